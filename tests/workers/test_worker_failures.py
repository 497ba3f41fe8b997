"""Workers that crash, hang or return garbage, and asks that have to wait: nobody is harmed."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from crossoff.play.autopilot import plain_decision
from crossoff.workers import Ask, Pool, PoolClosed
from testkit.games.positions import maps_kept, read
from testkit.workers.worker_pools import dealt, is_running, once, quick_ask, until, with_bad_workers

# Workers that misbehave


@pytest.mark.parametrize(
    ("manner", "why"),
    [
        ("exit", "ended"),
        ("rubbish", "talked rubbish: "),
        ("deep", "talked rubbish: "),
        ("half a line", "ended"),
        ("huge", "said more than 4096 bytes at once"),
        ("wrong id", "answered what nobody asked"),
        ("more", "talked rubbish: Object contains unknown field `more`"),
        ("ready again", "was ready twice"),
        ("deaf", "ended"),
        ("", "gave an illegal decision: expected 'keep …', got ''"),
        ("keep P01", "gave an illegal decision: expected 2 × map that was dealt, got 1"),
        ("keep P01 S01", "gave an illegal decision: expected map that was dealt, got 'S01'"),
    ],
)
def test_an_invalid_decision_is_replaced_by_the_autopilots(manner: str, why: str) -> None:
    """After a second try, without waiting for a deadline."""
    answer, stats = with_bad_workers(manner, once())
    assert answer.how == "fallback"
    assert answer.why.startswith(f"the worker {why}")
    assert answer.decision == plain_decision(dealt(), dealt().actors()[0]) == "keep P01 P02"
    assert (stats.answers, stats.fallbacks, stats.timeouts) == (0, 1, 0)
    assert stats.restarts >= 1


def test_half_a_decision_is_not_a_decision() -> None:
    """S04 has a cross on a1, which owes a field."""
    position = read(maps_kept("S04 G01 / S05 G02"), "* expedition O4")
    ask = Ask.about(position, 0, "random", seed="a", deadline=60)
    answer = with_bad_workers("mark S04 a1", lambda pool: pool.decide(ask))
    assert answer.why == "the worker gave half a decision"
    assert answer.decision == "mark S04 a1; S04 b1"


def test_a_worker_that_hangs_is_killed_and_replaced() -> None:
    async def act(pool: Pool) -> None:
        await until(lambda: pool.stats().ready)
        (first,) = pool.stats().pids
        answer = await pool.decide(quick_ask(deadline=0.2))
        assert (answer.how, answer.why) == ("fallback", "the worker did not answer in time")
        assert answer.decision == "keep P01 P02"
        assert not pool.stats().ready
        await until(lambda: pool.stats().ready)
        stats = pool.stats()
        assert (stats.fallbacks, stats.timeouts, stats.restarts) == (1, 1, 1)
        assert not is_running(first)

    with_bad_workers("hang", act)


def test_a_worker_that_is_never_ready_is_replaced() -> None:
    async def act(pool: Pool) -> None:
        answer = await pool.decide(quick_ask(deadline=0.1))
        assert (answer.how, answer.why) == ("fallback", "no worker was free in time")
        await until(lambda: pool.stats().restarts > 0)

    with_bad_workers("mute", act, grace=0.1, start_limit=0.3)


def test_a_worker_that_speaks_unasked_is_not_used() -> None:
    async def act(pool: Pool) -> None:
        await until(lambda: pool.stats().restarts > 1)
        answer = await pool.decide(quick_ask(deadline=0.5))
        assert answer.how == "fallback"

    with_bad_workers("unasked", act)


def test_workers_that_die_at_once_are_not_started_in_a_hurry(tmp_path: Path) -> None:
    """The pauses double: the ninth would start after 25 seconds."""
    births = tmp_path / "births"
    answer, stats = with_bad_workers("stillborn", once(deadline=1.0), births)
    assert (answer.how, answer.why) == ("fallback", "no worker was free in time")
    assert stats.fallbacks == stats.timeouts == 1
    assert 1 <= len(births.read_text()) <= 8


def test_a_command_that_cannot_be_started() -> None:
    answer, stats = with_bad_workers("", once(deadline=0.2), command=["/nowhere/python"])
    assert (answer.how, stats.alive) == ("fallback", 0)


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited on Linux only")
def test_a_worker_that_hogs_memory_meets_its_limit() -> None:
    answer, stats = with_bad_workers("hog", once(), memory_bytes=1 << 30)
    assert (answer.how, stats.timeouts) == ("fallback", 0)  # it exited instead of hanging


# Waiting


def test_asks_are_served_in_their_order() -> None:
    async def act(pool: Pool) -> None:
        served: list[int] = []

        async def ask(number: int) -> None:
            assert (await pool.decide(quick_ask())).how == "bot"
            served.append(number)

        await asyncio.gather(*(ask(number) for number in range(20)))
        assert served == list(range(20))
        assert pool.stats().answers == 20

    with_bad_workers("keep P01 P02", act)


def test_several_workers_share_the_asks() -> None:
    async def act(pool: Pool) -> None:
        asks = [asyncio.create_task(pool.decide(quick_ask(deadline=600))) for _ in range(3)]
        await until(lambda: pool.stats().busy == 2)
        stats = pool.stats()
        assert (stats.size, stats.alive, stats.waiting) == (2, 2, 1)
        await pool.close()
        assert {type(x) for x in await asyncio.gather(*asks, return_exceptions=True)} == {
            PoolClosed
        }

    with_bad_workers("hang", act, size=2)


def test_more_asks_than_the_backlog_holds() -> None:
    async def act(pool: Pool) -> None:
        await until(lambda: pool.stats().ready)
        thinking = asyncio.create_task(pool.decide(quick_ask(deadline=600)))
        await until(lambda: pool.stats().busy == 1)
        answers = await asyncio.gather(*(pool.decide(quick_ask(deadline=0.1)) for _ in range(3)))
        assert [answer.how for answer in answers] == ["fallback"] * 3
        assert "too many asks were waiting" in {answer.why for answer in answers}
        assert "no worker was free in time" in {answer.why for answer in answers}
        thinking.cancel()

    with_bad_workers("hang", act, backlog=2)


def test_asks_wait_for_the_first_worker_longer_than_their_deadline(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def act(pool: Pool) -> None:
        asked = asyncio.create_task(pool.decide(quick_ask(deadline=0.05)))
        done, _ = await asyncio.wait([asked], timeout=0.5)
        assert not done
        assert (pool.stats().ready, pool.stats().waiting) == (False, 1)
        gate.write_bytes(b"open")
        await asked  # in time or not: its deadline begins only now
        assert pool.stats().ready or pool.stats().timeouts

    with_bad_workers("gated", act, gate)


def test_a_caller_who_is_cancelled_is_not_told_that_the_pool_is_closed() -> None:
    async def act(pool: Pool) -> None:
        asked = asyncio.create_task(pool.decide(quick_ask(deadline=600)))
        await until(lambda: pool.stats().busy == 1)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        await until(lambda: pool.stats().restarts == 1)
        assert pool.stats().fallbacks == 0

    with_bad_workers("hang", act)


def test_a_pool_that_does_not_run() -> None:
    async def scenario() -> None:
        pool = Pool()
        with pytest.raises(PoolClosed):
            await pool.decide(quick_ask())
        await pool.close()

    asyncio.run(scenario())
    with pytest.raises(ValueError, match="at least 1 worker, not 0"):
        Pool(0)
