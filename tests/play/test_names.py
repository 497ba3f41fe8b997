"""Names as people may give them, and as everybody sees them."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossoff.play.names import LONGEST_NAME, clean_name


@pytest.mark.parametrize(
    ("given_name", "cleaned"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),  # accents are composed
        ("A\u202enn\u200b\u0000", "Ann"),  # direction, zero width and control go
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("山田 太郎", "山田 太郎"),
        ("a" + "\u0301" * 50, "á\u0301\u0301"),  # no towers of accents
    ],
)
def test_a_name_is_cleaned(given_name: str, cleaned: str) -> None:
    assert clean_name(given_name) == cleaned


@pytest.mark.parametrize("nobody", ["", "   ", "\u200b\u202e", "\n", "x" * (LONGEST_NAME + 1)])
def test_a_name_that_nobody_can_read_is_refused(nobody: str) -> None:
    with pytest.raises(ValueError, match="1 to 24 visible characters"):
        clean_name(nobody)


@given(st.text(max_size=60))
def test_whatever_is_given_a_name_is_short_visible_and_stays_so(text: str) -> None:
    try:
        name = clean_name(text)
    except ValueError:
        return
    letters = [char for char in name if not unicodedata.combining(char)]
    assert 1 <= len(letters) <= LONGEST_NAME
    assert all(char.isprintable() for char in name)
    assert clean_name(name) == name
