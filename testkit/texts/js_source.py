"""Static analysis of the browser's modules: which texts they use, and literal words in them."""

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
    """Return the modules of a folder by name, without comments."""
    paths = sorted((ROOT / folder).rglob("*.js"))
    return {path.name: _COMMENT.sub("", path.read_text(encoding="utf-8")) for path in paths}


def asked(code: str, *functions: str) -> list[str]:
    """Return the first argument of every call of these functions, as source."""
    calls = re.finditer(rf"\b(?:{'|'.join(functions)})\(", code)
    return [code[call.end() : _end(code, call.end(), ",)")] for call in calls]


def literals(code: str) -> list[str]:
    """Return double-quoted strings that could be ids."""
    return re.findall(r'"([a-z][\w-]*)"', code)


def templates(code: str) -> list[str]:
    """Return template strings as source, unless nested."""
    return re.findall(r"`([^`]*)`", code)


def _template_end(code: str, at: int) -> int:
    """Return the end of the template that begins here."""
    while code[at] != "`":
        if code[at] == "\\":
            at += 2
        elif code.startswith("${", at):
            at = _end(code, at + 2, "}") + 1
        else:
            at += 1
    return at


def _end(code: str, at: int, ends: str) -> int:
    """Return the index of the first of these characters outside brackets, strings and templates."""
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
    """Yield every html`…`, including nested ones, with a marker for each hole."""
    for found in re.finditer(r"\bhtml`", code):
        yield _without_holes(code[found.end() : _template_end(code, found.end())])


_TAG = re.compile(r'<(?:"[^"]*"|[^">])*>')
_SPOKEN = re.compile(r'\b(?:aria-label|title|placeholder|alt|label|hint|note)="([^"]*)"')


def shown_words(code: str) -> list[str]:
    """Return the letters that a template shows between its tags."""
    texts = (part for markup in _markup(code) for part in _TAG.split(markup))
    return [found.strip() for text in texts for found in text.split(HOLE) if _has_letter(found)]


def spoken_words(code: str) -> list[str]:
    """Return the letters that a template puts into labels."""
    texts = (text for markup in _markup(code) for text in _SPOKEN.findall(markup))
    return [text for text in texts if _has_letter(text)]


def _has_letter(text: str) -> bool:
    return any(char.isalpha() for char in text)
