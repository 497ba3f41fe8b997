"""`crossoff show`: the table at the end of any turn."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from crossoff.cli.main import run
from crossoff.cli.show import ends_of_turns
from crossoff.core.model.record import Record, decode, replay
from crossoff.core.model.registry import load_game
from crossoff.texts import LANGUAGES, Texts
from testkit.paths import DATA
from testkit.terminal.command import PLAIN, crossoff, on_terminal

SILVER_GOLD = DATA / "silver-and-gold-2.jsonl"
ONE_CARD = DATA / "one-card-basic-2.jsonl"
GAMES = sorted(DATA.glob("*.jsonl"))


EachLanguage = pytest.mark.parametrize("language", LANGUAGES)
EachGame = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)


def shown(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run(["show", *map(str, arguments)]) == 0
    return capsys.readouterr().out


def cards_of(seat: Any) -> set[str]:
    """Return the ids of the cards in front of a seat."""
    return {card.id for card in (seat.maps if hasattr(seat, "maps") else seat.cards)}


def turns_of(record: Record) -> list[int]:
    """Return the number of log lines before the first turn, and up to the end of each turn."""
    return ends_of_turns(load_game(record.game), record.log)


@EachGame
def test_every_turn_is_shown_as_it_ended(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = decode(path.read_bytes())
    positions = list(replay(record))
    ends = turns_of(record)
    for turn in (0, 1, len(ends) // 2, len(ends) - 1):
        view = positions[ends[turn]].view(None)
        out = shown(capsys, path, "--turn", turn)
        words = set(out.split())
        for name, seat in zip(record.seats, view.seats, strict=True):
            assert re.search(rf"^.*\b{name}  {seat.score['total']} point", out, re.MULTILINE)
            assert cards_of(seat) <= words


@EachGame
@EachLanguage
def test_it_is_the_same_drawing_in_every_language_and_80_columns_are_enough(
    path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    turns = len(turns_of(decode(path.read_bytes()))) - 1
    for turn in (0, 1, turns // 2, turns):
        out = shown(capsys, path, "--turn", turn, "--language", language)
        both = [text.partition("\n")[2] for text in (out, shown(capsys, path, "--turn", turn))]
        for sign in "#.*oT":  # alone or in rows; words and layout may differ
            rows = [re.findall(rf"(?<![\w.]){re.escape(sign)}+(?![\w.])", text) for text in both]
            assert sorted(rows[0]) == sorted(rows[1])
        assert max(map(cell_len, out.splitlines()[1:])) <= 80
        assert Texts(language).say("oc-title" if "card" in path.stem else "sg-title") in out


@pytest.mark.skipif(sys.platform == "win32", reason="has no such terminals")
def test_on_a_terminal_it_is_in_colour_and_says_the_same() -> None:
    code, out = on_terminal("show", SILVER_GOLD, "--turn", 9)
    assert code == 0
    assert "\x1b[" in out
    bare = re.sub(r"\x1b\[[\d;]*m", "", out).replace("\r\n", "\n")
    assert without_ends(bare) == without_ends(crossoff("show", SILVER_GOLD, "--turn", 9).stdout)
    variables = {**PLAIN, "NO_COLOR": "1"}
    plain = on_terminal("show", SILVER_GOLD, "--turn", 9, variables=variables)[1]
    assert not re.search(r"\x1b\[[\d;]*(3|4|9)\d", plain)


def without_ends(text: str) -> list[str]:
    """Return the lines without trailing blanks."""
    return [line.rstrip() for line in text.strip().split("\n")]


def test_without_a_turn_the_end_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, SILVER_GOLD)
    assert f"{SILVER_GOLD}"[:30] in out
    assert "record 1, after turn 28 of 28" in out
    assert "Game over" in out
    assert out == shown(capsys, SILVER_GOLD, "--turn", 28)


def test_turn_0_is_the_table_after_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    record = decode(ONE_CARD.read_bytes())
    before = record.log[: turns_of(record)[0]]
    assert [line.split()[1] for line in before] == ["start", "deal", "deal"]
    assert "record 1, after setup" in shown(capsys, ONE_CARD, "--turn", 0)


def test_silver_and_gold_has_28_turns() -> None:
    assert len(turns_of(decode(SILVER_GOLD.read_bytes()))) - 1 == 28


def test_a_roll_after_a_reroll_opens_no_turn() -> None:
    first = ["* start 0", "* deal 0 01 17", "* deal 1 02 03"]
    turn = ["* roll red", "0 reroll 1", "* roll blue", "0 reroll 1", "* roll red", "0 pass"]
    game = load_game("one-card")
    assert ends_of_turns(game, first) == [3]
    assert ends_of_turns(game, [*first, *turn, "1 pass", *turn]) == [3, 10, 16]


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
        (["--record", "2"], "has 1 record; there is no record 2"),
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


def test_a_bad_record_is_reported_as_by_check(
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
