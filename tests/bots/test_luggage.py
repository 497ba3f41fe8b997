"""The files of user bots that are sent along to workers."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from crossoff.bots import load_bot
from crossoff.bots.classes import load_class
from crossoff.bots.luggage import pack, unpack
from crossoff.core.errors import NotOffered

pytestmark = pytest.mark.once

BOT = """
from pathlib import Path
import beside
from inner import deep

class Bot:
    files = ["data/weights.txt"]
    number = beside.NUMBER + deep.NUMBER
    weights = (Path(__file__).parent / "data" / "weights.txt").read_text()

    def choose(self, view, legal):
        return legal[0]

class Other:
    def choose(self, view, legal):
        return legal[0]

class Greedy:
    files = ["../secret"]

    def choose(self, view, legal):
        return legal[0]
"""


def test_a_bot_travels_with_what_it_needs(tmp_path: Path) -> None:
    home = tmp_path / "home"
    for name, text in (
        ("bot.py", BOT),
        ("beside.py", "NUMBER = 3\n"),
        ("inner/__init__.py", ""),
        ("inner/deep.py", "NUMBER = 4\n"),
        ("data/weights.txt", "heavy"),
        ("unused.py", "NUMBER = 5\n"),
    ):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text)
    name = f"{home}/bot.py:Bot"
    (packed,) = pack(["greedy", name, f"{home}/bot.py:Other", "pipe:cat"])
    assert sorted(packed.files) == [
        *("beside.py", "bot.py", "data/weights.txt", "inner/__init__.py", "inner/deep.py")
    ]
    first = load_class(name)
    shutil.rmtree(home)
    unpack([packed])
    unpack([packed])
    made = load_class(name)
    assert made is not first and (made.number, made.weights) == (7, "heavy")
    assert load_bot(name).name == name
    # A worker plays the version of the run, even if it has played others since.
    newer = packed._replace(files={**packed.files, "beside.py": b"NUMBER = 0\n"})
    for version, number in ((newer, 4), (packed, 7)):
        unpack([version])
        assert load_class(name).number == number


def test_only_files_in_its_folder_travel(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("")
    home = tmp_path / "home"
    home.mkdir()
    (home / "bot.py").write_text(
        BOT.replace("import beside\nfrom inner import deep\n", "")
        .replace("beside.NUMBER + deep.NUMBER", "0")
        .replace("(Path", "('' and Path")
        .replace(".read_text()", "")
    )
    with pytest.raises(NotOffered, match="no such file"):
        pack([f"{home}/bot.py:Greedy"])
    with pytest.raises(NotOffered, match="no such file"):
        pack([f"{home}/bot.py:Bot"])  # its weights are missing
