"""The Fluent files of all languages, and their contents."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Visitor

from crossoff.plugins import game_packages
from testkit.paths import SOURCES

__all__ = [
    "LANGUAGES",
    "PREFIXES",
    "ROOT",
    "SETS",
    "SHIPPED",
    "TERMINAL",
    "Text",
    "read_junk",
    "read_texts",
]

ROOT = SOURCES

LANGUAGES = ("en", "de", "fr", "es", "it", "pt")

#: The shipped games by folder: these support every language.
SHIPPED = {
    package.folder.name: package
    for package in game_packages().values()
    if package.folder.is_relative_to(ROOT)
}


def _of_games(kind: str) -> dict[str, str]:
    """Return the games' files of one kind: `learn`, `rules`, `reasons`; empty for the main one."""
    where = f"{kind}/{{}}.ftl" if kind else "{}.ftl"
    return {
        f"{folder}_{kind}" if kind else folder: f"games/{folder}/texts/{where}"
        for folder, package in SHIPPED.items()
        if (package.folder / "texts" / kind / "en.ftl").exists()
    }


SETS = {
    "shell": "locales/{}/shell.ftl",
    "learn": "locales/{}/learn.ftl",
    **_of_games(""),
    **_of_games("learn"),
    **_of_games("rules"),
}
"""What each file is for, and where it lies in a language."""

TERMINAL = {
    "terminal": "locales/{}/terminal.ftl",
    "command": "locales/{}/command.ftl",
    "help": "locales/{}/help.ftl",
    "page": "locales/{}/page.ftl",
    "reasons": "locales/{}/reasons.ftl",
    "review": "locales/{}/review.ftl",
    **_of_games("reasons"),
    **_of_games("review"),
    **_of_games("terminal"),
}
"""The same for what only Python reads: for the terminal, the head of the page, and errors."""

_KINDS = {
    "": "",
    "_learn": "learn-",
    "_rules": "rule-",
    "_reasons": "why-",
    "_review": "review-",
    "_terminal": "tui-",
}

PREFIXES = {
    "shell": "",
    "learn": "learn-",
    "terminal": "tui-",
    "command": "cmd-",
    "help": "help-",
    "page": "page-",
    "reasons": "why-",
    "review": "review-",
    **{
        f"{folder}{kind}": f"{package.prefix}-{word}"
        for folder, package in SHIPPED.items()
        for kind, word in _KINDS.items()
    },
}
"""How the ids in each file begin."""


class _Parts(Visitor):
    """The parts of a text."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.printed: set[str] = set()
        self.selected: dict[str, list[ast.SelectExpression]] = {}

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.printed.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selected.setdefault(node.selector.id.name, []).append(node)
        for variant in node.variants:
            self.visit(variant.value)


@dataclass(frozen=True)
class Text:
    """One message of one language."""

    message: ast.Message

    @property
    def source(self) -> str:
        """The source without its comment."""
        bare = ast.Message(self.message.id, self.message.value, self.message.attributes)
        return serialize(ast.Resource([bare]))

    @property
    def comment(self) -> str:
        return (self.message.comment.content if self.message.comment else None) or ""

    @property
    def attributes(self) -> set[str]:
        return {one.id.name for one in self.message.attributes}

    def _parts(self) -> _Parts:
        parts = _Parts()
        parts.visit(self.message)
        return parts

    @property
    def words(self) -> str:
        """Everything that could be shown, over all variants."""
        return " ".join(self._parts().words)

    @property
    def printed(self) -> set[str]:
        """Variables that are shown."""
        return self._parts().printed

    @property
    def selected(self) -> set[str]:
        """Variables that select variants."""
        return set(self._parts().selected)

    def keys(self, variable: str) -> Iterator[tuple[set[str], str]]:
        """Yield the keys of each selector on a variable, and the default one."""
        for choice in self._parts().selected.get(variable, []):
            named = {_key(one) for one in choice.variants}
            yield named, next(_key(one) for one in choice.variants if one.default)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


@cache
def _resource(name: str, language: str) -> ast.Resource:
    return parse((ROOT / (SETS | TERMINAL)[name].format(language)).read_text(encoding="utf-8"))


def read_texts(name: str, language: str) -> dict[str, Text]:
    """Return the messages of a file by id."""
    body = _resource(name, language).body
    return {one.id.name: Text(one) for one in body if isinstance(one, ast.Message)}


def read_junk(name: str, language: str) -> list[str]:
    """Return what Fluent does not parse, and duplicate ids."""
    body = _resource(name, language).body
    ids = [one.id.name for one in body if isinstance(one, ast.Message)]
    junk = [one.content or "" for one in body if isinstance(one, ast.Junk)]
    return junk + [one for one in ids if ids.count(one) > 1]
