"""Table events as messages that every front end renders (`core.model.say`).

They are made from what the observer receives anyway, so they leak nothing.
"""

from __future__ import annotations

from typing import Any

from crossoff.core.model.say import Say, name_of
from crossoff.play.table import Table

__all__ = ["line_with_words", "with_words"]

What = dict[str, Any]


def line_with_words(table: Table, what: What) -> What:
    """Add the game's message to a log line."""
    assert table.position is not None
    setup = table.position.setup
    say = setup.game.shown.told(setup, what)
    if say is not None and what.get("auto"):
        say = ("told-auto", {"sentence": say})
    return _said(what, say)


def with_words(table: Table, what: What) -> What:
    """Add the message to any other event; only `gain` depends on the game."""
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
        case "unready":
            return "told-unready", {"name": name_of(what["by"])}
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
