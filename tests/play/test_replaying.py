"""A finished game in steps: each with the cards and dice that it was decided for."""

from __future__ import annotations

from typing import Any

import msgspec

from crossoff.play.news import Reporter
from crossoff.play.replaying import Steps
from crossoff.play.table import Table
from testkit.play.sayings import observers, tables_played


def _steps(table: Table, events: list[Any], observer: int | None) -> list[dict[str, Any]]:
    reporter, steps = Reporter(), Steps(observer, memory_aid=False)
    copy = Table(table.created)
    found = [steps.step(copy, copy.apply(event), reporter.news(copy, event)) for event in events]
    return [msgspec.to_builtins(step) for step in found if step is not None]


def test_steps_tell_the_whole_game_in_order() -> None:
    for table, events in tables_played():
        for observer in observers(table):
            told = [
                what["verb"] for step in _steps(table, events, observer) for what in step["what"]
            ]
            recorder = Table.load([table.created, *events]).recorder
            assert recorder is not None
            assert [verb for verb in told if verb not in ("begin", "gain", "end")] == [
                line.split(" ")[1] for line in recorder.lines
            ]
            assert (told[0], told[-1]) == ("begin", "end")


def test_a_step_shows_the_card_it_belongs_to() -> None:
    for table, events in tables_played():
        if table.created.game != "silver-and-gold":
            continue
        for step in _steps(table, events, 0):
            cards = [what["card"] for what in step["what"] if what["verb"] == "expedition"]
            if any(what["verb"] == "mark" for what in step["what"]):
                assert cards == [step["view"]["expedition"]]


def test_a_step_ends_with_its_decision() -> None:
    for table, events in tables_played():
        for step in _steps(table, events, 0)[1:]:
            by = [what["by"] for what in step["what"] if what["verb"] != "end"]
            assert by[-1] is not None
            assert by == sorted(by, key=lambda seat: seat is not None)


def test_the_last_step_shows_the_result() -> None:
    for table, events in tables_played():
        last = _steps(table, events, 0)[-1]
        over = Table.load([table.created, *events])
        assert over.position is not None
        assert last["view"] == msgspec.to_builtins(over.position.view(0))
