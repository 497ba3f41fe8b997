"""The language of this run, and texts in it.

What programs read stays as it is in every language: records, JSON, exit codes, the beginnings of
lines such as `FILE:RECORD: line L:`.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from crossoff.cli.errors import Mistake
from crossoff.core.errors import CrossoffError, Said
from crossoff.core.escaping import one_line
from crossoff.home.settings import remembered
from crossoff.texts.languages import LANGUAGES, locale_of, pick_language

if TYPE_CHECKING:
    from crossoff.texts import Texts

__all__ = [
    "current_language",
    "current_texts",
    "explained",
    "number",
    "reason",
    "t",
    "taken_language",
]

_OPTION = "--language"
_LONGEST = 2000  # characters of what stands in a text

_said: list[str] = []  # the language that the command line names; empty or one


@contextlib.contextmanager
def taken_language(arguments: Sequence[str]) -> Iterator[tuple[list[str], str | None]]:
    """Take `--language XX` out of a command line, wherever it stands, and speak it in this block:
    every command has it.

    Gives what is left, and the name of a language that there is not, if one was named.
    """
    rest, named = _split(arguments)
    _said[:] = [named] if named in LANGUAGES else []
    try:
        yield rest, None if named in (None, *LANGUAGES) else named
    finally:
        _said.clear()


def _split(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    rest, named = list(arguments), None
    end = rest.index("--") if "--" in rest else len(rest)
    for place, word in enumerate(rest[:end]):
        if word == _OPTION and place + 1 < end:
            named = rest[place + 1]
            del rest[place : place + 2]
            break
        if word.startswith(f"{_OPTION}="):
            named = word.partition("=")[2]
            del rest[place]
            break
    return rest, named


def current_language() -> str:
    """The language of this run."""
    if _said:
        return _said[0]
    return pick_language(os.environ, kept=remembered("language"))


def current_texts() -> Texts:
    """All texts in the language of this run."""
    from crossoff.texts import Texts

    return Texts(current_language())


def t(id_: str, **values: str | int | float) -> str:
    """A text of the command line in the language of this run. What stands in it may come from
    anywhere, so nothing there can steer a terminal.
    """
    shown = {
        key: one_line(value, _LONGEST) if isinstance(value, str) else value
        for key, value in values.items()
    }
    return current_texts().say(f"cmd-{id_}", **shown)


def reason(why: CrossoffError | Said) -> str:
    """Why something is wrong, in the language of this run."""
    return why.render(current_texts())


@contextlib.contextmanager
def explained() -> Iterator[None]:
    """Let what goes wrong in this block be a Mistake, in the language of this run."""
    try:
        yield
    except CrossoffError as error:
        raise Mistake(reason(error)) from None


def number(value: float, digits: int = 0) -> str:
    """A number with so many digits behind the point, as the language writes it."""
    from babel.numbers import format_decimal

    behind = f".{'0' * digits}" if digits else ""
    return format_decimal(value, f"#,##0{behind}", locale_of(current_language()).replace("-", "_"))
