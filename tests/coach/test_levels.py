"""Which level a loss per decision is like."""

from __future__ import annotations

import pytest

from crossoff.coach import levels
from crossoff.coach.levels import Measured, bonus, kind_of, level_of_loss
from crossoff.coach.model import Level, Value
from crossoff.core.model.position import new_game
from testkit.games.small_decks import small_maps

_LOSSES = {"random": 0.1, "casual": 0.04, "expert": 0.01, "master": 0.002}


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    table = {name: Value(loss, 0.0) for name, loss in _LOSSES.items()}
    shipped = {"silver-and-gold/2": Measured(bonus=1.5, levels=table)}
    monkeypatch.setattr(levels, "_shipped", lambda: shipped)


@pytest.mark.parametrize(
    ("loss", "level"),
    [
        (0.2, Level("random", "random", "random")),
        (0.04, Level("casual", "casual", "casual")),
        (0.03, Level("casual", "casual", "expert")),
        (0.012, Level("expert", "casual", "expert")),
        (0.0, Level("master", "master", "master")),
        (-0.001, Level("master", "master", "master")),
    ],
)
def test_a_loss_lies_between_levels(measured: None, loss: float, level: Level) -> None:
    setup = new_game("silver-and-gold", 2).setup
    assert level_of_loss(setup, Value(loss, 0.0)) == level
    assert bonus(setup) == Value(0.0, 1.5)


def test_no_level_where_bots_were_not_measured(measured: None) -> None:
    for position in (new_game("one-card", 3), new_game("silver-and-gold", 2, deck=small_maps())):
        assert level_of_loss(position.setup, Value(0.01, 0.0)) is None
    advanced = new_game("one-card", 3, options={"variant": "advanced"})
    assert kind_of(advanced.setup) == "one-card/3/variant=advanced"
    assert bonus(advanced.setup) == Value(0.0, 0.0)


def test_the_shipped_table_is_ordered() -> None:
    for kind, shipped in levels._shipped().items():
        losses = [value.win for value in shipped.levels.values()]
        assert losses[0] > losses[-1], kind
