"""Exit statuses and error messages of the command line; never a traceback."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import crossoff as package
from crossoff.cli.app import COMMANDS, make_app
from crossoff.cli.main import run
from crossoff.core.model import registry
from crossoff.core.model.registry import game_names
from testkit.paths import DATA
from testkit.terminal.command import COMMAND, PLAIN, crossoff, environment
from testkit.terminal.interrupting import interrupt, started

RECORD = DATA / "one-card-basic-2.jsonl"
POSIX = pytest.mark.skipif(os.name == "nt", reason="signals and devices")


# --- help ---


@pytest.mark.parametrize("command", [[], *[[name] for name in COMMANDS]])
def test_help_loads_no_game_and_no_compiler(command: list[str]) -> None:
    code = (
        "import sys; from crossoff.cli.main import run; code = run(sys.argv[1:]);"
        "heavy = {'numba', 'numpy', 'msgspec', 'joblib', 'crossoff.core.model.contract', 'textual',"
        "         'fluent.runtime', 'babel'};"
        "print(sorted(heavy & set(sys.modules)), file=sys.stderr); sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *command, "--help"],
        capture_output=True,
        text=True,
        env=environment({}),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "[]\n")
    assert done.stdout.startswith("Usage: crossoff ")
    assert "\x1b" not in done.stdout


def test_the_overview_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(f" {name} " in out for name in COMMANDS)


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_help_names_games_and_bots(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in ("one-card", "silver-and-gold", "random", "greedy"))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_has_an_example_that_can_be_read(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["help", command]) == 0
    _, _, examples = capsys.readouterr().out.rpartition("Example:\n")
    lines = examples.strip().split("\n")
    for line in lines:
        typed = shlex.split(line.partition(" > ")[0])
        assert typed[:2] == ["crossoff", command]
        make_app().parse_args(typed[1:], exit_on_error=False, print_error=False)


def test_the_light_list_of_games_is_the_registry_s() -> None:
    assert game_names() == registry.game_names()


def test_the_version() -> None:
    assert crossoff("--version").stdout == f"{package.__version__}\n"


# --- errors ---

SIMULATE = ["simulate", "--game", "one-card"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dance"], "unknown command 'dance'; available: play, daily, serve, "),
        (["paly"], "unknown command 'paly'; did you mean play?"),
        (["one-card"], "unknown command 'one-card'; did you mean crossoff play one-card?"),
        (["--dance"], "unknown option --dance; see crossoff --help"),
        (["simulate"], "GAME is missing; see crossoff simulate --help"),
        (["simulate", "--game"], "--game needs a value; see crossoff simulate --help"),
        (["simulate", "silver"], "unknown game 'silver'; did you mean silver-and-gold?"),
        (
            ["simulate", "--game", "chess"],
            "unknown game 'chess'; available: silver-and-gold, one-card",
        ),
        ([*SIMULATE, "waltz"], "unexpected 'waltz'"),
        ([*SIMULATE, "--dance"], "unknown option --dance; see crossoff simulate --help"),
        ([*SIMULATE, "--plyers", "2"], "unknown option --plyers; did you mean --players?"),
        ([*SIMULATE, "--lang", "de"], "unknown option --lang; did you mean --language?"),
        ([*SIMULATE, "--players", "1"], "is for 2 to 4 players, not 1"),
        ([*SIMULATE, "--players", "two"], "--players"),
        ([*SIMULATE, "--bots", "greedy,robot"], "unknown bot 'robot'; available: random, "),
        ([*SIMULATE, "--bots", "experrt"], "unknown bot 'experrt'; did you mean expert?"),
        ([*SIMULATE, "--bots", ""], "unknown bot ''"),
        ([*SIMULATE, "--bots", "tempo"], "Everything on 1 Card has no bot 'tempo'; it has "),
        ([*SIMULATE, "--players", "2", "--bots", "random,random,random"], "3 players are named"),
        ([*SIMULATE, "--games", "0"], "--games must be at least 1, not 0"),
        ([*SIMULATE, "--games", "9" * 5000], "--games must be a whole number"),
        ([*SIMULATE, "--jobs", "0"], "--jobs must be at least 1, not 0"),
        ([*SIMULATE, "--option", "variant"], "expected an option as NAME=VALUE, got 'variant'"),
        ([*SIMULATE, "--option", "variant=odd"], "option variant is basic or advanced, not 'odd'"),
        ([*SIMULATE, "--option", "x=1"], "unknown option 'x'; Everything on 1 Card has variant"),
        (
            [*SIMULATE, "--option", "variant=basic", "--option", "variant=advanced"],
            "option variant is given twice",
        ),
        ([*SIMULATE, "--deck", "missing.toml"], "missing.toml: cannot be read: No such file"),
        ([*SIMULATE, "--deck", "."], "a directory or a device, not a file"),
        ([*SIMULATE, "--deck", __file__], "not TOML"),
        ([*SIMULATE, "--records", "."], ". is a directory, not a file"),
        ([*SIMULATE, "--records", "no/such/place"], "cannot write no/such/place: No such file"),
        (["check"], "check needs a file"),
        (["check", "missing"], "cannot read missing: No such file or directory"),
        (["show"], "FILE is missing; see crossoff show --help"),
        (["completion", "tcsh"], "unknown shell 'tcsh'; available: bash, zsh, fish"),
        (["show", "missing"], "cannot read missing: No such file or directory"),
        (["show", "."], "cannot read .: Is a directory"),
        (["show", str(RECORD), str(RECORD)], "unexpected"),
        (["bench", "--seconds", "0"], "--seconds must be above 0"),
        (["play", "--game", "chess"], "unknown game 'chess'"),
        (["play", "--seat", "robot"], "unknown kind of seat 'robot'; available: me, random"),
        (["play", "--players", "2", *["--seat", "greedy"] * 3], "3 players are named for 2 seats"),
        (["play", "--players", "9"], "is for 2 to 4 players, not 9"),
        (["play", "--record", "."], ". is a directory, not a file"),
        (["play", "--record", "no/such/place"], "cannot write no/such/place"),
        (["play", "--deck", "missing.toml"], "missing.toml: cannot be read"),
    ],
)
def test_a_mistake_ends_with_2_and_a_reason(
    arguments: list[str],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("crossoff: ")
    assert reason in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_process_ends_with_that_code_too() -> None:
    done = crossoff("simulate", "--game", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("crossoff: unknown game 'chess'")


@POSIX
def test_a_name_that_is_not_text() -> None:
    name = os.fsencode("odd") + b"\xff\n"
    done = subprocess.run(
        [*COMMAND, "check", name], capture_output=True, env=environment(PLAIN), check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith(b"crossoff: cannot read odd\\udcff")


@POSIX
def test_a_place_that_is_not_ours(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    place = tmp_path if os.geteuid() else Path("/sys")  # where even root cannot create files
    done = crossoff(*SIMULATE, "--records", place / "games.jsonl")
    assert done.returncode == 2
    assert re.search("Permission denied|Read-only file system", done.stderr)


def test_an_encoding_that_lacks_a_sign() -> None:
    variables = PLAIN | {"PYTHONIOENCODING": "ascii"}
    done = crossoff("play", stdin="keep X Y\n", variables=variables)
    assert done.returncode == 0
    assert "\\u201cX\\u201d doesn\\u2019t fit here." in done.stdout


# --- streams that end ---


@POSIX
@pytest.mark.parametrize(
    "arguments",
    [["show", str(RECORD)], [*SIMULATE, "--games", "1", "--json"], ["check", str(RECORD)]],
)
def test_nobody_reads_on(arguments: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [*COMMAND, *arguments],
        stdout=write,
        stderr=subprocess.PIPE,
        env=environment(PLAIN),
        check=False,
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk() -> None:
    with open("/dev/full", "wb") as full:
        command = [*COMMAND, "show", str(RECORD)]
        done = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, env=environment(PLAIN), check=False
        )
    assert (done.returncode, done.stderr) == (2, b"crossoff: No space left on device\n")
    written = crossoff(*SIMULATE, "--games", 1, "--records", "/dev/full")
    assert (written.returncode, written.stderr) == (2, "crossoff: No space left on device\n")


@POSIX
@pytest.mark.parametrize(
    ("closed", "arguments", "code"),
    [
        ("<&-", "play", 0),
        ("<&-", "check -", 2),
        (">&-", f"show '{RECORD}'", 0),
        ("2>&-", "check missing", 2),
    ],
)
def test_streams_that_are_closed(closed: str, arguments: str, code: int) -> None:
    command = f"exec '{sys.executable}' -m crossoff {arguments} {closed}"
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, env=environment(PLAIN), check=False
    )
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert "missing" not in done.stdout


@POSIX
def test_ctrl_c_at_a_question() -> None:
    process = started("play", variables={})
    assert process.stdout is not None
    seen = b""
    while not seen.endswith(b"You> "):
        seen += process.stdout.read(1)
    code, _, err = interrupt(process)
    assert (code, err) == (130, b"")


ESCAPE = "\x1b]0;owned\x07"


@pytest.mark.skipif(sys.platform == "win32", reason="no file has such a name there")
@pytest.mark.parametrize("command", ["check", "verify", "show"])
def test_names_of_files_cannot_steer_the_terminal(command: str, tmp_path: Path) -> None:
    path = tmp_path / f"game{ESCAPE}.json"
    for exists in (False, True):
        if exists:
            path.write_text("{}")
        done = crossoff(command, str(path))
        assert done.returncode in (1, 2)
        assert "\x1b" not in done.stdout + done.stderr
        assert "\\x1b]0;owned" in done.stdout + done.stderr
