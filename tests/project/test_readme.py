"""What README and docs show works, and they show every public name."""

from __future__ import annotations

import doctest
import re

import pytest

import crossoff
from crossoff.core.model.observer import observer_of
from testkit.paths import ROOT

#: Pages with code, and how many lines of it there are at least.
PAGES = {
    "README.md": 8,
    "docs/api.md": 50,
    "docs/benchmark.md": 5,
    "docs/environments.md": 4,
    "docs/games/one-card.md": 8,
    "docs/games/silver-and-gold.md": 8,
}

#: The sections of a game's page, as Pgx has them.
HEADINGS = [
    "Usage",
    "Specs",
    "Actions",
    "Observation",
    "Rewards",
    "Termination",
    "Version history",
]


@pytest.mark.parametrize("page", PAGES)
def test_the_code_runs(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted >= PAGES[page]
    assert result.failed == 0


@pytest.mark.parametrize("name", ["one-card", "silver-and-gold"])
def test_a_game_s_page_is_true(name: str) -> None:
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text()
    sections = dict(re.findall(r"^## (.+)\n\n((?:(?!## ).*\n)*)", page, re.M))
    assert list(sections) == HEADINGS
    game = crossoff.load_game(name)
    versions = re.findall(r"^\| (\d+)\b", sections["Version history"], re.M)
    assert versions == [str(version) for version in range(game.rules.version, 0, -1)]
    observer = observer_of(crossoff.new_game(name, game.players[-1]).setup)
    rows = re.findall(r"^\| (`[^|]+) \|", sections["Observation"], re.M)
    parts = {part for row in rows for part in re.findall(r"`(\w+)`", row)}
    assert parts == {part.name for part in observer.parts}


def test_every_public_name_is_shown() -> None:
    code = " ".join(re.findall(r"^(?:>>>|\.\.\.) (.*)$", (ROOT / "docs/api.md").read_text(), re.M))
    shown = set(re.findall(r"\w+", code))
    assert set(crossoff.__all__) - shown == set()
    for public in (crossoff.Position, crossoff.Recorder):
        assert {name for name in dir(public) if not name.startswith("_")} - shown == set()
