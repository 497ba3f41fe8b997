"""The deck of Everything on 1 Card: its facts, and a refusal for everything it can get wrong."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from crossoff.core.errors import BadDeck
from crossoff.games.one_card import deck as module
from crossoff.games.one_card.deck import Card, check_players, load_deck

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


def test_cards() -> None:
    assert [card.id for card in DECK.cards] == [f"{number:02}" for number in range(1, 31)]
    for card in DECK.cards:
        assert len(card.rows) == 6
        assert sum(length > 0 for length in card.rows) == 5
        assert sum(card.rows) == 20
        first, second = card.suns
        assert first < second
        assert card.rows[first] and card.rows[second]


def test_every_colour_has_the_same_share() -> None:
    for color in range(6):
        assert sum(card.rows[color] == 0 for card in DECK.cards) == 5
        assert sum(card.rows[color] for card in DECK.cards) == 100
        assert sum(color in card.suns for card in DECK.cards) == 10


def test_cards_of_the_worked_examples() -> None:
    # Columns: red, orange, yellow, green, blue, purple.
    assert DECK.cards[1] == Card("02", (0, 5, 6, 4, 2, 3), (2, 3))
    assert DECK.cards[9] == Card("10", (4, 0, 3, 2, 6, 5), (2, 4))
    assert DECK.cards[10] == Card("11", (4, 4, 0, 4, 4, 4), (0, 4))


def test_dice_bonus_and_end() -> None:
    assert DECK.colors == ("red", "orange", "yellow", "green", "blue", "purple")
    assert (DECK.dice, DECK.rolls) == (5, 3)
    assert DECK.sun_bonus == (0, 2, 5)
    assert (DECK.scored_cards, DECK.rows_to_score) == (4, 3)


# Loading


def test_a_file_in_an_error(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(edited("cards", 1, "rows", "blue", value=3)))
    with pytest.raises(BadDeck) as error:
        load_deck(path)
    assert str(error.value) == f"{path}: cards.02.rows: row sum 21; a card has 20 boxes"


def test_suns_in_any_order() -> None:
    assert load_deck(edited("cards", 0, "suns", value=["green", "yellow"])).cards == DECK.cards


def test_enough_cards_for_the_players() -> None:
    check_players(DECK, 4, {"variant": "advanced"})
    deck = replace(DECK, cards=DECK.cards[:7])
    check_players(deck, 3, {"variant": "basic"})
    with pytest.raises(BadDeck) as error:
        check_players(deck, 4, {"variant": "basic"})
    assert str(error.value) == "standard: cards: 4 players need 8 cards, the deck has 7"
    with pytest.raises(BadDeck) as error:
        check_players(deck, 2, {"variant": "advanced"})
    assert str(error.value) == "standard: cards: 2 players need 10 cards, the deck has 7"


# Refusals: (what is edited, its new value, the place named, the reason given)

NAME = "is not a name of 1 to 12 letters, digits, '_' or '-'"
COLOR = "is not a plain name of 1 to 12 letters a-z"
NUMBER = "expected a whole number from"
KEYS = "colors, dice, bonus, end, cards"
ALL = ", ".join(DECK.colors)
CARD = DECK.source["cards"][0]
ROWS, SUNS = ("cards", 0, "rows"), ("cards", 0, "suns")  # no red row; suns yellow and green
SIX = {"red": 1, "orange": 4, "yellow": 2, "green": 4, "blue": 4, "purple": 5}
LONG = {"orange": 8, "yellow": 2, "green": 4, "blue": 4, "purple": 2}

Edit = tuple[tuple[str | int, ...], object, str, str]
BAD: list[Edit] = [
    *(((key,), GONE, key, "missing") for key in KEYS.split(", ")),
    *(((key,), 3, key, "expected a table, got 3") for key in KEYS.split(", ")[:-1]),
    (("title",), "x", "", f"unknown key 'title'; expected {KEYS}"),
    # colours
    (("colors", "order"), GONE, "colors.order", "missing"),
    (("colors", "order", 5), GONE, "colors.order", "expected exactly 6 of them, got 5"),
    (("colors", "order"), list("abcdefg"), "colors.order", "expected exactly 6 of them, got 7"),
    (("colors", "order", 1), "red", "colors.order[2]", "'red' appears twice"),
    (("colors", "order", 1), "Red", "colors.order[2]", f"'Red' {COLOR}"),
    (("colors", "order", 1), None, "colors.order[2]", "expected text, got None"),
    # dice, bonus and end
    (("dice", "sides"), 6, "dice", "unknown key 'sides'; expected count, rolls"),
    (("dice", "count"), GONE, "dice.count", "missing"),
    (("dice", "count"), 0, "dice.count", f"{NUMBER} 1 to 5, got 0"),
    (("dice", "count"), 6, "dice.count", f"{NUMBER} 1 to 5, got 6"),
    (("dice", "count"), True, "dice.count", f"{NUMBER} 1 to 5, got True"),
    (("dice", "rolls"), 0, "dice.rolls", f"{NUMBER} 1 to 3, got 0"),
    (("dice", "rolls"), 4, "dice.rolls", f"{NUMBER} 1 to 3, got 4"),
    (("bonus", "moons"), [], "bonus", "unknown key 'moons'; expected suns"),
    (("bonus", "suns"), [0, 2], "bonus.suns", "expected exactly 3 of them, got 2"),
    (("bonus", "suns"), [0, 2, 5, 9], "bonus.suns", "expected exactly 3 of them, got 4"),
    (("bonus", "suns", 2), 21, "bonus.suns[3]", f"{NUMBER} 0 to 20, got 21"),
    (("bonus", "suns", 0), -1, "bonus.suns[1]", f"{NUMBER} 0 to 20, got -1"),
    (("end", "turns"), 9, "end", "unknown key 'turns'; expected scored_cards, rows_to_score"),
    (("end", "scored_cards"), 0, "end.scored_cards", f"{NUMBER} 1 to 8, got 0"),
    (("end", "scored_cards"), 9, "end.scored_cards", f"{NUMBER} 1 to 8, got 9"),
    (("end", "rows_to_score"), 0, "end.rows_to_score", f"{NUMBER} 1 to 5, got 0"),
    (("end", "rows_to_score"), 6, "end.rows_to_score", f"{NUMBER} 1 to 5, got 6"),
    # cards
    (("cards",), [], "cards", "expected 1 to 60 of them, got 0"),
    (("cards",), [CARD] * 61, "cards", "expected 1 to 60 of them, got 61"),
    (("cards",), {}, "cards", "expected a list, got a table"),
    (("cards", 0), 1, "cards[1]", "expected a table, got 1"),
    (("cards", 0, "id"), GONE, "cards[1].id", "missing"),
    (("cards", 0, "id"), 1, "cards[1].id", "expected text, got 1"),
    (("cards", 0, "id"), "é", "cards[1].id", f"'é' {NAME}"),
    (("cards", 1, "id"), "01", "cards[2].id", "'01' appears twice"),
    (("cards", 0, "name"), "x", "cards[1]", "unknown key 'name'; expected id, rows, suns"),
    (ROWS, [], "cards.01.rows", "expected a table, got a list"),
    ((*ROWS, "pink"), 1, "cards.01.rows", f"unknown color 'pink'; expected {ALL}"),
    ((*ROWS, "blue"), GONE, "cards.01.rows", "expected exactly 5 of them, got 4"),
    (ROWS, SIX, "cards.01.rows", "expected exactly 5 of them, got 6"),
    ((*ROWS, "blue"), 0, "cards.01.rows.blue", f"{NUMBER} 1 to 7, got 0"),
    (ROWS, LONG, "cards.01.rows.orange", f"{NUMBER} 1 to 7, got 8"),
    ((*ROWS, "blue"), 3, "cards.01.rows", "row sum 19; a card has 20 boxes"),
    (SUNS, ["blue"], "cards.01.suns", "expected exactly 2 of them, got 1"),
    (SUNS, ["blue", "green", "orange"], "cards.01.suns", "expected exactly 2 of them, got 3"),
    (SUNS, ["blue", "blue"], "cards.01.suns[2]", "the blue row has its sun already"),
    (SUNS, ["blue", "red"], "cards.01.suns[2]", "the card has no red row to carry a sun"),
    (SUNS, ["pink", "blue"], "cards.01.suns[1]", f"unknown color 'pink'; expected {ALL}"),
]


@pytest.mark.parametrize(("path", "value", "place", "reason"), BAD)
def test_refused(path: tuple[str | int, ...], value: object, place: str, reason: str) -> None:
    with pytest.raises(BadDeck) as error:
        load_deck(edited(*path, value=value))
    assert (error.value.file, error.value.place, error.value.reason) == ("deck", place, reason)


# Any change at all
