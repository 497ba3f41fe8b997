"""Reading the browser's modules as text: which words they ask for, and which stand in them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from testkit.paths import SOURCES

__all__ = ["asked", "literals", "modules", "shown_words", "spoken_words", "templates"]

ROOT = SOURCES
HOLE = "\0"
"""Stands in a template for what is put in by code."""

_CLOSING = {"(": ")", "[": "]", "{": "}"}
_COMMENT = re.compile(r"/\*.*?\*/|(?:(?<=\s)|^)//[^\n]*", re.DOTALL)


def modules(folder: str) -> dict[str, str]:
    """The modules of a folder of the package by their names, without comments."""
    paths = sorted((ROOT / folder).rglob("*.js"))
    return {path.name: _COMMENT.sub("", path.read_text(encoding="utf-8")) for path in paths}


def asked(code: str, *functions: str) -> list[str]:
    """The first argument of every call of a function, as it is written."""
    calls = re.finditer(rf"\b(?:{'|'.join(functions)})\(", code)
    return [code[call.end() : _end(code, call.end(), ",)")] for call in calls]


def literals(code: str) -> list[str]:
    """Strings in double quotes that could be ids."""
    return re.findall(r'"([a-z][\w-]*)"', code)


def templates(code: str) -> list[str]:
    """Template strings as they are written, where none is inside another."""
    return re.findall(r"`([^`]*)`", code)


def _template_end(code: str, at: int) -> int:
    """Where a template ends that begins here."""
    while code[at] != "`":
        if code[at] == "\\":
            at += 2
        elif code.startswith("${", at):
            at = _end(code, at + 2, "}") + 1
        else:
            at += 1
    return at


def _end(code: str, at: int, ends: str) -> int:
    """The first of some characters that is not inside brackets, strings or templates."""
    while code[at] not in ends:
        if code[at] in _CLOSING:
            at = _end(code, at + 1, _CLOSING[code[at]])
        elif code[at] == "`":
            at = _template_end(code, at + 1)
        elif code[at] in "\"'":
            at = code.index(code[at], at + 1)
        at += 1
    return at


def _without_holes(template: str) -> str:
    text, at = "", 0
    while at < len(template):
        if template.startswith("${", at):
            at = _end(template, at + 2, "}") + 1
            text += HOLE
        else:
            text += template[at]
            at += 1
    return text


def _markup(code: str) -> Iterator[str]:
    """Every html`…`, also those inside others, with a mark for each hole."""
    for found in re.finditer(r"\bhtml`", code):
        yield _without_holes(code[found.end() : _template_end(code, found.end())])


_TAG = re.compile(r'<(?:"[^"]*"|[^">])*>')
_SPOKEN = re.compile(r'\b(?:aria-label|title|placeholder|alt|label|hint|note)="([^"]*)"')


def shown_words(code: str) -> list[str]:
    """Letters that a template shows between its tags."""
    texts = (part for markup in _markup(code) for part in _TAG.split(markup))
    return [found.strip() for text in texts for found in text.split(HOLE) if _has_letter(found)]


def spoken_words(code: str) -> list[str]:
    """Letters that a template puts into labels."""
    texts = (text for markup in _markup(code) for text in _SPOKEN.findall(markup))
    return [text for text in texts if _has_letter(text)]


def _has_letter(text: str) -> bool:
    return any(char.isalpha() for char in text)
