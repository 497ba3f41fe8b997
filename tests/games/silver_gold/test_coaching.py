"""Silver & Gold for the coach: how a position goes on, and what it knows of the end."""

from __future__ import annotations

import numpy as np
import pytest

from crossoff.coach.futures import Player, Start, load_player
from crossoff.core.compiler.rng import stream
from crossoff.core.model.position import Position, new_game
from crossoff.games.silver_gold.horizon import HORIZON, build_horizons
from crossoff.games.silver_gold.levels import PRICES
from testkit.games.small_decks import small_maps


@pytest.fixture(scope="module")
def dealt() -> Position:
    return new_game("silver-and-gold", 2, deck=small_maps()).after_chance(stream("coach"))


@pytest.fixture(scope="module")
def player(dealt: Position) -> Player:
    return load_player(dealt.setup)


def test_candidates_are_legal_whole_decisions_and_futures_end(
    dealt: Position, player: Player
) -> None:
    position, rng = dealt, stream("walk")
    for _ in range(12):
        seat = position.actors()[0]
        steps = player.candidates(position.seen_by(seat), seat)[0]
        for step in steps:
            position = position.apply(seat, step)
        assert not position.game.notation.owes_more(position, seat)
        position = position.after_chance(rng)
    futures = player.play([Start(dealt), Start(position)], 1, stream("futures"))
    assert (futures.turns == 27).all()
    assert futures.wins.sum(axis=2).tolist() == [[1.0], [1.0]]


def test_hidden_maps_are_guessed(dealt: Position, player: Player) -> None:
    seen = dealt.seen_by(0)
    (keep, *_others) = player.candidates(seen, 0)
    several = player.play([Start(seen, 0, keep)], 4, stream("guesses"))
    assert len(np.unique(several.points[0, :, 1])) > 1


def test_places_of_maps_make_no_difference(dealt: Position, player: Player) -> None:
    position = dealt.play("1 " + dealt.text(1, 0))
    first, *_others, last = position.legal(0)
    one, other = position.apply(0, first), position.apply(0, last)
    assert player.key(one, 0, ()) != player.key(other, 0, ())
    swapped = Position.from_bytes(one.setup, one.to_bytes())
    s = swapped._buf.view(one.game.rules.state)[0]
    s.maps[0, 0], s.maps[0, 1] = int(s.maps[0, 1]), int(s.maps[0, 0])
    s.free[0, 0], s.free[0, 1] = int(s.free[0, 1]), int(s.free[0, 0])
    assert swapped != one
    assert player.key(swapped, 0, ()) == player.key(one, 0, ())


def test_a_map_is_worth_more_the_more_turns_are_left(dealt: Position) -> None:
    h = build_horizons(dealt.setup.tables, PRICES)
    assert (h.worth[0] == 0).all()
    for n in range(HORIZON - 1):
        assert (h.worth[n + 1] >= h.worth[n] - 1e-4).all()
    assert h.worth[HORIZON - 1].max() > 0
