"""Two deals that differ only in what an observer may not know, and everything the
observer is sent.
"""

from __future__ import annotations

import random

from crossoff.core.compiler.rng import below, stream
from crossoff.core.model.contract import OutcomeId
from crossoff.core.model.record import Recorder
from crossoff.play.events import Began
from crossoff.play.table import Table
from crossoff.server.room import Room
from testkit.games.hidden import hidden_from
from testkit.play.tables import new_table, random_decision
from testkit.server.twin_walks import all_that_is_told, begun

__all__ = ["HIDING", "compare_deals"]

#: Game, options and players: tables with face-down cards.
HIDING: list[tuple[str, dict[str, str], int]] = [
    ("silver-and-gold", {}, 2),
    ("silver-and-gold", {}, 4),
    ("one-card", {"variant": "advanced"}, 3),
]


def _dealt_twice(table: Table, observer: int | None, seed: int) -> tuple[Began, Began]:
    """Return two beginnings that differ in every card hidden from the observer, if possible."""
    rng = stream("dealt twice", seed)
    one, other = (Recorder(table._first_position()) for _ in range(2))
    drawn: list[tuple[OutcomeId, bool]] = []
    while one.position.is_chance:
        drawn.append((one.position.draw(rng), hidden_from(one.position, observer)))
        one.draw(drawn[-1][0])
    known = {outcome for outcome, is_hidden in drawn if not is_hidden}
    for outcome, is_hidden in drawn:
        if is_hidden:
            free = [x for x in other.position.chance_outcomes() if x not in known and x != outcome]
            outcome = free[below(rng, len(free))]
        other.draw(outcome)
    assert one.lines != other.lines
    return Began(tuple(one.lines)), Began(tuple(other.lines))


def _tries_of(room: Room, beginnings: tuple[Began, Began], observer: int | None) -> list[str]:
    """Return decisions that name cards held by others in either game."""
    words = {word for began in beginnings for line in began.lines for word in line.split(" ")[3:]}
    legal = room.audience.snapshot(observer)["legal"][:1]
    heads = [choice["do"].rpartition(" ")[0] for choice in legal]
    return ["", "keep", "pass", *(f"{head} {word}" for head in heads for word in sorted(words))]


async def compare_deals(
    game: str, options: dict[str, str], players: int, observer: int | None, seed: int = 0
) -> int:
    """Compare everything an observer is sent in twin games; return the number of pairs."""
    pairs = 0
    table = new_table(game, options, players)
    everybody = range(players)
    others = [seat for seat in everybody if seat != observer]
    orders = [others[:-1]] if observer is None else [others, [observer, *others[:-1]]]
    for number, order in enumerate(orders):
        beginnings = _dealt_twice(table, observer, number + 10 * seed)
        one, other = [await begun(table, began) for began in beginnings]
        tries = _tries_of(one, beginnings, observer)
        for step, seat in enumerate([None, *order]):
            if seat is not None:
                rng = random.Random(step + 10 * seed)
                do = random_decision(one.table, seat, rng)
                holder = one.table.seats[seat].holder
                await one.submit(seat, f"{step:032x}", "1", do, holder=holder)
                if seat != observer:  # holds other cards and plays at random
                    do = random_decision(other.table, seat, rng)
                await other.submit(seat, f"{step:032x}", "1", do, holder=holder)
            told = all_that_is_told(one, observer, tries)
            assert told == all_that_is_told(other, observer, tries)
            pairs += 1
    return pairs
