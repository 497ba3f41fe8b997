"""The one place that knows the compiler.

Kernels are written once, in Python that runs as it is and that numba compiles. Every kernel is
decorated with `@kernel` or `@long_kernel`; whether that compiles is decided once per process,
before the first kernel module is imported:

- compiled (the default), from a cache that is keyed by the text of all kernel sources;
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

from crossoff.core.compiler.kernel_cache import cache_dir, can_keep, mount_key
from crossoff.core.compiler.mode import is_plain, stay_plain

__all__ = [
    "is_plain",
    "kernel",
    "long_kernel",
    "stay_plain",
]

F = TypeVar("F", bound=Callable[..., Any])


class Decorator(Protocol):
    """What makes a kernel of a function, and leaves its type as it is."""

    def __call__(self, function: F, /) -> F: ...


def _make_decorators() -> tuple[Decorator, Decorator]:
    if is_plain():
        return (lambda function: function), (lambda function: function)
    return _compiling_decorators()  # pragma: no cover - coverage is measured on the plain run


@contextmanager
def _without_collecting() -> Iterator[None]:  # pragma: no cover - as below
    """Look for no garbage meanwhile. To import a compiler makes a great many objects that all stay,
    and to go through them again and again takes a tenth of the time.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _compiling_decorators() -> tuple[Decorator, Decorator]:  # pragma: no cover - as below
    with _without_collecting():
        import numba

    folder = cache_dir()
    can_cache = can_keep(folder)
    # Set for this process only: one that it starts may have other sources, or check bounds.
    # Without a folder of our own numba would keep kernels beside the sources, under no key.
    # Inlined, because a call between kernels costs as much as most of them do: it counts, with
    # locked instructions, who holds the arrays that it hands over.
    compile_ = partial(numba.njit, cache=can_cache, error_model="numpy", forceinline=True)

    def decorate(function: F, *, nogil: bool) -> F:
        apart = mount_key(function.__module__)
        if can_cache:  # numba looks there now
            numba.config.CACHE_DIR = str(folder / apart)  # type: ignore[attr-defined]
        dispatcher: Any = compile_(nogil=nogil)(function)
        # numba finds a closure's cache entry by pickling what it closes over, and a compiled
        # function pickles with a random id. A stable one lets kernels that take kernels
        # (engine.py, search) come from the cache too.
        cells = [cell.cell_contents for cell in function.__closure__ or ()]
        closed_over = [str(getattr(value, "_uuid", value)) for value in cells]
        name = f"{apart}{function.__module__}.{function.__qualname__}{closed_over}"
        dispatcher._set_uuid(str(uuid.uuid5(uuid.NAMESPACE_OID, name)))
        return dispatcher

    return partial(decorate, nogil=False), partial(decorate, nogil=True)


#: `long_kernel` is for those that Python calls and that take long: other threads run meanwhile. To
#: allow that costs a tenth of a short call.
kernel: Decorator
long_kernel: Decorator
kernel, long_kernel = _make_decorators()
