"""Landlock: a Linux process gives up all files but those it names. See landlock(7)."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

__all__ = ["restrict_self"]

# The same numbers on every architecture.
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_ASK_VERSION = 1
_PATH_BENEATH = 1

_WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 1, 1 << 2, 1 << 3
_REMOVE_FILE, _MAKE_DIR, _MAKE_REG = 1 << 5, 1 << 7, 1 << 8
_TRUNCATE = 1 << 14
_READ = _READ_FILE | _READ_DIR
_WRITE = _READ | _WRITE_FILE | _REMOVE_FILE | _MAKE_DIR | _MAKE_REG | _TRUNCATE
_OF_FILES = _READ_FILE | _WRITE_FILE | _TRUNCATE  # the rest makes sense for folders only

#: How many kinds of access to files each version knows; a kernel refuses those it does not.
_NUM_ACCESSES = {1: 13, 2: 14, 3: 15, 4: 15}
_NUM_ACCESSES_NOW = 16
_TCP = 0b11  # to bind and to connect, from version 4 on
_SCOPES = 0b11  # abstract sockets of others and signals to them, from version 6 on


class _Ruleset(ctypes.Structure):
    _fields_ = (("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64))


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("fd", ctypes.c_int32))


def offered_version(libc: ctypes.CDLL) -> int:
    """The version that the kernel offers; 0 if it has none, or has it switched off."""
    return max(0, int(libc.syscall(_CREATE_RULESET, None, 0, _ASK_VERSION)))


def restrict_self(libc: ctypes.CDLL, readable: Iterable[Path], writable: Sequence[Path]) -> bool:
    """Give up, for good, all files but these and what is below them; TCP, other processes' abstract
    sockets and signals to them too, where the kernel can. False if it cannot do the first.

    It holds for this thread and for what it starts. `no_new_privs` has to be set.
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
    """Allow what is beneath a path; nothing where there is no such."""
    try:
        fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        rule = _Beneath(access if path.is_dir() else access & _OF_FILES, fd)
        libc.syscall(_ADD_RULE, ruleset, _PATH_BENEATH, ctypes.byref(rule), 0)
    finally:
        os.close(fd)
