"""The one place that knows the compiler.

Kernels are written once, in Python that runs as it is and that numba compiles. Every kernel is
decorated with `@kernel`; whether that compiles is decided once per process, before the first kernel
module is imported:

- compiled (the default), from a cache that is keyed by the text of all kernel sources;
- plain, when `NUMBA_DISABLE_JIT=1` is set or `core.mode.stay_plain()` was called: numba is then
never imported.
"""

from __future__ import annotations

import hashlib
import os
import sys
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from crossoff.core.mode import is_plain, stay_plain

__all__ = ["bit", "is_plain", "kernel", "lowest_bit", "nth_bit", "popcount", "stay_plain"]

F = TypeVar("F", bound=Callable[..., Any])

#: Packages whose functions may be compiled into one another. numba notices a change in the file of
#: a function, but not in the files of the functions it calls, so a cache is shared only by
#: processes that run the same text.
_KERNEL_PACKAGES = ("core", "games", "search", "bots")


def sources_key() -> str:
    """A hash of everything that decides what a compiled kernel does."""
    digest = hashlib.sha256(sys.version.encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "0").encode())
    root = Path(__file__).parent.parent
    for package in _KERNEL_PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


def cache_dir() -> Path:
    """Where compiled kernels of exactly these sources are kept between runs."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "crossoff" / "kernels" / sources_key()


def _make_decorator() -> Callable[[F], F]:
    if is_plain():
        return lambda function: function
    return _compiling_decorator()  # pragma: no cover - coverage is measured on the plain run


def _is_writable(folder: Path) -> bool:  # pragma: no cover - as below
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / ".used").touch()
    except OSError:
        return False
    return True


def _compiling_decorator() -> Callable[[F], F]:  # pragma: no cover - as below
    import numba

    folder = cache_dir()
    can_cache = _is_writable(folder)
    if can_cache:
        # For this process only: one that it starts may have other sources, or check bounds.
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    # Without a folder of our own numba would keep kernels beside the sources, under no key.
    compile_ = numba.njit(cache=can_cache, nogil=True, error_model="numpy")

    def decorate(function: F) -> F:
        dispatcher: Any = compile_(function)
        # numba finds a closure's cache entry by pickling what it closes over, and a compiled
        # function pickles with a random id. A stable one lets kernels that take kernels
        # (core/engine.py, search) come from the cache too.
        cells = [cell.cell_contents for cell in function.__closure__ or ()]
        closed_over = [str(getattr(value, "_uuid", value)) for value in cells]
        name = f"{function.__module__}.{function.__qualname__}{closed_over}"
        dispatcher._set_uuid(str(uuid.uuid5(uuid.NAMESPACE_OID, name)))
        return dispatcher

    return decorate


kernel: Callable[[F], F] = _make_decorator()

if TYPE_CHECKING or is_plain():

    def popcount(mask: int) -> int:
        """How many of the 64 bits are set."""
        return (int(mask) & 0xFFFF_FFFF_FFFF_FFFF).bit_count()

    def lowest_bit(mask: int) -> int:
        """The index of the lowest set bit; the mask must not be 0."""
        return (int(mask) & -int(mask)).bit_length() - 1

else:  # pragma: no cover - the same two functions as machine instructions
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def popcount(typingctx, mask):
        def codegen(context, builder, signature, args):
            wide = context.cast(builder, args[0], signature.args[0], types.int64)
            return builder.ctpop(wide)

        return types.int64(mask), codegen

    @intrinsic
    def lowest_bit(typingctx, mask):
        def codegen(context, builder, signature, args):
            wide = context.cast(builder, args[0], signature.args[0], types.int64)
            return builder.cttz(wide, context.get_constant(types.boolean, True))

        return types.int64(mask), codegen

    for _intrinsic in (popcount, lowest_bit):
        _name = f"{__name__}.{_intrinsic.__name__}"
        _intrinsic._set_uuid(str(uuid.uuid5(uuid.NAMESPACE_OID, _name)))


@kernel
def bit(index: int) -> int:
    """A mask with one bit, 64 bits wide however narrow the index is."""
    return np.int64(1) << index  # type: ignore[return-value]


@kernel
def nth_bit(mask: int, n: int) -> int:
    """The index of the n-th set bit, counted from 0; the mask must have more than n.

    Halving instead of counting up: a random choice would make the processor mispredict the end of a
    loop.
    """
    rest: Any = np.int64(mask)
    index = 0
    for width in (32, 16, 8, 4, 2, 1):
        count = popcount(rest & ((1 << width) - 1))
        if n >= count:
            n -= count
            index += width
            rest >>= width
    return index
