"""The rules of a game, to read at the table: the same words as in the browser, without pictures."""

from __future__ import annotations

import re
from typing import Any

from crossoff.core.model.contract import Game
from crossoff.texts import Texts
from crossoff.tui.board import load_board

__all__ = ["rules"]

_CLAUSE = re.compile(r"\w+-rule-([a-z])(\d+)(?:-(\d+))?(-ruling|-example)?")


def rules(game: Game, deck: Any, texts: Texts) -> list[tuple[str, list[tuple[str, str]]]]:
    """The sections: a title, and the clauses with their numbers; at the end, whose game it is."""
    prefix = f"{game.prefix}-rule"
    if not texts.has(f"{prefix}-short"):
        return [("", [("", texts.say("rules-none"))])]
    numbers = load_board(game).rule_numbers(deck, texts)
    parts = [("", [("", texts.say(f"{prefix}-short", **numbers))])]
    for id_ in texts.ids(f"{prefix}-"):
        if id_.endswith("-title"):
            parts.append((texts.say(id_), []))
        elif clause := _CLAUSE.fullmatch(id_):
            section, number, kind = clause[1].upper() + clause[2], clause[3], clause[4]
            name, words = f"{section}.{number}" if number else section, texts.say(id_, **numbers)
            if kind:  # what the printed rules leave open, or an example
                words = f"{texts.say(f'rules{kind}')} {words}"
            parts[-1][1].append((name, words))
    credits_of = f"{game.prefix}-credits"
    ids = [credits_of, "unofficial"] if texts.has(credits_of) else []
    return [*parts, ("", [("", texts.say(id_)) for id_ in ids])]
