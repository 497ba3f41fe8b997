"""Decisions as phrases without a subject, which reviews and hints use."""

from __future__ import annotations

from pathlib import Path

import pytest

from crossoff.core.model.record import decode, start
from crossoff.texts import LANGUAGES
from testkit.paths import DATA
from testkit.terminal.app import Strict

GAMES = sorted(DATA.glob("*.jsonl"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_decision_of_a_game_has_a_phrase(path: Path, language: str) -> None:
    record = decode(path.read_bytes())
    setup, texts = start(record).setup, Strict(language)
    for line in record.log:
        who, _, text = line.partition(" ")
        if who != "*":
            said = setup.game.shown.phrase(setup, setup.game.shown.as_data(text))
            assert said is not None
            phrase = texts.speak(said)
            assert phrase == phrase.strip()
            assert "{" not in phrase


@pytest.mark.parametrize(
    ("game", "do", "phrase"),
    [
        (
            "silver-and-gold-2",
            "mark G05 b2 a3 b3; S11 b2; G05 b1",
            "5 squares on both maps, 1 coin",
        ),
        ("silver-and-gold-2", "mark S02 c2", "1 square on a gray map"),
        ("silver-and-gold-2", "keep S11 G05", "keep a gray map and a green map"),
        ("silver-and-gold-2", "take O05", "an orange map from the display"),
        ("silver-and-gold-2", "take pile", "the top map of the pile"),
        ("silver-and-gold-2", "take pile P01", "the top map of the pile"),
        ("one-card-advanced-4", "keep 20 04 23", "keep cards 20, 04, and 23"),
        ("one-card-advanced-4", "reroll 1 2", "roll two dice again"),
        ("one-card-advanced-4", "use 10", "use the roll on card 10"),
        ("one-card-advanced-4", "take 10", "take card 10"),
        ("one-card-advanced-4", "pass", "pass"),
    ],
)
def test_phrases_in_english(game: str, do: str, phrase: str) -> None:
    setup = start(decode((DATA / f"{game}.jsonl").read_bytes())).setup
    said = setup.game.shown.phrase(setup, setup.game.shown.as_data(do))
    assert said is not None
    assert Strict("en").speak(said) == phrase
