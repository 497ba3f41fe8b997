"""What happened since somebody's last turn: in order, short, by seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from crossoff.core.files.lines import HIDDEN
from crossoff.play.news import News, Reporter
from crossoff.play.recent import recent
from crossoff.play.table import Table
from crossoff.texts import Texts
from testkit.play.sayings import observers, tables_played
from testkit.play.tables import new_table

NAMES = ["You", "Otto", "Ida", "Ann"]
VERBS = ["begin", "decided", "gain", "drawn", "after"]


def _followed() -> Iterator[tuple[Table, list[News]]]:
    """Every state of a game of each kind, with the news so far."""
    for table, events in tables_played():
        reporter = Reporter()
        news: list[News] = []
        for event in events:
            news.append(reporter.news(table, table.apply(event)))
            yield table, news


def _kind(what: dict[str, object], decided_later: bool) -> str:
    if what["verb"] in ("begin", "gain"):
        return str(what["verb"])
    if what["verb"] in ("ready", "end"):
        return "after"
    return "decided" if what["by"] is not None or decided_later else "drawn"


def test_an_event_is_told_in_order() -> None:
    for table, news in _followed():
        for observer in observers(table):
            told = news[-1].for_observer(observer)
            kinds = [
                _kind(
                    what, any(one.get("by") is not None for one in told[k:] if "items" not in one)
                )
                for k, what in enumerate(told)
                if what["verb"] != "ready"
            ]
            assert kinds == sorted(kinds, key=VERBS.index)


def test_each_seat_is_named_once_and_everything_is_in_the_order_of_the_log() -> None:
    for table, news in _followed():
        assert table.recorder is not None
        lines = [line for line in table.recorder.lines if not line.startswith("*")]
        for observer in observers(table):
            firsts = []  # where the lines of each seat begin
            for one in recent(table, reversed(news), observer):
                verbs = [what["verb"] for what in one["did"] if what["verb"] != "gain"]
                own = [k for k, line in enumerate(lines) if _is_by(line, one["by"])]
                lately = own[len(own) - len(verbs) :]
                assert [lines[k].split(" ")[1] for k in lately] == verbs
                firsts.append(lately[0])
            assert firsts == sorted(set(firsts))


def _is_by(line: str, seat: int) -> bool:
    return line.startswith(f"{seat} ")


def test_everything_after_the_own_last_decision_is_there() -> None:
    for table, news in _followed():
        assert table.recorder is not None
        lines = [line for line in table.recorder.lines if not line.startswith("*")]
        for seat in range(len(table.seats)):
            own = [k for k, line in enumerate(lines) if _is_by(line, seat)]
            later = lines[own[-1] + 1 :] if own else []
            found = recent(table, reversed(news), seat)
            told = {one["by"]: len([w for w in one["did"] if w["verb"] != "gain"]) for one in found}
            for other in range(len(table.seats)):
                count = sum(_is_by(line, other) for line in later)
                silent = {"keep", "reroll"}  # seen on the table
                spoken = [x for x in later if _is_by(x, other) and x.split(" ")[1] not in silent]
                assert not spoken or told[other] >= count


def _said(table: Table, news: list[News], observer: int | None) -> list[str]:
    texts = Texts("en")
    return [texts.speak(one["say"], NAMES) for one in recent(table, reversed(news), observer)]


def _first_maps(table: Table, seat: int) -> str:
    position, _ = table.preview(seat, table.phase(seat) or "", "")
    hand = position.view(seat).hand
    return " ".join(hand[:2])


def _free(table: Table, seat: int, count: int) -> str:
    assert table.position is not None
    card = table.position.view(seat).seats[seat].maps[0]
    return f"mark {card.id} {' '.join(card.free[:count])}"


def _marked_once(auto: int | None = None) -> tuple[Table, list[News]]:
    """Two seats have kept two maps each and crossed off one field each."""
    table = new_table("silver-and-gold", {}, 2, seed=3)
    reporter = Reporter()
    news = [reporter.news(table, table.apply(table.begin()))]
    for texts in (lambda s: f"keep {_first_maps(table, s)}", lambda s: _free(table, s, 1)):
        for seat in (0, 1):
            is_auto = seat == auto and len(news) > 2
            proposal = table.decide(seat, table.phase(seat) or "", texts(seat), auto=is_auto)
            news.append(reporter.news(table, table.apply(proposal)))
    return table, news


def test_a_turn_is_short_and_the_next_card_is_not_part_of_it() -> None:
    table, news = _marked_once()
    said = _said(table, news, 0)
    assert sorted(said) == ["Otto: 1 square", "You: 1 square"]
    assert [what["verb"] for what in news[-1].for_observer(0)][-1] == "expedition"


@pytest.mark.parametrize("seat", [0, 1])  # sealed first, or revealing
def test_a_decision_after_time_ran_out_is_told_as_such(seat: int) -> None:
    table, news = _marked_once(auto=seat)
    said = _said(table, news, 0)
    expected = ["Time’s up. Played for you: 1 square", "Otto, out of time: 1 square"][seat]
    assert expected in said


def test_nothing_covered_is_told() -> None:
    for table, news in _followed():
        for observer in observers(table):
            for one in recent(table, reversed(news), observer):
                assert all(what["verb"] != "expedition" for what in one["did"])
                assert HIDDEN not in str(one["say"])


def test_before_the_game_there_is_nothing_to_tell() -> None:
    assert recent(new_table("silver-and-gold", {}, 2), [], 0) == []
