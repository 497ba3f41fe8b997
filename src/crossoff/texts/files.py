"""Maps the id of a text to its file, by prefix."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from crossoff.plugins import game_packages

__all__ = ["ROOT", "file_of", "folders", "read_source"]

ROOT = Path(__file__).parent.parent

#: Files by the prefix of their ids; all other ids are in the browser's file.
_PREFIXES = {"cmd": "command", "review": "review", "tui": "terminal", "why": "reasons"}
_OTHERWISE = "shell"

#: Folders of a game's texts other than those of its board, by the second part of the id.
_FOLDERS = {"review": "review/", "rule": "rules/", "tui": "terminal/", "why": "reasons/"}


def file_of(id_: str) -> str:
    """The file of a text, with a placeholder for the language. Relative to ROOT, or absolute."""
    beginning, _, rest = id_.partition("-")
    folder = folders().get(beginning)
    if folder is not None:
        return f"{folder}/{_FOLDERS.get(rest.partition('-')[0], '')}{{}}.ftl"
    return f"locales/{{}}/{_PREFIXES.get(beginning, _OTHERWISE)}.ftl"


def read_source(file: str, language: str) -> str:
    """The content of a file from `file_of` in a language; empty if a game has no such file."""
    path = ROOT / file.format(language)
    return path.read_text(encoding="utf-8") if path.exists() else ""


@cache
def folders() -> dict[str, str]:
    """The folders of the games' texts, by prefix."""
    packages = game_packages().values()
    folders = {package.prefix: (package.folder / "texts").as_posix() for package in packages}
    # The file name is made by filling in the language.
    return {
        prefix: folder.replace("{", "{{").replace("}", "}}") for prefix, folder in folders.items()
    }
