"""A disk on which the n-th call of some kinds fails, once or permanently."""

from __future__ import annotations

import threading

import apsw

_CODES = {
    "write": apsw.SQLITE_IOERR_WRITE,
    "sync": apsw.SQLITE_IOERR_FSYNC,
    "open": apsw.SQLITE_IOERR,
    "truncate": apsw.SQLITE_IOERR_TRUNCATE,
    "delete": apsw.SQLITE_IOERR_DELETE,
    "read": apsw.SQLITE_IOERR_READ,
}


class FailingDisk(apsw.VFS):
    """The VFS. Set `number` to make that call fail; `count` is the number of calls so far."""

    def __init__(
        self, calls: tuple[str, ...], *, is_full: bool = False, lasts: bool = False
    ) -> None:
        self.name = f"failing-{id(self)}"
        self.calls, self.is_full, self.lasts = calls, is_full, lasts
        self.count = 0
        self.number = 0
        self.failed = ""
        self._lock = threading.Lock()
        super().__init__(self.name, "")

    def tick(self, call: str) -> None:
        with self._lock:
            if call not in self.calls:
                return
            self.count += 1
            if self.number and (
                self.count == self.number or (self.lasts and self.count > self.number)
            ):
                self.failed = call
                raise self._error(call)

    def _error(self, call: str) -> apsw.Error:
        if self.is_full:
            return apsw.FullError("the disk is full")
        if call == "open":
            return apsw.CantOpenError("too many open files")
        error = apsw.IOError(f"{call} failed")
        setattr(error, "extendedresult", _CODES[call])  # noqa: B010 (missing in apsw's types)
        return error

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        self.tick("open")
        return FailingFile(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.tick("delete")
        super().xDelete(filename, syncdir)

    def excepthook(self, *_: object) -> bool:
        """Suppress apsw's report: SQLite may ignore a failure that we injected."""
        return True


class FailingFile(apsw.VFSFile):
    """One open file."""

    def __init__(
        self, disk: FailingDisk, name: str | apsw.URIFilename | None, flags: list[int]
    ) -> None:
        self.disk = disk
        super().__init__("", name, flags)

    def xRead(self, amount: int, offset: int) -> bytes:
        self.disk.tick("read")
        return super().xRead(amount, offset)

    def xWrite(self, data: bytes, offset: int) -> None:
        self.disk.tick("write")
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:
        self.disk.tick("truncate")
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:
        self.disk.tick("sync")

    def excepthook(self, *_: object) -> bool:
        return True
