"""The texts of all languages, each with the file and line it stands in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from testkit.texts.ftl_files import LANGUAGES, ROOT, SETS, TERMINAL, read_texts

__all__ = ["LANGUAGES", "PROJECT", "Problem", "Source", "all_files", "sources", "spaced"]

PROJECT = ROOT.parent.parent
_FILES = SETS | TERMINAL


@dataclass(frozen=True, order=True)
class Problem:
    """Something to put right, and where."""

    path: Path
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(PROJECT)}:{self.line}: {self.reason}"


@dataclass(frozen=True)
class Source:
    """One text in one language."""

    id: str
    language: str
    path: Path
    message: ast.Message

    @property
    def line(self) -> int:
        """The line its id stands on."""
        return self._line_at(self.message.id)

    def pieces(self) -> Iterator[tuple[int, str]]:
        """Its words between variables, each line of them with its number."""
        visitor = _Elements()
        visitor.visit(self.message)
        for element in visitor.elements:
            yield from enumerate(element.value.split("\n"), self._line_at(element))

    @property
    def words(self) -> str:
        """All that may be shown, whatever is chosen."""
        return spaced(" ".join(text for _, text in self.pieces()))

    def problem(self, reason: str, line: int | None = None) -> Problem:
        return Problem(self.path, self.line if line is None else line, f"{self.id}: {reason}")

    def _line_at(self, node: ast.SyntaxNode) -> int:
        assert node.span is not None  # the parser is asked for spans
        return _read(self.path).count("\n", 0, node.span.start) + 1


class _Elements(Visitor):
    def __init__(self) -> None:
        self.elements: list[ast.TextElement] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.elements.append(node)


@cache
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def spaced(text: str) -> str:
    """A text whose spaces are all alike: French and others have some that do not break."""
    return " ".join(text.split())


def all_files() -> list[str]:
    """The names of the files that every language has."""
    return list(_FILES)


@cache
def sources(name: str, language: str) -> dict[str, Source]:
    """The texts of a file in a language, by id."""
    path = ROOT / _FILES[name].format(language)
    return {
        id_: Source(id_, language, path, text.message)
        for id_, text in read_texts(name, language).items()
    }
