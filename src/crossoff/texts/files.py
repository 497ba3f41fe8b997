"""Which file a text is in, by how its id begins."""

from __future__ import annotations

from functools import cache
from pathlib import Path

__all__ = ["ROOT", "file_of"]

ROOT = Path(__file__).parent.parent

#: Files of texts by how their ids begin; all other ids are in the browser's file.
_BEGINNINGS = {"cmd": "command", "tui": "terminal", "why": "reasons"}
_OTHERWISE = "shell"

#: Folders of a game's texts for more than its board, by the second word of their ids.
_INSIDE = {"rule": "rules/", "why": "reasons/"}


def file_of(id_: str) -> str:
    """Where a text is written, with a gap for the language."""
    beginning, _, rest = id_.partition("-")
    game = _games().get(beginning)
    if game is not None:
        return f"games/{game}/texts/{_INSIDE.get(rest.partition('-')[0], '')}{{}}.ftl"
    return f"locales/{{}}/{_BEGINNINGS.get(beginning, _OTHERWISE)}.ftl"


@cache
def _games() -> dict[str, str]:
    """The folders of the games, by their initials, with which the ids of their texts begin."""
    folders = [path.parent.name for path in sorted(ROOT.glob("games/*/texts"))]
    return {"".join(word[0] for word in folder.split("_")): folder for folder in folders}
