"""A worker process as the pool sees it: an untrusted peer at the other end of a pipe."""

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
    InvalidMessage,
    Question,
    Ready,
    Reply,
    encode,
    read_reply,
)

__all__ = ["WorkerFailed", "WorkerProcess"]

_DRAIN_SECONDS = 5.0  # seconds to drain the pipe of a dead worker


class WorkerFailed(Exception):
    """A worker has exited, or must be killed."""


class WorkerProcess:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._process = process
        self._stdin, self._stdout = process.stdin, process.stdout
        self._asked: tuple[int, asyncio.Future[str]] | None = None
        self.pid = process.pid
        self.is_ready = False
        self.is_over = False  # killed, dead, or no longer trusted
        self.has_answered = False

    @classmethod
    async def spawn(cls, command: Sequence[str], *, plain: bool = False) -> WorkerProcess:
        """Start a worker in its own process group, so that signals to ours do not reach it.

        A plain one compiles nothing.
        """
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # A traceback could contain what the seat knows, and must not reach a log.
            stderr=asyncio.subprocess.DEVNULL,
            limit=MAX_ANSWER,
            env=scrubbed(os.environ) | ({"NUMBA_DISABLE_JIT": "1"} if plain else {}),
            start_new_session=True,
        )
        return cls(process)

    async def listen(self, on_ready: Callable[[], None]) -> None:
        """Process the worker's messages. Never returns: raises WorkerFailed when it ends."""
        while True:
            try:
                line = await self._stdout.readline()
            except ValueError:
                raise WorkerFailed(f"said more than {MAX_ANSWER} bytes at once") from None
            if not line.endswith(b"\n"):
                raise WorkerFailed("ended")
            try:
                self._take(read_reply(line), on_ready)
            except InvalidMessage as error:
                raise WorkerFailed(f"talked rubbish: {error}") from None

    def _take(self, reply: Reply, on_ready: Callable[[], None]) -> None:
        if isinstance(reply, Ready):
            if self.is_ready:
                raise WorkerFailed("was ready twice")
            self.is_ready = True
            on_ready()
        elif self._asked is None or reply.id != self._asked[0]:
            raise WorkerFailed("answered what nobody asked")
        else:
            answer, self._asked = self._asked[1], None
            if not answer.done():
                answer.set_result(reply.decision)

    async def think(self, question: Question) -> str:
        """Return the worker's answer, not yet validated; raises WorkerFailed if it ends instead."""
        answer = asyncio.get_running_loop().create_future()
        self._asked = question.id, answer
        # No drain: a question is small, and a worker that does not read runs into its deadline.
        self._stdin.write(encode(question))
        return await answer  # type: ignore[no-any-return]

    @property
    def exit_code(self) -> int | None:
        return self._process.returncode

    def kill(self) -> None:
        """Kill it, with its process group. Must be followed by `end`."""
        self.is_over = True
        if self._process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):  # it may have exited already
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self.pid, signal.SIGKILL)

    async def end(self, why: WorkerFailed) -> None:
        """Kill it, fail the pending request, and wait until it is gone."""
        self.kill()
        if self._asked is not None and not self._asked[1].done():
            self._asked[1].set_exception(why)
        self._stdin.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_DRAIN_SECONDS):
                while await self._stdout.read(MAX_ANSWER):
                    pass  # read to EOF, or the pipe would stay open
        await self._process.wait()
