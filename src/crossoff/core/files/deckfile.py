"""Deck files: read one from disk and extract values, each with its place in the file.

Any invalid deck raises `BadDeck`, whatever the file contains. Places are paths with 1-based list
indices: `colors.order[2]`, and `maps.P01.field[2]` for the second row of a card whose id is known.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from crossoff.core.errors import BadDeck, BadNotation, ErrorValue, Said, said

__all__ = ["STANDARD", "Entry", "open_deck", "read_cards", "read_colors", "read_deck"]

STANDARD = "standard"  # name of the deck that ships with a game

MAX_BYTES = 256 * 1024
# The TOML parser's time and memory grow with the square of the depth of a dotted key, which must be
# on one line: without this limit a file of MAX_BYTES can take gigabytes.
MAX_LINE = 300

_ID = re.compile(r"[A-Za-z0-9_-]{1,12}")
_COLOR = re.compile(r"[a-z]{1,12}")
_AT_LINE = re.compile(r"line ([0-9]+),? column [0-9]+(?:\)| \(char [0-9]+\))\Z")


@dataclass(frozen=True, slots=True)
class Entry:
    """An unvalidated value of a deck, with its file and place."""

    file: str
    place: str
    value: object

    def refuse(self, why: str | Said, **values: ErrorValue) -> NoReturn:
        raise BadDeck(self.file, self.place, why, **values)

    def table(
        self,
        required: Sequence[str],
        *,
        optional: Iterable[str] = (),
        unknown: str = "why-deck-unknown-key",
    ) -> dict[str, Entry]:
        """Return the entries of a table with all required keys and no others but the optional.
        `unknown` is the error text for any other key.
        """
        known = (*required, *optional)
        value = self.whole_table()
        if strange := [key for key in value if key not in known]:
            self.refuse(unknown, got=_shown(strange[0]), known=", ".join(known))
        if missing := [key for key in required if key not in value]:
            self._inner(missing[0], None).refuse("why-deck-missing")
        return {key: self._inner(key, value[key]) for key in known if key in value}

    def named(self, low: int, high: int) -> dict[str, Entry]:
        """Return the entries of a table whose keys are names chosen by the deck."""
        value = self.whole_table()
        self._check_length(value, low, high)
        for key in value:
            if not isinstance(key, str) or not _ID.fullmatch(key):
                self.refuse("why-deck-not-a-name", got=_shown(key))
        return {key: self._inner(key, value[key]) for key in value}

    def items(self, low: int, high: int) -> list[Entry]:
        """Return the entries of a list of `low` to `high` values."""
        if not isinstance(self.value, list):
            self.refuse("why-deck-expected-list", got=_shown(self.value))
        self._check_length(self.value, low, high)
        return [Entry(self.file, f"{self.place}[{n}]", v) for n, v in enumerate(self.value, 1)]

    def integer(self, low: int, high: int) -> int:
        value = self.value
        # bool is a subclass of int, but `true` is a mistake in a deck.
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.refuse("why-deck-expected-integer", low=low, high=high, got=_shown(value))
        return value

    def text(self) -> str:
        if not isinstance(self.value, str):
            self.refuse("why-deck-expected-text", got=_shown(self.value))
        return self.value

    def one_of(self, names: Sequence[str], unknown: str) -> int:
        """Return the index of a name that the deck has already defined. `unknown` is the error
        text for any other name.
        """
        text = self.text()
        if text not in names:
            self.refuse(unknown, got=_shown(text), known=", ".join(names))
        return names.index(text)

    def new_name(self, pattern: re.Pattern[str], taken: Iterable[str], unlike: str) -> str:
        """Return a name that matches the pattern and is not taken. `unlike` is the error text for
        a mismatch.
        """
        text = self.text()
        if not pattern.fullmatch(text):
            self.refuse(unlike, got=_shown(text))
        if text in taken:
            self.refuse("why-deck-twice", got=repr(text))
        return text

    def whole_table(self) -> dict[Any, Any]:
        """Return a table with any keys."""
        if not isinstance(self.value, dict):
            self.refuse("why-deck-expected-table", got=_shown(self.value))
        return self.value

    def _inner(self, key: str, value: object) -> Entry:
        return Entry(self.file, f"{self.place}.{key}" if self.place else key, value)

    def _check_length(self, value: Sequence[Any] | dict[Any, Any], low: int, high: int) -> None:
        if not low <= len(value) <= high:
            if low == high:
                self.refuse("why-deck-exactly", count=low, got=len(value))
            self.refuse("why-deck-length", low=low, high=high, got=len(value))


def read_colors(entry: Entry, low: int, high: int) -> tuple[str, ...]:
    """Return the names of the colours, in deck order."""
    colors: list[str] = []
    for item in entry.table(["order"])["order"].items(low, high):
        colors.append(item.new_name(_COLOR, colors, "why-deck-not-a-color"))
    return tuple(colors)


def read_cards(
    entry: Entry, high: int, keys: Sequence[str], *, optional: Sequence[str] = ()
) -> dict[str, dict[str, Entry]]:
    """Return the entries of every card by its id, which also names the card in their places."""
    cards: dict[str, dict[str, Entry]] = {}
    for item in entry.items(1, high):
        card = item.table(["id", *keys], optional=optional)
        card_id = card["id"].new_name(_ID, cards, "why-deck-not-a-name")
        named = Entry(entry.file, f"{entry.place}.{card_id}", item.value)
        cards[card_id] = named.table(["id", *keys], optional=optional)
    return cards


def open_deck(source: str | Path | Mapping[str, Any]) -> tuple[str, Entry]:
    """Return the name of a deck and its content, from a file or from a record's deck object.

    A string is always a path: the caller decides whether an untrusted one may be opened.
    """
    if isinstance(source, Mapping):
        return "custom", Entry("deck", "", dict(source))
    name = Path(source).stem
    # Records refer to the shipped deck by this name alone, so no other deck may have it.
    return ("custom" if name == STANDARD else name), Entry(str(source), "", read_deck(source))


def read_deck(source: str | Path) -> dict[str, Any]:
    """Parse a deck file: JSON if its name ends in `.json`, else TOML."""
    entry = Entry(str(source), "", None)
    text = _read_text(entry, Path(source))
    is_json = Path(source).suffix.lower() == ".json"
    form = "JSON" if is_json else "TOML"
    try:
        data = json.loads(text, object_pairs_hook=_no_duplicates) if is_json else _toml(entry, text)
    except RecursionError:
        entry.refuse("why-nested")
    except _DuplicateKey as error:
        entry.refuse("why-deck-form", form=form, reason=error)
    except ValueError as error:  # from both parsers, and from int() for thousands of digits
        at = _AT_LINE.search(str(error))
        place = said("why-line", line=at[1]) if at else ""
        reason = str(error)[:200]
        raise BadDeck(entry.file, place, "why-deck-form", form=form, reason=reason) from None
    return Entry(entry.file, "", data).whole_table()


def _read_text(entry: Entry, path: Path) -> str:
    try:
        if path.exists() and not path.is_file():  # reading a pipe or a device may never end
            entry.refuse("why-deck-not-a-file")
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            entry.refuse("why-deck-large", size=MAX_BYTES // 1024)
        return data.decode("utf-8-sig")  # some editors put a byte order mark in front
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        place = said("why-line", line=str(line))
        raise BadDeck(entry.file, place, "why-deck-not-utf-8") from None
    except (OSError, ValueError) as error:  # ValueError: a character no path can contain
        entry.refuse("why-deck-unread", reason=str(getattr(error, "strerror", None) or error))


def _toml(entry: Entry, text: str) -> dict[str, Any]:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            place = said("why-line", line=str(number))
            raise BadDeck(entry.file, place, "why-deck-long-line", length=len(line), most=MAX_LINE)
    return tomllib.loads(text)


class _DuplicateKey(BadNotation):
    """A duplicate key in a JSON object."""


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build a JSON object, refusing duplicate keys as TOML does: JSON would keep the last."""
    table: dict[str, Any] = {}
    for key, value in pairs:
        if key in table:
            raise _DuplicateKey("why-deck-key-twice", key=_shown(key))
        table[key] = value
    return table


def _shown(value: object) -> str | Said:
    """Return a short text for a value of any size and depth. Files contain only these types."""
    if isinstance(value, str):
        return repr(value if len(value) <= 24 else value[:24] + "…")
    if isinstance(value, int) and value.bit_length() > 64:
        return said("why-deck-huge")  # Python refuses to print thousands of digits
    if isinstance(value, dict | list):
        return said("why-deck-table" if isinstance(value, dict) else "why-deck-list")
    return str(value)
