"""`crossoff completion`: what the shell's Tab key offers."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from crossoff.cli.app import COMMANDS
from crossoff.cli.completion import SHELLS
from testkit.terminal.command import crossoff, environment

#: As a shell does on Tab: load the script, and call its function with the words so far.
TAB = """
source "$1"; shift
crossoff() { "$PYTHON" -m crossoff "$@"; }
COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _crossoff; printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("completion") / "crossoff.bash"
    path.write_text(crossoff("completion", "bash").stdout)
    return path


@pytest.mark.skipif(shutil.which("bash") is None, reason="asks bash")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ([""], set(COMMANDS)),
        (["pl"], {"play"}),
        (["play", ""], {"silver-and-gold", "one-card"}),
        (["play", "--pla"], {"--players", "--plain"}),
        (["simulate", "--game", "one"], {"one-card"}),
        (["play", "--seats", "m"], {"me", "master"}),
        (["review", "--depth", "d"], {"deep"}),
        (["arena", "one-card", "--bots", "random,ex"], {"random\\,expert"}),
    ],
)
def test_tab_in_bash(typed: list[str], offered: set[str], script: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", TAB, "tab", str(script), "crossoff", *typed],
        capture_output=True,
        text=True,
        env=environment({"PYTHON": sys.executable}),
        check=False,
    )
    assert (set(done.stdout.split()), done.stderr) == (offered, "")


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_gets_a_script_with_all_commands(shell: str) -> None:
    done = crossoff("completion", shell)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(name in done.stdout for name in COMMANDS)
