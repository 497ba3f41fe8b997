"""Progress files: cut off or damaged, nothing wrong counts as done."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from crossoff.arena.batch import Batch, play_batch
from crossoff.arena.errors import ArenaError
from crossoff.arena.plan import Plan, make_plan
from crossoff.arena.progress import Progress
from crossoff.core.model.position import new_game

POSIX = pytest.mark.skipif(os.name == "nt", reason="locks and devices")


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(new_game("silver-and-gold"), ["random", "greedy"], games=8)


@pytest.fixture(scope="module")
def batches(plan: Plan) -> list[Batch]:
    """Return three of the four rounds, in two batches that finished out of order."""
    return [play_batch(plan, 2, 4), play_batch(plan, 0, 1)]


@pytest.fixture
def path(plan: Plan, batches: list[Batch], tmp_path: Path) -> Path:
    path = tmp_path / "run"
    with Progress(path, plan) as progress:
        assert progress.batches == []
        for batch in batches:
            progress.append(batch)
    return path


def test_what_was_kept_is_found_again_in_order(
    plan: Plan, batches: list[Batch], path: Path
) -> None:
    with Progress(path, plan) as progress:
        assert progress.batches == batches[::-1]
        progress.append(play_batch(plan, 1, 2))
    with Progress(path, plan) as progress:
        assert [batch.first for batch in progress.batches] == [0, 1, 2]


def test_cut_off_anywhere_it_holds_its_whole_lines(
    plan: Plan, batches: list[Batch], path: Path
) -> None:
    data = path.read_bytes()
    lines = data.splitlines(keepends=True)
    for end in range(len(data)):
        path.write_bytes(data[:end])
        whole = max(data[:end].count(b"\n"), 1)  # a cut header is rewritten
        with Progress(path, plan) as progress:
            assert len(progress.batches) == whole - 1
            assert path.read_bytes() == b"".join(lines[:whole])
            if end % 50 == 0:
                progress.append(batches[1 if whole == 2 else 0])
                assert path.read_bytes().count(b"\n") == whole + 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": 1}, "another seed: 0 there, 1 here"),
        ({"games": 10}, "another games: 8 there, 10 here"),
        ({"bots": ("greedy", "random")}, "another bots: random,greedy there, greedy,random here"),
        ({"iterations": 5}, "another iterations: none there, 5 here"),
        ({"options": {"x": "y"}}, "another options: none there, x=y here"),
        ({"records": True}, "another records: False there, True here"),
        ({"deck": {}}, "another deck$"),
        ({"code": "new"}, "started with different crossoff code"),
    ],
)
def test_another_run_is_refused_and_its_file_left_alone(
    change: dict, reason: str, plan: Plan, path: Path
) -> None:
    data = path.read_bytes()
    with pytest.raises(ArenaError, match=reason):
        Progress(path, msgspec.structs.replace(plan, **change))
    assert path.read_bytes() == data


@pytest.mark.parametrize("data", [b"hello", b"hello\n", b"\n", b"{}\n", b"\xff\xfe\n", b"\0" * 99])
def test_another_file_is_refused_and_left_alone(data: bytes, plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_bytes(data)
    with pytest.raises(ArenaError, match="letter is not the progress file of a run"):
        Progress(path, plan)
    assert path.read_bytes() == data


def test_a_later_format_is_refused(plan: Plan, path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"crossoff-arena/1", b"crossoff-arena/2"))
    with pytest.raises(ArenaError, match="is not the progress file of a run"):
        Progress(path, plan)


def test_damaged_lines_are_refused(plan: Plan, batches: list[Batch], path: Path) -> None:
    header, first, second = path.read_bytes().splitlines(keepends=True)

    def changed(**values: object) -> bytes:
        return msgspec.json.encode(msgspec.structs.replace(batches[1], **values)) + b"\n"

    game = batches[1].games[0]
    damaged = [
        b"\n",
        b"{}\n",
        first[: len(first) // 2] + b"\n",
        b"\xff" + first,
        first,  # twice
        changed(first=-1),
        changed(first=1, last=1),
        changed(last=2),
        changed(first=7, last=8),
        changed(games=[]),
        changed(games=batches[1].games[::-1]),
        changed(games=batches[0].games[:2]),
        changed(records=["a", "b"]),
        changed(games=[msgspec.structs.replace(game, scores=[1]), batches[1].games[1]]),
        changed(games=[msgspec.structs.replace(game, winners=[]), batches[1].games[1]]),
        changed(games=[msgspec.structs.replace(game, winners=[2]), batches[1].games[1]]),
    ]
    for line in damaged:
        data = header + first + line + second
        path.write_bytes(data)
        with pytest.raises(ArenaError, match="is damaged at line 3"):
            Progress(path, plan)
        assert path.read_bytes() == data


@POSIX
def test_a_second_run_at_the_same_time_is_refused(plan: Plan, path: Path) -> None:
    with Progress(path, plan), pytest.raises(ArenaError, match="in use by another run"):
        Progress(path, plan)
    Progress(path, plan).__exit__(None, None, None)


@POSIX
def test_anything_but_a_file_is_refused(plan: Plan, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, reason in [
        (tmp_path, "cannot write .*: Is a directory"),
        (tmp_path / "no" / "where", "cannot write .*: No such file"),
        (tmp_path / "pipe", "is not a file"),
        (Path("/dev/null"), "is not a file"),
    ]:
        with pytest.raises(ArenaError, match=reason):
            Progress(path, plan)
