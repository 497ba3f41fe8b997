"""A minimal, fast reader of simple Fluent files: for help, which must not wait for a parser, and
for error messages in English.

It understands only messages over one or more lines, and variables in them. Tests check that the
files contain nothing else, and are read exactly as Fluent would.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from crossoff.texts.files import file_of, read_source
from crossoff.texts.languages import FALLBACK

__all__ = ["English", "PlainTexts"]

_MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?: .*|$))*)", re.MULTILINE)
_VARIABLE = re.compile(r"\{ \$(\w+) \}")


class PlainTexts:
    """The texts of one such file in a language, with English as the fallback."""

    def __init__(self, name: str, language: str, file: str | None = None) -> None:
        """`file` is one from `file_of`; by default the shell's file of this name."""
        file = file or f"locales/{{}}/{name}.ftl"
        self._texts = _read(file, FALLBACK) | _read(file, language)

    def has(self, id_: str) -> bool:
        return id_ in self._texts

    def say(self, id_: str, **values: str) -> str:
        """Format a text; an unknown id is returned as it is, so that it is noticed."""
        return _VARIABLE.sub(lambda found: values[found[1]], self._texts.get(id_, id_))


class English:
    """Formats texts of any such file in English."""

    def has(self, id_: str) -> bool:
        return id_ in _read(file_of(id_), FALLBACK)

    def say(self, id_: str, **values: str | int | float) -> str:
        text = _read(file_of(id_), FALLBACK).get(id_)
        if text is None:
            return id_
        return _VARIABLE.sub(lambda found: str(values[found[1]]), text)

    def either(self, words: Sequence[str]) -> str:
        return " or ".join(words)


@cache
def _read(file: str, language: str) -> dict[str, str]:
    source = read_source(file, language)
    return {found[1]: _dedented(found[2]) for found in _MESSAGE.finditer(source)}


def _dedented(text: str) -> str:
    """Remove the common indentation of the lines."""
    first, *rest = text.split("\n")
    indent = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    lines = [line[indent:].rstrip() for line in rest]
    return "\n".join([first.strip(), *lines] if first.strip() else lines).strip("\n")
