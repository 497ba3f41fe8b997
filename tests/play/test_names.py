"""Names as people enter them, and as everybody sees them."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossoff.play.names import LONGEST_NAME, clean_name, name_key


@pytest.mark.parametrize(
    ("given_name", "cleaned"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),  # accents are composed
        ("A\u202enn\u200b\u0000", "Ann"),  # control and format characters are removed
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("山田 太郎", "山田 太郎"),
        ("a" + "\u0301" * 50, "á\u0301\u0301"),  # no towers of accents
        ("a" + "\u0489" * 50, "a\u0489\u0489"),  # nor of marks without a combining class
        ("a" + "\u20dd\u0301" * 9, "a\u20dd\u0301"),
        ("An\u034fna", "Anna"),  # default-ignorable characters are invisible
        ("A\ufe0fn\U000e0101n\u17b5a\u180b\u115f\uffa0", "Anna"),
        ("A\u2800nn", "Ann"),  # blank Braille pattern
    ],
)
def test_a_name_is_cleaned(given_name: str, cleaned: str) -> None:
    assert clean_name(given_name) == cleaned


INVISIBLE = ["", "   ", "\u200b\u202e", "\n", "\u3164\u3164", "\u2800", "\u0489"]


@pytest.mark.parametrize("nobody", [*INVISIBLE, "x" * (LONGEST_NAME + 1)])
def test_a_name_that_nobody_can_read_is_refused(nobody: str) -> None:
    with pytest.raises(ValueError, match="1 to 24 visible characters"):
        clean_name(nobody)


@pytest.mark.parametrize(
    "other", ["ANNA", "\uff21nn\uff41", "an\u2060na", "\U0001d400nna", "An\u034fna"]
)
def test_names_that_look_the_same_are_the_same(other: str) -> None:
    assert name_key(clean_name(other)) == name_key("Anna")


def test_names_that_only_resemble_each_other_are_two() -> None:
    assert len({name_key(name) for name in ("Anna", "Ana", "Änna", "Anna 2")}) == 4


@given(st.text(max_size=60))
def test_whatever_is_given_a_name_is_short_visible_and_stays_so(text: str) -> None:
    try:
        name = clean_name(text)
    except ValueError:
        return
    letters = [char for char in name if unicodedata.category(char) not in ("Mn", "Me")]
    assert 1 <= len(letters) <= LONGEST_NAME
    assert all(char.isprintable() for char in name)
    assert clean_name(name) == name
