"""Whole games in a real browser, from the start page to the result, with every input method."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from testkit.web.browser import PHONE, LiveServer, Visits
from testkit.web.hands import Finger, Keys, Mouse
from testkit.web.player import Player
from testkit.web.screens import CARD, GAMES, SILVER, choose_advanced, choose_game
from testkit.web.second_tab import play_out


def sit_down(page: Page, game: str, *, is_advanced: bool = False) -> None:
    """Two clicks: the game, and Play; two more for the advanced rules."""
    choose_game(page, game)
    if is_advanced:
        choose_advanced(page)
    page.get_by_role("button", name="Play", exact=True).click()


def see_result(page: Page) -> None:
    """Check that the winner is named and everybody's points are on the sheet."""
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("win"))
    expect(page.get_by_role("table")).to_contain_text("Total")
    expect(page.get_by_role("button", name="Rematch")).to_be_enabled()


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_lead_to_the_first_decision(visits: Visits, game: str) -> None:
    page = visits.page()
    sit_down(page, game)
    main = page.get_by_role("region", name="Your move").get_by_role("button")
    expect(main.first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_mouse(visits: Visits, live_server: LiveServer, game: str) -> None:
    """Silver & Gold with animations; dice take long, so see below for those."""
    page = visits.page(moves=game == SILVER)
    sit_down(page, game)
    play_out(Player(game, Mouse(page)), live_server)
    see_result(page)


def test_dice_that_roll_can_be_played_with(visits: Visits) -> None:
    page = visits.page(moves=True)
    sit_down(page, CARD)
    Player(CARD, Mouse(page)).play(decisions=6)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_a_finger_on_a_phone(
    visits: Visits, live_server: LiveServer, game: str
) -> None:
    page = visits.page(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(page, game, is_advanced=game == CARD)
    play_out(Player(game, Finger(page)), live_server)
    see_result(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_keyboard_alone(
    visits: Visits, live_server: LiveServer, game: str
) -> None:
    page = visits.page()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    keys = Keys(page)
    choose_by_keys(page, game)
    keys.press_named("Play")
    play_out(Player(game, keys), live_server, by_hand=8)
    see_result(page)


def choose_by_keys(page: Page, game: str) -> None:
    """Tab to the games, which are radio buttons, and select one with the arrow keys."""
    chosen = page.get_by_role("radio", name=re.compile(re.escape(game)))
    while page.evaluate("document.activeElement.type") != "radio":
        page.keyboard.press("Tab")
    while not chosen.is_checked():
        page.keyboard.press("ArrowDown")
