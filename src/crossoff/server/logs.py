"""The server's log on stderr: JSON lines, or plain text on a terminal.

The log must contain no hidden information and nothing about players, so every field is whitelisted
here. Errors are logged by type and place, never with their text, which may quote anything.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

import structlog

from crossoff.server.limits import Bucket
from crossoff.server.store import Broken, Conflict, StoreError, Unavailable

if TYPE_CHECKING:
    from structlog.typing import EventDict, Processor, WrappedLogger

__all__ = ["StoreWatch", "log", "logging_to", "report", "why_not"]

_ROOT = Path(__file__).parents[2]
_OWN = ("crossoff.", "uvicorn.")  # loggers whose format strings are constant
_LINES_SECOND, _LINES_BURST = 2.0, 100.0  # so that nobody can fill the disk by causing errors

log: Any = structlog.get_logger()


@contextlib.contextmanager
def logging_to(stream: TextIO | None) -> Iterator[None]:
    """Send the log to a stream: everything as JSON, or only warnings if a person reads it."""
    if stream is None:
        yield  # there is no stderr
        return
    is_person = stream.isatty()
    level = logging.WARNING if is_person else logging.INFO
    structlog.configure(
        processors=[_Throttle(), structlog.processors.add_log_level, *_rendering(is_person)],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    handler = _OtherLogs(logging.WARNING)
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
        structlog.reset_defaults()


def _rendering(is_person: bool) -> list[Processor]:
    if is_person:
        clock = structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False)
        return [clock, structlog.dev.ConsoleRenderer(colors=False, pad_event_to=0)]
    clock = structlog.processors.TimeStamper(fmt="iso", utc=True)
    return [clock, structlog.processors.JSONRenderer()]


class _Throttle:
    """Rate-limits lines, and adds the number of dropped ones to the next."""

    def __init__(self) -> None:
        self._bucket = Bucket(_LINES_SECOND, _LINES_BURST, time.monotonic)
        self._skipped = 0

    def __call__(self, logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        if not self._bucket.take():
            self._skipped += 1
            raise structlog.DropEvent
        if self._skipped:
            event["skipped"], self._skipped = self._skipped, 0
        return event


def report(error: BaseException) -> str:
    """Log an unexpected error, once; return the id of its log entry."""
    known: str | None = getattr(error, "_reported_as", None)
    if known is not None:
        return known
    number = error._reported_as = secrets.token_hex(8)  # type: ignore[attr-defined]
    log.error("unexpected error", id=number, type=type(error).__name__, place=_place(error))
    return number


def _place(error: BaseException) -> str:
    """The innermost line of this program in the traceback."""
    found = "unknown"
    for frame in traceback.extract_tb(error.__traceback__):
        path = Path(frame.filename)
        if path.is_relative_to(_ROOT / "crossoff"):
            found = f"{path.relative_to(_ROOT).as_posix()}:{frame.lineno} {frame.name}"
    return found


class _OtherLogs(logging.Handler):
    """Logs of other modules and libraries. Keeps numbers, but drops interpolated strings."""

    def emit(self, record: logging.LogRecord) -> None:
        said: dict[str, Any] = {"by": record.name}
        if record.name.startswith(_OWN):
            said["text"] = _without_texts(record)
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            said |= {"type": type(error).__name__, "place": _place(error)}
        log.log(record.levelno, "message", **said)


def _without_texts(record: logging.LogRecord) -> str:
    text = str(record.msg).partition("\n")[0]
    if not isinstance(record.args, tuple) or not record.args:
        return text
    shown = [value if isinstance(value, int | float) else "…" for value in record.args]
    with contextlib.suppress(TypeError, ValueError):
        return text % tuple(shown)
    return text


class StoreWatch:
    """Logs when storing starts to fail and when it recovers, not every failure."""

    def __init__(self) -> None:
        self._is_failing = False

    def failed(self, error: StoreError) -> None:
        if isinstance(error, Conflict) or self._is_failing:
            return  # losing a race is normal
        self._is_failing = True
        log.warning("store trouble", type=type(error).__name__, why=why_not(error))

    def worked(self) -> None:
        if self._is_failing:
            self._is_failing = False
            log.info("store works again")


def why_not(error: StoreError) -> str | None:
    """The constant beginning of a store's error text; the rest may quote anything."""
    return str(error).partition(":")[0] if isinstance(error, Unavailable | Broken) else None
