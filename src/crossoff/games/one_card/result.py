"""How a game of Everything on 1 Card came out, and why: what is told once it is over."""

from __future__ import annotations

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.say import Say
from crossoff.games.one_card.layout import DECK
from crossoff.games.one_card.score import score_item

__all__ = ["what_made_the_difference"]


def what_made_the_difference(position: Position, first: Seat, second: Seat) -> Say:
    """Whether one seat is ahead of another by scored cards or by rows on open ones."""
    s, d = position.state, position.setup.tables.view(DECK)[0]
    cards, rows = (
        int(score_item(s, d, first, item)) - int(score_item(s, d, second, item)) for item in (0, 1)
    )
    more = int(s.num_scored[first]) - int(s.num_scored[second])
    if cards < rows:
        return "oc-cause-rows", {"points": rows}
    return ("oc-cause-more", {"count": more}) if more > 0 else ("oc-cause-cards", {"points": cards})
