"""Player names: validation and comparison."""

from __future__ import annotations

import unicodedata

__all__ = ["LONGEST_NAME", "clean_name", "name_key"]

LONGEST_NAME = 24  # visible characters
_MOST_MARKS = 2  # per character: enough for every living script, too few for Zalgo text

#: Control, format (zero width, direction), surrogates, private and unassigned, line separators.
_NEVER_SHOWN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: Combining marks without width; their combining class may be 0.
_MARKS = {"Mn", "Me"}
#: The rest of Unicode's Default_Ignorable_Code_Point (invisible marks, fillers and variation
#: selectors), and the blank Braille pattern.
_INVISIBLE = {
    0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0,
    *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0),
}  # fmt: skip


def clean_name(text: str) -> str:
    """Return a name in display form; ValueError if nothing readable is left.

    Removes invisible characters, collapses white space, composes accents.
    """
    visible = "".join(_kept(unicodedata.normalize("NFC", text)))
    # Compose again: a removed character may have separated a letter from its accent.
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
    """Return a key that is equal for names that look the same: ignores case, letter width and
    composition.
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
