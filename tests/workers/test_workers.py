"""Bots in worker processes: what they receive, and that they decide."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from crossoff.core.compiler.rng import below, stream
from crossoff.core.errors import StaleAction
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.steps import decide
from crossoff.workers import Ask, Pool
from crossoff.workers.limits import MEMORY_BYTES, scrubbed
from crossoff.workers.messages import encode
from crossoff.workers.pool import COMMAND
from testkit.games.mounting import SHIPPED
from testkit.games.positions import maps_kept, read
from testkit.workers.worker_pools import dealt, is_whole, once, quick_ask, until, with_bad_workers

PATIENT = 1200.0  # seconds; kernels may have to be compiled first, beside other tests

pytestmark = pytest.mark.timeout(2 * PATIENT)


# Bots that behave


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def pool(loop: asyncio.Runner) -> Iterator[Pool]:
    """One real worker, for all tests of this module that need one."""
    pool = Pool(1, grace=PATIENT, start_limit=PATIENT)
    loop.run(pool.start())
    yield pool
    loop.run(pool.close())


def positions_to_decide(game: str) -> list[Position]:
    """Return the first positions of some games, and some from the middle."""
    found, rng = [], stream("workers", game)
    position = new_game(game, 2).after_chance(rng)
    for step in range(40):
        if step % 8 == 0:
            found.append(position)
        seat = position.actors()[0]
        legal = position.legal(seat)
        position = position.apply(seat, legal[below(rng, len(legal))]).after_chance(rng)
    return found


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("bot", ["random", "skilled", "master"])
def test_a_bot_decides(game: str, bot: str, pool: Pool, loop: asyncio.Runner) -> None:
    for position in positions_to_decide(game):
        seat = position.actors()[-1]
        ask = Ask.about(position, seat, bot, seed="a", seconds=0.1, deadline=PATIENT)
        answer = loop.run(pool.decide(ask))
        assert (answer.how, answer.why) == ("bot", "")
        assert is_whole(ask, answer)


@pytest.mark.compiled
@pytest.mark.slow
def test_a_decision_of_several_steps_is_complete(pool: Pool, loop: asyncio.Runner) -> None:
    """S04 has a cross on a1, which owes a field."""
    position = read(maps_kept("S04 G01 / S05 G02"), "* expedition O4")
    decisions = []
    for seed in range(40):
        ask = Ask.about(position, 0, "random", seed=str(seed), deadline=PATIENT)
        answer = loop.run(pool.decide(ask))
        assert answer.how == "bot"
        assert is_whole(ask, answer)
        decisions.append(answer.decision)
    assert any(decision.startswith("mark S04 a1; ") for decision in decisions)


@pytest.mark.compiled
@pytest.mark.slow
def test_the_same_ask_is_decided_the_same(pool: Pool, loop: asyncio.Runner) -> None:
    """As long as only iterations limit the search; another seed may decide differently."""

    def ask(bot: str, seed: str) -> str:
        asked = Ask.about(dealt(), 1, bot, seed=seed, iterations=200, deadline=PATIENT)
        return loop.run(pool.decide(asked)).decision

    assert len({ask("master", "a") for _ in range(3)}) == 1
    assert len({ask("random", "a") for _ in range(3)}) == 1
    assert len({ask("random", str(seed)) for seed in range(20)}) > 1


@pytest.mark.compiled
@pytest.mark.slow
def test_a_custom_deck(pool: Pool, loop: asyncio.Runner) -> None:
    source = dealt().setup.deck.source
    maps = [{**card, "id": f"M{n}"} for n, card in enumerate(source["maps"])]
    start = new_game("silver-and-gold", 2, deck={**source, "maps": maps})
    position = start.after_chance(stream(1))
    ask = Ask.about(position, 0, "expert", seed="a", deadline=PATIENT)
    answer = loop.run(pool.decide(ask))
    assert answer.how == "bot"
    assert answer.decision.startswith("keep M")


@pytest.mark.compiled
@pytest.mark.slow
def test_the_loop_keeps_running_while_a_bot_thinks(pool: Pool, loop: asyncio.Runner) -> None:
    async def scenario() -> None:
        ask = Ask.about(dealt(), 0, "master", seed="a", seconds=0.5, deadline=PATIENT)
        thinking = asyncio.create_task(pool.decide(ask))
        await until(lambda: pool.stats().busy == 1)
        turns = 0
        while not thinking.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > 10
        assert thinking.result().how == "bot"

    loop.run(scenario())


@pytest.mark.compiled
@pytest.mark.slow
def test_a_worker_killed_while_thinking(pool: Pool, loop: asyncio.Runner) -> None:
    """The decision comes from another worker."""

    async def scenario() -> None:
        ask = Ask.about(dealt(), 0, "master", seed="a", seconds=1.0, deadline=PATIENT)
        thinking = asyncio.create_task(pool.decide(ask))
        await until(lambda: pool.stats().busy == 1)
        before = pool.stats()
        os.kill(before.pids[0], signal.SIGKILL)
        answer = await thinking
        assert answer.how == "bot"
        assert is_whole(ask, answer)
        stats = pool.stats()
        assert stats.restarts == before.restarts + 1
        assert stats.alive == 1 and stats.pids != before.pids
        assert (stats.ready, stats.busy, stats.waiting) == (True, 0, 0)

    loop.run(scenario())


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.compiled
@pytest.mark.slow
def test_a_worker_is_bound(pool: Pool, loop: asyncio.Runner) -> None:
    loop.run(pool.decide(quick_ask(PATIENT)))  # it is running
    (pid,) = pool.stats().pids
    limits = Path(f"/proc/{pid}/limits").read_text()
    bounds = {line[:26].strip(): line[26:].split()[:2] for line in limits.splitlines()}
    assert bounds["Max address space"] == [str(MEMORY_BYTES)] * 2
    assert bounds["Max core file size"] == ["0", "0"]
    assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, os.getpid())
    assert os.getsid(pid) == pid


def test_a_worker_exits_when_its_stdin_closes() -> None:
    with subprocess.Popen(
        [*COMMAND, str(MEMORY_BYTES)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=scrubbed(os.environ),
    ) as worker:
        assert worker.communicate()[0] == b""  # closes its stdin, long before it is ready
    assert worker.returncode == 0


# What a worker is told


def question_of(position: Position, seat: int) -> bytes:
    return encode(Ask.about(position, seat, "master", seed="a").question(1))


def test_a_worker_gets_only_what_its_seat_may_know() -> None:
    """Positions that differ only in that give the same bytes."""
    one, other = dealt("S01 S02 S03 S04"), dealt("G01 G02 G03 G04")
    assert one.to_bytes() != other.to_bytes()
    assert question_of(one, 0) == question_of(other, 0)
    assert question_of(one, 1) != question_of(other, 1)
    kept = [read(one, f"0 keep {pair}") for pair in ("P01 P02", "P03 P04")]
    assert kept[0].to_bytes() != kept[1].to_bytes()
    assert question_of(kept[0], 1) == question_of(kept[1], 1)
    turn = read(maps_kept("S04 G01 / S05 G02"), "* expedition O4")
    marked = [decide(turn, turn.actors()[0], f"mark G01 {field}") for field in ("a1", "b1")]
    assert marked[0].to_bytes() != marked[1].to_bytes()
    assert question_of(marked[0], 1) == question_of(marked[1], 1)


def test_a_worker_gets_no_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROSSOFF_DATABASE", "postgresql://me:secret@there")
    monkeypatch.setenv("PGPASSWORD", "secret")
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    path = tmp_path / "environment"
    with_bad_workers("told", once(), path)
    told = json.loads(path.read_text())
    assert "secret" not in path.read_text()
    assert told["PATH"] == os.environ["PATH"]
    assert told["NUMBA_BOUNDSCHECK"] == "0"
    assert "NUMBA_DISABLE_JIT" not in told  # workers compile, whatever the web process does


def test_wrong_asks_are_refused() -> None:
    position = dealt()
    with pytest.raises(ValueError, match="unknown bot 'deep blue'"):
        Ask.about(position, 0, "deep blue", seed="a")
    for deadline in (0, -1, 3601, float("inf"), float("nan")):
        with pytest.raises(ValueError, match="a deadline is from 0 to 3600 seconds"):
            Ask.about(position, 0, "random", seed="a", deadline=deadline)
    with pytest.raises(ValueError, match="above 0"):
        Ask.about(position, 0, "random", seed="a", seconds=0)
    with pytest.raises(StaleAction, match="got seat 2"):
        Ask.about(position, 2, "random", seed="a")
