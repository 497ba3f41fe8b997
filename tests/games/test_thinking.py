"""The games' interface for searches, on decks small enough for plain kernels."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import crossoff
from crossoff.bots import load_bot
from crossoff.bots.level import level_of
from crossoff.bots.registry import LEVELS
from crossoff.core.compiler.rng import stream
from crossoff.core.model.contract import Seat
from crossoff.core.model.player import Budget, Seen
from crossoff.core.model.position import Position, state_buffer
from crossoff.search.parameters import Search
from testkit.games.positions import after
from testkit.games.small_decks import small_cards, small_maps

KINDS: list[tuple[str, dict[str, Any], dict[str, str], int]] = [
    ("silver-and-gold", small_maps(), {}, 2),
    ("silver-and-gold", small_maps(), {}, 3),
    ("silver-and-gold", small_maps(coin_rows=1, coins_per_row=1, palms=0), {}, 2),
    ("one-card", small_cards(1, 3), {"variant": "basic"}, 2),
]
SEARCHED = KINDS[:3]


def games(rounds: int, *name: object, kinds: Any = KINDS) -> Any:
    for game, deck, options, players in kinds:
        for number in range(rounds):
            rng = stream(*name, game, players, number)
            yield crossoff.new_game(game, players, options=options, deck=deck), rng


def search_of(position: Position) -> Search:
    how = level_of(position.game, "master")
    assert isinstance(how, Search)
    return how


@pytest.mark.parametrize("name", [*LEVELS, "tempo", "table"])
def test_every_level_plays_whole_games_legally(name: str) -> None:
    """Step by step, with redacted positions. Each reference plays only one game."""
    bot = load_bot(name)
    for position, rng in games(1, name):
        if name not in position.game.bots.levels():
            continue
        while not (position := position.after_chance(rng)).is_over:
            seat = position.actors()[0]
            legal = position.legal(seat)
            view = Seen(position.seen_by(seat), seat)
            action = bot.decide(view, legal, Budget(iterations=4), rng)
            assert action in legal
            position = position.apply(seat, action)


def test_candidates_are_whole_decisions_best_first() -> None:
    for position, rng in games(2, "candidates", kinds=SEARCHED):
        while not (position := position.after_chance(rng)).is_over:
            for seat in position.actors():
                check_candidates(position, seat)
            seat = position.actors()[0]
            position = position.apply(seat, position.legal(seat)[0])


def check_candidates(position: Position, seat: Seat) -> None:
    search, table = search_of(position), position.setup
    out = np.full((search.width, search.longest), -7, np.int64)
    worths = np.zeros(search.width)
    v = search.prepare(table)
    count = search.candidates(state_buffer(position), table.tables, v, seat, out, worths)
    legal = position.legal(seat)
    assert count == min(len(legal), search.width)
    assert list(worths[:count]) == sorted(worths[:count], reverse=True)
    assert len({int(row[0]) for row in out[:count]}) == count
    for row in out[:count]:
        draft, first = position, True
        for action in row:
            if action == -1:
                break
            assert first or position.game.notation.owes_more(draft, seat)
            draft, first = draft.apply(seat, int(action)), False
        assert not position.game.notation.owes_more(draft, seat)


def test_a_rollout_ends_the_game_and_its_value_counts_the_win() -> None:
    for position, rng in games(1, "rollout", kinds=SEARCHED):
        position = position.after_chance(rng)
        seat = position.actors()[0]
        search, table = search_of(position), position.setup
        v = search.prepare(table)
        buf = state_buffer(position.seen_by(seat))
        s, d = buf.view(search.state)[0], table.tables.view(search.tables)[0]
        streams = np.stack([stream("a"), stream("b")])
        candidate = np.full(search.longest, -1, np.int64)
        candidate[0] = position.legal(seat)[0]
        search.begin(s, d, v, seat, candidate, streams)
        search.rollout(s, d, v, streams)
        end = Position(table, buf, 0)
        assert end.game.rules.engine.status(buf) == 0
        values = [search.value(s, d, v, p) for p in range(table.players)]
        assert int(np.argmax(values)) in end.winners()


def test_hidden_cards_are_guessed_from_unseen_ones() -> None:
    """A seat that keeps its maps guesses others' hands: no card twice, none of its own."""
    position = crossoff.new_game("silver-and-gold", 3, deck=small_maps()).after_chance(stream(5))
    search, table = search_of(position), position.setup
    buf = state_buffer(position.seen_by(1))
    s = buf.view(search.state)[0]
    mine = s.hand[1].tolist()
    pile = int(s.unseen)
    candidate = np.full(search.longest, -1, np.int64)
    streams = np.stack([stream("a"), stream("b")])
    search.begin(s, table.tables.view(search.tables)[0], None, 1, candidate, streams)
    guessed = s.hand[[0, 2]].ravel().tolist()
    assert len({*guessed, *mine}) == 12
    assert all(pile >> card & 1 for card in guessed)
    assert s.waiting == 0b111


def test_keeping_and_taking_in_the_advanced_game() -> None:
    """With the shipped tables, where nothing has to be solved first."""
    rng = stream("advanced")
    position = crossoff.new_game("one-card", 2, options={"variant": "advanced"}).after_chance(rng)
    check_levels(position, "keep")
    while position.view(None).phase != "take":
        seat = position.actors()[0]
        position = position.apply(seat, position.greedy_action(seat)).after_chance(rng)
    check_levels(position, "take")


def check_levels(position: Position, phase: str) -> None:
    assert position.view(None).phase == phase
    seat = position.actors()[0]
    for name in LEVELS:
        view = Seen(position.seen_by(seat), seat)
        action = load_bot(name).decide(view, position.legal(seat), Budget(), stream(name))
        assert action in position.legal(seat)


@pytest.mark.parametrize(
    ("lines", "decision"),
    [
        (["* roll red red orange orange yellow"], "reroll 1 2"),
        (["* roll red red red red red"], "reroll 1 2 3 4 5"),
        (["* roll red red red red red", "0 reroll 1", "* roll red red red red red"], "pass"),
    ],
)
def test_a_novice_rolls_again_once_what_does_not_fit(lines: list[str], decision: str) -> None:
    """Cards 01 to 04 have no red row."""
    dealt = ["* start 0", "* deal 0 01 02", "* deal 1 03 04"]
    position = after("one-card", 2, *dealt, *lines)
    seat = position.actors()[0]
    view = Seen(position.seen_by(seat), seat)
    action = load_bot("novice").decide(view, position.legal(seat), Budget(), stream("novice"))
    assert position.game.notation.decision_text(position, seat, [action]) == decision
