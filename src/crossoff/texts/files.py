"""Which file a text is in, by how its id begins."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from crossoff.plugins import game_packages

__all__ = ["ROOT", "file_of", "folders", "read_source"]

ROOT = Path(__file__).parent.parent

#: Files of texts by how their ids begin; all other ids are in the browser's file.
_BEGINNINGS = {"cmd": "command", "tui": "terminal", "why": "reasons"}
_OTHERWISE = "shell"

#: Folders of a game's texts for more than its board, by the second word of their ids.
_INSIDE = {"rule": "rules/", "tui": "terminal/", "why": "reasons/"}


def file_of(id_: str) -> str:
    """Where a text is written, with a gap for the language. The path is below ROOT, or whole."""
    beginning, _, rest = id_.partition("-")
    folder = folders().get(beginning)
    if folder is not None:
        return f"{folder}/{_INSIDE.get(rest.partition('-')[0], '')}{{}}.ftl"
    return f"locales/{{}}/{_BEGINNINGS.get(beginning, _OTHERWISE)}.ftl"


def read_source(file: str, language: str) -> str:
    """What `file_of` names, in a language; nothing where a game has no such file."""
    path = ROOT / file.format(language)
    return path.read_text(encoding="utf-8") if path.exists() else ""


@cache
def folders() -> dict[str, str]:
    """The folders of the games' texts, by how their ids begin."""
    packages = game_packages().values()
    folders = {package.prefix: (package.folder / "texts").as_posix() for package in packages}
    # A file's name is made by filling the gap for the language.
    return {
        prefix: folder.replace("{", "{{").replace("}", "}}") for prefix, folder in folders.items()
    }
