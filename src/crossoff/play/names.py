"""What people may call themselves at a table."""

from __future__ import annotations

import unicodedata

__all__ = ["LONGEST_NAME", "clean_name", "name_key"]

LONGEST_NAME = 24  # visible characters
_MOST_MARKS = 2  # on one character: enough for every living script, too few for a tower

#: Control, format (zero width, direction), surrogates, private and unassigned, line separators.
_NEVER_SHOWN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: Marks that take no room of their own; their combining class may be 0.
_MARKS = {"Mn", "Me"}
#: The rest of Unicode's Default_Ignorable_Code_Point: marks, fillers and variation selectors that
#: leave nothing to see. And the empty Braille pattern, which does not either.
_INVISIBLE = {
    0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0,
    *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0),
}  # fmt: skip


def clean_name(text: str) -> str:
    """A name as everybody will see it; ValueError for one that nobody could read.

    What cannot be seen is taken out, white space becomes one space, accents are composed.
    """
    visible = "".join(_kept(unicodedata.normalize("NFC", text)))
    # Composed once more: what stood between a letter and its accent may be gone.
    name = " ".join(unicodedata.normalize("NFC", visible).split())
    letters = sum(unicodedata.category(char) not in _MARKS for char in name)
    if not letters:
        raise ValueError(f"expected a name of 1 to {LONGEST_NAME} visible characters, got none")
    if letters > LONGEST_NAME:
        raise ValueError(
            f"expected a name of 1 to {LONGEST_NAME} visible characters, got {letters}"
        )
    return name


def name_key(name: str) -> str:
    """Equal for names that people would take for the same: whatever the case, the width of the
    letters and how they are composed.
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _kept(text: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for char in text:
        category = unicodedata.category(char)
        if char.isspace():
            kept.append(" ")
            marks = 0
        elif category not in _NEVER_SHOWN and ord(char) not in _INVISIBLE:
            marks = marks + 1 if category in _MARKS else 0
            if marks <= _MOST_MARKS:
                kept.append(char)
    return kept
