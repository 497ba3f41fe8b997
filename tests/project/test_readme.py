"""README and docs: their code runs, their links lead somewhere, every public name is shown."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import crossoff
from crossoff.bots import load_bot
from crossoff.core.model.observer import observer_of
from crossoff.play.match import Seeds, play_match
from testkit.paths import ROOT

#: Pages with code, and their minimum number of code lines.
PAGES = {
    "README.md": 6,
    "docs/api.md": 50,
    "docs/benchmark.md": 5,
    "docs/environments.md": 4,
    "docs/games/one-card.md": 8,
    "docs/games/silver-and-gold.md": 8,
}

LINKED = [
    page.relative_to(ROOT)
    for page in (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")))
]

#: The sections of a game's page, as in Pgx.
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


@pytest.mark.parametrize("page", LINKED, ids=str)
def test_links_lead_somewhere(page: Path) -> None:
    """Links and pictures inside the repository; an anchor must be a heading."""
    text = (ROOT / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"", text):
        target, _, anchor = "".join(link).partition("#")
        if "://" in target:
            continue
        path = (ROOT / page).parent / target if target else ROOT / page
        assert path.exists(), link
        if anchor:
            headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.M)
            slugs = [re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in headings]
            assert anchor in slugs, link


def test_every_page_is_in_the_index() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    linked = set(re.findall(r"\]\(([^)#]+)", index))
    folder = ROOT / "docs"
    assert {str(page.relative_to(folder)) for page in folder.rglob("*.md")} - linked == {
        "README.md"
    }


def test_a_first_bot_plays(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
    for number, code in enumerate(re.findall(r"^```python\n(.*?)^```", page, re.M | re.S)):
        (tmp_path / f"bot_{number}.py").write_text(code, encoding="utf-8")
        (name,) = re.findall(r"^class (\w+)", code, re.M)
        bots = [load_bot(f"{tmp_path}/bot_{number}.py:{name}"), load_bot("random")]
        assert play_match(
            crossoff.new_game("one-card"), bots, Seeds(number, players=2)
        ).position.is_over


def test_every_public_name_is_shown() -> None:
    code = " ".join(re.findall(r"^(?:>>>|\.\.\.) (.*)$", (ROOT / "docs/api.md").read_text(), re.M))
    shown = set(re.findall(r"\w+", code))
    assert set(crossoff.__all__) - shown == set()
    for public in (crossoff.Position, crossoff.Recorder):
        assert {name for name in dir(public) if not name.startswith("_")} - shown == set()
