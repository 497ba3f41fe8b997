"""What people may call themselves at a table."""

from __future__ import annotations

import unicodedata

__all__ = ["LONGEST_NAME", "clean_name"]

LONGEST_NAME = 24  # visible characters
_MOST_MARKS = 2  # on one character: enough for every living script, too few for a tower

#: Control, format (zero width, direction), surrogates, private and unassigned, line separators.
_NEVER_SHOWN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean_name(text: str) -> str:
    """A name as everybody will see it; ValueError for one that nobody could read.

    What cannot be seen is taken out, white space becomes one space, accents are composed.
    """
    visible = "".join(_kept(unicodedata.normalize("NFC", text)))
    # Composed once more: what stood between a letter and its accent may be gone.
    name = " ".join(unicodedata.normalize("NFC", visible).split())
    letters = sum(not unicodedata.combining(char) for char in name)
    if not letters:
        raise ValueError(f"expected a name of 1 to {LONGEST_NAME} visible characters, got none")
    if letters > LONGEST_NAME:
        raise ValueError(
            f"expected a name of 1 to {LONGEST_NAME} visible characters, got {letters}"
        )
    return name


def _kept(text: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for char in text:
        if char.isspace():
            kept.append(" ")
        elif unicodedata.category(char) not in _NEVER_SHOWN:
            marks = marks + 1 if unicodedata.combining(char) else 0
            if marks <= _MOST_MARKS:
                kept.append(char)
    return kept
