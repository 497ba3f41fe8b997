"""Errors caused by callers, files and untrusted input; each says what was expected and what it got.

The reason is a text id with arguments, so people read it in their own language. `str` renders it in
English, for programs, logs and developers. Reasons that only developers see are plain English
instead of an id.
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


_LONGEST = 2000  # characters of an argument; Fluent gives up on placeables above 2,500


class Speaker(Protocol):
    """Texts in one language, such as `texts.Texts`."""

    def say(self, id_: str, **values: str | int | float) -> str:
        """Return the text of an id, or the id itself if there is none."""

    def has(self, id_: str) -> bool:
        """True if there is a text with that id."""

    def either(self, words: Sequence[str]) -> str:
        """Join alternatives with "or"."""


@dataclass(frozen=True, slots=True)
class Said:
    """A localisable message or part of one: a text id and its arguments."""

    id: str
    values: Mapping[str, ErrorValue]
    otherwise: str = ""  # fallback if there is no such text

    def render(self, speaker: Speaker) -> str:
        """Return the message in the speaker's language."""
        if self.otherwise and not speaker.has(self.id):
            return self.otherwise
        values = {key: _render_value(value, speaker) for key, value in self.values.items()}
        return speaker.say(self.id, **values)

    def __str__(self) -> str:
        from crossoff.texts.plain import English  # loaded only on errors

        return self.render(English())


class CrossoffError(Exception):
    """Base of every error that a caller, a file or untrusted input can cause."""

    def __init__(self, why: str | Said | CrossoffError, **values: ErrorValue) -> None:
        # `Exception.__new__` has stored the arguments, so pickling works.
        self.why = said(why, **values) if isinstance(why, str) else why

    def render(self, speaker: Speaker) -> str:
        """Return the message in the speaker's language."""
        return self.why.render(speaker)

    def __str__(self) -> str:
        from crossoff.texts.plain import English

        return self.render(English())


#: An argument of a message. A tuple lists alternatives.
ErrorValue: TypeAlias = Union[str, int, tuple[str, ...], Said, CrossoffError]  # noqa: UP007 - it is recursive


def said(id_: str, **values: ErrorValue) -> Said:
    """Return a message or a part of one."""
    return Said(id_, values)


def hint(got: str, known: Sequence[str]) -> Said:
    """Return "did you mean …" for an unknown name, or the list of known names."""
    near = nearest(got, known)
    if near is not None:
        return said("why-did-you-mean", name=near)
    return said("why-available", names=", ".join(known))


def nearest(got: str, known: Sequence[str]) -> str | None:
    """Return the name probably meant: the only one with that prefix, or a close match."""
    from difflib import get_close_matches  # loaded only on errors

    wanted = got.lower()
    begun = [name for name in known if wanted and name.startswith(wanted)]
    near = begun if len(begun) == 1 else get_close_matches(wanted, known, n=1)
    return near[0] if near else None


def _render_value(value: ErrorValue, speaker: Speaker) -> str | int:
    if isinstance(value, Said | CrossoffError):
        return value.render(speaker)
    if isinstance(value, tuple):
        return speaker.either([one_line(word, _LONGEST) for word in value])
    # Escaped because it may be untrusted: a file name, or a server's reply.
    return one_line(value, _LONGEST) if isinstance(value, str) else value


class NotOffered(CrossoffError, ValueError):
    """An unknown game, bot, option or value."""


class BadNotation(CrossoffError):
    """Text that cannot be parsed as a decision, a record or a deck."""


class IllegalAction(CrossoffError):
    """Parsed, but not allowed by the rules here."""


class StaleAction(CrossoffError):
    """An action of a seat that is not to act (any more)."""


class BadDeck(BadNotation):
    """A deck that cannot be played with: the file, the place in it and the reason."""

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
        parts = [
            _render_value(self.file, speaker),
            _render_value(self._place, speaker),
            self.why.render(speaker),
        ]
        return ": ".join(str(part) for part in parts if part)


class BadRecord(BadNotation):
    """An invalid record. `line` counts log lines from 1; 0 is the part before the log."""

    def __init__(self, line: int, why: str | Said | CrossoffError, **values: ErrorValue) -> None:
        super().__init__(why, **values)
        self.line = line

    @property
    def reason(self) -> str:
        return str(self.why)

    def render(self, speaker: Speaker) -> str:
        # The line number is for programs too, so it is the same in every language.
        return f"line {self.line}: {self.why.render(speaker)}"
