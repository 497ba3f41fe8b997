"""A table is the sum of its events; each seat is asked for its own decisions and sees only its own
view.
"""

from __future__ import annotations

import json
import random
from itertools import chain

import pytest

from crossoff.core.model.record import decode, encode, replay
from crossoff.play.events import (
    Created,
    Ended,
    Given,
    Opened,
    Rematched,
    Sat,
    decode_event,
    encode_event,
)
from crossoff.play.fairness import check_fairness, v1
from crossoff.play.frames import choices, describe_table, record_for
from crossoff.play.news import Reporter
from crossoff.play.table import Refused, Table
from testkit.games.mounting import SHIPPED
from testkit.games.walks import SHIPPED_VARIANTS
from testkit.play.tables import KINDS, new_table, play_on, random_decision
from testkit.server import crowd

every_kind = pytest.mark.parametrize(("game", "options", "players"), KINDS)


def test_the_kinds_of_tables_include_every_game() -> None:
    """The shipped ones. Tests of "every kind", here and elsewhere, rely on it."""
    kinds = [(game, options) for game, options, _ in KINDS]
    assert all(variant in kinds for variant in SHIPPED_VARIANTS)
    assert {game for game, *_ in crowd.KINDS} == set(SHIPPED)


@every_kind
def test_stored_events_add_up_to_the_same_table(
    game: str, options: dict[str, str], players: int
) -> None:
    table = new_table(game, options, players)
    events = play_on(table, random.Random(1))
    stored = [decode_event(encode_event(event)) for event in [table.created, *events]]
    again = Table.load(stored)
    assert again.position is not None and table.position is not None
    assert again.position.to_bytes() == table.position.to_bytes()
    assert again.recorder is not None and table.recorder is not None
    assert again.recorder.lines == table.recorder.lines
    assert (again.stage, again.drawn, again.ended) == (table.stage, table.drawn, "over")


@every_kind
def test_a_finished_table_gives_a_record_that_is_a_game_and_fair(
    game: str, options: dict[str, str], players: int
) -> None:
    table = new_table(game, options, players)
    play_on(table, random.Random(2))
    record = record_for(table, None)
    assert record is not None
    read = decode(encode(record))
    assert list(replay(read))[-1].is_over
    check_fairness(read)


@every_kind
def test_a_table_of_the_first_scheme_continues_under_it(
    game: str, options: dict[str, str], players: int
) -> None:
    """As stored before version 2: without the name of a scheme, and without an id."""
    created = new_table(game, options, players).created
    seed, salt = bytes.fromhex(created.seed), bytes.fromhex(created.salt)
    old = json.loads(encode_event(created)) | {"commitment": v1.commitment(seed, salt)}
    del old["scheme"], old["table"]
    stored = decode_event(json.dumps(old).encode())
    assert isinstance(stored, Created)
    table = Table(stored)
    play_on(table, random.Random(2))
    record = record_for(table, None)
    assert record is not None and table.head is None
    assert record.fairness["scheme"] == v1.SCHEME and "early" not in record.fairness
    assert check_fairness(decode(encode(record))).position.is_over


@every_kind
def test_a_running_record_hides_what_its_reader_was_not_shown(
    game: str, options: dict[str, str], players: int
) -> None:
    table = new_table(game, options, players)
    play_on(table, random.Random(3), decisions=1)
    assert table.recorder is not None
    hidden = [
        line
        for line in table.recorder.lines
        if line.startswith("* deal ") and not line.startswith("* deal 0 ")
    ]
    record = record_for(table, 0)
    assert record is not None and record.result is None
    assert "seed" not in record.fairness and "salt" not in record.fairness
    if (game, options.get("variant")) == ("one-card", "basic"):
        assert record.log == table.recorder.lines  # cards are dealt face up there
    else:
        assert hidden and not set(hidden) & set(record.log)
        assert f"* deal 1 {' '.join('?' * (len(hidden[0].split()) - 3))}" in record.log


def test_a_sealed_decision_tells_only_that_its_seat_is_ready() -> None:
    told = set()
    for number in range(20):
        table, reporter = new_table("silver-and-gold", {}, 2), Reporter()
        reporter.news(table, table.apply(table.begin()))
        mine = random_decision(table, 0, random.Random(number))
        event = table.apply(table.decide(0, "1", mine))
        told.add(str(reporter.news(table, event).for_observer(1)))
    ready = {"verb": "ready", "by": 0, "say": ("told-ready", {"name": {"seat": 0}})}
    assert told == {str([ready])}


def test_the_last_sealed_decision_reveals_all_of_them_in_order() -> None:
    table, reporter = new_table("silver-and-gold", {}, 2), Reporter()
    for event in play_on(table, random.Random(4), decisions=1):
        reporter.news(table, event)
    (last,) = table.asked()
    theirs = random_decision(table, last, random.Random(5))
    event = table.apply(table.decide(last, "1", theirs))
    what = reporter.news(table, event).for_observer(None)
    assert [(news["verb"], news["by"]) for news in what[:2]] == [("keep", 0), ("keep", 1)]


