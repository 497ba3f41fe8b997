"""The Silver & Gold deck: its facts, and a refusal for everything a deck can get wrong."""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from crossoff.core.errors import BadDeck
from crossoff.games.silver_gold import deck as module
from crossoff.games.silver_gold.deck import check_players, load_deck

GONE = object()  # as a new value: deletes the key
DECK = load_deck()
SHIPPED = Path(module.__file__).with_name("deck.toml")


def edited(*path: str | int, value: object) -> dict[str, Any]:
    """Return the shipped deck object with one value replaced, added or deleted."""
    source = deepcopy(DECK.source)
    at: Any = source
    for key in path[:-1]:
        at = at[key]
    if value is GONE:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return source


# The facts of the shipped deck


def test_maps() -> None:
    of_color = Counter((DECK.colors[card.color], card.points) for card in DECK.maps)
    assert of_color == {("purple", 14): 12, ("orange", 12): 12, ("green", 10): 12, ("gray", 8): 11}
    assert len({card.id for card in DECK.maps}) == 47


def test_seals() -> None:
    # Three maps of a colour carry a seal, one for each of the other colours.
    seals = {(card.color, card.seal) for card in DECK.maps if card.seal is not None}
    assert seals == {(color, seal) for color in range(4) for seal in range(4) if color != seal}
    assert sum(card.seal is not None for card in DECK.maps) == 12
    assert dict(zip(DECK.colors, DECK.seal_points, strict=True)) == {
        "gray": 1, "green": 1, "orange": 2, "purple": 2
    }  # fmt: skip


def test_symbols() -> None:
    for card in DECK.maps:
        parts = card.cross_mask | card.coin_mask | card.palm_mask
        assert parts & ~card.land_mask == 0
        total = card.cross_mask + card.coin_mask + card.palm_mask
        assert total == parts, "no field has two symbols"


def test_a_map_bit_by_bit() -> None:
    #     a b c d
    # 1   .   . .        0   2 3
    # 2   T . . x        4 5 6 7
    # 3   .   . .        8   10 11
    card = next(card for card in DECK.maps if card.id == "G10")
    assert card.land_mask == 0b1101_1111_1101
    assert (card.cross_mask, card.coin_mask, card.palm_mask) == (1 << 7, 0, 1 << 4)
    assert (DECK.colors[card.color], card.seal) == ("green", None)


def test_expedition() -> None:
    shown = dict(zip(DECK.patterns, DECK.expedition, strict=True))
    assert shown == {"I2": 1, "I3": 2, "L3": 2, "O4": 1, "T4": 1, "L4": 1}
    cells = dict(zip(DECK.patterns, DECK.pattern_cells, strict=True))
    assert [len(cells[name]) for name in cells] == [int(name[1]) for name in cells]
    assert cells["T4"] == ((0, 0), (0, 1), (0, 2), (1, 1))
    assert cells["L4"] == ((0, 0), (1, 0), (2, 0), (2, 1))


def test_score_card() -> None:
    assert DECK.colors == ("gray", "green", "orange", "purple")
    assert DECK.cups == (6, 5, 4, 3, 2, 1)
    assert (DECK.coin_rows, DECK.coins_per_row, DECK.palm_boxes) == (3, 4, 4)


# Loading


def test_a_file_in_an_error(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(edited("maps", 1, "field", 2, value=".....")))
    with pytest.raises(BadDeck) as error:
        load_deck(path)
    reason = "row 3 has 5 columns, outside the grid of 4"
    assert str(error.value) == f"{path}: maps.P02.field[3]: {reason}"


def test_small_decks() -> None:
    deck = load_deck(edited("cups", "values", value=[]))
    assert deck.cups == ()
    deck = load_deck(edited("cups", "values", value=[2, 9, 2]))
    assert deck.cups == (9, 2, 2)
    deck = load_deck(edited("expedition", "I2", value=GONE))
    assert deck.expedition == (0, 2, 2, 1, 1, 1)
    deck = load_deck(edited("patterns", "I2", value=["", "....", "..#", "..#."]))
    assert deck.pattern_cells[0] == ((0, 0), (1, 0)), "moved to the corner"
    deck = load_deck(edited("patterns", "I2", value=["####"] * 4))
    assert len(deck.pattern_cells[0]) == 16
    deck = load_deck(
        edited("maps", value=[{"id": "A", "color": "gray", "field": ["", " .", " T"]}])
    )
    assert (deck.maps[0].land_mask, deck.maps[0].palm_mask) == (1 << 5 | 1 << 9, 1 << 9)


