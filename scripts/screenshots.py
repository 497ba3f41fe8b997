"""Screenshots of every screen in screenshots/: phone, tablet and desktop, light and dark.

    python3 dev.py screenshots [WORDS...]
    python3 dev.py screenshots --readme

WORDS selects screens with all of them in their name ("one-card taking"). --readme makes the
README's pictures instead, in docs/pictures (see readme_pictures.py). Server and page use fixed
seeds, so that two runs show the same cards as far as bots and clocks allow.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect

from scripts.readme_pictures import make_pictures
from testkit import seeds
from testkit.paths import ROOT
from testkit.web.browser import PATIENCE, LiveServer, Visits, chromium, running_server
from testkit.web.screens import SCREENS, Guide

FOLDER = ROOT / "screenshots"
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1280, 800)}


def main(arguments: list[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    if words == ["--readme"]:
        make_pictures()
        return 0
    names = [name for name in SCREENS if all(word in name for word in words)]
    if not names:
        print(f"No screen has all of these in its name: {' '.join(words)}", file=sys.stderr)
        return 2
    expect.set_options(timeout=PATIENCE)
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        for name in names:  # one server each, so that screens do not affect each other's randomness
            at = Path(folder) / name
            at.mkdir()
            seeds.begin(name)
            with running_server(at) as it:
                take(browser, it, name)
    return 0


def take(browser: Browser, it: LiveServer, name: str) -> None:
    """Take all screenshots of one screen, opening it once."""
    visits = Visits(browser, it.address)
    page = SCREENS[name](Guide(visits, it))
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            file = f"{name.replace(', ', '-').replace(' ', '-')}-{size}-{scheme}.png"
            page.screenshot(path=FOLDER / file, animations="disabled")
            print(f"screenshots/{file}", flush=True)
    visits.end()


if __name__ == "__main__":
    raise SystemExit(main())
