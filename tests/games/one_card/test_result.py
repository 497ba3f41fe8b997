"""Everything on 1 Card: what made the difference."""

from __future__ import annotations

import pytest

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position, new_game, state_buffer
from crossoff.core.model.registry import load_game
from crossoff.games.one_card.layout import NONE, STATE
from crossoff.games.one_card.result import what_made_the_difference
from crossoff.texts import Texts


def _standing(points: list[int], others: list[int], *, open_row: bool) -> Position:
    """Two seats with scored cards of these points; the first may have a complete open row."""
    start = new_game(load_game("one-card"), 2)
    buf = state_buffer(start)
    s = buf.view(STATE)[0]
    s.cards[:] = NONE
    for seat, scored in enumerate((points, others)):
        s.num_scored[seat] = len(scored)
        s.points[seat, : len(scored)] = scored
    if open_row:
        s.cards[0, 0], s.free[0, 0] = 0, 0
    return Position(start.setup, buf, start.setup.engine.status(buf))


@pytest.mark.parametrize(
    ("points", "others", "open_row", "expected"),
    [
        ([10, 12], [14], False, "one more scored card"),
        ([10, 12, 9], [14], False, "2 more scored cards"),
        ([15], [11], False, "4 more for scored cards"),
        ([10], [10], True, "more for rows on unscored cards"),
    ],
)
def test_scored_cards_or_open_rows_make_the_difference(
    points: list[int], others: list[int], open_row: bool, expected: str
) -> None:
    say = what_made_the_difference(_standing(points, others, open_row=open_row), Seat(0), Seat(1))
    assert Texts("en").speak(say).endswith(expected)
