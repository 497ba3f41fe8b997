"""Campaigns in rounds: counted, resumed, and stopped by a fault."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from campaigns import rounds
from testkit import seeds


@pytest.fixture(autouse=True)
def _own_states(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "STATES", tmp_path / "states")
    monkeypatch.setenv("CROSSOFF_TEST_SEED", str(seeds.run_seed()))  # so that it is restored


def state() -> dict[str, int]:
    found: dict[str, int] = json.loads((rounds.STATES / "steps.json").read_text())
    return found


def take(monkeypatch: pytest.MonkeyPatch, fault_at: int = 100) -> list[int]:
    """Register a kind of round that counts three steps, and fails at one seed."""
    played: list[int] = []

    def steps(seed: int, folder: Path) -> int:
        played.append(seed)
        assert seed != fault_at and folder.is_dir()
        return 3

    monkeypatch.setitem(rounds.KINDS, "steps", (steps, "steps"))
    return played


def test_rounds_are_counted_and_continued(monkeypatch: pytest.MonkeyPatch) -> None:
    played = take(monkeypatch)
    assert rounds.run("steps", rounds=2) == 0
    assert rounds.run("steps", rounds=1) == 0
    assert played == [1, 2, 3] and state() == {"seed": 4, "rounds": 3, "count": 9}
    assert rounds.run("steps", rounds=1, first=50, anew=True) == 0
    assert played[-1] == 50 and state() == {"seed": 51, "rounds": 1, "count": 3}


def test_a_fault_ends_them_and_does_not_count(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    take(monkeypatch, fault_at=2)
    assert rounds.run("steps", rounds=5) == 1
    assert "seed 2" in capsys.readouterr().out
    assert state() == {"seed": 2, "rounds": 1, "count": 3}


def test_the_command_line_plays_a_real_round() -> None:
    assert rounds.main(["simulation", "--rounds", "1"]) == 0
    with pytest.raises(SystemExit):
        rounds.main(["nothing"])
