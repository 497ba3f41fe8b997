"""A game without its own board can be played in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from testkit.games.mounting import mount_example
from testkit.web.browser import Visits, running_server
from testkit.web.screens import choose_game

MOST_STICKS = 16


@pytest.fixture
def sticks(
    chromium_browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Visits]:
    monkeypatch.setenv("CROSSOFF_GAMES", "")  # restored afterwards
    mount_example(is_wanted=True)
    with running_server(tmp_path) as it:
        visits = Visits(chromium_browser, it.address)
        yield visits
        visits.end()


def test_sticks_from_the_start_page_to_the_result(sticks: Visits) -> None:
    page = sticks.page()
    choose_game(page, "Sticks")
    expect(page.get_by_role("link", name=re.compile("Rules of"))).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    bar = page.get_by_role("region", name="Your move")
    expect(page.get_by_role("region", name="On the table")).to_contain_text("sticks: 1")
    search = page.get_by_role("searchbox", name="Search the choices")
    search.fill("3")
    expect(page.get_by_role("button", name=re.compile("^take"))).to_have_count(1)
    search.fill("9")
    expect(page.get_by_text("No choice matches")).to_be_visible()
    search.fill("")
    table, mine = (
        page.get_by_role("region", name="On the table"),
        page.get_by_role("button", name="take 1", exact=True),
    )
    for _ in range(MOST_STICKS):
        expect(mine.or_(page.get_by_role("button", name="Rematch"))).to_be_visible()
        if mine.count() == 0:
            break
        before = table.inner_text()
        mine.click()
        bar.get_by_role("button", name="Confirm").click()
        page.wait_for_function(
            "(before) => document.querySelector('.generic-table')?.innerText !== before", arg=before
        )
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("win"))
    expect(page.get_by_role("table")).to_contain_text("Total")
