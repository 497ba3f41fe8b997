"""`crossoff games`: what was played in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from crossoff.cli.main import run
from crossoff.core.model.record import Record, decode
from crossoff.local.finished import keep_finished
from crossoff.texts import LANGUAGES
from testkit.paths import DATA

ONE_CARD = DATA / "one-card-basic-2.jsonl"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "crossoff" / "games"


def record(game: str = "one-card", *, bots: list[str], winners: list[int]) -> Record:
    made = decode(ONE_CARD.read_bytes())
    scores = [{"total": 41}, {"total": 38}]
    made.game, made.bots, made.seats = game, bots, ["Ann", "\x1b[2Jexpert"]
    made.result = {"scores": scores, "winners": winners}
    return made


def test_without_games_it_says_how_to_play_one(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["games"]) == 0
    out = capsys.readouterr().out
    assert "crossoff play" in out
    assert not folder.exists()


def test_the_latest_comes_first_with_result_date_and_opponents(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_finished(folder, record(bots=["person", "expert"], winners=[0]))
    keep_finished(folder, record(bots=["person", "./my_bot.py:Mine"], winners=[1]))
    keep_finished(folder, record(bots=["person", "casual"], winners=[0, 1]))
    keep_finished(folder, record("lost-game", bots=["person"], winners=[1]))  # for two seats
    assert run(["games"]) == 0
    out = capsys.readouterr().out
    lines = out.splitlines()
    rows = [line for line in lines if "41 : 38" in line]
    assert [row.split()[0] for row in rows] == ["4", "3", "2", "1"]
    assert "You and expert" in rows[3] and rows[3].endswith("won")
    assert "./my_bot.py:Mine" in rows[2] and rows[2].endswith("lost")
    assert rows[1].endswith("shared win")
    assert "lost-game" in rows[0] and rows[0].endswith("expert")  # the winner, by name
    assert "Everything on 1 Card" in rows[3]
    assert str(folder / "finished") in lines[-1]
    assert "\x1b" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(folder: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    keep_finished(folder, record(bots=["person", "expert"], winners=[0]))
    assert run(["games", "--language", language]) == 0
    out = capsys.readouterr().out
    assert "41 : 38" in out
    assert "cmd-" not in out and "review-" not in out
