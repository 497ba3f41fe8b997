"""Location and settings of an SQLite file, with warnings about risks to the data."""

from __future__ import annotations

import os
import shutil
import stat
from contextlib import suppress
from pathlib import Path

import apsw

from crossoff.server.store.contract import Fact

__all__ = ["place_facts", "read_facts"]

LOW_SPACE = 256 << 20  # bytes; a busy day of games takes some of it

_REMOTE = {"9p", "afs", "cifs", "nfs", "nfs4", "smb3", "smbfs"}


def read_facts(path: Path, db: apsw.Connection) -> list[Fact]:
    """Return location, version and settings of an open file."""
    synchronous = ("OFF", "NORMAL", "FULL", "EXTRA")[db.pragma("synchronous")]
    loses = None if synchronous in ("FULL", "EXTRA") else "a power cut takes saved moves"
    sound = str(db.execute("PRAGMA quick_check(1)").get)
    damage = None if sound == "ok" else "the file is damaged: restore a copy"
    return [
        *place_facts(path),
        Fact("journal mode", str(db.pragma("journal_mode"))),
        Fact("synchronous", synchronous, loses),
        Fact("quick check", sound, damage),
    ]


def place_facts(path: Path) -> list[Fact]:
    """Return what is known of a file without opening it; it need not exist yet."""
    near = next(one for one in (path, *path.parents) if one.exists())
    folder = near if near.is_dir() else near.parent
    facts = [
        Fact("database", f"SQLite {apsw.sqlite_lib_version()}"),
        Fact("file", str(path)),
    ]
    if near == path:
        status = path.stat()
        mode = stat.S_IMODE(status.st_mode)
        open_to = "others on this machine can read the games" if mode & 0o077 else None
        facts += [
            Fact("size", f"{status.st_size:,} bytes"),
            Fact("file mode", f"{mode:04o}", open_to),
        ]
    can_write = os.access(near, os.W_OK) and os.access(folder, os.W_OK | os.X_OK)
    why = None if can_write else "whoever runs this command can save nothing there"
    facts.append(Fact("writable", "yes" if can_write else "no", why))
    return [*facts, _file_system(path), _space(folder)]


def _file_system(path: Path) -> Fact:
    kind = _kind_of_file_system(path)
    risk = None
    if kind in _REMOTE or kind.startswith("fuse"):
        risk = "locks and syncs over a network are not to be trusted: use a local disk"
    elif kind in ("ramfs", "tmpfs"):
        risk = "this is memory: everything is gone when the machine goes down"
    return Fact("file system", kind, risk)


def _space(folder: Path) -> Fact:
    free = shutil.disk_usage(folder).free
    full = "when it is full, no decision can be saved" if free < LOW_SPACE else None
    return Fact("free space", f"{free:,} bytes", full)


def _kind_of_file_system(path: Path) -> str:
    """The type of the file system that holds a path, where the OS tells."""
    kind, longest = "unknown", 0
    with suppress(OSError):
        for line in Path("/proc/self/mounts").read_text(encoding="utf-8").splitlines():
            _, mount, name, *_ = line.split(" ")
            mount = mount.encode().decode("unicode_escape")  # a space is escaped as \040
            if path.is_relative_to(mount) and len(mount) >= longest:
                kind, longest = name, len(mount)
    return kind
