"""Landlock: restricts the files that a Linux process can access. See landlock(7)."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

__all__ = ["restrict_self"]

# Syscall numbers, the same on every architecture.
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_ASK_VERSION = 1
_PATH_BENEATH = 1

_WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 1, 1 << 2, 1 << 3
_REMOVE_FILE, _MAKE_DIR, _MAKE_REG = 1 << 5, 1 << 7, 1 << 8
_TRUNCATE = 1 << 14
_READ = _READ_FILE | _READ_DIR
_WRITE = _READ | _WRITE_FILE | _REMOVE_FILE | _MAKE_DIR | _MAKE_REG | _TRUNCATE
_OF_FILES = _READ_FILE | _WRITE_FILE | _TRUNCATE  # the other rights apply to directories only

#: The number of file access rights in each ABI version; a kernel rejects unknown ones.
_NUM_ACCESSES = {1: 13, 2: 14, 3: 15, 4: 15}
_NUM_ACCESSES_NOW = 16
_TCP = 0b11  # bind and connect, since version 4
_SCOPES = 0b11  # abstract sockets of other processes and signals to them, since version 6


class _Ruleset(ctypes.Structure):
    _fields_ = (("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64))


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("fd", ctypes.c_int32))


def offered_version(libc: ctypes.CDLL) -> int:
    """The ABI version of the kernel; 0 if Landlock is missing or disabled."""
    return max(0, int(libc.syscall(_CREATE_RULESET, None, 0, _ASK_VERSION)))


def restrict_self(libc: ctypes.CDLL, readable: Iterable[Path], writable: Sequence[Path]) -> bool:
    """Permanently give up access to all files except these and everything below them; also to TCP,
    other processes' abstract sockets and signals to them, if the kernel supports it. False if it
    cannot restrict files.

    Applies to this thread and its children. Requires `no_new_privs`.
    """
    version = offered_version(libc)
    if not version:
        return False
    handled = (1 << _NUM_ACCESSES.get(version, _NUM_ACCESSES_NOW)) - 1
    rules = _Ruleset(handled, _TCP if version >= 4 else 0, _SCOPES if version >= 6 else 0)
    size = 8 if version < 4 else 16 if version < 6 else 24
    ruleset = int(libc.syscall(_CREATE_RULESET, ctypes.byref(rules), size, 0))
    if ruleset < 0:
        return False
    try:
        allowed = [(path, _READ) for path in readable] + [(path, _WRITE) for path in writable]
        for path, access in allowed:
            _allow(libc, ruleset, path, access & handled)
        return int(libc.syscall(_RESTRICT_SELF, ruleset, 0)) == 0
    finally:
        os.close(ruleset)


def _allow(libc: ctypes.CDLL, ruleset: int, path: Path, access: int) -> None:
    """Allow access beneath a path. Ignores a missing path."""
    try:
        fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        rule = _Beneath(access if path.is_dir() else access & _OF_FILES, fd)
        libc.syscall(_ADD_RULE, ruleset, _PATH_BENEATH, ctypes.byref(rule), 0)
    finally:
        os.close(fd)
