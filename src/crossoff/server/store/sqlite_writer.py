"""The one thread that writes to an SQLite file, with many appends per commit.

Replies are sent after COMMIT; with `synchronous=FULL` the events are then on disk.
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

from crossoff.server.store.batch import Append, answer
from crossoff.server.store.contract import OnFatal
from crossoff.server.store.errors import Broken, Conflict, StoreError, Unavailable, Unsettled
from crossoff.server.store.sqlite_batch import write_batch
from crossoff.server.store.sqlite_errors import to_store_error
from crossoff.server.store.sqlite_file import SqliteFile
from crossoff.server.store.sqlite_wal import Wal

__all__ = ["Task", "Writer"]

QUEUE_LIMIT = 10_000  # queued jobs
BATCH = 500  # appends per transaction


class Task(NamedTuple):
    """Any other job, in a transaction or without one."""

    run: Callable[[apsw.Connection], Any]
    future: asyncio.Future[Any]
    has_transaction: bool = True


Job: TypeAlias = Append | Task


class Writer:
    """The thread and its queue."""

    def __init__(self, file: SqliteFile, on_fatal: OnFatal) -> None:
        self.last_error: StoreError | None = None  # of the last transaction
        self.broken: Broken | None = None
        self._file = file
        self._db = file.writer
        self._on_fatal = on_fatal
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Job] = deque()
        self._changed = threading.Condition()
        self._is_closing = False
        self.wal = Wal(file.writer, file.checkpointer, self._record_failure)
        self._thread = threading.Thread(target=self._run, name="crossoff-store", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Queue a job; its future resolves when it is done."""
        with self._changed:
            if self.broken:
                raise self.broken
            if self._is_closing:
                raise Unavailable("the store is closed")
            if len(self._jobs) >= QUEUE_LIMIT:
                raise Unavailable("too many appends are waiting for the disk")
            self._jobs.append(job)
            self._changed.notify()

    def fail(self, error: Broken) -> None:
        """Refuse all further requests, and call `on_fatal`."""
        with self._changed:
            if self.broken:
                return
            self.broken = error
        self._tell(self._on_fatal, error)

    async def close(self) -> None:
        """Finish queued jobs and end the thread."""
        with self._changed:
            self._is_closing = True
            self._changed.notify()
        await self._loop.run_in_executor(None, self._thread.join)

    def _tell(self, callback: Callable[..., None], *arguments: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed: no caller is left
            self._loop.call_soon_threadsafe(callback, *arguments)

    # ---- Runs in the thread from here on

    def _run(self) -> None:
        while jobs := self._take():
            outcomes = self._attempt(jobs)
            self._tell(_answer_all, jobs, outcomes)
            if not self.broken:
                self.wal.after_commit()
        self.wal.close()

    def _take(self) -> list[Job]:
        """Wait for the next task, or the next batch of appends. Empty when it is time to stop."""
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

    def _attempt(self, jobs: Sequence[Job]) -> Sequence[Any]:
        if self.broken:
            return [self.broken] * len(jobs)
        try:
            outcomes = self._commit(jobs)
        except apsw.ConstraintError:  # only if log and head were edited by hand and disagree
            self._roll_back()
            if len(jobs) > 1:
                return [self._attempt([job])[0] for job in jobs]
            table = jobs[0].table if isinstance(jobs[0], Append) else ""
            return [Conflict(table, "the log has such an event already")]
        except Exception as error:
            return [self._failed(error)] * len(jobs)
        self.last_error = None
        return outcomes

    def _commit(self, jobs: Sequence[Job]) -> Sequence[Any]:
        if not self._file.is_there():
            raise self._file.gone()
        if self._file.is_behind:
            self._file.migrate()
        if isinstance(jobs[0], Task) and not jobs[0].has_transaction:
            return self._write(jobs)
        self._db.execute("BEGIN IMMEDIATE")
        outcomes = self._write(jobs)
        self._db.execute("COMMIT")
        if not self._file.is_there():  # perhaps it was already gone when we wrote to it
            raise Unsettled(self._file.gone())
        return outcomes

    def _write(self, jobs: Sequence[Job]) -> Sequence[Any]:
        if isinstance(jobs[0], Task):
            return [jobs[0].run(self._db)]
        appends = [job for job in jobs if isinstance(job, Append)]
        return write_batch(self._db, appends, time.time())

    def _failed(self, error: Exception) -> StoreError:
        last_error = self._record_failure(error, self._db)
        self._roll_back()
        return last_error

    def _record_failure(self, error: Exception, db: apsw.Connection) -> StoreError:
        self.last_error = last_error = to_store_error(error, db)
        if isinstance(last_error, Broken):
            self.fail(last_error)
        return last_error

    def _roll_back(self) -> None:
        with suppress(apsw.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")


def _answer_all(jobs: Sequence[Job], outcomes: Sequence[Any]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        answer(job.future, outcome)
