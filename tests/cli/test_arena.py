"""`crossoff arena`: tables, files, errors, and interrupted and resumed runs."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from crossoff.cli.main import run
from crossoff.core.model.record import decode
from testkit.terminal.command import crossoff, on_terminal
from testkit.terminal.interrupting import PATIENCE, await_sign, interrupt, started

POSIX = pytest.mark.skipif(os.name == "nt", reason="signals and terminals")
SILVER = ["arena", "--game", "silver-and-gold", "--bots", "random,greedy"]
CARD = ["arena", "--game", "one-card", "--bots", "random,greedy"]


def summary(*arguments: object) -> Any:
    """Return the output of `--json`, without the time."""
    done = crossoff(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert found.pop("time").keys() == {"random", "greedy"}
    return found


def test_a_table_that_is_piped() -> None:
    done = crossoff(*SILVER, "--games", 4, "--jobs", 1)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "silver-and-gold, 2 players, 4 games on 2 deals, seed 0"
    assert " ".join(lines[2].split()) == (
        "bot rating 95% interval wins 95% interval mean score games"
    )
    assert [line.split()[0] for line in lines[3:5]] == ["greedy", "random"]
    assert any(line.startswith("random v greedy") for line in lines)
    assert "Ratings: Elo scale, random is 0" in done.stdout
    assert "\x1b" not in done.stdout


@POSIX
def test_a_table_and_progress_on_a_terminal() -> None:
    code, seen = on_terminal(*SILVER, "--games", 200, "--jobs", 1)  # takes a few seconds
    assert code == 0
    assert "greedy 100 %" in seen  # of all wins so far, beside the bar
    assert "────" in seen
    assert "random v greedy" in seen


def test_larger_tables_with_fewer_bots_than_seats() -> None:
    found = summary(*CARD, "--players", 4, "--games", 1, "--option", "variant=advanced")
    assert [(lineup["bots"], lineup["games"]) for lineup in found["lineups"]] == [
        (["random", *["greedy"] * 3], 4),
        (["greedy", *["random"] * 3], 4),
    ]
    assert found["options"] == {"variant": "advanced"}


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    paths = [tmp_path / "one", tmp_path / "two"]
    found = [
        summary(*SILVER, "--games", 4, "--seed", 7, "--jobs", jobs, "--records", path)
        for jobs, path in enumerate(paths, 1)
    ]
    assert found[0] == found[1]
    assert paths[0].read_bytes() == paths[1].read_bytes()
    other = summary(*SILVER, "--games", 4, "--seed", 8)
    assert other["results"] != found[0]["results"]
    assert crossoff("check", *paths).stdout == "8 records ok\n"
    seats = [decode(line).seats for line in paths[0].read_bytes().splitlines()]
    assert seats == [["random", "greedy"], ["greedy", "random"]] * 2


def test_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "ratings.svg"
    path.write_text("an older one")
    assert crossoff(*SILVER, "--games", 2, "--plot", path).returncode == 0
    assert ElementTree.parse(path).getroot().tag.endswith("svg")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["arena", "--game", "one-card"], "--bots"),
        (["arena", "--bots", "random,greedy"], "GAME is missing; see crossoff arena --help"),
        (["arena", "--game", "chess", "--bots", "random,greedy"], "unknown game 'chess'"),
        (["arena", "--game", "one-card", "--bots", "random"], "at least two different bots"),
        (["arena", "--game", "one-card", "--bots", "random,random"], "'random' is named twice"),
        (["arena", "--game", "one-card", "--bots", "random,robot"], "unknown bot 'robot'"),
        (["arena", "--game", "one-card", "--bots", "random,tempo"], "has no bot 'tempo'"),
        ([*CARD, "--dance"], "unknown option --dance; see crossoff arena --help"),
        ([*CARD, "--players", "5"], "is for 2 to 4 players, not 5"),
        ([*CARD, "--games", "0"], "number of games must be at least 1, not 0"),
        ([*CARD, "--games", "-2"], "number of games must be at least 1, not -2"),
        ([*CARD, "--jobs", "0"], "--jobs must be at least 1, not 0"),
        ([*CARD, "--iterations", "0"], "a budget of iterations must be above 0, not 0"),
        ([*CARD, "--iterations", "-5"], "a budget of iterations must be above 0, not -5"),
        ([*CARD, "--iterations", "many"], "--iterations"),
        ([*CARD, "--seconds", "0"], "a budget of seconds must be above 0, not 0"),
        ([*CARD, "--seconds", "-1"], "a budget of seconds must be above 0, not -1"),
        ([*CARD, "--seconds", "nan"], "a budget of seconds must be above 0, not nan"),
        ([*CARD, "--seconds", "inf"], "a budget of seconds must be a number, not inf"),
        ([*CARD, "--option", "variant=odd"], "option variant is basic or advanced, not 'odd'"),
        ([*CARD, "--deck", "missing.toml"], "missing.toml: cannot be read"),
        ([*CARD, "--cluster", "moon"], "--cluster: expected a cluster as dask://HOST:PORT"),
        ([*CARD, "--cluster", "tcp://127.0.0.1:1"], "no cluster answers at tcp://127.0.0.1:1"),
        ([*CARD, "--cluster", "ray:127.0.0.1:1"], "no cluster answers at 127.0.0.1:1"),
        ([*CARD, "--plot", "no/such/place.svg"], "cannot write no/such/place.svg: No such file"),
        ([*CARD, "--plot", "."], ". is a directory, not a file"),
        ([*CARD, "--records", "no/such/place"], "cannot write no/such/place: No such file"),
        ([*CARD, "--resume", "no/such/place"], "cannot write no/such/place: No such file"),
        ([*CARD, "--resume", "."], "cannot write .: Is a directory"),
        ([*CARD, "--resume", "x", "--plot", "./x"], "must be different files"),
    ],
)
def test_a_mistake_ends_with_2_and_leaves_nothing(
    arguments: list[str],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    more = [] if "--records" in arguments else ["--records", "games"]
    assert run([*arguments, *more]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("crossoff: ")
    assert reason in err
    assert list(tmp_path.iterdir()) == []


# --- interrupted and resumed ---


def await_batches(path: Path, number: int, process: subprocess.Popen[bytes]) -> None:
    await_sign(process, lambda: path.exists() and path.read_bytes().count(b"\n") > number)


@POSIX
@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_resumes_after_kill_9(jobs: int, tmp_path: Path) -> None:
    asked = [*SILVER, "--games", 24, "--seed", 4]
    progress, records = tmp_path / "run", tmp_path / "games"
    stopped = [*asked, "--resume", progress, "--records", records, "--jobs", jobs]
    process = started(*stopped)
    await_batches(progress, 1, process)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    assert not records.exists()
    kept = progress.read_bytes()
    with progress.open("ab") as file:
        file.write(b'{"first":3,"la')  # as if killed while writing
    continued = summary(*stopped)
    assert progress.read_bytes().startswith(kept)
    assert 2 <= kept.count(b"\n") < progress.read_bytes().count(b"\n")
    whole = summary(*asked, "--records", tmp_path / "whole", "--jobs", 2)
    assert continued == whole
    assert records.read_bytes() == (tmp_path / "whole").read_bytes()
    # Once more: nothing is left to play.
    done = progress.read_bytes()
    assert summary(*stopped) == whole
    assert progress.read_bytes() == done


@POSIX
@pytest.mark.slow
def test_helper_processes_end_with_a_killed_run(tmp_path: Path) -> None:
    progress = tmp_path / "run"
    process = started(*SILVER, "--games", 5000, "--resume", progress, "--jobs", 2)
    await_batches(progress, 2, process)
    process.kill()
    process.communicate(timeout=PATIENCE)  # returns once nobody holds the pipes any more


@POSIX
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c(jobs: int, tmp_path: Path) -> None:
    progress = tmp_path / "run"
    files = ["--records", tmp_path / "games", "--plot", tmp_path / "ratings.svg"]
    process = started(*SILVER, "--games", 5000, "--resume", progress, "--jobs", jobs, *files)
    await_batches(progress, 2, process)
    code, out, err = interrupt(process)
    assert (code, out) == (130, b"")
    assert b"Traceback" not in err
    assert b"of 2500 rounds played; the same command continues from there, with " in err
    assert list(tmp_path.iterdir()) == [progress]


@POSIX
def test_ctrl_c_with_nothing_to_go_on_from(tmp_path: Path) -> None:
    process = started(*SILVER, "--games", 5000, "--jobs", 1, "--records", tmp_path / "games")
    await_sign(process, lambda: any(path.stat().st_size for path in tmp_path.iterdir()))
    code, _, err = interrupt(process)
    assert code == 130
    assert b"nothing was saved. With --resume FILE, a run can be stopped and continued" in err
    assert list(tmp_path.iterdir()) == []


def test_another_run_s_file(tmp_path: Path) -> None:
    progress = tmp_path / "run"
    summary(*SILVER, "--games", 2, "--resume", progress)
    kept = progress.read_bytes()
    done = crossoff(*SILVER, "--games", 2, "--resume", progress, "--seed", 1)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("belongs to a run with another seed: 0 there, 1 here\n")
    assert progress.read_bytes() == kept
