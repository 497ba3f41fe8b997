"""Pictures of character cells: pieces of text with a look, some of which can be pressed.

Games draw their table with these, and so do all pages; nothing here knows a terminal or a game. The
look of a piece is a few words such as `purple chosen`; what colours they are is decided in `looks`.
No look says anything that the characters do not say too.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from rich.cells import cell_len, set_cell_size

from crossoff.local.draft import Target

__all__ = ["Block", "Line", "Picture", "Span", "Target", "Zone", "lay_out", "paragraph", "tick"]


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text on one line."""

    text: str
    look: str = ""
    target: Target | None = None

    @property
    def width(self) -> int:
        return cell_len(self.text)


Line: TypeAlias = list[Span]


@dataclass(slots=True)
class Block:
    """Some lines that stay together."""

    lines: list[Line]

    @property
    def width(self) -> int:
        return max((_width(line) for line in self.lines), default=0)


@dataclass(slots=True)
class Zone:
    """Blocks side by side, in as many rows as the width needs, under a title."""

    blocks: list[Block]
    title: Line = field(default_factory=list)
    gap: int = 3  # columns between two blocks
    row_gap: int = 1  # lines between two rows of them
    is_cut: bool = False  # whether lines end at the edge, instead of going on beyond it


@dataclass(frozen=True, slots=True)
class Place:
    """Where a target lies: its first line, from which column to before which."""

    y: int
    x: int
    end: int


@dataclass(slots=True)
class Picture:
    """Zones laid out in a width."""

    lines: list[Line]
    places: dict[Target, Place]  # in reading order

    @property
    def width(self) -> int:
        return max(map(_width, self.lines), default=0)

    def at(self, x: int, y: int) -> Target | None:
        """What lies under a cell."""
        if not 0 <= y < len(self.lines):
            return None
        for span in self.lines[y]:
            if x < span.width:
                return span.target
            x -= span.width
        return None

    def text(self) -> str:
        """Without looks."""
        return "\n".join("".join(span.text for span in line).rstrip() for line in self.lines)


def lay_out(zones: Iterable[Zone], width: int, *, gap: int = 1) -> Picture:
    """Put zones below each other, with so many empty lines between them."""
    lines: list[Line] = []
    for zone in zones:
        if lines:
            lines += [[]] * gap
        if zone.title:
            lines.append(_cut(zone.title, width))
        inside = _wrapped(zone, width)
        lines += [_cut(line, width) for line in inside] if zone.is_cut else inside
    return Picture(lines, _places(lines))


def paragraph(text: str, width: int, look: str = "") -> Block:
    """Text over as many lines as it needs."""
    lines = [textwrap.wrap(line, max(1, width)) or [""] for line in text.split("\n")]
    return Block([[Span(part, look)] for parts in lines for part in parts])


def tick(is_on: bool, *, one_of: bool = False, key: str = "") -> str:
    """A box to tick, with its key; a round one where ticking one clears the others."""
    left, right = "()" if one_of else "[]"
    return f"{left}{'x' if is_on else key or ' '}{right}"


def _wrapped(zone: Zone, width: int) -> list[Line]:
    rows: list[list[Block]] = [[]]
    used = 0
    for block in zone.blocks:
        size = block.width + zone.gap
        if rows[-1] and used + size > width + zone.gap:
            rows.append([])
            used = 0
        rows[-1].append(block)
        used += size
    lines: list[Line] = []
    for row in rows:
        lines += [[]] * (zone.row_gap * bool(lines)) + _beside(row, zone.gap)
    return lines


def _beside(blocks: Sequence[Block], gap: int) -> list[Line]:
    height = max((len(block.lines) for block in blocks), default=0)
    lines: list[Line] = []
    for y in range(height):
        line: Line = []
        missing = 0
        for block in blocks:
            own = block.lines[y] if y < len(block.lines) else []
            if own and missing:
                line.append(Span(" " * missing))
                missing = 0
            line += own
            missing += block.width - _width(own) + gap
        lines.append(line)
    return lines


def _cut(line: Line, width: int) -> Line:
    """A line that is not longer than the width."""
    cut: Line = []
    for span in line:
        if width <= 0:
            break
        if span.width > width:
            span = Span(set_cell_size(span.text, width - 1) + "…", span.look, span.target)
        cut.append(span)
        width -= span.width
    return cut


def _places(lines: Sequence[Line]) -> dict[Target, Place]:
    places: dict[Target, Place] = {}
    for y, line in enumerate(lines):
        x = 0
        for span in line:
            if span.target is not None:
                known = places.get(span.target)
                if known is None:
                    places[span.target] = Place(y, x, x + span.width)
                elif known.y == y:
                    places[span.target] = Place(y, known.x, x + span.width)
            x += span.width
    return places


def _width(line: Line) -> int:
    return sum(span.width for span in line)
