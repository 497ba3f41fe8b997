"""Lay out blocks of text side by side, for plain-text drawings of a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

__all__ = ["WIDTH", "Block", "beside", "heading", "wrapped"]

WIDTH = 80  # columns; every drawing fits

Block = list[str]


def beside(blocks: Sequence[Block], *, gap: int = 3) -> Block:
    """Place blocks next to each other, tops aligned."""
    widths = [max(map(len, block), default=0) for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    return [
        (" " * gap)
        .join(line.ljust(width) for line, width in zip(row, widths, strict=True))
        .rstrip()
        for row in rows
    ]


def wrapped(blocks: Sequence[Block], *, width: int, gap: int = 3) -> Block:
    """Place blocks side by side, in rows that fit the width, with a blank line between rows."""
    rows: list[list[Block]] = [[]]
    used = 0
    for block in blocks:
        size = max(map(len, block), default=0) + gap
        if rows[-1] and used + size > width + gap:
            rows.append([])
            used = 0
        rows[-1].append(block)
        used += size
    lines: Block = []
    for row in rows:
        lines += [""] * bool(lines) + beside(row, gap=gap)
    return lines


def heading(text: str) -> str:
    """Return a full-width rule with a title."""
    return f"-- {text} ".ljust(WIDTH, "-")
