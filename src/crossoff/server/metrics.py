"""Prometheus metrics. They are anonymous: no table, seat or address is named."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, cast

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from crossoff.play.events import is_decision
from crossoff.server.logs import StoreWatch
from crossoff.server.store import NewEvent, Store, StoredEvent, StoreError

__all__ = ["Live", "Metrics"]

_HOST = "127.0.0.1"
_PATIENCE = 5.0  # seconds for the event loop to answer
_STEPS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Live(NamedTuple):
    """Current gauges, and counters kept elsewhere."""

    sockets: int
    tables: int
    tasks: int
    bot_answers: int
    bot_fallbacks: int
    bot_restarts: int


class Metrics:
    """The metrics of one server, in their own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._decisions = Counter(
            "crossoff_decisions_stored", "Decisions of people and bots", registry=self.registry
        )
        self._refusals = Counter(
            "crossoff_refusals", "Refusals by their code", ["code"], registry=self.registry
        )
        self._failures = Counter(
            "crossoff_failed_chores",
            "Work in the background that ended with an unexpected error, by its type",
            ["type"],
            registry=self.registry,
        )
        self._aborted = Counter(
            "crossoff_aborted_connections",
            "Connections refused or aborted, by the limit they broke",
            ["limit"],
            registry=self.registry,
        )
        self._seconds = Histogram(
            "crossoff_append_seconds",
            "Time until what happened at a table was durable",
            buckets=_STEPS,
            registry=self.registry,
        )

    def count(self, what: str) -> None:
        """Increment a counter: `refused <code>`, `failed <error type>` or `aborted <limit>`."""
        kind, _, which = what.partition(" ")
        if kind == "refused":
            self._refusals.labels(which).inc()
        elif kind == "failed" and which != "Refused":  # those are counted when they are sent
            self._failures.labels(which).inc()
        elif kind == "aborted":
            self._aborted.labels(which).inc()

    def measured(self, store: Store) -> Store:
        """Wrap a store so that its appends are timed and counted."""
        return cast(Store, _Measured(store, self._seconds, self._decisions))

    @contextlib.contextmanager
    def served(self, port: int | None, live: Callable[[], Live]) -> Iterator[int | None]:
        """Serve metrics to Prometheus on the loopback address; yields the port.

        `live` is called in the event loop. Raises OSError if the port is not available.
        """
        if port is None:
            yield None
            return
        self.registry.register(_LiveCollector(live, asyncio.get_running_loop()))
        try:
            server, thread = start_http_server(port, _HOST, self.registry)
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            text = f"cannot serve metrics on {_HOST}, port {port}: {reason}"
            raise OSError(error.errno, text) from None
        try:
            yield server.server_port
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


class _LiveCollector:
    """Queries the event loop from the thread that serves Prometheus."""

    def __init__(self, live: Callable[[], Live], loop: asyncio.AbstractEventLoop) -> None:
        self._live = live
        self._loop = loop

    def describe(self) -> Iterable[Metric]:
        return []  # so that registering does not query the loop

    def collect(self) -> Iterable[Metric]:
        async def ask() -> Live:
            return self._live()

        now = asyncio.run_coroutine_threadsafe(ask(), self._loop).result(_PATIENCE)
        yield GaugeMetricFamily("crossoff_sockets", "Sockets at tables", value=now.sockets)
        yield GaugeMetricFamily("crossoff_tables", "Tables in memory", value=now.tables)
        yield GaugeMetricFamily("crossoff_tasks", "Tasks of the event loop", value=now.tasks)
        for name, about, value in (
            ("answers", "Decisions that bots made", now.bot_answers),
            ("fallbacks", "Plain decisions made instead of a bot's", now.bot_fallbacks),
            ("restarts", "Bot workers that ended and were replaced", now.bot_restarts),
        ):
            yield CounterMetricFamily(f"crossoff_bot_{name}", about, value=value)


class _Measured:
    """A proxy for a store that measures its appends."""

    def __init__(self, store: Store, seconds: Histogram, decisions: Counter) -> None:
        self._store = store
        self._seconds = seconds
        self._decisions = decisions
        self._watch = StoreWatch()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(
        self, table: str, expected_seq: int, events: Sequence[NewEvent], **more: Any
    ) -> list[StoredEvent]:
        try:
            with self._seconds.time():
                stored = await self._store.append(table, expected_seq, events, **more)
        except StoreError as error:
            self._watch.failed(error)
            raise
        self._watch.worked()
        self._decisions.inc(sum(is_decision(event.body) for event in events))
        return stored

    async def create(
        self, table: str, events: Sequence[NewEvent], *, at: float | None = None
    ) -> list[StoredEvent]:
        return await self.append(table, 0, events, at=at)
