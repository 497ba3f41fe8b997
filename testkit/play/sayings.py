"""All messages at tables of every kind, as they are sent."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from crossoff.core.model.registry import game_names
from crossoff.play.events import Event
from crossoff.play.frames import choices, question
from crossoff.play.news import News, Reporter
from crossoff.play.recent import recent
from crossoff.play.table import Table
from testkit.play.tables import KINDS, new_table, play_on

__all__ = ["all_sayings", "observers", "tables_played"]


def tables_played() -> list[tuple[Table, list[Event]]]:
    """Return a full game of each kind, including games mounted for the tests."""
    named = {game for game, _, _ in KINDS}
    kinds = [*KINDS, *((game, {}, 2) for game in game_names() if game not in named)]
    return [_played(game, options, players) for game, options, players in kinds]


def _played(game: str, options: dict[str, str], players: int) -> tuple[Table, list[Event]]:
    table = new_table(game, options, players, seed=3)
    return new_table(game, options, players, seed=3), play_on(table, random.Random(7))


def observers(table: Table) -> list[int | None]:
    return [None, *range(len(table.seats))]


@cache
def all_sayings() -> tuple[Any, ...]:
    """Return all distinct messages to observers, prompts included, as decoded JSON."""
    found: dict[str, None] = {}
    for table, events in tables_played():
        reporter = Reporter()
        so_far: list[News] = []
        for event in events:
            so_far.append(reporter.news(table, table.apply(event)))
            for observer in observers(table):
                found |= dict.fromkeys(json.dumps(say) for say in _said(table, so_far, observer))
    return tuple(json.loads(say) for say in found)


def _said(table: Table, news: list[News], observer: int | None) -> Iterator[Any]:
    yield from (what["say"] for what in news[-1].for_observer(observer) if "say" in what)
    yield from (one["say"] for one in recent(table, reversed(news), observer))
    yield from (question(table, observer) or {}).values()
    if observer is not None and observer in table.asked()[:1]:
        position, _ = table.preview(observer, table.phase(observer) or "", "")
        for choice in choices(position, observer):
            yield from choice.get("say", {}).values()
            yield from choice.get("outcome", [])
