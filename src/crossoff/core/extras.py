"""Optional dependencies."""

from __future__ import annotations

import importlib
from types import ModuleType

from crossoff.core.errors import CrossoffError

__all__ = ["MissingExtra", "need"]


class MissingExtra(CrossoffError, ImportError):
    """An optional package is not installed; names the extra that installs it."""


def need(module: str, *, extra: str) -> ModuleType:
    """Import a module; raise MissingExtra with the install command if it is missing."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        if (error.name or "").partition(".")[0] != package:
            raise  # installed, but one of its own dependencies is missing
        raise MissingExtra("why-package", package=package, extra=extra) from None
