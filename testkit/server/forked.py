"""Forked servers, with the part of `asyncio.subprocess.Process` that tests use."""

from __future__ import annotations

import asyncio
import functools
import os
from collections.abc import Mapping, Sequence

from testkit.forking import Forks

__all__ = ["Forked", "fork"]

MAINS = {  # by what follows `python`
    ("-m", "testkit.server.seeded_crossoff", "serve"): "testkit.server.seeded_crossoff:main",
    ("-m", "testkit.server.serve_seeded"): "testkit.server.serve_seeded:main",
    ("-m", "testkit.server.serve_unlimited"): "testkit.server.serve_unlimited:main",
}


class Forked:
    """A process with its stdin and stderr."""

    def __init__(
        self, pid: int, stdin: int, stderr: asyncio.StreamReader, told: asyncio.StreamReader
    ) -> None:
        self.pid = pid
        self.stdin = os.fdopen(stdin, "wb", buffering=0)
        self.stderr = stderr
        self._code = asyncio.ensure_future(self._ended(told))

    async def wait(self) -> int:
        return await asyncio.shield(self._code)

    async def _ended(self, told: asyncio.StreamReader) -> int:
        code = int(await told.read())
        self.stdin.close()
        return code


@functools.cache
def _forks() -> Forks:
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    return Forks("testkit.server.seeded_crossoff:prepare", plain)


async def fork(
    program: Sequence[str], arguments: Sequence[str], environment: Mapping[str, str]
) -> Forked | None:
    """Fork a program like this, unless it or its environment cannot be forked."""
    main = MAINS.get(tuple(program))
    if main is None or os.name != "posix" or not _forks().can_have(environment):
        return None
    given, stdin = os.pipe()
    stderr, printed = os.pipe()
    words = [*program[2:], *arguments]
    told = await _reader(_forks().start(main, words, [given, 1, printed], environment))
    os.close(given)
    os.close(printed)
    return Forked(int(await told.readline()), stdin, await _reader(stderr), told)


async def _reader(file: int) -> asyncio.StreamReader:
    stream = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(stream), os.fdopen(file, "rb", buffering=0)
    )
    return stream
