"""Games that differ in what is hidden look the same, byte by byte, until it is shown.

Every frame, answer and error is compared, and how many there are. How long they take is not.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from crossoff.core.contract import OutcomeId
from crossoff.core.record import Recorder
from crossoff.core.rng import below, stream
from crossoff.play.events import Began
from crossoff.play.table import Table
from crossoff.server.room import Room
from testkit.play.tables import new_table, random_decision
from testkit.server.seeded import running_seeded
from testkit.server.twin_games import Twin, Witnessed
from testkit.server.twin_walks import all_that_is_told, begun, compare_games
from tests.games.test_conformance_seen import hidden_from

# --- a sealed decision, over sockets ---


async def play_twice(
    folder: Path, game: str, options: dict[str, str], players: int, needs_extras: bool
) -> list[Witnessed]:
    async with (
        running_seeded(str(folder / "a.sqlite")) as one,
        running_seeded(str(folder / "b.sqlite")) as other,
    ):
        plays = [
            Twin.play(server, game, options, players, variant, needs_extras=needs_extras)
            for variant, server in enumerate((one, other))
        ]
        return list(await asyncio.gather(*plays))


@pytest.mark.parametrize(
    ("game", "options", "players", "needs_extras"),
    [
        ("silver-and-gold", {}, 2, False),
        ("silver-and-gold", {}, 3, True),
        ("one-card", {"variant": "advanced"}, 3, False),
    ],
)
def test_what_was_decided_in_secret_does_not_show(
    game: str, options: dict[str, str], players: int, needs_extras: bool, tmp_path: Path
) -> None:
    one, other = asyncio.run(play_twice(tmp_path, game, options, players, needs_extras))
    assert one.decided != other.decided
    if needs_extras:
        assert one.decided.count(";") < other.decided.count(";")
    assert set(one.before) == {*map(str, range(1, players)), "onlooker"}
    for name, heard in one.before.items():
        assert len(heard) == len(other.before[name]) > 50
        for mine, theirs in zip(heard, other.before[name], strict=True):
            assert mine == theirs, name
        assert one.after[name] != other.after[name]  # so there was something to hide


# --- cards that others were dealt, at the table itself ---

HIDING = [
    ("silver-and-gold", {}, 2),
    ("silver-and-gold", {}, 4),
    ("one-card", {"variant": "advanced"}, 3),
]


def dealt_twice(table: Table, observer: int | None, seed: int) -> tuple[Began, Began]:
    """Two beginnings that differ in every card that the observer is not shown, if possible."""
    rng = stream("dealt twice", seed)
    one, other = (Recorder(table._first_position()) for _ in range(2))
    drawn: list[tuple[OutcomeId, bool]] = []
    while one.position.is_chance:
        drawn.append((one.position.draw(rng), hidden_from(one.position, observer)))
        one.draw(drawn[-1][0])
    known = {outcome for outcome, is_hidden in drawn if not is_hidden}
    for outcome, is_hidden in drawn:
        if is_hidden:
            free = [x for x in other.position.chance() if x not in known and x != outcome]
            outcome = free[below(rng, len(free))]
        other.draw(outcome)
    assert one.lines != other.lines
    return Began(tuple(one.lines)), Began(tuple(other.lines))


def tries_of(room: Room, beginnings: tuple[Began, Began], observer: int | None) -> list[str]:
    """Decisions that name cards which others hold in one of the two games or in the other."""
    words = {word for began in beginnings for line in began.lines for word in line.split(" ")[3:]}
    legal = room.picture(observer)["legal"][:1]
    heads = [choice["do"].rpartition(" ")[0] for choice in legal]
    return ["", "keep", "pass", *(f"{head} {word}" for head in heads for word in sorted(words))]


async def compare_deals(
    game: str, options: dict[str, str], players: int, observer: int | None, seed: int = 0
) -> int:
    """Compare all that an observer is told in games that differ elsewhere; how many pairs."""
    pairs = 0
    table = new_table(game, options, players)
    everybody = range(players)
    others = [seat for seat in everybody if seat != observer]
    orders = [others[:-1]] if observer is None else [others, [observer, *others[:-1]]]
    for number, order in enumerate(orders):
        beginnings = dealt_twice(table, observer, number + 10 * seed)
        one, other = [await begun(table, began) for began in beginnings]
        tries = tries_of(one, beginnings, observer)
        for step, seat in enumerate([None, *order]):
            if seat is not None:
                rng = random.Random(step + 10 * seed)
                do = random_decision(one.table, seat, rng)
                holder = one.table.seats[seat].holder
                await one.submit(seat, f"{step:032x}", "1", do, holder=holder)
                if seat != observer:  # who has other cards and does as they like
                    do = random_decision(other.table, seat, rng)
                await other.submit(seat, f"{step:032x}", "1", do, holder=holder)
            told = all_that_is_told(one, observer, tries)
            assert told == all_that_is_told(other, observer, tries)
            pairs += 1
    return pairs


@pytest.mark.parametrize(("game", "options", "players"), HIDING)
def test_what_others_were_dealt_does_not_show(
    game: str, options: dict[str, str], players: int
) -> None:
    for observer in (*range(players), None):
        asyncio.run(compare_deals(game, options, players, observer))


# --- and all of it, to the end of a game ---


@pytest.mark.parametrize(("game", "options", "players"), HIDING)
def test_what_is_hidden_does_not_show_in_a_whole_game(
    game: str, options: dict[str, str], players: int
) -> None:
    assert asyncio.run(compare_games(game, options, players, seed=1)) > 100
