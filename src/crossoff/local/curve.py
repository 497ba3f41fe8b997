"""Chances to win over a game: the numbers of the curve, and a small plot of it in text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crossoff.coach.model import Review

__all__ = ["SIGNS", "chances", "place_of", "text_plot"]

#: What the curves of several seats are drawn with.
SIGNS = "●○+×"
_ROWS = 9  # one for every eighth
_LABELLED = {0: 1.0, 2: 0.75, 4: 0.5, 6: 0.25, 8: 0.0}


def chances(review: Review, seat: int) -> list[float]:
    """Return a seat's chance to win: at the start, after each line that has one, and at the end."""
    one = review.seats[seat]
    found = [moment.win[seat] for moment in review.moments if moment.win is not None]
    return found if one is None else [one.initial.win, *found, one.final.win]


def place_of(review: Review, line: int) -> int:
    """Return the place of a line of the log in the curve: that of the last value before it."""
    return sum(moment.win is not None and moment.line < line for moment in review.moments)


def text_plot(
    curves: Sequence[Sequence[float]],
    labels: Mapping[float, str],
    marks: Mapping[int, str],
    width: int,
) -> list[str]:
    """Plot curves from 0 to 1 with labels on the axis. `marks` are signs under a place."""
    edge = max(map(len, labels.values()))
    inner = width - edge - 2
    last = max(1, len(curves[0]) - 1)
    grid = [[" "] * inner for _ in range(_ROWS)]
    grid[_ROWS // 2] = ["·"] * inner
    for curve, sign in reversed(list(zip(curves, SIGNS, strict=False))):
        _draw(grid, [curve[round(x * last / (inner - 1))] for x in range(inner)], sign)
    lines = []
    for row, cells in enumerate(grid):
        label = labels[_LABELLED[row]] if row in _LABELLED else ""
        lines.append(f"{label:>{edge}} ┤{''.join(cells)}".rstrip())
    if marks:
        below = [" "] * inner
        for place, mark in marks.items():
            below[round(place * (inner - 1) / last)] = mark
        lines.append(" " * (edge + 2) + "".join(below).rstrip())
    return lines


def _draw(grid: list[list[str]], values: Sequence[float], sign: str) -> None:
    """Draw one curve; steep parts are joined by a line."""
    rows = [round((1 - min(1.0, max(0.0, value))) * (_ROWS - 1)) for value in values]
    for x, row in enumerate(rows):
        before = rows[x - 1] if x else row
        for between in range(min(row, before) + 1, max(row, before)):
            grid[between][x] = "│"
        grid[row][x] = sign
