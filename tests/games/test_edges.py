"""The package against the witnesses in rare situations: special decks force the edge cases of the
rules, and every edge case must occur.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from functools import partial
from itertools import cycle
from typing import Any, NamedTuple

import pytest

from crossoff.core.compiler.jit import is_plain
from crossoff.core.model.position import Position
from crossoff.core.model.registry import load_game
from crossoff.core.model.steps import read_line
from testkit.samples import sample_size
from testkit.witness.agree import CASES, FIELDS, Case, Comparison, style

COLORS = ("gray", "green", "orange", "purple")  # in the order that breaks ties


class Edges(NamedTuple):
    """A deck for this many players, and the edge cases it must produce."""

    deck: Callable[[int], dict[str, Any]]
    wanted: Sequence[str]


def shipped(game: str) -> dict[str, Any]:
    """Return a copy of the standard deck."""
    return deepcopy(dict(load_game(game).rules.load_deck("standard").source))


# --- Silver & Gold


def maps(drawings: Iterable[str], colors: Iterable[str] = COLORS) -> dict[str, Any]:
    """Return a deck of maps with these drawings ("x./ o"), cycling through these colours."""
    cards = [
        {"id": f"M{number}", "color": color, "field": drawing.split("/")}
        for number, (drawing, color) in enumerate(zip(drawings, cycle(colors), strict=False))
    ]
    return shipped("silver-and-gold") | {"maps": cards}


def few_maps(players: int) -> dict[str, Any]:
    """Return the smallest maps, and hardly more of them than are dealt."""
    deck = shipped("silver-and-gold")
    return deck | {"maps": deck["maps"][-(4 * players + 2) :]}


def crosses(players: int) -> dict[str, Any]:
    return maps(2 * players * ["x.x/.x.", "xx/x.", ".x/xx/ .", "xxx", "x.", "x"])


def coins(players: int) -> dict[str, Any]:
    """Return more coin rows than cups; for two players the standard cups would do."""
    cups = {"values": [6, 5, 4, 3, 2, 1][: 3 * players - 1]}
    return maps(4 * players * ["oo/oo", "ooo/.o.", "oox"]) | {"cups": cups}


def palms(players: int) -> dict[str, Any]:
    return maps(3 * players * ["TT/.T", "T.T", ".", "TxT"])


def tied(players: int, color: str) -> dict[str, Any]:
    """Return maps of a colour and two of the previous colour, with nothing but a point per field:
    many games are tied, some in the previous colour too.
    """
    before = COLORS[max(COLORS.index(color) - 1, 0)]
    return maps(2 * players * [".", "..", "."], [before, before, *(6 * players * [color])])


SILVER_GOLD = {
    "few-maps": Edges(
        few_maps,
        ["pile exhausted", "display exhausted", "a seat without maps", "nobody has a map"],
    ),
    "crosses": Edges(
        crosses,
        [
            "two maps at once",
            "only one map left for two",
            "chain through both maps",
            "extras lost",
        ],
    ),
    "coins": Edges(coins, ["13th coin", "all cups gone"]),
    "palms": Edges(palms, ["5th palm"]),
} | {
    f"tied-{color}": Edges(
        partial(tied, color=color), ["decided by points", f"decided by {color}", "shared win"]
    )
    for color in COLORS
}


def silver_gold_edges(before: Position, line: str, after: Position) -> Iterator[str]:
    """Yield the edge cases in a line of Silver & Gold."""
    who, verb, *_ = line.split(" ")
    if verb == "mark":
        yield from chain_edges(before, line)
        yield from score_card_edges(before, int(who), after)
    elif verb == "take":
        yield from take_edges(before, after)
    elif verb == "expedition":
        held = (before.state.maps[: before.setup.players] >= 0).sum(axis=1)
        if held.min() < 2:
            yield "display exhausted"
        if held.min() == 0:
            yield "a seat without maps"
        if held.max() == 0:
            yield "nobody has a map"
    if after.is_over:
        yield from final_edges(after)


def take_edges(before: Position, after: Position) -> Iterator[str]:
    if before.state.unseen == 0:
        yield "pile exhausted"
    if before.state.owed == 2:
        yield "two maps at once"
        if after.state.unseen == 0 and (after.state.display < 0).all():
            yield "only one map left for two"


def score_card_edges(before: Position, seat: int, after: Position) -> Iterator[str]:
    deck, was, now = before.setup.deck, before.state, after.state
    if now.coins[seat] > max(was.coins[seat], deck.coin_rows * deck.coins_per_row):
        yield "13th coin"
    if now.num_palms[seat] > max(was.num_palms[seat], deck.palm_boxes):
        yield "5th palm"


def final_edges(final: Position) -> Iterator[str]:
    s, deck = final.state, final.setup.deck
    rows = (s.coins // deck.coins_per_row).clip(max=deck.coin_rows)
    if (rows > s.num_cups).any():
        yield "all cups gone"
    yield decided_by(final)


def chain_edges(before: Position, line: str) -> Iterator[str]:
    """Yield the edge cases of crosses in a line such as `0 mark A a1 a2; B c1`."""
    printed = {card.id: card.cross_mask for card in before.setup.deck.maps}
    groups = [group.split(" ") for group in line.split(" ", 2)[2].split("; ")]
    covered = [
        (card, sum(printed[card] >> FIELDS.index(field) & 1 for field in fields))
        for card, *fields in groups
    ]
    on = [card for card, count in covered if count]
    if len(set(on)) == 2 and not covered[-1][1]:
        yield "chain through both maps"
    if sum(count for _, count in covered) > len(groups) - 1:
        yield "extras lost"


def decided_by(final: Position) -> str:
    """Return the first criterion in which one seat is ahead of all others."""
    deck, seats = final.setup.deck, list(range(final.setup.players))
    rungs = {"points": final.totals()}
    for index, color in enumerate(deck.colors):
        mask = sum(1 << k for k, card in enumerate(deck.maps) if card.color == index)
        rungs[color] = [(int(done) & mask).bit_count() for done in final.state.completed]
    for name, values in rungs.items():
        best = max(values[seat] for seat in seats)
        seats = [seat for seat in seats if values[seat] == best]
        if len(seats) == 1:
            return f"decided by {name}"
    return "shared win"


# --- Everything on 1 Card


def quick_cards(count: int, scored_cards: int) -> dict[str, Any]:
    """Return cards with two short rows, which are enough to score them."""
    deck = shipped("one-card")
    colors = deck["colors"]["order"]
    lengths = (1, 1, 5, 6, 7)
    cards = []
    for number in range(count):
        names = [colors[(number + k) % len(colors)] for k in range(len(lengths))]
        rows = dict(zip(names, lengths, strict=True))
        cards.append({"id": f"K{number}", "rows": rows, "suns": names[1:3]})
    end = {"scored_cards": scored_cards, "rows_to_score": 2}
    return deck | {"cards": cards, "end": end}


LAST_TURN = Edges(
    lambda players: quick_cards(60, scored_cards=4),
    ["two score a fourth card in one turn", "no replacement after a fourth card"],
)
ONE_CARD = {
    "basic": {
        "four-cards": LAST_TURN,
        "few-cards": Edges(
            lambda players: quick_cards(2 * players + 2, scored_cards=8),
            ["pile exhausted", "a seat without cards", "nobody has a card", "shared win"],
        ),
    },
    "advanced": {
        "four-cards": LAST_TURN,
        "few-cards": Edges(
            lambda players: quick_cards(5 * players, scored_cards=8),
            [
                "supply not refilled",
                "supply empty",
                "a seat without cards",
                "nobody has a card",
                "shared win",
            ],
        ),
    },
}


def one_card_edges(before: Position, line: str, after: Position) -> Iterator[str]:
    """Yield the edge cases in a line of Everything on 1 Card."""
    s, deck = before.state, before.setup.deck
    who, verb = line.split(" ")[:2]
    if verb == "use" and after.state.num_scored[int(who)] > s.num_scored[int(who)]:
        if (s.num_scored >= deck.scored_cards).any():
            yield "no replacement after a fourth card"
        elif (after.state.num_scored < deck.scored_cards).all():
            if s.variant == 0 and s.unseen == 0:
                yield "pile exhausted"
            if s.variant == 1 and (s.supply < 0).all():
                yield "supply empty"
    if verb == "take" and s.unseen == 0:
        yield "supply not refilled"
    if verb == "pass" and (s.cards[int(who)] < 0).all():
        yield "a seat without cards"
    if after.is_over:
        ready = int((after.state.num_scored >= deck.scored_cards).sum())
        if ready == 0:
            yield "nobody has a card"
        if ready > 1:
            yield "two score a fourth card in one turn"
        if len(after.winners()) > 1:
            yield "shared win"


# --- The games

AT_LEAST = sample_size(2, full=3 if is_plain() else 8)  # games per deck
AT_MOST = 500  # until every edge case has occurred


def met(case: Case, edges: Edges) -> Counter[str]:
    """Play and compare games until every wanted edge case has occurred; count them all."""
    first = case.first(edges.deck(case.players))
    special = silver_gold_edges if case.game == "silver-and-gold" else one_card_edges
    found: Counter[str] = Counter()
    for number in range(AT_MOST):
        before = first
        for line in Comparison(first, number, style(number)).play().lines:
            after = read_line(before, line)
            found.update(special(before, line, after))
            before = after
        if number + 1 >= AT_LEAST and found.keys() >= set(edges.wanted):
            break
    return found


def forced(case: Case) -> dict[str, Edges]:
    """Return the decks for a case, by name."""
    return ONE_CARD[case.variant] if case.variant else SILVER_GOLD


@pytest.mark.parametrize(
    ("case", "name"),
    [pytest.param(case, name, id=f"{case}-{name}") for case in CASES for name in forced(case)],
)
def test_edges_are_met_and_agreed_upon(case: Case, name: str) -> None:
    edges = forced(case)[name]
    found = met(case, edges)
    assert [edge for edge in edges.wanted if not found[edge]] == [], found
