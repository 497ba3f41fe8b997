"""`crossoff review`: from files and from games played here, as text, JSON and a page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from crossoff.cli.completing import DEPTHS
from crossoff.cli.main import run
from crossoff.coach import depths as coach_depths
from crossoff.coach.model import Review, Value
from crossoff.core.model.record import decode
from crossoff.local.finished import keep_finished
from crossoff.texts import LANGUAGES
from testkit.paths import DATA

SILVER_GOLD = DATA / "silver-and-gold-2.jsonl"
ONE_CARD = DATA / "one-card-basic-2.jsonl"
FEW = coach_depths.Depth("quick", 2, 4, 8, Value(1.0, 100.0))


@pytest.fixture(autouse=True)
def _few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach look at few futures: what it says is not what is tested here."""
    monkeypatch.setattr(coach_depths, "DEPTHS", dict.fromkeys(coach_depths.DEPTHS, FEW))


def reviewed(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run(["review", *map(str, arguments)]) == 0
    return capsys.readouterr().out


def test_the_depths_are_those_of_the_coach() -> None:
    assert tuple(coach_depths.DEPTHS) == DEPTHS


@pytest.mark.parametrize("path", [SILVER_GOLD, ONE_CARD], ids=lambda path: path.stem)
def test_for_people(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = reviewed(capsys, path)
    for words in ("At the start", "Luck", "Chance to win", "p0", "p1"):
        assert words in out


def test_json_is_one_object_a_line_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    both = tmp_path / "both.jsonl"
    both.write_bytes(ONE_CARD.read_bytes().rstrip() + b"\n" + SILVER_GOLD.read_bytes())
    out = reviewed(capsys, both, "--json")
    reviews = [Review.from_json(json.loads(line)) for line in out.splitlines()]
    assert [review.game for review in reviews] == ["one-card", "silver-and-gold"]
    (second,) = reviewed(capsys, both, "--json", "--record", 2).splitlines()
    assert json.loads(second) == reviews[1].to_json()
    assert reviewed(capsys, both, "--json", "--record", 2, "--jobs", 2).strip() == second
    other = reviewed(capsys, both, "--json", "--record", 2, "--seed", 1)
    assert json.loads(other) != json.loads(second)


def test_one_seat_only(capsys: pytest.CaptureFixture[str]) -> None:
    review = Review.from_json(json.loads(reviewed(capsys, ONE_CARD, "--json", "--seat", 1)))
    assert review.seats[0] is None
    assert review.seats[1] is not None
    assert {one.seat for one in review.moments if one.is_decision} == {1}


def test_a_page_is_written_whole_or_not_at_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "review.html"
    assert reviewed(capsys, ONE_CARD, "--html", page) == f"Review saved to {page}.\n"
    whole = page.read_text(encoding="utf-8")
    assert whole.startswith("<!doctype html>") and whole.endswith("</html>\n")
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    assert run(["review", str(bad), str(ONE_CARD), "--html", str(page)]) == 1
    assert page.read_text(encoding="utf-8") == whole
    bad.write_text("\n")  # no record at all
    assert run(["review", str(bad), "--html", str(page)]) == 2
    assert "has 0 records" in capsys.readouterr().err
    assert page.read_text(encoding="utf-8") == whole
    assert sorted(tmp_path.iterdir()) == [bad, page]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_cannot_be_reviewed_is_explained(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = json.loads(ONE_CARD.read_text())
    unfinished = {**whole, "log": whole["log"][:9], "result": None}
    illegal = {**whole, "log": [*whole["log"][:9], "0 dance"]}
    older = DATA / "rules-1"
    files = []
    for name, data in (("unfinished", unfinished), ("illegal", illegal)):
        files.append(tmp_path / f"{name}.json")
        files[-1].write_text(json.dumps(data))
    files += sorted(older.glob("*.json*"))[:1]
    assert run(["review", *map(str, files), "--json", "--language", language]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    lines = err.splitlines()
    assert len(lines) == len(files)
    for path, line in zip(files, lines, strict=True):
        assert re.match(rf"crossoff: {re.escape(str(path))}:1: line \d+: \w", line)
    assert language == "en" or "expected" not in err


def test_a_game_played_here_is_found_by_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    record = decode(ONE_CARD.read_bytes())
    record.bots = ["person", "expert"]
    keep_finished(tmp_path / "crossoff" / "games", record)
    out = reviewed(capsys, 1)
    assert "You" in out and "expert" in out
    assert run(["review", "2"]) == 2
    assert "no finished game 2; crossoff games lists them" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "review needs a file; see crossoff review --help"),
        (["missing.json"], "cannot read missing.json"),
        ([str(ONE_CARD), "--record", "0"], "--record counts from 1, not 0"),
        ([str(ONE_CARD), "--record", "2"], "has 1 record; there is no record 2"),
        ([str(ONE_CARD), "--seat", "2"], "--seat must be from 0 to 1, not 2"),
        ([str(ONE_CARD), "--jobs", "0"], "--jobs must be at least 1, not 0"),
        ([str(ONE_CARD), "--depth", "deap"], "unknown depth 'deap'; did you mean deep?"),
        ([str(ONE_CARD), "--html", "."], ". is a directory, not a file"),
        ([str(ONE_CARD), "--html", "no/such/folder.html"], "cannot write no/such/folder.html"),
    ],
)
def test_what_cannot_be_done_is_a_mistake(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["review", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert reason in err
