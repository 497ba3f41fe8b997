"""Text that strangers wrote, made safe to print."""

from __future__ import annotations

from unicodedata import category

__all__ = ["one_line"]


def one_line(text: str, limit: int = 300) -> str:
    """Any text on one line of moderate length; what would steer a terminal is escaped."""
    shown = "".join(
        # To Python the spaces that French has before a colon are not printable.
        c if c.isprintable() or category(c) == "Zs" else c.encode("unicode_escape").decode()
        for c in text[: limit + 1]
    )
    return shown if len(shown) <= limit else shown[: limit - 1] + "…"
