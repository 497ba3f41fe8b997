"""The defaults of a minimal game."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import crossoff
from crossoff.core.compiler import turns
from crossoff.core.compiler.jit import kernel
from crossoff.core.errors import NotOffered
from crossoff.core.model import defaults
from crossoff.core.model.contract import ActionId, Notation, Rules, Seat
from crossoff.core.model.observer import Observer
from crossoff.core.model.position import Position
from crossoff.core.model.registry import load_game
from testkit.games.positions import maps_kept


class Bare(Notation):
    """Notation for decisions, and for nothing else."""

    def decision_text(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> str:
        return " ".join(map(str, actions))

    def parse_decision(self, position: Position, seat: Seat, text: str) -> list[ActionId]:
        return [ActionId(int(word)) for word in text.split()]


def test_words_for_decisions_are_enough_where_there_is_no_chance() -> None:
    position, seat, words = maps_kept("S04 S05 / S06 S07"), Seat(0), Bare()
    assert words.parse_decision(position, seat, "3") == [3]
    assert words.decision_text(position, seat, [ActionId(3)]) == "3"
    assert not words.owes_more(position, seat)
    assert words.open_ends(position, seat, [ActionId(3), ActionId(4)]) == [False, False]
    assert words.why_not(position, seat, "3") == ""
    assert words.chance_head(position) is None
    assert words.ends_line(position, position)


def test_a_game_with_chance_has_to_name_it() -> None:
    position = maps_kept("S04 S05 / S06 S07")
    with pytest.raises(NotImplementedError, match="notation"):
        Bare().chance_text(position, [], position)
    with pytest.raises(NotImplementedError, match="notation"):
        Bare().parse_chance(position, "* deal 0")
    with pytest.raises(NotImplementedError, match=r"Rules\.luck"):
        inspect.signature(Rules).parameters["luck"].default(position)


@pytest.mark.parametrize("players", [range(0), range(3), range(2, 6)])
def test_a_game_is_for_one_to_four_players(players: range) -> None:
    with pytest.raises(ValueError, match="1 to 4 players"):
        dataclasses.replace(load_game("sticks"), players=players)


def test_a_game_without_observations_says_so() -> None:
    with pytest.raises(NotOffered, match="Sticks"):
        Observer(crossoff.new_game("sticks").setup)


@kernel
def _is_odd(s: Any, d: Any, seat: int, action: int) -> bool:
    return action % 2 == 1


def test_legal_actions_are_found_by_trying_all() -> None:
    count_legal, nth_legal, list_legal = turns._choices(6, _is_odd)
    out = np.zeros(6, np.int64)
    assert count_legal(0, 0, 0) == list_legal(0, 0, 0, out) == 3
    assert [nth_legal(0, 0, 0, n) for n in range(3)] == out[:3].tolist() == [1, 3, 5]


def test_fields_with_a_number_for_each_seat_are_shown_by_seat() -> None:
    position = maps_kept("S04 S05 / S06 S07")
    shown = defaults.view(position, None, memory_aid=False)
    assert [seat["coins"] for seat in shown["seats"]] == [0, 0]
    assert "coins" not in shown["table"]


def test_a_view_as_text_leaves_out_what_is_not_there() -> None:
    view = {
        "game": "any",
        "table": {"pile": 3, "top": None, "row": ["a", "b"], "marks": []},
        "seats": [{"score": {"total": 2}, "cards": [{"id": "A", "free": 1}]}],
    }
    assert defaults.view_lines(view, ["Ann"]) == [
        "pile: 3",
        "row: a b",
        "marks: -",
        "Ann: total 2, cards A 1",
    ]


@pytest.mark.parametrize(
    ("name", "lines", "opens"),
    [
        ("silver-and-gold", ["* start 0", "* expedition I2", "0 mark S04 a1"], [1]),
        ("one-card", ["* roll a", "0 reroll 1 2", "* roll b", "0 pass", "* roll c"], [0, 4]),
    ],
)
def test_what_opens_a_turn(name: str, lines: list[str], opens: list[int]) -> None:
    opens_turn = load_game(name).shown.opens_turn
    assert [n for n in range(len(lines)) if opens_turn(lines, n)] == opens


def test_a_line_of_the_log_is_told_in_notation_without_what_is_not_there() -> None:
    setup = maps_kept("S04 S05 / S06 S07").setup
    what = {"verb": "take", "cards": ["A", "B"], "from": None, "by": 1}
    assert defaults.brief(setup, what) == ["take A B"]
    assert defaults.brief(setup, {"verb": "gain", "items": {}}) == []
