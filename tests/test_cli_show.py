"""`crossoff show`: the table at the end of any turn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli_process import DATA, crossoff
from crossoff.cli.main import run
from crossoff.cli.show import ends_of_turns
from crossoff.core.record import decode, replay

SILVER_GOLD = DATA / "silver-and-gold-2.jsonl"
ONE_CARD = DATA / "one-card-basic-2.jsonl"
GAMES = sorted(DATA.glob("*.jsonl"))


def shown(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run(["show", *map(str, arguments)]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_turn_is_shown_as_it_ended(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = decode(path.read_bytes())
    positions = list(replay(record))
    ends = ends_of_turns(record.log)
    for turn in (0, 1, len(ends) // 2, len(ends) - 1):
        position = positions[ends[turn]]
        picture = position.game.picture(position, record.seats)
        assert shown(capsys, path, "--turn", turn).endswith(picture + "\n")


def test_without_a_turn_the_end_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, SILVER_GOLD)
    assert f"{SILVER_GOLD}"[:30] in out
    assert "record 1, after turn 28 of 28" in out
    assert "the game is over" in out
    assert out == shown(capsys, SILVER_GOLD, "--turn", 28)


def test_turn_0_is_the_table_after_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    log = decode(ONE_CARD.read_bytes()).log
    before = log[: ends_of_turns(log)[0]]
    assert before[-1].startswith("* start ")
    assert "record 1, after set-up" in shown(capsys, ONE_CARD, "--turn", 0)


def test_silver_and_gold_has_28_turns() -> None:
    log = decode(SILVER_GOLD.read_bytes()).log
    assert len(ends_of_turns(log)) - 1 == 28


def test_a_roll_after_a_reroll_opens_no_turn() -> None:
    first = ["* deal 0 01 17", "* deal 1 02 03", "* start 0"]
    turn = ["* roll red", "0 reroll 1", "* roll blue", "0 reroll 1", "* roll red", "0 pass"]
    assert ends_of_turns(first) == [3]
    assert ends_of_turns([*first, *turn, "1 pass", *turn]) == [3, 10, 16]


def test_one_of_many_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"\n".join(game.read_bytes() for game in GAMES))
    for number, game in enumerate(GAMES, 1):
        title = "Silver & Gold" if "silver" in game.stem else "Everything on 1 Card"
        assert f"\n{title}" in shown(capsys, path, "--record", number)


def test_standard_input() -> None:
    done = crossoff("show", "-", "--turn", 3, stdin=ONE_CARD.read_bytes())
    assert done.returncode == 0
    assert done.stdout.startswith("-, record 1, after turn 3 of 20\n")


def test_names_cannot_break_the_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(ONE_CARD.read_text())
    data["seats"] = ["\x1b[2J\n" * 9, "x" * 500]
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(data))
    out = shown(capsys, path, "--turn", 1)
    assert "\x1b" not in out
    assert max(map(len, out.splitlines()[1:])) <= 80


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--turn", "21"], "the record has 20 turns; --turn must be from 0 to 20, not 21"),
        (["--turn", "-1"], "--turn must be from 0 to 20, not -1"),
        (["--record", "2"], "has 1 records; there is no record 2"),
        (["--record", "0"], "--record counts from 1, not 0"),
    ],
)
def test_what_is_not_there_is_a_mistake(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["show", str(ONE_CARD), *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert reason in err


def test_a_bad_record_is_told_as_by_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(ONE_CARD.read_text())
    data["log"][4] = "0 dance"
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(data))
    assert run(["show", str(path), "--turn", "0"]) == 1
    complaint = capsys.readouterr().out
    assert complaint.startswith(f"{path}:1: line 5: expected ")
    assert run(["check", str(path)]) == 1
    assert complaint in capsys.readouterr().out
