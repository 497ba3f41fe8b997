"""User bots: how their classes are found, created and asked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from crossoff.bots import for_next_game, load_bot
from crossoff.bots.classes import BotFault, load_class
from crossoff.core.model.position import new_game
from crossoff.play.match import Seeds, play_match
from testkit.games.walks import RICHEST
from testkit.terminal.command import PLAIN, crossoff, environment

pytestmark = pytest.mark.once


def test_invalid_bots(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text("class Mute: pass\nnumber = 1\n")
    (tmp_path / "lost.py").write_text("import nowhere\n")
    with pytest.raises(ValueError, match=r"expected FILE\.py:CLASS or MODULE:CLASS"):
        load_class("greedy")
    for name, reason in (
        ("no_such_module:Bot", "No module named"),
        (f"{tmp_path}/lost.py:Bot", "No module named 'nowhere'"),
        (":Bot", "No module named"),
        (".here:Bot", "No module named"),
        (f"{tmp_path}/none.py:Bot", "no such file"),
        (f"{tmp_path}/bots.py:Mute", "no class Mute with a method choose"),
        (f"{tmp_path}/bots.py:number", "no class number"),
        (f"{tmp_path}/bots.py", "expected FILE.py:CLASS"),
    ):
        with pytest.raises(ValueError, match=reason):
            load_bot(name)
        done = crossoff("arena", "--game", "one-card", "--bots", f"{name},greedy", "--games", "2")
        assert done.returncode == 2 and reason in done.stderr


def test_a_bot_is_found_where_the_command_was_given_with_what_it_imports(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("NUMBER = 0\n")
    (tmp_path / "bots.py").write_text(
        "import beside\n\nclass First:\n    def choose(self, view, legal):\n"
        "        return legal[beside.NUMBER]\n"
    )
    for name in ("bots:First", f"{tmp_path}/bots.py:First"):
        arguments = ["arena", "--game", "one-card", "--bots", f"{name},greedy", "--games", "2"]
        # With -P Python adds no folder to sys.path, as for the command `crossoff`.
        done = subprocess.run(
            [sys.executable, "-P", "-m", "crossoff", *arguments],
            capture_output=True, cwd=tmp_path, env=environment(PLAIN), check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr.decode()


def test_two_versions_of_a_bot_have_each_its_own_files_beside_it(tmp_path: Path) -> None:
    for number in ("1", "2"):
        (tmp_path / number).mkdir()
        (tmp_path / number / "net.py").write_text(f"NUMBER = {number}\n")
        (tmp_path / number / "bot.py").write_text(
            "import net\n\nclass Bot:\n    number = net.NUMBER\n"
            "    def choose(self, view, legal):\n        return legal[0]\n"
        )
    made: list[Any] = [load_class(f"{tmp_path}/{number}/bot.py:Bot") for number in ("1", "2")]
    assert [each.number for each in made] == [1, 2]


class Last:
    """Searches its arguments without modifying them."""

    def choose(self, view: Any, legal: list[dict[str, Any]]) -> dict[str, Any]:
        return max(legal, key=lambda choice: str(choice["do"]))


class Sorting:
    """The same, but sorts and empties its arguments."""

    def choose(self, view: Any, legal: list[dict[str, Any]]) -> dict[str, Any]:
        legal.sort(key=lambda choice: str(choice["do"]))
        chosen = legal.pop()
        legal.clear()
        return chosen


class Turning:
    """Decides by how often it was asked before."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, legal: list[dict[str, Any]]) -> dict[str, Any]:
        self.asked += 1
        return legal[self.asked % len(legal)]


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_a_bot_may_modify_its_arguments(game: str, options: dict[str, str]) -> None:
    start = new_game(game, 2, options=options)
    logs = [
        play_match(start, [load_bot(f"{__file__}:{kind}")] * 2, Seeds(1, players=2)).lines
        for kind in ("Last", "Sorting")
    ]
    assert logs[0] == logs[1]


MEMORY = '''
class Remembers:
    """Decides by how often it was asked, in all games that this object has played."""

    made = 0

    def __init__(self):
        type(self).made += 1
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        return legal[self.asked % len(legal)]
'''


