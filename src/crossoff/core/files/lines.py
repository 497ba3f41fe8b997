"""Small pieces that every game's notation needs."""

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

HIDDEN = "?"  # stands for a card in a line that an observer may not read


def shown(text: object) -> str:
    """Something a stranger wrote, quoted and cut short, for an error."""
    try:
        quoted = repr(text)
    except RecursionError:
        return "something nested too deeply"
    return quoted if len(quoted) <= _LONGEST_SHOWN else quoted[: _LONGEST_SHOWN - 1] + "…"


def known_id(ids: Mapping[str, int], word: str, what: Said) -> int:
    """The number of a card, seat or colour by its word."""
    if word not in ids:
        raise BadNotation("why-expected", what=what, got=shown(word))
    return ids[word]


def distinct_ids(ids: Mapping[str, int], words: Sequence[str], what: Said, count: int) -> list[int]:
    """The numbers of exactly so many different cards."""
    if len(words) != count:
        raise BadNotation("why-count", count=count, what=what, got=len(words))
    found = [known_id(ids, word, what) for word in words]
    if len(set(found)) != count:
        got = shown(" ".join(words))
        raise BadNotation("why-count-different", count=count, what=what, got=got)
    return found


def expect_head(head: str, line: str) -> list[str]:
    """The words of a line after the head it must have."""
    if not line.startswith(head + " "):
        raise BadNotation("why-expected", what=said("why-head", head=head), got=shown(line))
    return line[len(head) + 1 :].split(" ")


def hide(line: str) -> str:
    """A line `* deal 1 P01 G07 …` for those who see only that cards were dealt, and how many."""
    who, verb, seat, *cards = line.split(" ")
    return " ".join([who, verb, seat, *(HIDDEN for _ in cards)])


def cover(line: str) -> str:
    """A line `* expedition L4` for those who see only that a card was turned up."""
    who, verb, *cards = line.split(" ")
    return " ".join([who, verb, *(HIDDEN for _ in cards)])


def unless_hidden(cards: list[str]) -> list[str] | None:
    """The cards of a line; None when they are hidden."""
    return None if HIDDEN in cards else cards
