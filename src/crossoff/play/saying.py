"""What happened at a table, in sayings that every front end renders (`core.model.say`).

They are made from what an observer is told anyway, so they hold nothing that it may not know.
"""

from __future__ import annotations

from typing import Any

from crossoff.core.model.say import Say, name_of
from crossoff.play.table import Table

__all__ = ["line_with_words", "with_words"]

What = dict[str, Any]


def line_with_words(table: Table, what: What) -> What:
    """A line of the log, and what the game says of it."""
    assert table.position is not None
    setup = table.position.setup
    say = setup.game.shown.told(setup, what)
    if say is not None and what.get("auto"):
        say = ("told-auto", {"sentence": say})
    return _said(what, say)


def with_words(table: Table, what: What) -> What:
    """Something else that happened, and what is said of it: the same for all games but for points
    that were gained.
    """
    if what["verb"] != "gain":
        return _said(what, _of_table(what))
    assert table.position is not None
    gained = table.position.game.shown.gained
    return _said(what, gained(what["by"], what["items"]))


def _said(what: What, say: Say | None) -> What:
    return what if say is None else {**what, "say": say}


def _of_table(what: What) -> Say | None:
    match what["verb"]:
        case "ready":
            return "told-ready", {"name": name_of(what["by"])}
        case "sit":
            return "told-sit", {"name": what["name"]}
        case "bot":
            return "told-bot", {"name": name_of(what["by"])}
        case "open":
            return "told-open", {}
        case "begin":
            return "told-begin", {}
        case "end":
            return "told-over" if what["why"] == "over" else "told-closed", {}
        case "rematch":
            return "told-rematch", {}
    return None
