"""The check of the texts finds what it is for."""

from __future__ import annotations

import re

import pytest

from devtools.texts import spelling
from devtools.texts.numbers import wrong_numbers
from devtools.texts.sources import PROJECT, sources
from devtools.texts.terms import counted_nouns


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "1 maps", ["1 maps"]),
        ("en", "0 map, 2 map, 5 maps", ["0 map", "2 map"]),
        ("en", "1 map, 21 maps, no. 1 maps out", ["1 maps"]),
        ("en", "20 palm squares", []),
        ("de", "1 Karten, 2 Karten", ["1 Karten"]),
        ("fr", "0 carte, 1 carte, 2 cartes", []),
        ("fr", "0 cartes", ["0 cartes"]),
        ("pt", "0 mapas, 1 mapas", ["1 mapas"]),
    ],
)
def test_numbers_before_the_wrong_noun(language: str, text: str, wrong: list[str]) -> None:
    reasons = wrong_numbers(text, language, counted_nouns(language))
    assert [re.findall("'(.*?)'", reason)[0] for reason in reasons] == wrong


def test_a_word_that_nobody_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without our own lists, the program's name is unknown; and it is found where it stands."""
    monkeypatch.setattr(spelling, "_read", lambda name: [])
    found = [str(problem) for problem in spelling.misspelled()]
    place = sources("shell", "en")["title-with"]
    assert any(
        line.startswith(f"{place.path.relative_to(PROJECT)}:{place.line}: title-with: unknown word")
        and "'crossoff'" in line
        for line in found
    )
    lines = (PROJECT / found[0].split(":")[0]).read_text(encoding="utf-8").split("\n")
    number, word = int(found[0].split(":")[1]), re.findall("'(.*?)'", found[0])[0]
    assert word in lines[number - 1].lower().replace("’", "'")