def test_enough_maps_for_the_players() -> None:
    deck = replace(DECK, maps=DECK.maps[:15])
    check_players(DECK, 4, {})
    check_players(deck, 3, {})
    with pytest.raises(BadDeck) as error:
        check_players(deck, 4, {})
    assert str(error.value) == "standard: maps: 4 players need 16 maps, the deck has 15"


# Refusals: (what is edited, its new value, the place named, the reason given)

NAME = "is not a name of 1 to 12 letters, digits, '_' or '-'"
COLOR = "is not a plain name of 1 to 12 letters a-z"
NUMBER = "expected a whole number from"
KEYS = "colors, seals, cups, score_card, expedition, patterns, maps"
APART = "not all cells are connected edge to edge"
OUTSIDE = "has 5 columns, outside the grid of 4"
PATTERNS = ", ".join(DECK.patterns)
MAP = DECK.source["maps"][0]
FIELD = ("maps", 0, "field")
ALL = ", ".join(DECK.colors)
SEVEN = ["a", "b", "c", "d", "e", "f", "g"]
NINE = {name: ["##"] for name in "abcdefghi"}

Edit = tuple[tuple[str | int, ...], object, str, str]
BAD: list[Edit] = [
    *(((key,), GONE, key, "missing") for key in KEYS.split(", ")),
    *(((key,), 3, key, "expected a table, got 3") for key in KEYS.split(", ")[:-1]),
    (("title",), "x", "", f"unknown key 'title'; expected {KEYS}"),
    # colours
    (("colors", "order"), GONE, "colors.order", "missing"),
    (("colors", "more"), 1, "colors", "unknown key 'more'; expected order"),
    (("colors", "order"), [], "colors.order", "expected 1 to 6 of them, got 0"),
    (("colors", "order"), SEVEN, "colors.order", "expected 1 to 6 of them, got 7"),
    (("colors", "order", 1), "gray", "colors.order[2]", "'gray' appears twice"),
    (("colors", "order", 1), "Green", "colors.order[2]", f"'Green' {COLOR}"),
    (("colors", "order", 1), "", "colors.order[2]", f"'' {COLOR}"),
    (("colors", "order", 1), 5, "colors.order[2]", "expected text, got 5"),
    # seals, cups and the score card
    (("seals", "gray"), GONE, "seals.gray", "missing"),
    (("seals", "pink"), 1, "seals", f"unknown key 'pink'; expected {ALL}"),
    (("seals", "gray"), -1, "seals.gray", f"{NUMBER} 0 to 9, got -1"),
    (("seals", "gray"), 10, "seals.gray", f"{NUMBER} 0 to 9, got 10"),
    (("seals", "gray"), True, "seals.gray", f"{NUMBER} 0 to 9, got True"),
    (("cups", "values"), [1] * 9, "cups.values", "expected 0 to 8 of them, got 9"),
    (("cups", "values", 2), 21, "cups.values[3]", f"{NUMBER} 0 to 20, got 21"),
    (("cups", "values", 2), 1.0, "cups.values[3]", f"{NUMBER} 0 to 20, got 1.0"),
    (("score_card", "palms"), GONE, "score_card.palms", "missing"),
    (("score_card", "palms"), 7, "score_card.palms", f"{NUMBER} 0 to 6, got 7"),
    (("score_card", "coin_rows"), 0, "score_card.coin_rows", f"{NUMBER} 1 to 4, got 0"),
    (("score_card", "coin_rows"), 5, "score_card.coin_rows", f"{NUMBER} 1 to 4, got 5"),
    (("score_card", "coins_per_row"), 0, "score_card.coins_per_row", f"{NUMBER} 1 to 6, got 0"),
    (("score_card", "coins_per_row"), 7, "score_card.coins_per_row", f"{NUMBER} 1 to 6, got 7"),
    # patterns and expedition cards
    (("patterns",), {}, "patterns", "expected 1 to 8 of them, got 0"),
    (("patterns",), NINE, "patterns", "expected 1 to 8 of them, got 9"),
    (("patterns", "I 2"), ["##"], "patterns", f"'I 2' {NAME}"),
    (("patterns", "I2"), "##", "patterns.I2", "expected a list, got '##'"),
    (("patterns", "I2"), ["#"], "patterns.I2", "a single cell; a pattern has 2 to 16"),
    (("patterns", "I2"), [".."], "patterns.I2", "nothing is drawn"),
    (("patterns", "I2"), ["#.#"], "patterns.I2", APART),
    (("patterns", "I2"), ["#x"], "patterns.I2[1]", "unknown symbol 'x'; expected one of '#.'"),
    (("patterns", "I2"), ["#"] * 5, "patterns.I2", "expected 1 to 4 of them, got 5"),
    (("patterns", "I2"), ["#####"], "patterns.I2[1]", f"row 1 {OUTSIDE}"),
    (("expedition", "X9"), 1, "expedition", f"unknown pattern 'X9'; expected {PATTERNS}"),
    (("expedition", "I2"), 13, "expedition.I2", f"{NUMBER} 0 to 12, got 13"),
    (("expedition",), {"I2": 6}, "expedition", "a round turns up 7 cards, the deck has 6"),
    # maps
    (("maps",), [], "maps", "expected 1 to 60 of them, got 0"),
    (("maps",), [MAP] * 61, "maps", "expected 1 to 60 of them, got 61"),
    (("maps",), {}, "maps", "expected a list, got a table"),
    (("maps", 0), "P01", "maps[1]", "expected a table, got 'P01'"),
    (("maps", 0, "id"), GONE, "maps[1].id", "missing"),
    (("maps", 0, "id"), "P 1", "maps[1].id", f"'P 1' {NAME}"),
    (("maps", 0, "id"), "P" * 13, "maps[1].id", f"'{'P' * 13}' {NAME}"),
    (("maps", 1, "id"), "P01", "maps[2].id", "'P01' appears twice"),
    (("maps", 0, "id"), "pile", "maps.pile.id", "'pile' is the pile's name in a record"),
    (("maps", 0, "points"), 9, "maps[1]", "unknown key 'points'; expected id, color, field, seal"),
    (("maps", 0, "color"), "pink", "maps.P01.color", f"unknown color 'pink'; expected {ALL}"),
    (("maps", 0, "seal"), "pink", "maps.P01.seal", f"unknown color 'pink'; expected {ALL}"),
    (("maps", 0, "seal"), None, "maps.P01.seal", "expected text, got None"),
    (FIELD, GONE, "maps[1].field", "missing"),
    (FIELD, [], "maps.P01.field", "expected 1 to 4 of them, got 0"),
    (FIELD, ["."] * 5, "maps.P01.field", "expected 1 to 4 of them, got 5"),
    (FIELD, ["    ", ""], "maps.P01.field", "nothing is drawn"),
    (FIELD, [". ..", ". ..", ". .."], "maps.P01.field", APART),
    (FIELD, ["...", "   ."], "maps.P01.field", APART),
    (FIELD, ["   .", ".   "], "maps.P01.field", APART),
    ((*FIELD, 1), ". ...", "maps.P01.field[2]", f"row 2 {OUTSIDE}"),
    ((*FIELD, 1), "..X.", "maps.P01.field[2]", "unknown symbol 'X'; expected one of ' .xoT'"),
    ((*FIELD, 1), 4, "maps.P01.field[2]", "expected text, got 4"),
]


@pytest.mark.parametrize(("path", "value", "place", "reason"), BAD)
def test_refused(path: tuple[str | int, ...], value: object, place: str, reason: str) -> None:
    with pytest.raises(BadDeck) as error:
        load_deck(edited(*path, value=value))
    assert (error.value.file, error.value.place, error.value.reason) == ("deck", place, reason)


# Any change at all
