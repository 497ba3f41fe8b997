"""Processes that open a store and are killed at their n-th statement.

One process imports everything once and forks the victims, so that a start takes milliseconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from types import TracebackType
from typing import Any

import apsw
import psycopg

from crossoff.server.store import open_store
from testkit.paths import ROOT

__all__ = ["Victims"]


class Victims:
    """Starts victims, one after the other."""

    def __enter__(self) -> Victims:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "testkit.store.victims"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
        )  # fmt: skip
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate()

    def exit_code(self, place: str, last: int) -> int:
        """Kill one at statement `last`: just before it in SQLite, just after it in PostgreSQL.

        Return its exit code, which is 0 if there are fewer statements.
        """
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps([place, last]) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


def main() -> None:
    for line in sys.stdin:
        place, last = json.loads(line)
        child = os.fork()
        if not child:
            be_killed(place, last)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        print(code, flush=True)


def be_killed(place: str, last: int) -> None:
    count = 0

    def tick(*_: object) -> bool:
        nonlocal count
        count += 1
        if count == last:
            os.kill(os.getpid(), signal.SIGKILL)
        return True

    async def counted(*arguments: Any, **named: Any) -> Any:
        result = await execute(*arguments, **named)
        tick()
        return result

    apsw.connection_hooks.append(lambda db: setattr(db, "exec_trace", tick))
    execute = psycopg.AsyncConnection.execute
    psycopg.AsyncConnection.execute = counted  # type: ignore[method-assign]
    try:
        asyncio.run(open_and_exit(place))
    finally:
        os._exit(1)


async def open_and_exit(place: str) -> None:
    await open_store(place, on_fatal=print)
    os._exit(0)


if __name__ == "__main__":
    main()
