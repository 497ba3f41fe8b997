"""Paths, and output for the user."""

from __future__ import annotations

import os
import sys
from pathlib import Path

__all__ = ["BIN", "EXE", "HERE", "ROOT", "say", "tail"]

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")


def say(text: str) -> None:
    """Print to the user."""
    print(text, file=sys.stderr, flush=True)


def tail(text: str, lines: int = 6) -> str:
    """Return the last lines of a program's output."""
    return "\n".join(f"    {line}" for line in text.strip().splitlines()[-lines:])
