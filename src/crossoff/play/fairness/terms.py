"""The terms that `crossoff-fair/2` commits to: this table, this game, this deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

__all__ = ["Terms", "encode_text"]

_DRAWN = 255  # encodes a start seat that is drawn


class Terms(NamedTuple):
    """Everything that is fixed before the seed is: none of it can be swapped afterwards."""

    table: str
    game: str
    options: Mapping[str, str]
    deck: str | Mapping[str, Any]
    seats: int
    start: int | None = None  # the start seat, if it is not drawn

    def encode(self) -> bytes:
        """Return the bytes to hash; ValueError for a deck that JSON cannot represent."""
        parts = [encode_text(self.table), encode_text(self.game), bytes([len(self.options)])]
        for name in sorted(self.options, key=str.encode):
            parts += [encode_text(name), encode_text(self.options[name])]
        start = _DRAWN if self.start is None else self.start
        return b"".join([*parts, _value(self.deck), bytes([self.seats, start])])


def encode_text(text: str) -> bytes:
    """Return a text with its length before it."""
    data = text.encode()
    return len(data).to_bytes(4, "big") + data


def _value(value: object) -> bytes:
    """Encode a deck value, each part with a type tag and objects in their given order."""
    if isinstance(value, str):
        return b"s" + encode_text(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return b"i" + encode_text(str(value))
    if isinstance(value, list):
        return b"l" + len(value).to_bytes(4, "big") + b"".join(map(_value, value))
    if isinstance(value, Mapping):
        items = [encode_text(key) + _value(item) for key, item in value.items()]
        return b"o" + len(items).to_bytes(4, "big") + b"".join(items)
    raise ValueError(f"expected texts, whole numbers, lists and objects, got {value!r}")