def test_gains_are_told_by_the_lines_of_the_score_sheet() -> None:
    events = play_on(new_table("silver-and-gold", {}, 2, seed=6), random.Random(6))
    table, reporter, total = new_table("silver-and-gold", {}, 2, seed=6), Reporter(), [0, 0]
    for event in events:
        table.apply(event)
        for news in reporter.news(table, event).for_observer(None):
            if news["verb"] == "gain":
                assert sum(news["items"].values()) == news["total"]
                total[news["by"]] += news["total"]
    assert table.position is not None
    assert total == table.position.totals()


# --- refusals, which leave the table unchanged


def refused(table: Table, seat: int, phase: str, do: str) -> str:
    before = encode(table.recorder.record([""] * len(table.seats))) if table.recorder else ""
    with pytest.raises(Refused) as caught:
        table.decide(seat, phase, do)
    after = encode(table.recorder.record([""] * len(table.seats))) if table.recorder else ""
    assert before == after
    return caught.value.code


def test_each_wrong_decision_has_its_code() -> None:
    table = new_table("silver-and-gold", {}, 2)
    assert refused(table, 0, "1", "keep P01 P02") == "not_yours"  # it has not begun
    play_on(table, random.Random(7), decisions=0)
    mine = random_decision(table, 0, random.Random(8))
    assert refused(table, 0, "0", mine) == "stale"
    assert refused(table, 0, "1", "keep X99 X98") == "illegal"
    assert refused(table, 0, "1", "nonsense") == "illegal"
    assert refused(table, 0, "1", "") == "illegal"
    table.apply(table.decide(0, "1", mine))
    assert refused(table, 0, "1", mine) == "already_done"
    theirs = random_decision(table, 1, random.Random(9))
    table.apply(table.decide(1, "1", theirs))  # the other seat's phase is not stale
    assert refused(table, 0, "1", mine) == "already_done"
    table.apply(Ended("closed"))
    assert refused(table, 0, "2", mine) == "not_yours"


def test_a_decision_that_owes_more_is_not_whole() -> None:
    rng = random.Random(10)
    table = new_table("silver-and-gold", {}, 2)
    while True:
        play_on(table, rng, decisions=1)
        for seat in table.asked():
            phase = table.phase(seat)
            assert phase is not None and table.position is not None
            for choice in choices(table.position.seen_by(seat), seat):
                if choice["more"]:
                    assert refused(table, seat, phase, choice["do"]) == "illegal"
                    return


def test_a_seat_that_is_not_asked_has_no_phase() -> None:
    table = new_table("one-card", {}, 2)
    play_on(table, random.Random(11), decisions=0)
    (active,) = table.asked()
    waiting = 1 - active
    assert table.phase(waiting) is None and table.phase(None) is None
    assert refused(table, waiting, "1", "pass") == "not_yours"


# --- seats


def test_seats_are_handed_over_opened_and_taken() -> None:
    table = new_table("silver-and-gold", {}, 2)
    table.apply(Opened(1, "new invite"))
    assert table.open_seats() == [1] and not table.can_begin and table.invite == "new invite"
    table.apply(Given(1, "casual"))
    assert table.can_begin and table.seats[1].token == ""
    table.apply(Opened(1, "newer"))
    table.apply(Sat(1, "Zoë", "hash", "beef"))
    assert table.can_begin and table.seats[1].nonce == "beef"
    assert describe_table(table)["seats"][1] == {"kind": "human", "name": "Zoë", "open": False}


def test_nonces_that_come_after_the_beginning_change_nothing() -> None:
    table = new_table("silver-and-gold", {}, 2)
    play_on(table, random.Random(12), decisions=2)
    table.apply(Opened(1, "invite"))
    table.apply(Sat(1, "Late", "hash", "ff"))
    play_on(table, random.Random(13))
    record = record_for(table, None)
    assert record is not None
    check_fairness(decode(encode(record)))


def test_names_in_a_record_are_never_the_same_twice() -> None:
    table = new_table("silver-and-gold", {}, 4)
    table.apply(Given(1, "casual"))
    table.apply(Given(2, "casual"))
    table.apply(Opened(3, "invite"))
    assert table.names() == ["Player 0", "casual", "casual 3", "seat 4"]


def test_a_table_that_ended_asks_nobody() -> None:
    table = new_table("one-card", {}, 2)
    play_on(table, random.Random(14), decisions=3)
    table.apply(Ended("abandoned"))
    table.apply(Rematched("ab" * 16))
    assert table.asked() == [] and table.phase(0) is None
    described = describe_table(table)
    assert (described["ended"], described["rematch"]) == ("abandoned", "ab" * 16)


def test_using_a_roll_is_told_with_what_it_earned() -> None:
    table, reporter = new_table("one-card", {}, 2, seed=3), Reporter()
    told = []
    for event in play_on(new_table("one-card", {}, 2, seed=3), random.Random(15)):
        table.apply(event)
        told += reporter.news(table, event).for_observer(None)
    uses = [news for news in told if news["verb"] == "use"]
    assert uses and all(sum(news["earns"]["boxes"].values()) > 0 for news in uses)
    scored = [news["earns"]["points"] for news in uses if news["earns"]["scores"]]
    assert table.position is not None
    cards = [score["cards"] for score in table.position.scores()]
    assert sorted(scored) == sorted(chain.from_iterable(cards))  # type: ignore[arg-type]
