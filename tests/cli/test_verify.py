"""`crossoff verify`: was the chance of these games fair?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from crossoff.play.fairness import v1, v2
from testkit.paths import DATA
from testkit.play.fairness_vectors import every_scheme, game_of
from testkit.terminal.command import crossoff

RECORDS: list[dict[str, Any]] = [game_of(kind, v2.SCHEME) for kind in range(3)]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(map(json.dumps, RECORDS)), "utf-8")
    return path


def test_fair_games(games: Path) -> None:
    done = crossoff("verify", games)
    assert (done.returncode, done.stdout, done.stderr) == (0, "3 games verified\n", "")


def test_games_of_the_first_scheme() -> None:
    lines = "\n".join(json.dumps(game_of(kind, v1.SCHEME)) for kind in range(3))
    done = crossoff("verify", "-", stdin=lines)
    assert (done.returncode, done.stdout, done.stderr) == (0, "3 games verified\n", "")


@every_scheme
def test_a_game_that_was_cut_off_is_not_called_verified(scheme: str) -> None:
    data = game_of(0, scheme)
    del data["result"], data["log"][20:]
    done = crossoff("verify", "-", stdin=json.dumps(data))
    assert (done.returncode, done.stdout.splitlines()[-1]) == (1, "0 games verified, 1 not")
    said = {v1.SCHEME: "line 20: verified up to this line; the game is not over"}
    assert said.get(scheme, "line 21: the decisions do not fit the head") in done.stdout


@every_scheme
def test_an_empty_log_is_not_called_verified(scheme: str) -> None:
    data = game_of(0, scheme) | {"log": []}
    del data["result"]
    done = crossoff("verify", "-", stdin=json.dumps(data))
    said = "-:1: line 0: the log is empty: nothing to verify\n0 games verified, 1 not\n"
    assert (done.returncode, done.stdout) == (1, said)


def test_a_head_that_was_kept() -> None:
    data, other = RECORDS[:2]
    mine, strange = data["fairness"]["head"], other["fairness"]["head"]
    done = crossoff("verify", "--head", mine.upper(), "-", stdin=json.dumps(data))
    assert (done.returncode, done.stdout) == (0, "1 game verified\n")
    done = crossoff("verify", "--head", mine, "--head", strange, "-", stdin=json.dumps(data))
    assert done.returncode == 1
    assert f"no line of this log has the head '{strange[:50]}" in done.stdout


def test_one_game_and_standard_input() -> None:
    done = crossoff("verify", "-", stdin=json.dumps(RECORDS[0], indent=2))
    assert (done.returncode, done.stdout) == (0, "1 game verified\n")


def test_each_bad_record_has_a_line(games: Path) -> None:
    unfair = json.loads(json.dumps(RECORDS[1]))
    at = next(k for k, line in enumerate(unfair["log"]) if line.startswith("* deal "))
    words = unfair["log"][at].split(" ")
    unfair["log"][at] = " ".join([*words[:3], *reversed(words[3:])])
    against_the_rules = RECORDS[0] | {"log": ["* deal 0 P01"]}
    forged = RECORDS[0] | {"fairness": RECORDS[1]["fairness"] | {"commitment": "0" * 64}}
    lines = [unfair, against_the_rules, RECORDS[2], forged]
    games.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    done = crossoff("verify", games)
    assert done.returncode == 1
    first, second, fourth, total = done.stdout.splitlines()
    right, wrong = RECORDS[1]["log"][at], unfair["log"][at]
    why = f"expected '{right}' by seed and nonces, got '{wrong}'"
    assert first == f"{games}:1: line {at + 1}: {why}"
    assert second == f"{games}:2: line 1: expected 4 × map, got 1"
    assert fourth.startswith(f"{games}:4: line 0: seed and salt do not fit the commitment '000")
    assert total == "1 game verified, 3 not"


def test_a_wrong_result_is_bad_though_the_chance_was_fair() -> None:
    data = RECORDS[0] | {"result": RECORDS[1]["result"]}
    done = crossoff("verify", "-", stdin=json.dumps(data))
    assert done.returncode == 1
    assert done.stdout.startswith(f"-:1: line {len(data['log']) + 1}: expected scores")


def test_a_record_without_fairness_has_nothing_to_verify() -> None:
    path = DATA / "silver-and-gold-2.jsonl"
    done = crossoff("verify", path)
    said = f"{path}:1: line 0: has no fairness data: nothing to verify\n0 games verified, 1 not\n"
    assert (done.returncode, done.stdout) == (1, said)


def test_fair_games_pass_check_too(games: Path) -> None:
    done = crossoff("check", games)
    assert (done.returncode, done.stdout) == (0, "3 records ok\n")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "crossoff: verify needs a file; see crossoff verify --help\n"),
        (["missing"], "crossoff: cannot read missing: No such file or directory\n"),
    ],
)
def test_what_cannot_be_done(arguments: list[str], reason: str) -> None:
    done = crossoff("verify", *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", reason)


def test_a_missing_file_does_not_keep_the_others_from_being_verified(games: Path) -> None:
    done = crossoff("verify", "missing", games)
    assert (done.returncode, done.stdout) == (2, "3 games verified\n")


def test_help() -> None:
    done = crossoff("verify", "--help")
    assert done.returncode == 0
    assert "docs/fairness.md" in done.stdout
