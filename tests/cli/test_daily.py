"""`crossoff daily`: today's deal in the terminal."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from crossoff.cli.main import run
from crossoff.core.model.contract import Seat
from crossoff.local.bots import decide_here
from crossoff.local.daily import daily_settings
from crossoff.local.par import DAILY_BOT, Par
from crossoff.local.sitting import Sitting
from crossoff.play.autopilot import plain_decision
from crossoff.texts import LANGUAGES
from testkit.terminal.command import crossoff

DAY = date(2026, 11, 18)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    games = tmp_path / "crossoff" / "games"
    (games / "par").mkdir(parents=True)
    par = Par(mean=61.2, low=59.0, high=63.4, best=75, games=50)
    (games / "par" / f"one-card-{DAY}.json").write_bytes(msgspec.json.encode(par))
    return games


def play(folder: Path | None) -> tuple[Sitting, list[str]]:
    """Play the deal as a person who takes the first step each time; return what they type."""
    sitting, typed = Sitting.begin(daily_settings("one-card", DAY), folder), []
    while not sitting.table.is_over:
        seat = Seat(sitting.table.asked()[0])
        if seat in sitting.people:
            typed.append(plain_decision(sitting.position, seat))
            sitting.decide(seat, typed[-1])
        else:
            name = sitting.bot_seed(seat)
            sitting.decide(seat, decide_here(sitting.position, seat, DAILY_BOT, name))
    sitting.leave()
    return sitting, typed


@pytest.mark.compiled
def test_a_deal_through_a_pipe_ends_with_par_and_a_text_to_share(folder: Path) -> None:
    sitting, typed = play(None)
    mine, theirs = sitting.position.totals()
    done = crossoff(
        "daily",
        "one-card",
        f"--date={DAY}",
        stdin="".join(f"{line}\n" for line in [*typed, ""]),
        variables={"XDG_DATA_HOME": str(folder.parent.parent)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    report = done.stdout[done.stdout.index("Deal of the day") :]
    assert "Everything on 1 Card, November 18, 2026" in report
    assert f"Result: you {mine}, bot {theirs}" in report
    assert "Par is 61.2 (59.0 to 63.4)" in report
    assert f"Best known score: {max(75, mine)}" in report
    assert f"crossoff · Everything on 1 Card · 2026-11-18\n{mine} : {theirs} · par 61\n" in report


@pytest.mark.compiled
def test_a_deal_played_before_is_shown_in_every_language(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting, _ = play(folder)
    mine, theirs = sitting.position.totals()
    for language in LANGUAGES:
        assert run(["daily", "one-card", f"--date={DAY}", f"--language={language}"]) == 0
        assert f"{mine} : {theirs} · par 61" in capsys.readouterr().out


def test_bad_dates_and_games_are_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    tomorrow = date.today() + timedelta(days=2)
    for arguments, said in (
        (["--date", "18.11."], "expected a date like 2026-11-18, got '18.11.'"),
        (["--date", str(tomorrow)], "isn't out yet"),
        (["one-crad"], "one-card"),
    ):
        assert run(["daily", *arguments]) == 2
        error = capsys.readouterr().err
        assert said in error and error.count("\n") == 1
