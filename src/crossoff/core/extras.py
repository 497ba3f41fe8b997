"""Packages that only some uses need."""

from __future__ import annotations

import importlib
from types import ModuleType

from crossoff.core.errors import CrossoffError

__all__ = ["MissingExtra", "need"]


class MissingExtra(CrossoffError, ImportError):
    """A package that is not installed, and the extra that brings it."""


def need(module: str, *, extra: str) -> ModuleType:
    """The module, or MissingExtra with the command that installs it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        if (error.name or "").partition(".")[0] != package:
            raise  # it is there, and something that it needs is not
        raise MissingExtra("why-package", package=package, extra=extra) from None
