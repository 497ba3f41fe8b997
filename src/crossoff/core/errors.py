"""What callers, files and strangers can get wrong, each saying what was expected and what came.

Why is said by the id of a text, with what is to stand in it, so that people read it in their own
language. `str` gives it in English: for programs, logs and those who write them. What only these
ever see is a plain English text instead of an id.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, Union

from crossoff.core.escaping import one_line

__all__ = [
    "BadDeck",
    "BadNotation",
    "BadRecord",
    "CrossoffError",
    "ErrorValue",
    "IllegalAction",
    "NotOffered",
    "Said",
    "StaleAction",
    "hint",
    "nearest",
    "said",
]


_LONGEST = 2000  # characters of what stands in a text; Fluent gives up on parts above 2,500


class Speaker(Protocol):
    """Texts in a language, such as `texts.Texts`."""

    def say(self, id_: str, **values: str | int | float) -> str:
        """The text of that id; the id itself where there is none."""

    def has(self, id_: str) -> bool:
        """True if there is a text of that id."""

    def either(self, words: Sequence[str]) -> str:
        """Several things of which one is meant."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence or a part of one, in whatever language it is asked for."""

    id: str
    values: Mapping[str, ErrorValue]
    otherwise: str = ""  # where nobody has written that text

    def render(self, speaker: Speaker) -> str:
        """In the language of the speaker."""
        if self.otherwise and not speaker.has(self.id):
            return self.otherwise
        values = {key: _put(value, speaker) for key, value in self.values.items()}
        return speaker.say(self.id, **values)

    def __str__(self) -> str:
        from crossoff.texts.plain import English  # read only when something is wrong

        return self.render(English())


class CrossoffError(Exception):
    """Base of every error that a caller, a file or a stranger can cause."""

    def __init__(self, why: str | Said | CrossoffError, **values: ErrorValue) -> None:
        # Exception has kept what it was made with, from which pickle makes it again.
        self.why = said(why, **values) if isinstance(why, str) else why

    def render(self, speaker: Speaker) -> str:
        """What is wrong, in the language of the speaker."""
        return self.why.render(speaker)

    def __str__(self) -> str:
        from crossoff.texts.plain import English

        return self.render(English())


#: What can stand in a text. Of several words one is meant.
ErrorValue: TypeAlias = Union[str, int, tuple[str, ...], Said, CrossoffError]  # noqa: UP007 - it is recursive


def said(id_: str, **values: ErrorValue) -> Said:
    """A part of what an error says."""
    return Said(id_, values)


def hint(got: str, known: Sequence[str]) -> Said:
    """What may have been meant by a name that doesn't exist; otherwise the names that do."""
    near = nearest(got, known)
    if near is not None:
        return said("why-did-you-mean", name=near)
    return said("why-available", names=", ".join(known))


def nearest(got: str, known: Sequence[str]) -> str | None:
    """The name that is probably meant: the only one that begins so, or one that looks alike."""
    from difflib import get_close_matches  # needed only when something is wrong

    wanted = got.lower()
    begun = [name for name in known if wanted and name.startswith(wanted)]
    near = begun if len(begun) == 1 else get_close_matches(wanted, known, n=1)
    return near[0] if near else None


def _put(value: ErrorValue, speaker: Speaker) -> str | int:
    if isinstance(value, Said | CrossoffError):
        return value.render(speaker)
    if isinstance(value, tuple):
        return speaker.either([one_line(word, _LONGEST) for word in value])
    # It may be a stranger's: the name of a file, or what a server says.
    return one_line(value, _LONGEST) if isinstance(value, str) else value


class NotOffered(CrossoffError, ValueError):
    """A game, a bot, an option or a number that there is not."""


class BadNotation(CrossoffError):
    """A text that cannot be read: not words of the record, not a record, not a deck."""


class IllegalAction(CrossoffError):
    """Readable, but the rules do not allow it here."""


class StaleAction(CrossoffError):
    """It may have been right earlier: this seat is not being asked (any more)."""


class BadDeck(BadNotation):
    """A deck that cannot be played with, with the file, the place in it and the reason."""

    def __init__(
        self, file: str, place: str | Said, why: str | Said | CrossoffError, **values: ErrorValue
    ) -> None:
        super().__init__(why, **values)
        self.file = file
        self._place = place

    @property
    def place(self) -> str:
        return str(self._place)

    @property
    def reason(self) -> str:
        return str(self.why)

    def render(self, speaker: Speaker) -> str:
        parts = [_put(self.file, speaker), _put(self._place, speaker), self.why.render(speaker)]
        return ": ".join(str(part) for part in parts if part)


class BadRecord(BadNotation):
    """A record that is not a game. `line` counts the log from 1; 0 is what stands before it."""

    def __init__(self, line: int, why: str | Said | CrossoffError, **values: ErrorValue) -> None:
        super().__init__(why, **values)
        self.line = line

    @property
    def reason(self) -> str:
        return str(self.why)

    def render(self, speaker: Speaker) -> str:
        # Where it stands is for programs too, and the same in every language.
        return f"line {self.line}: {self.why.render(speaker)}"
