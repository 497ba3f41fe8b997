"""Nothing outside a game's folder names a game, or uses one of its texts."""

from __future__ import annotations

import re
from pathlib import Path

from crossoff.core.model.registry import load_game
from crossoff.plugins import game_packages
from testkit.games.mounting import SHIPPED
from testkit.paths import SOURCES

TYPES = {".py", ".js", ".css", ".html", ".ftl", ".tcss", ".toml"}

#: Files that name games, and why they may.
MAY = {
    "__init__.py": "an example that is run as a test",
    "core/model/position.py": "likewise",
    "envs/__init__.py": "likewise",
    **{f"locales/{code}/help.ftl": "credits" for code in ("en", "de", "fr", "es", "it", "pt")},
    **{f"locales/{code}/page.ftl": "credits" for code in ("en", "de", "fr", "es", "it", "pt")},
}


def names() -> re.Pattern[str]:
    """Return a pattern for the name, title, folder, classes and text prefix of each game."""
    found = []
    for name in SHIPPED:
        package = game_packages()[name]
        folder = package.folder.name
        found += [name, load_game(name).title, folder, folder.title().replace("_", "")]
        found += [folder.upper()]
    prefixes = "|".join(game_packages()[name].prefix for name in SHIPPED)
    return re.compile("|".join([*map(re.escape, found), rf"(?<![\w-])(?:{prefixes})-[a-z]"]))


def outside() -> list[Path]:
    """Return the program's files except those of games and third parties."""
    files = [path for path in SOURCES.rglob("*") if path.suffix in TYPES and path.is_file()]
    inside = [SOURCES / "games", SOURCES / "web" / "vendor"]
    return [path for path in files if not any(path.is_relative_to(one) for one in inside)]


def test_no_game_is_named_outside_its_folder() -> None:
    pattern, files = names(), outside()
    assert len(files) > 200
    naming = {
        path.relative_to(SOURCES).as_posix()
        for path in files
        if pattern.search(path.read_text(encoding="utf-8"))
    }
    assert naming - set(MAY) == set()
    assert set(MAY) - naming == set(), "what names no game any more need not be listed"
