"""Every screen: accessible, and with nothing cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

from testkit.samples import sample_size
from testkit.web.browser import LiveServer, Visits
from testkit.web.screens import SCREENS, Guide

SIZES = {
    "small phone": (320, 640),
    "phone": (360, 740),
    "tablet": (820, 1180),
    "desktop": (1280, 800),
    "desktop at 200 %": (640, 400),
}
LOOKS: list[tuple[str, Any]] = [("desktop", "light"), ("phone", "dark")]

IN_PAGE = Path(__file__).with_name("in_page")
SIDEWAYS = (IN_PAGE / "sideways.js").read_text(encoding="utf-8")
MAIN_BUTTON = (IN_PAGE / "main_button.js").read_text(encoding="utf-8")
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Shown:
    """A screen, and the visitors who opened it."""

    def __init__(self, name: str, page: Page, visits: Visits) -> None:
        self.name = name
        self.page = page
        self.visits = visits

    def resize(self, size: str) -> None:
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(TWO_FRAMES)


@pytest.fixture(scope="module")
def guide(chromium_browser: Browser, live_server: LiveServer) -> Iterator[Guide]:
    """Reuses tables, as many screens are of the same one."""
    visits = Visits(chromium_browser, live_server.address, is_flat=True)
    yield Guide(visits, live_server, keeps="screens")
    visits.end()


@pytest.fixture(scope="module", params=SCREENS)
def shown(request: pytest.FixtureRequest, guide: Guide) -> Iterator[Shown]:
    """Module scope, so that all tests of a screen open it once."""
    guide.server.begin(f"screen {request.param}")
    try:
        page = SCREENS[request.param](guide)
    except Exception:
        print(*guide.visits.complaints, sep="\n")  # they may explain why it was not reached
        raise
    yield Shown(request.param, page, guide.visits)
    guide.visits.end(but=guide.kept.values())


@pytest.mark.parametrize("number", range(sample_size(1, full=len(LOOKS))))
def test_axe_finds_nothing(shown: Shown, number: int) -> None:
    """In every theme; a small sample takes one per screen, in rotation."""
    size, scheme = LOOKS[(list(SCREENS).index(shown.name) + number) % len(LOOKS)]
    shown.page.emulate_media(color_scheme=scheme)
    shown.resize(size)
    with shown.visits.deaf():
        found = Axe().run(shown.page, options={"preload": False, "resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_and_the_main_button_is_in_sight(shown: Shown, size: str) -> None:
    """Nothing is cut off, and nothing scrolls sideways."""
    shown.resize(size)
    assert shown.page.evaluate(SIDEWAYS) == []
    shown.page.evaluate("scrollTo(0, 0)")
    assert shown.page.evaluate(MAIN_BUTTON) == []


def test_the_rules_are_in_reach(shown: Shown) -> None:
    """By a separate link or button, or in the menu; a dialog may cover it."""
    words = shown.page.locator("a, button").filter(has_text=re.compile("^Rules")).count()
    signs = shown.page.locator("[aria-label='Rules'], [aria-label='Menu'], .rules").count()
    assert words + signs > 0
