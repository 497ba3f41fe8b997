"""Helpers for every game's notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crossoff.core.errors import BadNotation, Said, said

__all__ = [
    "HIDDEN",
    "cover",
    "distinct_ids",
    "expect_head",
    "hide",
    "known_id",
    "shown",
    "unless_hidden",
]

_LONGEST_SHOWN = 60

HIDDEN = "?"  # replaces a card in a redacted line


def shown(text: object) -> str:
    """Return untrusted input quoted and truncated, for an error."""
    try:
        quoted = repr(text)
    except RecursionError:
        return "something nested too deeply"
    return quoted if len(quoted) <= _LONGEST_SHOWN else quoted[: _LONGEST_SHOWN - 1] + "…"


def known_id(ids: Mapping[str, int], word: str, what: Said) -> int:
    """Return the number of a card, seat or colour from its word."""
    if word not in ids:
        raise BadNotation("why-expected", what=what, got=shown(word))
    return ids[word]


def distinct_ids(ids: Mapping[str, int], words: Sequence[str], what: Said, count: int) -> list[int]:
    """Return the numbers of exactly `count` different cards."""
    if len(words) != count:
        raise BadNotation("why-count", count=count, what=what, got=len(words))
    found = [known_id(ids, word, what) for word in words]
    if len(set(found)) != count:
        got = shown(" ".join(words))
        raise BadNotation("why-count-different", count=count, what=what, got=got)
    return found


def expect_head(head: str, line: str) -> list[str]:
    """Return the words of a line after its required head."""
    if not line.startswith(head + " "):
        raise BadNotation("why-expected", what=said("why-head", head=head), got=shown(line))
    return line[len(head) + 1 :].split(" ")


def hide(line: str) -> str:
    """Redact the cards of a line `* deal 1 P01 G07 …`, keeping their number."""
    who, verb, seat, *cards = line.split(" ")
    return " ".join([who, verb, seat, *(HIDDEN for _ in cards)])


def cover(line: str) -> str:
    """Redact the card of a line `* expedition L4`."""
    who, verb, *cards = line.split(" ")
    return " ".join([who, verb, *(HIDDEN for _ in cards)])


def unless_hidden(cards: list[str]) -> list[str] | None:
    """Return the cards of a line, or None if they are hidden."""
    return None if HIDDEN in cards else cards
