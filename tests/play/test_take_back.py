"""Taking a sealed decision back: possible until the last one is in, and gone without a trace."""

from __future__ import annotations

import random

import pytest

from crossoff.core.model.record import encode
from crossoff.play.events import Decided, Event, Withdrawn, decode_event, encode_event
from crossoff.play.fairness import check_fairness
from crossoff.play.frames import record_for
from crossoff.play.news import Reporter
from crossoff.play.table import MOST_WITHDRAWALS, Refused, Table
from testkit.play.tables import KINDS, new_table, random_decision


def play_undecidedly(table: Table, rng: random.Random) -> list[Event]:
    """Play a whole game, taking back every sealed decision once; return the events."""
    events: list[Event] = [table.apply(table.begin())]
    while not table.ended:
        seat = rng.choice(table.asked())
        phase = table.phase(seat)
        assert phase is not None
        decision = random_decision(table, seat, rng)
        events.append(table.apply(table.decide(seat, phase, decision)))
        if table.withdrawable(seat) and not table.withdrawals(seat):
            events.append(table.apply(table.withdraw(seat, phase)))
            assert table.phase(seat) == phase and table.withdrawable(seat) is None
    return events


@pytest.mark.parametrize(("game", "options", "players"), KINDS)
def test_a_record_has_only_final_decisions_and_is_fair(
    game: str, options: dict[str, str], players: int
) -> None:
    table = new_table(game, options, players)
    events = play_undecidedly(table, random.Random(3))
    is_simultaneous = any(isinstance(event, Withdrawn) for event in events)
    assert is_simultaneous or options == {"variant": "basic"}
    record = record_for(table, None)
    assert record is not None
    check_fairness(record)

    final: list[Event] = []  # the same game by players who never change their mind
    for event in events:
        if isinstance(event, Withdrawn):
            taken = max(n for n, one in enumerate(final) if _is_of(one, event.seat))
            del final[taken]
        else:
            final.append(event)
    straight = new_table(game, options, players)
    for event in final:
        if isinstance(event, Decided):
            straight.apply(straight.decide(event.seat, event.phase, event.do))
        else:
            straight.apply(event)
    plain = record_for(straight, None)
    assert plain is not None and encode(record) == encode(plain)
    assert table.head == straight.head


def _is_of(event: Event, seat: int) -> bool:
    return isinstance(event, Decided) and event.seat == seat


@pytest.mark.parametrize(("game", "options", "players"), KINDS)
def test_stored_events_with_withdrawals_add_up_to_the_same_table(
    game: str, options: dict[str, str], players: int
) -> None:
    table = new_table(game, options, players)
    events = play_undecidedly(table, random.Random(5))
    again = Table.load([table.created, *(decode_event(encode_event(one)) for one in events)])
    mine, theirs = record_for(table, None), record_for(again, None)
    assert mine is not None and theirs is not None and encode(mine) == encode(theirs)


def marking() -> tuple[Table, random.Random]:
    """Return a game of three in which everybody decides at once."""
    table = new_table("silver-and-gold", {}, 3)
    table.apply(table.begin())
    return table, random.Random(1)


def test_a_withdrawal_tells_only_who_it_was() -> None:
    table, rng = marking()
    table.apply(table.decide(1, "1", random_decision(table, 1, rng)))
    reporter, event = Reporter(), table.apply(table.withdraw(1, "1"))
    said = ("told-unready", {"name": {"seat": 1}})
    for observer in (None, 0, 1, 2):
        assert reporter.news(table, event).for_observer(observer) == [
            {"verb": "unready", "by": 1, "say": said}
        ]
    assert table.asked() == [0, 1, 2]


def test_only_a_decision_that_is_still_sealed_can_be_taken_back() -> None:
    table, rng = marking()
    with pytest.raises(Refused, match="not_yours"):
        table.withdraw(0, "1")  # it has not decided
    for seat in (0, 1):
        table.apply(table.decide(seat, "1", random_decision(table, seat, rng)))
    with pytest.raises(Refused, match="not_yours"):
        table.withdraw(2, "1")
    for phase in ("0", "2", "01", "x", ""):
        with pytest.raises(Refused, match="stale"):
            table.withdraw(0, phase)
    assert (table.withdrawable(0), table.withdrawable(2), table.withdrawable(None)) == (
        "1",
        None,
        None,
    )
    table.apply(table.decide(2, "1", random_decision(table, 2, rng)))
    assert table.withdrawable(0) is None
    with pytest.raises(Refused, match="stale"):
        table.withdraw(0, "1")


def test_nobody_takes_back_for_ever() -> None:
    table = new_table("silver-and-gold", {}, 2)
    table.apply(table.begin())
    phase = table.phase(0) or ""
    for _ in range(MOST_WITHDRAWALS):
        table.apply(table.decide(0, phase, random_decision(table, 0, random.Random(1))))
        table.apply(table.withdraw(0, phase))
    table.apply(table.decide(0, phase, random_decision(table, 0, random.Random(1))))
    assert table.withdrawable(0) is None
    with pytest.raises(Refused, match="too often"):
        table.withdraw(0, phase)
