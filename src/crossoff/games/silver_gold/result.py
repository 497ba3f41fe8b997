"""How a game of Silver & Gold came out, and why: what is told once it is over."""

from __future__ import annotations

from typing import Any

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position, item_points
from crossoff.core.model.say import Say
from crossoff.games.silver_gold.layout import DECK
from crossoff.games.silver_gold.score import leaders, rung_value

__all__ = ["how_tie_was_broken", "what_made_the_difference"]

_CAUSES = {
    "maps": "sg-cause-maps",
    "seals": "sg-cause-seals",
    "coins": "sg-cause-coins",
    "cups": "sg-cause-cups",
    "palms": "sg-cause-palms",
}


def how_tie_was_broken(position: Position) -> Say | None:
    """Which colour decided between seats with equal points (S7.5); None when points decided."""
    s, d = position.state, position.setup.tables.view(DECK)[0]
    points = max(position.totals())
    best = int(leaders(s, d, (1 << s.players) - 1, 0))
    if best.bit_count() < 2:
        return None
    said: Say = ("sg-tie-shared", {"points": points})
    for rung, color in enumerate(position.setup.deck.colors, 1):
        ahead = int(leaders(s, d, best, rung))
        if ahead != best:
            said = ("sg-tie-color", {"points": points, "color": color, **_split(s, d, best, rung)})
        best = ahead
    return said


def what_made_the_difference(position: Position, first: Seat, second: Seat) -> Say:
    """The line of the score sheet in which one seat is furthest ahead of another."""
    points = item_points(position)
    ahead = (points[first] - points[second]).tolist()
    line = position.game.rules.score_lines[ahead.index(max(ahead))]
    return _CAUSES[line], {"points": max(ahead)}


def _split(s: Any, d: Any, among: int, rung: int) -> dict[str, int]:
    """The most that a seat has of a colour, and the most of those with fewer."""
    counts = {int(rung_value(s, d, p, rung)) for p in range(s.players) if among >> p & 1}
    most, following, *_ = sorted(counts, reverse=True)
    return {"most": most, "next": following}
