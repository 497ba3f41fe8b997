"""The one thread that writes to an SQLite file, many appends to a commit.

Answers leave after COMMIT, and with `synchronous=FULL` that means when the disk has the events.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

import apsw

from crossoff.server.store.batch import Append, Outcome, answer
from crossoff.server.store.contract import OnFatal
from crossoff.server.store.errors import Broken, Conflict, StoreError, Unavailable
from crossoff.server.store.sqlite_batch import write_batch
from crossoff.server.store.sqlite_file import judge
from crossoff.server.store.sqlite_wal import Wal

__all__ = ["Task", "Writer"]

LIMIT = 10_000  # jobs that may wait
BATCH = 500  # appends in one transaction


class Task(NamedTuple):
    """Anything else to be done in a transaction of its own."""

    run: Callable[[apsw.Connection], None]
    scrubs: bool  # whether old pages must leave the WAL before the answer
    future: asyncio.Future[Any]


Job: TypeAlias = Append | Task


class Writer:
    """The thread, and the queue before it."""

    def __init__(self, db: apsw.Connection, carrier: apsw.Connection, on_fatal: OnFatal) -> None:
        self.trouble: StoreError | None = None  # of the last transaction
        self.broken: Broken | None = None
        self._db = db
        self._on_fatal = on_fatal
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Job] = deque()
        self._changed = threading.Condition()
        self._is_closing = False
        self._wal = Wal(db, carrier, self._note)
        self._thread = threading.Thread(target=self._run, name="crossoff-store", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Have this done; its future tells when."""
        with self._changed:
            if self.broken:
                raise self.broken
            if self._is_closing:
                raise Unavailable("the store is closed")
            if len(self._jobs) >= LIMIT:
                raise Unavailable("too many appends are waiting for the disk")
            self._jobs.append(job)
            self._changed.notify()

    def fail(self, error: Broken) -> None:
        """Refuse everything from now on, and tell whoever has to end the process."""
        with self._changed:
            if self.broken:
                return
            self.broken = error
        self._tell(self._on_fatal, error)

    async def close(self) -> None:
        """Finish what waits, and end the thread."""
        with self._changed:
            self._is_closing = True
            self._changed.notify()
        await self._loop.run_in_executor(None, self._thread.join)

    def _tell(self, callback: Callable[..., None], *arguments: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is left to be told
            self._loop.call_soon_threadsafe(callback, *arguments)

    # ---- From here on in the thread

    def _run(self) -> None:
        self._wal.lay_out()
        while jobs := self._take():
            outcomes = self._attempt(jobs)
            self._tell(_answer_all, jobs, outcomes)
            if not self.broken:
                self._wal.relieve()
                if _scrubs(jobs):
                    self._wal.lay_out()
        self._wal.close()

    def _take(self) -> list[Job]:
        """The next task, or the next appends; nothing when it is time to end."""
        with self._changed:
            while not self._jobs and not self._is_closing:
                self._changed.wait()
            taken: list[Job] = []
            while self._jobs and len(taken) < BATCH:
                if isinstance(self._jobs[0], Task) and taken:
                    break
                taken.append(self._jobs.popleft())
                if isinstance(taken[0], Task):
                    break
            return taken

    def _attempt(self, jobs: Sequence[Job]) -> Sequence[Outcome | None]:
        if self.broken:
            return [self.broken] * len(jobs)
        try:
            outcomes = self._commit(jobs)
        except apsw.ConstraintError:  # only if the log and its head were edited apart
            self._roll_back()
            if len(jobs) > 1:
                return [self._attempt([job])[0] for job in jobs]
            table = jobs[0].table if isinstance(jobs[0], Append) else ""
            return [Conflict(table, "the log has such an event already")]
        except Exception as error:
            return [self._failed(error)] * len(jobs)
        self.trouble = None
        return outcomes

    def _commit(self, jobs: Sequence[Job]) -> Sequence[Outcome | None]:
        outcomes: Sequence[Outcome | None] = [None]
        appends = [job for job in jobs if isinstance(job, Append)]
        self._db.execute("BEGIN IMMEDIATE")
        if isinstance(jobs[0], Task):
            jobs[0].run(self._db)
        else:
            outcomes = write_batch(self._db, appends, time.time())
        self._db.execute("COMMIT")
        if _scrubs(jobs):
            self._wal.empty()
        return outcomes

    def _failed(self, error: Exception) -> StoreError:
        self._roll_back()
        return self._note(error)

    def _note(self, error: Exception) -> StoreError:
        self.trouble = trouble = judge(error)
        if isinstance(trouble, Broken):
            self.fail(trouble)
        return trouble

    def _roll_back(self) -> None:
        with suppress(apsw.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")


def _scrubs(jobs: Sequence[Job]) -> bool:
    return isinstance(jobs[0], Task) and jobs[0].scrubs


def _answer_all(jobs: Sequence[Job], outcomes: Sequence[Outcome | None]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        answer(job.future, outcome)
