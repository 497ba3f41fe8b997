"""`crossoff bench`: figures that others compare, under stable names."""

from __future__ import annotations

import json
import time

import pytest

from crossoff.cli import figures
from crossoff.cli.errors import Mistake
from crossoff.cli.main import run
from crossoff.core.model.position import new_game
from testkit.games.mounting import SHIPPED
from testkit.terminal.command import crossoff

GAMES = SHIPPED
KINDS = ("random", "bare step", "typed", "batched", "plain random")
VERSUS = ("vector", "solo")
CACHES = ("cold", "warm")


def check_figures(found: dict[str, float]) -> None:
    assert {f"{game} {kind} decisions/s" for game in GAMES for kind in KINDS} <= set(found)
    assert {f"{game} first game, {state} cache, s" for game in GAMES for state in CACHES} <= set(
        found
    )
    assert {f"{game} {kind} steps/s against greedy" for game in GAMES for kind in VERSUS} <= set(
        found
    )
    assert len(found) == figures.num_figures()
    assert all(isinstance(value, float) and value > 0 for value in found.values())


def test_the_figures_and_their_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(figures, "_run", lambda command, variables: "12.5\n")
    monkeypatch.setattr(figures, "_GAMES", 1)
    monkeypatch.setattr(figures, "_COPIES", 10)
    monkeypatch.setattr(figures, "_BATCHES", (2, 3))
    monkeypatch.setattr(figures, "_BATCH_STEPS", 2)
    monkeypatch.setattr(figures, "_SOLO_STEPS", 2)
    assert run(["bench", "--json", "--seconds", "0.001"]) == 0
    found = json.loads(capsys.readouterr().out)["figures"]
    check_figures(found)
    assert found["one-card plain random decisions/s"] == 12.5
    assert run(["bench", "--seconds", "0.001"]) == 0
    out = capsys.readouterr().out
    assert "one-card typed decisions/s" in out
    assert "\x1b" not in out


@pytest.mark.full
@pytest.mark.compiled
def test_the_whole_of_it() -> None:
    done = crossoff("bench", "--json", "--seconds", "0.02", variables={})
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)["figures"]
    check_figures(found)
    for game in GAMES:
        plain, fast = (found[f"{game} {kind} decisions/s"] for kind in ("plain random", "random"))
        assert fast > 50 * plain
        cold, warm = (found[f"{game} first game, {kind} cache, s"] for kind in CACHES)
        assert warm < cold


@pytest.mark.parametrize("game", GAMES)
def test_every_way_of_playing_comes_to_an_end(game: str) -> None:
    start = new_game(game)
    for play in (figures.typed_game(start), figures.bare_game(start)):
        assert play() > 10
    per_second, games = figures.random_rates(start, 0.001, games=1)
    assert per_second[0] == f"{game} random decisions/s"
    assert per_second[1] > games[1] > 0


def test_a_rate_is_what_was_done_in_cpu_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 10.5, 11.0, 11.5, 12.0])
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    assert figures.rate(lambda: 30, 2.0) == 60  # 4 × 30 in 2 s; the first call is not counted


def test_a_failing_process_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Mistake, match="failed: ZeroDivisionError"):
        figures._output("1 / 0")


def test_the_plain_rate_is_printed_for_the_other_process(
    capsys: pytest.CaptureFixture[str],
) -> None:
    figures.print_plain_rate("one-card", 0.001)
    assert float(capsys.readouterr().out) > 0


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "1e9"])
def test_seconds_that_make_no_sense(seconds: str) -> None:
    assert run(["bench", "--seconds", seconds]) == 2
