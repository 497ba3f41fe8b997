"""Test positions built from record lines, and cards drawn as text."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, TypeAlias

import pytest

import crossoff
from crossoff.core.errors import CrossoffError
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.position import Position
from crossoff.core.model.registry import load_game
from crossoff.core.model.steps import read_line

DeckSource: TypeAlias = str | Mapping[str, Any]


def after(
    game: str, players: int, *lines: str, deck: DeckSource = STANDARD, **options: str
) -> Position:
    """Return the position after these lines of a new game."""
    return read(crossoff.new_game(game, players, options=options, deck=deck), *lines)


def read(position: Position, *lines: str) -> Position:
    """Return the position after some more lines."""
    for line in lines:
        position = read_line(position, line)
    return position


def refused(position: Position, *lines: str) -> None:
    """Check that each line by itself is refused here."""
    for line in lines:
        with pytest.raises(CrossoffError):
            read_line(position, line)


def drawn(position: Position) -> dict[str, float]:
    """Return the possible draws and their probabilities, in record notation."""
    notation, words = position.game.notation, {}
    for outcome, likely in position.chance_outcomes().items():
        text = notation.chance_text(position, [outcome], position.apply_chance(outcome))
        words[text.split(" ")[-1]] = likely
    return words


def _filled(groups: list[list[str]], rest: list[str], size: int) -> list[list[str]]:
    """Fill up each group to the size with leftovers, in order."""
    spare = iter(rest)
    return [[*group, *(next(spare) for _ in range(size - len(group)))] for group in groups]


def _split(groups: str) -> list[list[str]]:
    return [group.split() for group in groups.split("/")]


# --- Silver & Gold


def maps_kept(
    keeps: str, *, display: str = "", start: int = 0, deck: DeckSource = STANDARD
) -> Position:
    """Return Silver & Gold before the first expedition card.

    `keeps` is what each seat keeps, "S04 G01 / S05 G02"; maps not named fill hands and display.
    """
    kept = _split(keeps)
    position = crossoff.new_game("silver-and-gold", len(kept), deck=deck)
    named = {card for hand in kept for card in hand}
    rest = [card.id for card in position.setup.deck.maps if card.id not in named]
    hidden = [card for card in rest if card not in display.split()] + display.split()
    hands = _filled(kept, hidden, 4)
    shown = [*display.split(), *(card for card in rest if card not in display.split())][:4]
    return read(
        position,
        *(f"* deal {seat} " + " ".join(hand) for seat, hand in enumerate(hands)),
        *(f"{seat} keep " + " ".join(hand) for seat, hand in enumerate(kept)),
        "* display " + " ".join(shown),
        f"* start {start}",
    )


def map_deck(*maps: str, spare: int = 0, **changes: Any) -> dict[str, Any]:
    """Return the standard deck with other maps, such as "A gray x._/.o" or, with a seal, "B green
    ... orange"; `_` is sea. Adds `spare` plain gray maps Z1, Z2, … of two fields.
    """
    deck: dict[str, Any] = deepcopy(load_game("silver-and-gold").rules.load_deck(STANDARD).source)
    texts = [*maps, *(f"Z{number} gray .." for number in range(1, spare + 1))]
    deck["maps"] = [_map(*text.split()) for text in texts]
    for key, value in changes.items():
        deck[key] = {**deck[key], **value} if key in ("score_card", "cups") else value
    return deck


def _map(name: str, color: str, drawing: str, seal: str = "") -> dict[str, Any]:
    card = {"id": name, "color": color, "field": drawing.replace("_", " ").split("/")}
    return card | ({"seal": seal} if seal else {})


def fields(position: Position, seat: int, card: str) -> list[str]:
    """Draw a map in front of a seat as in the deck file, with `#` for crossed-off fields."""
    free = next(m.free for m in position.view(seat).seats[seat].maps if m.id == card)
    source = next(m for m in position.setup.deck.source["maps"] if m["id"] == card)
    return [
        "".join(
            symbol if symbol == " " or f"{column}{row}" in free else "#"
            for column, symbol in zip("abcd", text, strict=False)
        )
        for row, text in enumerate(source["field"], 1)
    ]


def turn(position: Position, pattern: str, *marks: str) -> Position:
    """Play an expedition card and each seat's marks, in any order: "0 mark S04 b1"."""
    position = read(position, f"* expedition {pattern}")
    lines = {line.partition(" ")[0]: line for line in marks}
    return read(position, *(lines[str(seat)] for seat in position.actors()))


def quiet_turns(position: Position, turns: int) -> Position:
    """Play this many turns in which every seat crosses off one field of a plain map, never the
    last.
    """
    for _ in range(turns):
        position = position.apply_chance(min(position.chance_outcomes()))
        for seat in position.actors():
            maps = position.view(seat).seats[seat].maps
            card = next(card for card in maps if len(card.free) > 1)
            position = read(position, f"{seat} mark {card.id} {card.free[0]}")
    return position


# --- Everything on 1 Card


def cards_dealt(
    hands: str, *, supply: str | None = None, start: int = 0, deck: DeckSource = STANDARD
) -> Position:
    """Return Everything on 1 Card before the first roll.

    `hands` is "11 01 / 02 03"; with a supply it is the advanced game and they are the kept cards.
    """
    kept = _split(hands)
    if supply is None:
        dealt = [f"* deal {seat} " + " ".join(hand) for seat, hand in enumerate(kept)]
        return after("one-card", len(kept), f"* start {start}", *dealt, deck=deck)
    position = crossoff.new_game("one-card", len(kept), options={"variant": "advanced"}, deck=deck)
    named = {card for hand in kept for card in hand}
    rest = [card.id for card in position.setup.deck.cards if card.id not in named]
    hidden = [card for card in rest if card not in supply.split()] + supply.split()
    return read(
        position,
        f"* start {start}",
        *(f"* deal {k} " + " ".join(hand) for k, hand in enumerate(_filled(kept, hidden, 5))),
        *(f"{seat} keep " + " ".join(hand) for seat, hand in enumerate(kept)),
        f"* supply {supply}",
    )


def roll(position: Position, dice: str, *decisions: str) -> Position:
    """Play a roll and the seats' decisions, in any order, up to the first seat without one or whose
    card is replaced: "red red blue green yellow", "0 use 11", "1 pass".
    """
    position = read(position, f"* roll {dice}")
    lines = {line.partition(" ")[0]: line for line in decisions}
    while position.actors() and str(position.actors()[0]) in lines:
        position = read(position, lines.pop(str(position.actors()[0])))
    return position


def card_deck(ids: str, **changes: Any) -> dict[str, Any]:
    """Return the standard deck with only these cards; `end` and `dice` may be changed."""
    deck: dict[str, Any] = deepcopy(load_game("one-card").rules.load_deck(STANDARD).source)
    deck["cards"] = [card for card in deck["cards"] if card["id"] in ids.split()]
    for key, value in changes.items():
        deck[key] = {**deck[key], **value}
    return deck


def rows(position: Position, seat: int, card: str) -> dict[str, str]:
    """Draw the rows of a card in front of a seat, with `#` for crossed-off boxes."""
    free = next(c.free for c in position.view(seat).seats[seat].cards if c.id == card)
    lengths = next(c.rows for c in position.setup.deck.cards if c.id == card)
    return {
        color: "#" * (length - free[color]) + "." * free[color]
        for color, length in zip(position.setup.deck.colors, lengths, strict=True)
        if length
    }
