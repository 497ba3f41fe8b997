"""Paths of the project."""

from __future__ import annotations

from pathlib import Path

__all__ = ["DATA", "ROOT", "SOURCES"]

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "crossoff"
DATA = ROOT / "tests" / "data"
