"""The contract of every game's deck, whatever is printed on the cards. A new game is tested here
without a change to this file.
"""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossoff.core.errors import BadDeck
from crossoff.core.model.registry import load_game
from testkit.games.walks import GAMES, WITH_CARDS, package_of

every_deck = pytest.mark.parametrize("name", WITH_CARDS)

KEY = st.text("ab1", min_size=1, max_size=3)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text("ab1 \ud800", max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEY, inner, max_size=3),
    max_leaves=8,
)


@every_deck
def test_the_shipped_deck_is_read_once(name: str) -> None:
    load = load_game(name).rules.load_deck
    assert load("standard") is load("standard")
    assert load("standard").name == "standard"
    assert hash(load("standard")) == hash(replace(load("standard")))


@every_deck
def test_round_trip_through_a_record(name: str) -> None:
    load = load_game(name).rules.load_deck
    standard = load("standard")
    source = json.loads(json.dumps(standard.source))
    deck = load(source)
    assert deck.name == "custom"
    assert replace(deck, name="standard") == standard
    next(value for value in source.values() if isinstance(value, list)).clear()
    assert deck.source == standard.source, "the deck keeps a copy of its own"


@every_deck
def test_from_a_file(name: str, tmp_path: Path) -> None:
    load = load_game(name).rules.load_deck
    path = tmp_path / "mine.toml"
    path.write_bytes((package_of(name)[1] / "deck.toml").read_bytes())
    for source in (path, str(path)):
        deck = load(source)
        assert deck.name == "mine"
        assert replace(deck, name="standard") == load("standard")


@st.composite
def mutants(draw: st.DrawFn, original: Any) -> Any:
    """Return a deck object after one to three changes at any depth."""
    source: Any = deepcopy(original)
    words = sorted({word for word in json.dumps(original).split('"') if word.isalnum()})
    for _ in range(draw(st.integers(1, 3))):
        at = source
        while at:
            key = draw(st.sampled_from(list(at) if isinstance(at, dict) else range(len(at))))
            if isinstance(at[key], dict | list) and draw(st.integers(0, 3)):
                at = at[key]
                continue
            if draw(st.booleans()):
                at[key] = draw(ANYTHING | st.integers(0, 7) | st.sampled_from(words))
            else:
                del at[key]
            break
    return source


@every_deck
@settings(deadline=None)  # slow machines are fine
@given(data=st.data())
def test_a_changed_deck_loads_or_is_refused(name: str, data: st.DataObject) -> None:
    load = load_game(name).rules.load_deck
    source = data.draw(mutants(load("standard").source))
    try:
        deck = load(source)
    except BadDeck as error:
        assert error.file == "deck"
    else:
        assert load(json.loads(json.dumps(deck.source))) == deck


@pytest.mark.parametrize("name", [name for name in GAMES if name not in WITH_CARDS])
def test_a_game_without_cards_refuses_every_deck(name: str, tmp_path: Path) -> None:
    load = load_game(name).rules.load_deck
    assert load("standard").source == {}
    sources: list[dict[str, Any] | Path] = [{}, tmp_path / "deck.toml"]
    for source in sources:
        with pytest.raises(BadDeck, match="no cards"):
            load(source)
