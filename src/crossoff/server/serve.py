"""The life of a server: store, bots and web on one event loop."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Callable

import crossoff
from crossoff.core.model.position import Position
from crossoff.server.app import make_app
from crossoff.server.files import connections_allowed, raise_file_limit
from crossoff.server.following import follow_others
from crossoff.server.gate import Gate
from crossoff.server.http import catalogue
from crossoff.server.lobby import Lobby
from crossoff.server.logs import log, logging_to, report, why_not
from crossoff.server.metrics import Live, Metrics
from crossoff.server.origins import Origins, is_loopback
from crossoff.server.services import Services
from crossoff.server.settings import Settings
from crossoff.server.store import Broken, Store, is_postgres, open_store
from crossoff.server.sweeping import sweep_forever
from crossoff.server.web import WebServer, disable_nagle, tune_gc, web_config
from crossoff.workers import Ask, Pool

__all__ = ["Stopped", "serve"]


class Stopped(Exception):
    """The server had to stop: continuing could have lost decisions."""

    def __init__(self, failure: Broken) -> None:
        super().__init__(str(failure))
        self.failure = failure


async def serve(
    settings: Settings,
    listening: socket.socket,
    *,
    on_ready: Callable[[], None],
    entropy: Callable[[int], bytes] = secrets.token_bytes,
) -> None:
    """Serve until a signal. `listening` is already bound.

    All secrets and the randomness of all games come from `entropy`.
    """
    with logging_to(sys.stderr):
        kind = "postgresql" if is_postgres(settings.database) else "sqlite"
        log.info("start", version=crossoff.__version__, database=kind, workers=settings.workers)
        try:
            await _serve(settings, listening, on_ready, entropy)
        except Exception as error:
            log.error("stop", why=type(error).__name__)
            raise
        except BaseException:  # raised by a signal, after everything is closed
            log.info("stop")
            raise
        log.info("stop")


async def _serve(
    settings: Settings,
    listening: socket.socket,
    on_ready: Callable[[], None],
    entropy: Callable[[int], bytes],
) -> None:
    failed: list[Broken] = []
    server: WebServer | None = None

    def stop(error: Broken) -> None:
        log.critical("store broken", why=why_not(error))
        failed.append(error)
        if server is not None:
            server.should_exit = True

    metrics = Metrics()
    pool = Pool(settings.workers, plain_first=True, compiled=settings.compiled_bots)
    store = metrics.measured(await open_store(settings.database, on_fatal=stop))
    services = _services(settings, store, pool, metrics, entropy)
    lobby = Lobby(services, idle_seconds=settings.idle_seconds)
    with contextlib.ExitStack() as stack:
        try:
            live = functools.partial(_live, lobby, pool)
            metrics_port = stack.enter_context(metrics.served(settings.metrics_port, live))
        except OSError:
            await store.close()
            raise

        def ready() -> None:
            log.info("ready", port=listening.getsockname()[1], metrics_port=metrics_port)
            on_ready()

        gate = _gate(settings, metrics)
        app = make_app(
            lobby,
            gate,
            catalogue=functools.cache(catalogue),
            worker_stats=lambda: dataclasses.asdict(pool.stats()),
            origins=_origins(settings, listening),
            lifespan=[lambda app: _running(lobby, store, pool, settings, ready)],
        )
        await pool.start()
        tune_gc()
        disable_nagle(listening)
        server = WebServer(web_config(app, settings, gate), gate)
        await server.serve(sockets=[listening])
    if failed:
        raise Stopped(failed[0]) from failed[0]


def _services(
    settings: Settings,
    store: Store,
    pool: Pool,
    metrics: Metrics,
    entropy: Callable[[int], bytes],
) -> Services:
    return Services(
        store=store,
        think=functools.partial(_think, pool, settings.bot_seconds),
        entropy=entropy,
        is_shared=is_postgres(settings.database),
        count=metrics.count,
        report=report,
    )


def _gate(settings: Settings, metrics: Metrics) -> Gate:
    raise_file_limit()
    return Gate(
        settings.limits,
        asyncio.get_running_loop().time,
        proxies=settings.proxies,
        connections=connections_allowed(),
        count=metrics.count,
    )


def _origins(settings: Settings, listening: socket.socket) -> Origins:
    """A local proxy serves other hosts; without one, only loopback is served."""
    is_loopback_only = is_loopback(listening.getsockname()[0]) and not settings.proxies
    return Origins(settings.origins, loopback_only=is_loopback_only)


def _live(lobby: Lobby, pool: Pool) -> Live:
    stats = pool.stats()
    sockets = sum(len(room.audience.connections) for room in lobby.rooms.values())
    tasks = len(asyncio.all_tasks())
    return Live(sockets, len(lobby.rooms), tasks, stats.answers, stats.fallbacks, stats.restarts)


@contextlib.asynccontextmanager
async def _running(
    lobby: Lobby, store: Store, pool: Pool, settings: Settings, on_ready: Callable[[], None]
) -> AsyncIterator[None]:
    """Run the background tasks while the server serves."""
    tasks = [
        asyncio.ensure_future(sweep_forever(lobby, settings)),
        asyncio.ensure_future(follow_others(lobby)),
    ]
    for task in tasks:
        task.add_done_callback(functools.partial(_note_failure, lobby.services.count))
    on_ready()
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await lobby.close()
        await pool.close()
        await store.close()


def _note_failure(count: Callable[[str], None], task: asyncio.Future[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        count(f"failed {type(error).__name__}")
        report(error)


async def _think(
    pool: Pool, seconds: float, position: Position, seat: int, bot: str, name: str
) -> str:
    ask = Ask.about(position, seat, bot, seed=name, seconds=seconds, deadline=seconds * 4)
    return (await pool.decide(ask)).decision
