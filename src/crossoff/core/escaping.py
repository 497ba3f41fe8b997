"""Make untrusted text safe to print."""

from __future__ import annotations

from unicodedata import category

__all__ = ["one_line"]


def one_line(text: str, limit: int = 300) -> str:
    """Return text as one line of limited length, with control characters escaped."""
    shown = "".join(
        # Python does not count the no-break spaces of French punctuation as printable.
        c if c.isprintable() or category(c) == "Zs" else c.encode("unicode_escape").decode()
        for c in text[: limit + 1]
    )
    return shown if len(shown) <= limit else shown[: limit - 1] + "…"
