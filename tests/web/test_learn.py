"""The tutorials in a real browser: by mouse, touch and keyboard, in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from testkit.samples import sample_size
from testkit.texts.ftl_files import LANGUAGES
from testkit.web.browser import PHONE, Visits
from testkit.web.hands import Finger, Keys, Mouse
from testkit.web.pupil import KEEP, LEARN, NAMES, Pupil, go_to_step, models
from testkit.web.screens import CARD, GAMES, SILVER

SIDEWAYS = (Path(__file__).with_name("in_page") / "sideways.js").read_text(encoding="utf-8")
LONG = ("de", "fr")


def link(page: Page, game: str, words: str = LEARN) -> None:
    page.get_by_role("link", name=f"{words}. {game}").click()


def note(page: Page) -> str:
    return page.locator(".coach-words").inner_text()


def see_end(page: Page) -> None:
    expect(page.get_by_role("heading", name="Now you know how to play")).to_be_visible()
    expect(page.get_by_role("table")).to_contain_text("Total")


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_with_the_mouse_from_the_start_page_to_a_first_game(
    visits: Visits, game: str
) -> None:
    page = visits.page()
    link(page, game)
    pupil = Pupil(game, Mouse(page))
    pupil.learn()
    see_end(page)
    page.get_by_role("button", name="Play against an easy bot").click()
    expect(page.get_by_role("region", name="Your move")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Who’s here").click()
    expect(page.get_by_role("dialog")).to_contain_text("novice")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=LEARN).click()  # from any table, and back to it later
    pupil.expect_step(1)  # it is done, so it starts over


def test_a_tutorial_with_everything_that_moves(visits: Visits) -> None:
    page = visits.page(f"#learn/{NAMES[CARD]}", moves=True)
    Pupil(CARD, Mouse(page)).learn(last=6)
    expect(page.locator(".coach-words")).to_contain_text("14")


def test_a_tutorial_with_a_finger_on_a_phone(visits: Visits) -> None:
    page = visits.page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("link", name=f"{LEARN}. {SILVER}").tap()
    Pupil(SILVER, Finger(page)).learn()
    see_end(page)


def test_a_tutorial_with_the_keyboard_alone(visits: Visits) -> None:
    page = visits.page()
    way = page.get_by_role("link", name=f"{LEARN}. {SILVER}")
    expect(way).to_be_visible()
    while not way.evaluate("(it) => it === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    keys = Keys(page)
    pupil = Pupil(SILVER, keys)
    pupil.expect_step(1)
    expect(page.locator(".coach-words")).to_be_focused()  # so that it is read out
    pupil.learn()
    see_end(page)


def test_a_wrong_try_gets_a_reason_and_a_clean_board(visits: Visits) -> None:
    page = visits.page(f"#learn/{NAMES[SILVER]}")
    pupil = Pupil(SILVER, Mouse(page))
    pupil.expect_step(1)
    page.get_by_role("button", name="b1, free, can be crossed off").first.click()
    page.get_by_role("button", name="Just one square").click()
    page.get_by_role("button", name="Done", exact=True).click()
    words = page.get_by_role("region", name="Coach").get_by_role("status")
    expect(words).to_contain_text("Try the whole shape")
    expect(page.get_by_role("button", name=re.compile("not confirmed yet$"))).to_have_count(0)
    pupil.expect_step(1)
    page.get_by_role("button", name="Show me").click()
    pupil.expect_step(2)
    expect(page.get_by_role("button", name="Show me")).to_have_count(0)


def test_what_cannot_be_done_at_all_is_explained_as_at_any_table(visits: Visits) -> None:
    page = visits.page(f"#learn/{NAMES[SILVER]}")
    Pupil(SILVER, Mouse(page)).learn(last=3)
    # Others' crosses are still being animated when the step appears; nobody is asked before.
    expect(page.get_by_role("button", name=re.compile("can be crossed off$")).first).to_be_visible()
    crossed = page.get_by_role("button", name=re.compile("a2, crossed off$")).first
    found = crossed.element_handle()
    assert found
    found.wait_for_element_state("stable")
    crossed.click(force=True)  # it counts as disabled
    expect(page.get_by_role("region", name="Your move")).to_contain_text("Already crossed off")


def test_it_can_be_left_and_resumed_and_gone_back_in(visits: Visits) -> None:
    page = visits.page()
    link(page, CARD)
    pupil = Pupil(CARD, Mouse(page))
    pupil.learn(last=4)
    said = note(page)
    page.get_by_role("button", name="Leave").click()
    link(page, CARD, "Continue tutorial")
    pupil.expect_step(4)
    assert note(page) == said
    page.reload()
    pupil.expect_step(4)
    page.get_by_role("button", name="Back").click()
    pupil.expect_step(3)
    pupil.learn(first=3, last=4)
    assert note(page) == said


def test_progress_that_does_not_fit_any_more_begins_anew(visits: Visits) -> None:
    visits.forgive("400")
    page = visits.page()
    for stale in (["mark X99 a1"], ["mark G01 b1", "mark G01 b1"], ["use 16"] * 70):
        stored = {f"{NAMES[SILVER]}/tutorial": {"decisions": stale, "done": False}}
        page.evaluate(KEEP, ["learned", stored])
        page.goto(f"{visits.address}#learn/{NAMES[SILVER]}")
        Pupil(SILVER, Mouse(page)).expect_step(1)
        page.goto(f"{visits.address}#")


def test_a_lesson_that_is_not_there(visits: Visits) -> None:
    visits.forgive("404")
    page = visits.page("#learn/chess")
    expect(page.get_by_role("button", name="Home")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_in_the_room_of_a_phone(
    visits: Visits, language: str
) -> None:
    """Every step of both tutorials in languages with long words, the first ones elsewhere; in a
    small sample, the languages of long words take turns.
    """
    every = sample_size(len(LONG), full=1)
    page = visits.page(viewport=PHONE)
    page.evaluate(KEEP, ["language", language])
    page.reload()
    for name, game in NAMES.items():
        steps = range(1, len(models(name)) + 1)
        for number in steps[LONG.index(language) % every :: every] if language in LONG else [1]:
            go_to_step(page, visits.address, name, number)
            expect(page.locator(".coach-count")).to_contain_text(re.compile(rf"^{number}\D"))
            assert not re.search(r"-learn-|\blearn-", page.locator("main").inner_text())
            assert page.evaluate(SIDEWAYS) == [], json.dumps([language, game, number])
            page.goto(f"{visits.address}#")
            expect(page.locator(".coach")).to_have_count(0)
