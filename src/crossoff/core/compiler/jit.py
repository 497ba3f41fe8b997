"""The kernel decorators: the only module that calls the numba compiler.

Kernels are written once, in Python that runs uncompiled and that numba can compile. Every kernel is
decorated with `@kernel` or `@long_kernel`; whether that compiles is decided once per process,
before the first kernel module is imported:

- compiled (the default), with a cache keyed by the text of all kernel sources;
- plain, when `NUMBA_DISABLE_JIT=1` is set or `mode.stay_plain()` was called: numba is then never
  imported.
"""

from __future__ import annotations

import gc
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Protocol, TypeVar

from crossoff.core.compiler.kernel_cache import cache_dir, mount_key, prepare_folder
from crossoff.core.compiler.mode import is_plain, stay_plain

__all__ = [
    "is_plain",
    "kernel",
    "long_kernel",
    "stay_plain",
]

F = TypeVar("F", bound=Callable[..., Any])


class Decorator(Protocol):
    """Turns a function into a kernel of the same type."""

    def __call__(self, function: F, /) -> F: ...


def _make_decorators() -> tuple[Decorator, Decorator]:
    if is_plain():
        return (lambda function: function), (lambda function: function)
    return _compiling_decorators()  # pragma: no cover - coverage is measured on the plain run


@contextmanager
def _gc_disabled() -> Iterator[None]:  # pragma: no cover - as below
    """Disable the garbage collector. Importing numba creates many permanent objects, and scanning
    them again and again takes 10% of the import time.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _compiling_decorators() -> tuple[Decorator, Decorator]:  # pragma: no cover - as below
    with _gc_disabled():
        import numba

    folder = cache_dir()
    can_cache = prepare_folder(folder)
    # CACHE_DIR is set for this process only: child processes may have other sources or check
    # bounds. Without a writable cache folder nothing is cached, because numba's default is to
    # store kernels next to the sources, without our key.
    # Kernels are inlined because a call costs as much as most kernels do: it does atomic reference
    # counting on its array arguments.
    compile_ = partial(numba.njit, cache=can_cache, error_model="numpy", forceinline=True)

    def decorate(function: F, *, nogil: bool) -> F:
        apart = mount_key(function.__module__)
        if can_cache:  # numba reads this when a function is decorated
            numba.config.CACHE_DIR = str(folder / apart)  # type: ignore[attr-defined]
        dispatcher: Any = compile_(nogil=nogil)(function)
        # numba keys a closure's cache entry by pickling its cells, and a compiled function pickles
        # with a random id. A stable id makes kernels that close over kernels (engine.py, search)
        # cacheable too.
        cells = [cell.cell_contents for cell in function.__closure__ or ()]
        closed_over = [str(getattr(value, "_uuid", value)) for value in cells]
        name = f"{apart}{function.__module__}.{function.__qualname__}{closed_over}"
        dispatcher._set_uuid(str(uuid.uuid5(uuid.NAMESPACE_OID, name)))
        return dispatcher

    return partial(decorate, nogil=False), partial(decorate, nogil=True)


#: `long_kernel` releases the GIL: for long-running entry points. Releasing it adds 10% to a short
#: call.
kernel: Decorator
long_kernel: Decorator
kernel, long_kernel = _make_decorators()
