"""seccomp: blocks system calls of a Linux process. See seccomp(2)."""

from __future__ import annotations

import ctypes
import errno
import platform
import sys
from typing import NamedTuple

__all__ = ["block_calls"]

_SET_SECCOMP, _FILTER = 22, 2

# BPF instructions, and offsets in the data that the filter inspects.
_LOAD, _EQUAL, _AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
_NUMBER, _ARCHITECTURE = 0, 4
_ALLOW, _FAIL = 0x7FFF0000, 0x00050000 | errno.EPERM
_X32 = 0x40000000  # x32 system calls, a second set of numbers on x86-64


class _Machine(NamedTuple):
    """An architecture, and the numbers of the system calls to block."""

    architecture: int
    calls: tuple[int, ...]


# Network: socket; io_uring_setup, which would bypass the filter. Executing or inspecting other
# programs: execve, execveat, ptrace, process_vm_readv, process_vm_writev, pidfd_getfd, bpf,
# perf_event_open. Evading file restrictions: open_by_handle_at, mount, unshare. Signals: kill,
# tkill, tgkill, rt_sigqueueinfo, pidfd_send_signal.
_MACHINES = {
    "x86_64": _Machine(
        0xC000003E,
        (41, 425, 59, 322, 101, 310, 311, 438, 321, 298, 304, 165, 272, 62, 200, 234, 129, 424),
    ),
    "aarch64": _Machine(
        0xC00000B7,
        (198, 425, 221, 281, 117, 270, 271, 438, 280, 241, 265, 40, 97, 129, 130, 131, 138, 424),
    ),
}


class _Instruction(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_uint16),
        ("if_so", ctypes.c_uint8),  # the number of instructions to skip
        ("if_not", ctypes.c_uint8),
        ("value", ctypes.c_uint32),
    )


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_uint16), ("code", ctypes.POINTER(_Instruction)))


def block_calls(libc: ctypes.CDLL) -> bool:
    """Permanently block system calls that a worker does not need; False if that is not supported.

    Applies to this thread and its children. Requires `no_new_privs`.
    """
    machine = _MACHINES.get(platform.machine()) if sys.maxsize > 1 << 32 else None
    if machine is None:
        return False
    code = _filter(machine)
    program = _Program(len(code), (_Instruction * len(code))(*code))
    return int(libc.prctl(_SET_SECCOMP, _FILTER, ctypes.byref(program), 0, 0)) == 0


def _filter(machine: _Machine) -> list[_Instruction]:
    # The last two instructions allow and deny.
    tests = [(_EQUAL, number) for number in machine.calls]
    tests.append((_AT_LEAST, _X32))
    count = len(tests)
    return [
        _Instruction(_LOAD, 0, 0, _ARCHITECTURE),
        _Instruction(_EQUAL, 0, count + 2, machine.architecture),
        _Instruction(_LOAD, 0, 0, _NUMBER),
        *(_Instruction(code, count - k, 0, value) for k, (code, value) in enumerate(tests)),
        _Instruction(_RETURN, 0, 0, _ALLOW),
        _Instruction(_RETURN, 0, 0, _FAIL),
    ]