def test_a_bot_is_made_anew_for_each_seat_and_game(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(MEMORY)
    name = f"{tmp_path}/bots.py:Remembers"
    bot = load_bot(name)
    logs = []
    for _ in range(2):
        bot = for_next_game(bot)
        logs.append(play_match(new_game("one-card", 2), [bot] * 2, Seeds(1, players=2)).lines)
    assert logs[0] == logs[1]
    assert vars(load_class(name))["made"] == 4
    results = []
    for jobs in ("1", "2"):  # worker processes have played other games before each
        done = crossoff(
            *("arena", "--game", "one-card", "--bots", f"{name},greedy", "--games", "12"),
            *("--jobs", jobs, "--json"),
        )
        assert done.returncode == 0, done.stderr
        results.append([bot["score"] for bot in json.loads(done.stdout)["bots"]])
    assert results[0] == results[1]


def test_a_choice_that_was_not_offered(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(
        '"""x"""\nclass Liar:\n    def choose(self, view, legal):\n        return {"do": "win"}\n'
    )
    players = [load_bot(f"{tmp_path}/bots.py:Liar")] * 2
    with pytest.raises(BotFault, match="Liar must return one choice out of"):
        play_match(new_game("one-card", 2), players, Seeds(1, players=2))


def test_a_bot_that_waits_for_nobody(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(
        "class Late:\n    async def choose(self, view, legal):\n        return legal[0]\n"
    )
    bots = f"{tmp_path}/bots.py:Late,greedy"
    done = crossoff("arena", "--game", "one-card", "--bots", bots, "--games", "2")
    assert done.returncode == 2 and "not <coroutine" in done.stderr
    assert len(done.stderr.splitlines()) == 1


TALKING = """
print("loaded")

class Talks:
    def __init__(self):
        print("made")

    def choose(self, view, legal):
        print("asked")
        return legal[0]
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bot_output_is_separate_from_the_results(jobs: str, tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(TALKING)
    bots = f"{tmp_path}/bots.py:Talks,greedy"
    for command in ("arena", "simulate"):
        done = crossoff(
            *(command, "--game", "one-card", "--bots", bots, "--games", "2"),
            *("--jobs", jobs, "--json"),
        )
        assert json.loads(done.stdout)
        assert {"loaded", "made", "asked"} <= set(done.stderr.splitlines())


FAILING = """
class Divides:
    def choose(self, view, legal):
        return legal[1 // 0]

class Leaves:
    def choose(self, view, legal):
        raise SystemExit(3)

class Needs:
    def __init__(self, weights):
        pass

    def choose(self, view, legal):
        return legal[0]
"""


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_bot_that_fails_is_shown_its_own_lines(command: str, tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(FAILING)
    (tmp_path / "wrong.py").write_text("class Bot(:\n    pass\n")
    (tmp_path / "early.py").write_text("number = 1 // 0\n")
    for name, *told in (
        ("bots.py:Divides", "Divides failed:", "line 4, in choose", "ZeroDivisionError"),
        ("bots.py:Leaves", "Leaves failed:", "line 8, in choose", "SystemExit: 3"),
        ("bots.py:Needs", "Needs failed:", "missing 1 required positional argument"),
        ("wrong.py:Bot", "wrong.py failed:", "line 1", "SyntaxError"),
        ("early.py:Bot", "early.py failed:", "line 1, in <module>", "ZeroDivisionError"),
    ):
        bots = f"{tmp_path}/{name},greedy"
        done = crossoff(command, "--game", "one-card", "--bots", bots, "--games", "2")
        assert done.returncode == 2
        assert all(part in done.stderr for part in told), done.stderr
        assert len(done.stderr.splitlines()) <= 6


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("class Bot(:\n    pass\n", "SyntaxError"),
        ("number = 1 // 0\n", "ZeroDivisionError"),
        ("raise SystemExit(3)\n", "SystemExit: 3"),
    ],
)
def test_a_module_that_fails_is_shown_its_own_lines_too(
    text: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "no_such_bot_yet.py").write_text(text)
    with pytest.raises(BotFault) as error:
        load_class("no_such_bot_yet:Bot")
    assert f"{error.value}".startswith("no_such_bot_yet failed:") and told in f"{error.value}"
    assert "importlib" not in f"{error.value}"


def test_a_game_in_which_everybody_passes_ends(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(
        "class Passes:\n    def choose(self, view, legal):\n"
        "        return next((it for it in legal if it['verb'] == 'pass'), legal[0])\n"
    )
    name = f"{tmp_path}/bots.py:Passes"
    done = crossoff("arena", "--game", "one-card", "--bots", f"{name},greedy", "--games", "2")
    assert done.returncode == 0, done.stderr
    final = play_match(new_game("one-card", 2), [load_bot(name)] * 2, Seeds(1, players=2))
    assert final.position.totals() == [0, 0]
