"""Workers of a run: the cores of this machine, or a Dask or Ray cluster by address."""

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
_ORPHANS = 30  # seconds until an idle worker exits, as when this process was killed

_LOST = (OSError, TimeoutError, ImportError)  # lost connections, and workers without crossoff


class Workers(NamedTuple):
    """The joblib configuration of a run."""

    backend: str
    jobs: int
    settings: Mapping[str, Any]  # of the backend
    failures: tuple[type[Exception], ...] = ()  # exceptions that mean the cluster failed
    streams: bool = True  # results arrive as they are ready, not all at the end
    at_once: int | None = None  # limit on batches in flight


@contextlib.contextmanager
def workers(address: str | None, jobs: int | None) -> Iterator[Workers]:
    """Connect to the cluster at this address, or use local processes; all workers, or `jobs`."""
    if jobs is not None and jobs < 1:
        raise ArenaError("why-arena-jobs", got=jobs)
    if address is None:
        import joblib

        yield Workers("loky", jobs or joblib.cpu_count(), {"idle_worker_timeout": _ORPHANS})
        return
    kind, place = check_address(address)
    if place != "auto":
        _probe(place)
    with _dask(place, jobs) if kind == "dask" else _ray(place, jobs) as found:
        yield found


def check_address(address: str) -> tuple[str, str]:
    """Return the kind of a cluster and its address in the form that its library expects."""
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
    # It logs about connections, even those we close ourselves; real errors are raised anyway.
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)

    async def ask_scheduler() -> None:
        async with distributed.rpc(place) as scheduler:
            await asyncio.wait_for(scheduler.identity(), _PATIENCE)

    try:
        # Ask first: a client waits forever if something other than Dask listens there.
        asyncio.run(ask_scheduler())
        client = distributed.Client(place, timeout=_PATIENCE, set_as_default=False)
    except (OSError, TimeoutError) as error:
        raise _unreachable(place, error) from None
    with client:
        count = sum(client.ncores().values())
        if not count:
            raise ArenaError("why-arena-no-workers", place=place)
        # joblib uses the whole Dask cluster; limiting batches in flight limits the busy workers.
        failures = (distributed.KilledWorker, distributed.CancelledError, *_LOST)
        yield Workers("dask", jobs or count, {"client": client}, failures, at_once=jobs)


@contextlib.contextmanager
def _ray(place: str, jobs: int | None) -> Iterator[Workers]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "3")  # default 20; fail faster
    try:
        ray: Any = importlib.import_module("ray")
        grpc: Any = importlib.import_module("grpc")
        importlib.import_module("ray.util.joblib").register_ray()
    except ImportError:
        raise _missing("ray", "ray") from None
    try:
        if place != "auto" and "RAY_USE_TLS" not in os.environ:
            # Ask first: Ray waits for minutes if something else listens there.
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
        # Ray's joblib backend returns results only when all of a call are ready.
        yield Workers("ray", jobs or count, {}, (ray.exceptions.RayError, *_LOST), streams=False)
    finally:
        ray.shutdown()


def _probe(place: str) -> None:
    """Check that the port accepts connections, before importing a large library."""
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
