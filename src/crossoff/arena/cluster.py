"""The workers of a run: the cores of this machine, or a Dask or Ray cluster by its address."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import os
import socket
import warnings
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from crossoff.arena.errors import ArenaError
from crossoff.core.errors import ErrorValue, said

__all__ = ["Workers", "check_address", "workers"]

_PATIENCE = 10  # seconds for a cluster to answer
_ORPHANS = 30  # seconds for which a process stays that gets no work, as when this one was killed

_LOST = (OSError, TimeoutError, ImportError)  # connections, and workers without crossoff


class Workers(NamedTuple):
    """How to tell joblib about the workers."""

    backend: str
    jobs: int
    settings: Mapping[str, Any]  # of the backend
    failures: tuple[type[Exception], ...] = ()  # what a cluster's failing raises
    streams: bool = True  # whether results come as they are ready, or only in the end
    at_once: int | None = None  # batches under way, where that is limited


@contextlib.contextmanager
def workers(address: str | None, jobs: int | None) -> Iterator[Workers]:
    """Return the workers at this address, or of this machine; all of them, or `jobs`."""
    if jobs is not None and jobs < 1:
        raise ArenaError("why-arena-jobs", got=jobs)
    if address is None:
        import joblib

        yield Workers("loky", jobs or joblib.cpu_count(), {"idle_worker_timeout": _ORPHANS})
        return
    kind, place = check_address(address)
    if place != "auto":
        _knock(place)
    with _dask(place, jobs) if kind == "dask" else _ray(place, jobs) as found:
        yield found


def check_address(address: str) -> tuple[str, str]:
    """Return the kind of a cluster and its address as the cluster's own library expects it."""
    scheme, _, rest = address.partition(":")
    host, _, port = rest.removeprefix("//").rpartition(":")
    has_port = bool(host) and port.isascii() and port.isdecimal() and 0 < int(port) < 65536
    if scheme in ("dask", "tcp") and rest.startswith("//") and has_port:
        return "dask", f"tcp:{rest}"
    if address == "ray:auto":
        return "ray", "auto"
    if scheme == "ray" and has_port:
        return "ray", address if rest.startswith("//") else rest
    raise ArenaError("why-arena-address", got=repr(address))


@contextlib.contextmanager
def _dask(place: str, jobs: int | None) -> Iterator[Workers]:
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError:
        raise _missing("distributed", "cluster") from None
    # What it has to say beside its errors is about connections, also those we end ourselves.
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)

    async def ask_scheduler() -> None:
        async with distributed.rpc(place) as scheduler:
            await asyncio.wait_for(scheduler.identity(), _PATIENCE)

    try:
        # Asked first, because a client waits for ever where something else listens.
        asyncio.run(ask_scheduler())
        client = distributed.Client(place, timeout=_PATIENCE, set_as_default=False)
    except (OSError, TimeoutError) as error:
        raise _unreachable(place, error) from None
    with client:
        count = sum(client.ncores().values())
        if not count:
            raise ArenaError("why-arena-no-workers", place=place)
        # joblib uses all of a Dask cluster; fewer have work if fewer batches are on the way.
        failures = (distributed.KilledWorker, distributed.CancelledError, *_LOST)
        yield Workers("dask", jobs or count, {"client": client}, failures, at_once=jobs)


@contextlib.contextmanager
def _ray(place: str, jobs: int | None) -> Iterator[Workers]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "3")  # and not 20, for a first answer
    try:
        ray: Any = importlib.import_module("ray")
        grpc: Any = importlib.import_module("grpc")
        importlib.import_module("ray.util.joblib").register_ray()
    except ImportError:
        raise _missing("ray", "ray") from None
    try:
        if place != "auto" and "RAY_USE_TLS" not in os.environ:
            # Asked first, because Ray waits for minutes where something else listens.
            with grpc.insecure_channel(place.removeprefix("ray://")) as channel:
                grpc.channel_ready_future(channel).result(timeout=_PATIENCE)
        with warnings.catch_warnings(action="ignore"):
            ray.init(place, log_to_driver=False, logging_level=logging.ERROR)
    except grpc.FutureTimeoutError:
        raise _unreachable(place, TimeoutError()) from None
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise _unreachable(place, error, "why-arena-no-answer-token") from None
    try:
        count = int(ray.cluster_resources().get("CPU", 0))
        if not count:
            raise ArenaError("why-arena-no-cpus", place=place)
        # Ray's part of joblib hands results over only when all of a call are there.
        yield Workers("ray", jobs or count, {}, (ray.exceptions.RayError, *_LOST), streams=False)
    finally:
        ray.shutdown()


def _knock(place: str) -> None:
    """Check that something listens before importing a large library."""
    host, _, port = place.rpartition("/")[2].rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
    except (OSError, UnicodeError) as error:
        raise _unreachable(place, error) from None


def _missing(package: str, extra: str) -> ArenaError:
    return ArenaError("why-arena-package", package=package, extra=extra)


def _unreachable(place: str, error: Exception, why: str = "why-arena-no-answer") -> ArenaError:
    reason: ErrorValue = getattr(error, "strerror", None) or str(error).strip().partition("\n")[0]
    if isinstance(error, TimeoutError):
        reason = said("why-arena-waited", seconds=_PATIENCE)
    return ArenaError(why, place=place, reason=reason)
