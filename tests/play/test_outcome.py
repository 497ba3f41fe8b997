"""By how much somebody won, and why."""

from __future__ import annotations

import pytest

from crossoff.core.model.position import Position
from crossoff.core.model.registry import load_game
from crossoff.play.outcome import remark_on
from crossoff.play.table import Table
from crossoff.texts import LANGUAGES
from testkit.play.sayings import tables_played
from testkit.terminal.app import Strict


def _results() -> list[Position]:
    found = []
    for table, events in tables_played():
        position = Table.load([table.created, *events]).position
        assert position is not None and position.is_over
        found.append(position)
    return found


def test_the_margin_is_that_between_the_first_and_the_second() -> None:
    for position in _results():
        best, second, *_ = sorted(position.totals(), reverse=True)
        remark = remark_on(position)
        if best == second:
            assert remark is None or not remark[0].startswith("won-by")
        else:
            assert remark is not None and not isinstance(remark, str)
            assert remark[1]["points"] == best - second


@pytest.mark.parametrize("name", ["silver-and-gold", "one-card"])
def test_the_cause_is_a_line_in_which_the_winner_is_ahead(name: str) -> None:
    cause = load_game(name).shown.cause
    told = set()
    for position in _results():
        if position.game.name != name:
            continue
        seats = range(position.setup.players)
        for first in seats:
            for second in seats:
                if position.totals()[first] > position.totals()[second]:
                    say = cause(position, first, second)  # type: ignore[arg-type]
                    assert say is not None and not isinstance(say, str)
                    assert next(iter(say[1].values())) > 0
                    told.add(say[0])
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_remarks_have_words_in_every_language(language: str) -> None:
    texts = Strict(language)
    for position in _results():
        remark = remark_on(position)
        if remark is not None:
            assert "{" not in texts.speak(remark, ["Ann", "Bob", "Cy", "Di"])
