"""The list of games, and games found in other folders."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from crossoff.core.model.contract import Game
from crossoff.core.model.registry import (
    default_game,
    game_names,
    load_game,
    load_games,
    reference_bots,
)
from crossoff.plugins import VARIABLE, game_packages
from testkit.games.mounting import SHIPPED


class Folders:
    """Folders named by CROSSOFF_GAMES."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._root = root
        self._monkeypatch = monkeypatch
        self.mounted: list[str] = []

    def add(self, folder: str, source: str | None, game: str = "") -> None:
        """Add a folder with this `__init__.py`; none if None."""
        path = self._root / f"{len(self.mounted)}" / folder
        path.mkdir(parents=True)
        if source is not None:
            (path / "__init__.py").write_text(source, encoding="utf-8")
        (path / "game.py").write_text(game, encoding="utf-8")
        self.mounted.append(str(path))
        self._monkeypatch.setenv(VARIABLE, os.pathsep.join(self.mounted))
        game_packages.cache_clear()


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Folders]:
    before = set(sys.modules)
    yield Folders(tmp_path, monkeypatch)
    game_packages.cache_clear()
    for name in set(sys.modules) - before:
        if name.startswith("crossoff.games."):
            del sys.modules[name]


def test_games_are_found_by_name() -> None:
    for name in game_names():
        assert load_game(name).name == name
        assert load_game(name) is load_game(name)
    assert [game.name for game in load_games()] == list(game_names())


@pytest.mark.parametrize("name", ["", "chess"])
def test_unknown_game(name: str) -> None:
    with pytest.raises(ValueError) as error:
        load_game(name)
    assert str(error.value) == f"unknown game {name!r}; available: {', '.join(game_names())}"


@pytest.mark.parametrize("name", ["one_card", "One-Card", "one"])
def test_a_game_that_is_nearly_named(name: str) -> None:
    with pytest.raises(ValueError, match="did you mean one-card"):
        load_game(name)


def test_a_folder_that_is_named_is_a_game(folders: Folders) -> None:
    folders.add("go_fish", 'NAME = "go-fish"\n')
    assert game_names() == (*SHIPPED, "go-fish")
    package = game_packages()["go-fish"]
    assert package.module == "crossoff.games.go_fish"
    assert str(package.folder) == folders.mounted[0]
    assert (package.prefix, package.references) == ("gofish", ())


def test_a_game_says_where_it_stands_in_lists(folders: Folders) -> None:
    folders.add("go_fish", 'NAME = "go-fish"\nPLACE = 0\nREFERENCES = ("cheat",)\n')
    assert default_game() == game_names()[0] == "go-fish"
    assert reference_bots()[0] == "cheat"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (None, "expected a package, with an __init__.py"),
        ("", "expected NAME of type str in its __init__.py"),
        ("NAME = 3", "expected NAME of type str in its __init__.py"),
        (f"NAME = {SHIPPED[0]!r}", f"the name {SHIPPED[0]} is taken by"),
        ('NAME = "x"\nPREFIX = "why"', "PREFIX 'why' cannot begin the ids of texts"),
        ('NAME = "x"\nPREFIX = "a-b"', "PREFIX 'a-b' cannot begin the ids of texts"),
        ('NAME = "x"\nPLACE = "first"', "expected PLACE of type int in its __init__.py"),
        ("import no_such_module", "No module named 'no_such_module'"),
    ],
)
def test_a_folder_without_a_game_is_skipped_with_a_warning(
    source: str | None, why: str, folders: Folders, caplog: pytest.LogCaptureFixture
) -> None:
    folders.add("go_fish", source)
    assert game_names() == SHIPPED
    assert f"no game in {folders.mounted[0]}: {why}" in caplog.text


@pytest.mark.parametrize(
    ("folder", "declared", "why"),
    [
        ("good_fun", 'NAME = "good-fun"\nPREFIX = "gf"\n', "the prefix gf is taken by go-fish"),
        ("go_fish", 'NAME = "another"\n', "there is a game folder go_fish"),
    ],
    ids=["prefix", "folder"],
)
def test_what_another_game_has_taken_is_refused(
    folder: str, declared: str, why: str, folders: Folders, caplog: pytest.LogCaptureFixture
) -> None:
    folders.add("go_fish", 'NAME = "go-fish"\nPREFIX = "gf"\n')
    folders.add(folder, declared)
    assert game_names() == (*SHIPPED, "go-fish")
    assert f"no game in {folders.mounted[1]}: {why}" in caplog.text


def test_a_game_that_cannot_be_loaded_does_not_take_the_others_with_it(
    folders: Folders, caplog: pytest.LogCaptureFixture
) -> None:
    folders.add("go_fish", 'NAME = "go-fish"\n', "raise RuntimeError('no water')")
    assert [game.name for game in load_games()] == list(SHIPPED)
    assert "the game go-fish cannot be loaded: RuntimeError('no water')" in caplog.text
    with pytest.raises(RuntimeError, match="no water"):
        load_game("go-fish")


def test_a_table_has_four_seats_at_most() -> None:
    game = load_game(SHIPPED[0])
    with pytest.raises(ValueError, match="expected a game for 1 to 4 players, got range"):
        Game(
            name="x", title="X", players=range(2, 6), rules=game.rules, notation=game.notation
        )  # fmt: skip
