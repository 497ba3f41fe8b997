"""The coach for local games, in a worker process so that the screen stays responsive."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable

import msgspec

from crossoff.coach.model import Review
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record
from crossoff.local.coach_messages import (
    AskForHint,
    AskForReview,
    Failed,
    Hint,
    Made,
    Progress,
    Question,
    encode,
    read_reply,
)
from crossoff.workers.limits import scrubbed

__all__ = ["CoachFailed", "WorkerCoach"]

_COMMAND = (sys.executable, "-P", "-m", "crossoff.local.coach_worker")
_LONGEST_LINE = 1 << 26  # bytes; a review has some hundred thousand


class CoachFailed(Exception):
    """The coach's process ended, or could not do what was asked."""


class WorkerCoach:
    """A coach in one worker process, started on first use. It does one thing at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()

    async def review(self, record: Record, progress: Callable[[float], object]) -> Review:
        """Review a finished game. `progress` is called with the share that is done."""
        made = await self._ask(AskForReview(record), progress)
        return Review.from_json(msgspec.json.decode(made.data))

    async def hint(self, position: Position, seat: Seat) -> Hint:
        """Return what a seat should do now. The worker gets only what the seat may know."""
        made = await self._ask(AskForHint.about(position, seat), lambda share: None)
        return msgspec.json.decode(made.data, type=Hint)

    async def close(self) -> None:
        """Stop the worker."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):  # it may have exited already
            process.kill()
        await process.wait()

    async def _ask(self, question: Question, progress: Callable[[float], object]) -> Made:
        async with self._lock:
            try:
                return await self._answer(await self._started(), question, progress)
            except BaseException as error:  # also when nobody waits for the answer any more
                await self.close()
                if isinstance(error, OSError | ValueError):
                    raise CoachFailed(str(error)) from None
                raise

    async def _answer(
        self,
        process: asyncio.subprocess.Process,
        question: Question,
        progress: Callable[[float], object],
    ) -> Made:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(encode(question))
        await process.stdin.drain()
        while line := await process.stdout.readline():
            reply = read_reply(line)
            if isinstance(reply, Progress):
                progress(reply.share)
            elif isinstance(reply, Failed):
                raise CoachFailed(reply.why)
            else:
                return reply
        raise CoachFailed("the process ended")

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *_COMMAND,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=_LONGEST_LINE,
                env=scrubbed(os.environ),
                start_new_session=True,
            )
        return self._process
