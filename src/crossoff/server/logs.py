"""What a server writes about itself, on standard error: JSON lines, or plain ones on a terminal.

A log must not know what players may not, and nothing about players: what is written is named here
part by part. Of an error that is its type and place, never its text, which may quote anything.
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
_OWN = ("crossoff.", "uvicorn.")  # loggers whose first lines are constant but for arguments
_LINES_SECOND, _LINES_BURST = 2.0, 100.0  # so that nobody can fill a disk by causing errors

log: Any = structlog.get_logger()


@contextlib.contextmanager
def logging_to(stream: TextIO | None) -> Iterator[None]:
    """Write the log to a stream from here on: all of it as JSON, or warnings for a person."""
    if stream is None:
        yield  # there is no standard error
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
    """Lets so many lines pass, and says with the next how many did not."""

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
    """Write down an error that nobody expected, once; the id under which it can be found."""
    known: str | None = getattr(error, "_reported_as", None)
    if known is not None:
        return known
    number = error._reported_as = secrets.token_hex(8)  # type: ignore[attr-defined]
    log.error("unexpected error", id=number, type=type(error).__name__, place=_place(error))
    return number


def _place(error: BaseException) -> str:
    """The innermost line of this program that an error came through."""
    found = "unknown"
    for frame in traceback.extract_tb(error.__traceback__):
        path = Path(frame.filename)
        if path.is_relative_to(_ROOT / "crossoff"):
            found = f"{path.relative_to(_ROOT).as_posix()}:{frame.lineno} {frame.name}"
    return found


class _OtherLogs(logging.Handler):
    """What other parts and libraries log. Numbers pass, but no texts that were put in."""

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
    """Writes down when storing begins to fail and when it works again, not every failure."""

    def __init__(self) -> None:
        self._is_failing = False

    def failed(self, error: StoreError) -> None:
        if isinstance(error, Conflict) or self._is_failing:
            return  # to be second is no trouble
        self._is_failing = True
        log.warning("store trouble", type=type(error).__name__, why=why_not(error))

    def worked(self) -> None:
        if self._is_failing:
            self._is_failing = False
            log.info("store works again")


def why_not(error: StoreError) -> str | None:
    """The beginning of what a store says of itself; behind it a database may quote anything."""
    return str(error).partition(":")[0] if isinstance(error, Unavailable | Broken) else None
