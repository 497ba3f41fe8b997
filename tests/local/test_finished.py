"""Finished games: kept when a table is left, numbered, and not without end."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from crossoff.core.model.record import decode, replay
from crossoff.local import finished
from crossoff.local.finished import keep_finished, list_finished, read_finished
from crossoff.local.saves import list_saves
from crossoff.local.sitting import Sitting
from crossoff.play.autopilot import plain_decision
from testkit.paths import DATA
from testkit.terminal.app import plan

RECORD = decode((DATA / "one-card-basic-2.jsonl").read_bytes())


def played(folder: Path) -> Sitting:
    sitting = Sitting.begin(plan("one-card", "me", "random"), folder)
    while not sitting.table.is_over:
        seat = sitting.table.asked()[0]
        sitting.decide(seat, plain_decision(sitting.seen_by(seat), seat))  # type: ignore[arg-type]
    return sitting


def test_a_game_that_is_over_is_kept_as_a_record_on_leaving(tmp_path: Path) -> None:
    sitting = played(tmp_path)
    assert list_finished(tmp_path) == []
    sitting.leave()
    assert list_saves(tmp_path) == []
    (game,) = list_finished(tmp_path)
    assert (game.number, game.bots) == (1, ["", "random"])
    assert game.totals == sitting.position.totals()
    assert game.winners == list(sitting.position.winners())
    record = decode(game.path.read_bytes())  # everything that reads records reads it
    assert list(replay(record))[-1] == sitting.position
    assert read_finished(tmp_path, 1) == game
    assert read_finished(tmp_path, 2) is None


def test_on_a_full_disk_the_saved_game_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = played(tmp_path)
    (tmp_path / "finished").write_text("in the way of the folder")
    sitting.leave()
    assert len(list_saves(tmp_path)) == 1


def test_the_latest_are_kept_under_their_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finished, "MOST", 3)
    for _ in range(5):
        keep_finished(tmp_path, RECORD)
    assert [game.number for game in list_finished(tmp_path)] == [5, 4, 3]
    assert sorted(path.name for path in (tmp_path / "finished").iterdir()) == [
        "3.json",
        "4.json",
        "5.json",
    ]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[" * 100_000,
        b"\xff",
        b'{"format": "crossoff-record/1"}',
        DATA.joinpath("one-card-basic-2.jsonl").read_bytes(),  # no date
    ],
)
def test_files_that_are_no_finished_games_are_left_out(tmp_path: Path, data: bytes) -> None:
    path = keep_finished(tmp_path, RECORD)
    path.with_name("7.json").write_bytes(data)
    path.with_name("notes.json").write_bytes(path.read_bytes())
    assert [game.number for game in list_finished(tmp_path)] == [1]
    assert keep_finished(tmp_path, RECORD).name == "8.json"


def test_an_impossible_result_is_left_out(tmp_path: Path) -> None:
    for result in ({"scores": [{"total": 1}], "winners": [0]}, {"scores": [], "winners": [5]}):
        keep_finished(tmp_path, msgspec.structs.replace(RECORD, result=result))
    assert list_finished(tmp_path) == []
