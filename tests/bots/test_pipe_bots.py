"""Programs in any language as bots, over a pipe."""

from __future__ import annotations

import sys
from copy import deepcopy
from pathlib import Path

import pytest

from crossoff.bots import load_bot, pipe
from crossoff.bots.classes import BotFault, load_class
from crossoff.core.model.position import new_game
from crossoff.play.match import Seeds, play_match
from testkit.games.walks import RICHEST
from testkit.paths import ROOT
from testkit.terminal.command import crossoff
from testkit.web.node import node

pytestmark = pytest.mark.once

LAST = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["t"] == "choose":
        choice = max(said["legal"], key=lambda choice: choice["action"])
        answer = {"do": choice["do"]} if said["id"] % 2 else {"action": choice["action"]}
        print(json.dumps({"id": said["id"], **answer}), flush=True)
"""


def program(folder: Path, text: str) -> str:
    (folder / "program.py").write_text(text)
    return f"pipe:{sys.executable} {folder}/program.py"


class Last:
    """The same in this process."""

    def choose(self, view: object, legal: list[dict[str, int]]) -> dict[str, int]:
        return max(legal, key=lambda choice: choice["action"])


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_a_program_plays_like_a_class(game: str, options: dict[str, str], tmp_path: Path) -> None:
    start = new_game(game, 2, options=options)
    names = [program(tmp_path, LAST), f"{__file__}:Last"]
    logs = [play_match(start, [load_bot(name)] * 2, Seeds(1, players=2)).lines for name in names]
    assert logs[0] == logs[1]
    load_class(names[0])().choose({}, [{"do": "pass", "more": False, "action": 3}])
    assert deepcopy(load_class(names[0])()) is not None


def test_javascript_plays_in_the_arena() -> None:
    bots = f"pipe:{node()} {ROOT}/examples/pipe_bot.mjs,random"
    for game in ("one-card", "silver-and-gold"):
        done = crossoff("arena", "--game", game, "--bots", bots, "--games", "2", "--jobs", "1")
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("raise SystemExit(3)", "exited with status 3 instead of answering"),
        ("print('hello'); input(); input()", "a JSON object with the id 1, not b'hello"),
        ("print('[]'); input(); input()", "a JSON object with the id 1, not b'[]"),
        ("""print('{"id": 7}'); input(); input()""", "a JSON object with the id 1, not b'{"),
        ("""print('{"id": 1, "do": "win"}'); input(); input()""", "must return one choice out of"),
        ("import time; time.sleep(9)", "did not answer within 1 s"),
    ],
)
def test_a_program_that_fails_is_named(
    text: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "time" in text:
        monkeypatch.setattr(pipe, "SECONDS", 1)
        monkeypatch.setattr(pipe, "_GOODBYE", 0.1)
    name = program(tmp_path, text)
    with pytest.raises(BotFault) as fault:
        play_match(new_game("one-card", 2), [load_bot(name)] * 2, Seeds(1, players=2))
    assert str(fault.value).startswith(name) and told in str(fault.value)
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize("command", ["no-such-program x", "", "'"])
def test_a_program_that_there_is_not(command: str) -> None:
    done = crossoff("arena", "--game", "one-card", "--bots", f"pipe:{command},greedy")
    assert done.returncode == 2 and "there is no program" in done.stderr
