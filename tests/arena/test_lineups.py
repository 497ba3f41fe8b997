"""Matchups and seatings in an arena, and lineups that cannot be played."""

from __future__ import annotations

from collections import Counter
from math import inf

import pytest

from crossoff.arena.errors import ArenaError
from crossoff.arena.lineups import count_rounds, lineup_text, make_lineups, rounds, seatings
from crossoff.arena.plan import Plan, code_key, make_plan
from crossoff.core.model.player import Budget
from crossoff.core.model.position import new_game


def plan(players: int, *bots: str, games: int = 10) -> Plan:
    return Plan(
        code="",
        game="",
        options={},
        deck="standard",
        players=players,
        bots=bots,
        games=games,
        seed=0,
    )


def test_at_a_table_for_two_every_pair_plays() -> None:
    assert make_lineups("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_at_larger_tables_each_plays_alone_against_the_rest_of_another() -> None:
    assert make_lineups("ab", 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_as_many_different_bots_as_seats_also_play_all_together() -> None:
    lineups = make_lineups("abcd", 3)
    alone = [lineup for lineup in lineups if len(set(lineup)) == 2]
    mixed = [lineup for lineup in lineups if len(set(lineup)) == 3]
    assert len(alone) == 4 * 3
    assert ["".join(lineup) for lineup in mixed] == ["abc", "abd", "acd", "bcd"]
    assert alone + mixed == lineups
    # All bots are equally often alone, in a majority, or at a table at all.
    for name in "abcd":
        assert sum(lineup.count(name) == 1 for lineup in alone) == 3
        assert sum(lineup.count(name) == 2 for lineup in alone) == 3


@pytest.mark.parametrize(("lineup", "number"), [("ab", 2), ("abb", 3), ("abbb", 4), ("abcd", 24)])
def test_each_seating_comes_once_and_each_bot_equally_often_to_each_seat(
    lineup: str, number: int
) -> None:
    found = seatings(tuple(lineup))
    assert len(set(found)) == len(found) == number
    for seat in range(len(lineup)):
        here = Counter(seating[seat] for seating in found)
        assert here == {name: number * lineup.count(name) // len(lineup) for name in lineup}


def test_games_are_rounded_up_to_whole_deals() -> None:
    # Alone against the rest has 4 seatings, all different ones have 24.
    played = Counter(part.lineup for part in rounds(plan(4, *"abcd", games=25)))
    lineups = make_lineups("abcd", 4)
    games = [len(seatings(lineups[number])) * deals for number, deals in sorted(played.items())]
    assert games == [28] * 12 + [48]


def test_wherever_a_run_stops_all_line_ups_have_got_as_far() -> None:
    todo = rounds(plan(2, *"abc", games=10))
    assert [part.deal for part in todo] == [deal for deal in range(5) for _ in range(3)]
    assert len(set(todo)) == len(todo) == count_rounds(plan(2, *"abc", games=10))


def test_line_ups_for_people() -> None:
    assert lineup_text(("a", "b")) == "a, b"
    assert lineup_text(("a", "b", "b")) == "a, 2 × b"


# --- settings ---


@pytest.mark.parametrize(
    ("bots", "settings", "reason"),
    [
        (["random"], {}, "at least two different bots"),
        ([], {}, "at least two different bots"),
        (["random", "random"], {}, "'random' is named twice"),
        (["random", "robot"], {}, "unknown bot 'robot'"),
        (["random", "greedy"], {"games": 0}, "at least 1, not 0"),
        (["random", "greedy"], {"games": -3}, "at least 1, not -3"),
        (["random", "greedy"], {"games": 10**18}, "1,000,000,000,000,000,000 games .* too many"),
        (["random", "greedy"], {"seed": 1 << 63}, "must be below"),
        (["random", "greedy"], {"budget": Budget(iterations=1 << 63)}, "must be below"),
        (["random", "greedy"], {"budget": Budget(seconds=inf)}, "must be a number, not inf"),
    ],
)
def test_what_cannot_be_played(bots: list[str], settings: dict, reason: str) -> None:
    with pytest.raises((ArenaError, ValueError), match=reason):
        make_plan(new_game("silver-and-gold"), bots, **settings)


def test_a_bot_that_another_game_has() -> None:
    make_plan(new_game("silver-and-gold"), ["random", "tempo"])
    with pytest.raises(ValueError, match="has no bot 'tempo'"):
        make_plan(new_game("one-card"), ["random", "tempo"])


def test_a_plan_holds_all_that_games_depend_on() -> None:
    start = new_game("one-card", 3, options={"variant": "advanced"})
    made = make_plan(start, ["greedy", "random"], budget=Budget(iterations=5))
    assert (made.game, made.players, made.options) == ("one-card", 3, {"variant": "advanced"})
    assert (made.deck, made.bots, made.iterations) == ("standard", ("greedy", "random"), 5)
    assert made.budget == Budget(iterations=5)
    assert made.code == code_key()
    assert made.start().to_bytes() == start.to_bytes()


def test_a_plan_holds_a_deck_of_one_s_own() -> None:
    source = dict(new_game("silver-and-gold").setup.deck.source)
    start = new_game("silver-and-gold", deck=source)
    assert make_plan(start, ["greedy", "random"]).deck == source
