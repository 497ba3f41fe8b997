"""A run's batches: sized by time, played anywhere, returned in order."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from crossoff.arena import jobs
from crossoff.arena.batch import Batch, play_batch
from crossoff.arena.cluster import Workers, check_address, workers
from crossoff.arena.errors import ArenaError
from crossoff.arena.jobs import Pace, play_rounds
from crossoff.arena.plan import Plan, make_plan
from crossoff.arena.run import run
from crossoff.core.model.position import new_game

ALONE = Workers("loky", 1, {})


@pytest.fixture(scope="module")
def plan() -> Plan:
    start = new_game("one-card", options={"variant": "basic"})
    return make_plan(start, ["random", "greedy"], games=8, records=True)


@pytest.fixture(scope="module")
def whole(plan: Plan) -> Batch:
    """Return the whole plan as one batch."""
    return play_batch(plan, 0, 4)


def test_batches_cover_every_gap_once_and_grow_as_games_prove_quick() -> None:
    gaps = [(0, 300), (310, 311), (400, 2000)]
    pace = Pace(gaps, workers=2)
    sizes: list[int] = []
    covered: list[int] = []
    for first, last in pace.spans():
        sizes.append(last - first)
        covered += range(first, last)
        pace.learn(Batch(first=first, last=last, games=[], seconds=0.05 * (last - first)))
    assert covered == [number for first, last in gaps for number in range(first, last)]
    assert sizes[0] == 1
    assert max(sizes) == 60  # 3 seconds
    assert sizes[-1] == 1


def test_slow_games_go_one_by_one() -> None:
    pace = Pace([(0, 40)], workers=2)
    for first, last in pace.spans():
        assert last - first == 1
        pace.learn(Batch(first=first, last=last, games=[], seconds=20.0))


def played(batches: Iterator[Batch]) -> tuple[list, list]:
    done = sorted(batches, key=lambda batch: batch.first)
    games = [game for batch in done for game in batch.games]
    return games, [line for batch in done for line in batch.records]


@pytest.mark.parametrize(
    "who", [ALONE, Workers("loky", 2, {}), Workers("loky", 2, {}, streams=False)]
)
def test_whoever_plays_games_are_the_same(who: Workers, plan: Plan, whole: Batch) -> None:
    assert played(play_rounds(plan, [(0, 4)], who)) == (whole.games, whole.records)


def test_batches_are_given_out_in_order(
    plan: Plan, whole: Batch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def backwards(plan: Plan, gaps: list, who: Workers) -> Iterator[Batch]:
        for number in reversed(range(4)):
            yield play_batch(plan, number, number + 1)

    monkeypatch.setattr("crossoff.arena.run.play_rounds", backwards)
    done: list[int] = []
    with run(plan, jobs=1, on_done=done.append) as batches:
        given = [(list(done), batch) for batch in batches]
    assert [batch.first for _, batch in given] == list(range(4))
    assert all(rounds == [1] * 4 for rounds, _ in given)  # the first finished last
    assert played(batch for _, batch in given)[0] == whole.games


def test_leaving_a_run_abandons_the_rest(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def counted(plan: Plan, first: int, last: int) -> Batch:
        calls.append(first)
        return play_batch(plan, first, last)

    monkeypatch.setattr(jobs, "play_batch", counted)
    with run(plan, jobs=1) as batches:
        next(batches)
    assert calls == [0]
    with run(plan, jobs=2) as batches:  # joblib's warning would be an error here
        next(batches)


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_process_that_dies_is_reported(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "play_batch", die)
    with pytest.raises(ArenaError, match="a process playing games died"):
        list(play_rounds(plan, [(0, 4)], Workers("loky", 2, {})))


def die(plan: Plan, first: int, last: int) -> Batch:
    os.kill(os.getpid(), 9)
    raise AssertionError


def test_a_cluster_that_fails_on_the_way_is_reported(
    plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(plan: Plan, first: int, last: int) -> Batch:
        raise ConnectionError("lost\nand more")

    monkeypatch.setattr(jobs, "play_batch", fail)
    with pytest.raises(ArenaError, match=r"^the cluster failed: ConnectionError: lost$"):
        list(play_rounds(plan, [(0, 4)], ALONE._replace(failures=(OSError,))))
    with pytest.raises(ConnectionError):  # locally it would be our bug
        list(play_rounds(plan, [(0, 4)], ALONE))


# --- workers ---


def test_by_default_all_cores_of_this_machine() -> None:
    with workers(None, None) as here, workers(None, 3) as three:
        assert (here.backend, three.jobs) == ("loky", 3)
        assert here.jobs >= 1
    with pytest.raises(ArenaError, match="at least 1, not 0"), workers(None, 0):
        pass


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("dask://host:8786", ("dask", "tcp://host:8786")),
        ("tcp://host:8786", ("dask", "tcp://host:8786")),
        ("tcp://[::1]:8786", ("dask", "tcp://[::1]:8786")),
        ("ray://host:10001", ("ray", "ray://host:10001")),
        ("ray:host:6379", ("ray", "host:6379")),
        ("ray:auto", ("ray", "auto")),
    ],
)
def test_addresses(address: str, found: tuple[str, str]) -> None:
    assert check_address(address) == found


@pytest.mark.parametrize("rest", ["host", "host:0", "host:99999", "host:x", "host:²", ":80", ""])
@pytest.mark.parametrize("scheme", ["", "dask:", "dask://", "tcp://", "ray:", "ray://", "http://"])
def test_no_addresses(scheme: str, rest: str) -> None:
    for address in (scheme + rest, "host:80", "dask:host:80", "http://host:80"):
        with pytest.raises(ArenaError, match="expected a cluster as dask://HOST:PORT"):
            check_address(address)


def test_a_file_keeps_batches_as_they_are_done(plan: Plan, whole: Batch, tmp_path: Path) -> None:
    path = tmp_path / "run"
    with run(plan, jobs=1, resume=path) as batches:
        next(batches)
        assert path.read_bytes().count(b"\n") == 2
    with run(plan, jobs=2, resume=path) as batches:
        assert played(batches) == (whole.games, whole.records)
    with run(plan, jobs=1, resume=path) as batches:
        assert played(batches) == (whole.games, whole.records)
