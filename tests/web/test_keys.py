"""The keyboard at the table: the focus follows the question, and arrows enter from anywhere."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from testkit.web.browser import LiveServer, Visits
from testkit.web.screens import CARD, SILVER, Guide

ANSWER = 4_000  # milliseconds to wait for a preview before trying the next square
FIELD = "() => document.activeElement.getAttribute('data-field')"


def place_by_keys(page: Page, done: Locator) -> None:
    """Press Enter from square to square until the turn is complete: the shape may not fit where it
    is held, or may give an extra square.
    """
    row = ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown")
    back = ("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowDown")
    for key in (*row, *back, *row, "r", *["ArrowUp"] * 3, *back, *row, *back, "f", *row):
        page.keyboard.press("Enter")
        try:
            expect(done).to_be_enabled(timeout=ANSWER)  # once the server has answered
            return
        except AssertionError:
            page.keyboard.press(key)
    raise AssertionError("the shape fits nowhere")


def test_a_shape_in_a_few_keys_and_the_focus_stays_on_the_maps(
    visits: Visits, live_server: LiveServer
) -> None:
    page = Guide(visits, live_server).asked(SILVER, "mark")
    done = page.get_by_role("button", name="Done", exact=True)
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FIELD)
    place_by_keys(page, done)
    page.keyboard.press("d")
    expect(page.get_by_role("img", name="Turn 2 of 7")).to_be_visible()
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FIELD)


def test_cards_and_pass_have_keys(visits: Visits, live_server: LiveServer) -> None:
    page = Guide(visits, live_server).asked(CARD, "use")
    page.keyboard.press("a")
    expect(page.locator(".oc-use.is-on")).to_have_count(1)
    page.keyboard.press("p")
    expect(page.get_by_text(re.compile("^Pass, though"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text(re.compile("^Pass, though"))).to_have_count(0)
