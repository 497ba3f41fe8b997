"""A worker process as the pool sees it: a stranger at the other end of a pipe."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable, Sequence

from crossoff.workers.limits import scrubbed
from crossoff.workers.messages import (
    MAX_ANSWER,
    Question,
    Ready,
    Rubbish,
    Said,
    encode,
    read_said,
)

__all__ = ["WorkerFailed", "WorkerProcess"]

_LAST_WORDS = 5.0  # seconds for what a dead worker has left in the pipe


class WorkerFailed(Exception):
    """A worker has ended, or has to."""


class WorkerProcess:
    """One worker, from its start to its end."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._process = process
        self._stdin, self._stdout = process.stdin, process.stdout
        self._asked: tuple[int, asyncio.Future[str]] | None = None
        self.pid = process.pid
        self.is_ready = False
        self.is_over = False  # killed or dead, or found out
        self.has_answered = False

    @classmethod
    async def spawn(cls, command: Sequence[str], *, plain: bool = False) -> WorkerProcess:
        """Start one, in a group of its own, so that no signal meant for us reaches it.

        A plain one compiles nothing.
        """
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # A traceback could quote what the seat knows, and must not reach a log.
            stderr=asyncio.subprocess.DEVNULL,
            limit=MAX_ANSWER,
            env=scrubbed(os.environ) | ({"NUMBA_DISABLE_JIT": "1"} if plain else {}),
            start_new_session=True,
        )
        return cls(process)

    async def listen(self, on_ready: Callable[[], None]) -> None:
        """Take in all that the worker says. Never returns: WorkerFailed says how it ended."""
        while True:
            try:
                line = await self._stdout.readline()
            except ValueError:
                raise WorkerFailed(f"said more than {MAX_ANSWER} bytes at once") from None
            if not line.endswith(b"\n"):
                raise WorkerFailed("ended")
            try:
                self._take(read_said(line), on_ready)
            except Rubbish as error:
                raise WorkerFailed(f"talked rubbish: {error}") from None

    def _take(self, said: Said, on_ready: Callable[[], None]) -> None:
        if isinstance(said, Ready):
            if self.is_ready:
                raise WorkerFailed("was ready twice")
            self.is_ready = True
            on_ready()
        elif self._asked is None or said.id != self._asked[0]:
            raise WorkerFailed("answered what nobody asked")
        else:
            answer, self._asked = self._asked[1], None
            if not answer.done():
                answer.set_result(said.decision)

    async def think(self, question: Question) -> str:
        """The worker's answer, not yet to be trusted; WorkerFailed if it ends instead."""
        answer = asyncio.get_running_loop().create_future()
        self._asked = question.id, answer
        # Not drained: a question is small, and a worker that does not read has its deadline.
        self._stdin.write(encode(question))
        return await answer  # type: ignore[no-any-return]

    @property
    def exit_code(self) -> int | None:
        return self._process.returncode

    def kill(self) -> None:
        """End it at once, with whatever it has started. `end` has to follow."""
        self.is_over = True
        if self._process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):  # it may have been quicker
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self.pid, signal.SIGKILL)

    async def end(self, why: WorkerFailed) -> None:
        """Kill it, tell whoever waits for its answer, and return when nothing is left of it."""
        self.kill()
        if self._asked is not None and not self._asked[1].done():
            self._asked[1].set_exception(why)
        self._stdin.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORDS):
                while await self._stdout.read(MAX_ANSWER):
                    pass  # to its end, or the pipe would stay open
        await self._process.wait()
