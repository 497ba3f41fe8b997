"""The chance to win over a game as an SVG picture, in the colours of the page around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from crossoff.cli.reviewed import ReviewedGame
from crossoff.core.model.contract import Seat
from crossoff.local.curve import chances, place_of

__all__ = ["curve_svg"]

_WIDTH, _HEIGHT = 720, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 708, 14, 218
_DASHES = ("", "7 5", "2 4", "12 4 2 4")  # by seat; colour alone would not tell them apart
_SURE = 2.0  # standard errors to either side of the line


def curve_svg(game: ReviewedGame) -> str:
    """Return the picture: a line for each seat, and the decisions worth a look by number."""
    about = " ".join(game.words.curve_about(seat) for seat in game.words.plotted)
    lines = [
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(about)}">',
        *_axis(game),
    ]
    for number, seat in enumerate(game.words.plotted):
        values = chances(game.review, seat)
        if len(game.words.plotted) == 1:
            lines.append(_band(game, values))
        dash = f' stroke-dasharray="{_DASHES[number]}"' if _DASHES[number] else ""
        lines.append(f'<polyline class="line seat{number}"{dash} points="{_path(values)}"/>')
    if len(game.words.plotted) == 1:
        lines += _marks(game, game.words.plotted[0])
    return "\n".join([*lines, "</svg>"])


def _x(place: int, count: int) -> float:
    return _LEFT + (_RIGHT - _LEFT) * place / max(1, count - 1)


def _y(chance: float) -> float:
    return _BOTTOM - (_BOTTOM - _TOP) * min(1.0, max(0.0, chance))


def _path(values: Sequence[float]) -> str:
    return " ".join(f"{_x(k, len(values)):.1f},{_y(one):.1f}" for k, one in enumerate(values))


def _axis(game: ReviewedGame) -> Iterator[str]:
    for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
        y, kind = _y(chance), "even" if chance == 0.5 else "grid"
        yield f'<line class="{kind}" x1="{_LEFT}" x2="{_RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        label = escape(game.words.amounts.chance(chance))
        yield f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{label}</text>'


def _band(game: ReviewedGame, values: Sequence[float]) -> str:
    """How unsure the coach is."""
    errors = [one.error.win if one.error else 0.0 for one in game.review.moments if one.win]
    margins = [0.0, *(_SURE * error for error in errors), 0.0]
    both = list(zip(values, margins, strict=True))
    count = len(values)
    upper = [f"{_x(k, count):.1f},{_y(one + wide):.1f}" for k, (one, wide) in enumerate(both)]
    lower = [f"{_x(k, count):.1f},{_y(one - wide):.1f}" for k, (one, wide) in enumerate(both)]
    return f'<polygon class="band" points="{" ".join(upper + lower[::-1])}"/>'


def _marks(game: ReviewedGame, seat: Seat) -> Iterator[str]:
    """Triangles under the curve with the numbers of the decisions."""
    values = chances(game.review, seat)
    for number, remark in enumerate(game.words.remarks[seat], 1):
        place = place_of(game.review, remark.moment.line)
        x, y = _x(place, len(values)), _y(values[place])
        yield f'<line class="drop" x1="{x:.1f}" x2="{x:.1f}" y1="{y:.1f}" y2="{_BOTTOM + 8}"/>'
        top = _BOTTOM + 8
        yield (
            f'<path class="{remark.moment.grade}" '
            f'd="M{x - 7:.1f} {top} h14 l-7 12 z"/>'
            f'<text x="{x:.1f}" y="{top + 28}" text-anchor="middle">{number}</text>'
        )
