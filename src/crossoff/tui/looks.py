"""The colours of looks, for a light and for a dark table.

Colour is never the only sign: what a look says, the characters say too.
"""

from __future__ import annotations

from functools import cache

from rich.style import Style
from textual.theme import Theme

__all__ = ["DARK", "LIGHT", "THEMES", "style"]

DARK, LIGHT = "crossoff-dark", "crossoff-light"

THEMES = (
    Theme(
        DARK,
        primary="#7fb4a8",
        background="#14201d",
        surface="#1b2a26",
        panel="#22342f",
        foreground="#e9e6da",
        accent="#f2b84b",
        dark=True,
    ),
    Theme(
        LIGHT,
        primary="#2f6b5e",
        background="#f4f1e6",
        surface="#e9e4d3",
        panel="#ddd7c3",
        foreground="#22281f",
        accent="#8a5a00",
        dark=False,
    ),
)

#: Ink and ground of cards, rows and dice: on a light table pale, on a dark one deep.
_CARDS = {
    DARK: {
        "purple": "#f0e6ff on #4a3670",
        "orange": "#ffeeda on #84431a",
        "green": "#e4f7e0 on #2a5a36",
        "gray": "#f0f2f4 on #4a5058",
        "red": "#ffe9e6 on #85302b",
        "yellow": "#fff8d6 on #6d5a12",
        "blue": "#e3efff on #274f85",
    },
    LIGHT: {
        "purple": "#2b1650 on #d8c8f2",
        "orange": "#4a2200 on #f7cfa4",
        "green": "#0f3316 on #c0e3bd",
        "gray": "#22262b on #d3d8de",
        "red": "#4d0d09 on #f3bcb6",
        "yellow": "#3a2f00 on #f2e29a",
        "blue": "#0d2748 on #bcd5f5",
    },
}
_WORDS = {
    DARK: {"faint": "#a3aea6", "title": "bold #f2b84b", "chosen": "bold #14201d on #f2b84b"},
    LIGHT: {"faint": "#5c6358", "title": "bold #7a4f00", "chosen": "bold #ffffff on #7a4f00"},
}
_ANYWHERE = {
    "strong": "bold",
    "possible": "bold",
    "cross": "bold",
    "coin": "bold",
    "palm": "bold",
    "shape": "bold",
    "cursor": "reverse",
    "trouble": "bold underline",
}


@cache
def style(look: str, theme: str) -> Style:
    """How a look is painted. Words that mean nothing here, such as `crossed`, change nothing."""
    found = Style.null()
    known = _CARDS[theme] | _ANYWHERE | _WORDS[theme]
    for word in look.split():
        if word in known:
            found += Style.parse(known[word])
    return found
