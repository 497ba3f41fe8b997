"""Several people at one table: by link, watching, sharing a device, in two tabs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from testkit.web.aria import controls
from testkit.web.browser import LiveServer, Visits
from testkit.web.hands import Mouse
from testkit.web.player import Player, await_change, changes, play_on, until_asked
from testkit.web.screens import (
    CARD,
    GAMES,
    SILVER,
    Guide,
    choose_game,
    choose_player,
    open_table,
    watch_link,
)


def invite(visits: Visits, game: str, host: Page | None = None) -> tuple[Page, Page]:
    """Return a host, and a friend who joined by the link."""
    host = host or visits.visitor().new_page()
    host.goto(visits.address)
    choose_game(host, game)
    host.get_by_role("textbox", name="My name").fill("Ann")
    choose_player(host, 2, "A friend, via link")
    host.get_by_role("button", name="Invite and play").click()
    link = host.get_by_role("textbox", name="Invitation link").input_value()
    friend = visits.page(link.removeprefix(visits.address))
    friend.get_by_role("textbox", name="Your name").fill("Bea")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        expect(page.get_by_role("region", name="Your move")).to_be_visible()
    return host, friend


def see_the_same(game: str, one: Page, other: Page) -> None:
    """Check that the middle of the table looks the same from every seat. Not while somebody takes a
    map, whose screen shows the maps on offer instead: compare before two marks can complete one.
    """
    if game == CARD:
        tray = one.get_by_role("region", name="Dice").aria_snapshot()
        dice = other.get_by_role("region", name="Dice").get_by_role("button")
        for number, color in re.findall(r"die (\d): (\w+)", tray):
            lies = re.compile(f"die {number}: {color}")
            expect(dice.nth(int(number) - 1)).to_have_accessible_name(lies)
        return
    for region in ("On display", "Round"):
        said = one.get_by_role("region", name=region, exact=True).aria_snapshot()
        expect(other.get_by_role("region", name=region, exact=True)).to_match_aria_snapshot(said)
    expedition = one.get_by_role("region", name="Expedition").aria_snapshot()
    shape = re.findall(r"Expedition: ([a-zT ]+)", expedition)[0]
    expect(other.get_by_label(re.compile(f"Expedition: {shape}"))).to_be_visible()


def test_the_clock_keeps_running_during_a_reload(visits: Visits) -> None:
    page = visits.page()
    page.get_by_text("Options", exact=True).click()
    page.get_by_text("1½ minutes", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    clock = page.get_by_role("timer")
    expect(clock).to_have_text(re.compile("^1:2[0-7]$"))
    page.reload()
    expect(clock).to_have_text(re.compile(r"^(1:2[0-7]|1:[01]\d|0:\d\d)$"))


@pytest.mark.parametrize("game", GAMES)
def test_a_friend_comes_by_link_and_both_see_the_same(visits: Visits, game: str) -> None:
    host, friend = invite(visits, game)
    expect(host.get_by_role("img", name=re.compile("You: .*, Bea: "))).to_be_visible()
    expect(friend.get_by_role("img", name=re.compile("Ann: .*, You: "))).to_be_visible()
    play_on([Player(game, Mouse(host), 1), Player(game, Mouse(friend), 2)], decisions=2)
    asked = until_asked(host, friend)
    see_the_same(game, asked, friend if asked is host else host)


def test_of_two_guests_at_once_one_gets_the_seat_and_the_other_may_watch(visits: Visits) -> None:
    visits.forgive("409")  # how a browser logs the refusal
    host = visits.page()
    choose_player(host, 2, "A friend, via link")
    host.get_by_role("button", name="Invite and play").click()
    link = host.get_by_role("textbox", name="Invitation link").input_value()
    path = link.removeprefix(visits.address)
    pages = [visits.page(path) for _ in range(2)]
    for page in pages:
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    for page in pages:
        page.get_by_role("button", name="Sit down").click()
        page.locator("[role=alert], .bar").first.wait_for()
    expect(pages[1].get_by_role("alert")).to_contain_text("All seats are taken")
    pages[1].get_by_role("button", name="Watch instead").click()
    expect(pages[1].get_by_role("region", name="Your move")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_an_onlooker_sees_the_table_and_decides_nothing(visits: Visits, game: str) -> None:
    page = visits.page()
    open_table(page, game)
    link = watch_link(page)
    spectator = visits.page(link.removeprefix(visits.address))
    expect(spectator.get_by_role("region", name="Your move")).to_be_visible()
    Player(game, Mouse(page)).play(decisions=2)
    until_asked(page)
    see_the_same(game, page, spectator)
    bar = spectator.get_by_role("region", name="Your move")
    expect(bar.locator("button:not(.bar-news)")).to_have_count(0)  # news only open the log


@pytest.mark.parametrize("game", GAMES)
def test_under_the_cover_nothing_is_shown(
    visits: Visits, live_server: LiveServer, game: str
) -> None:
    """Sharing a device: the next person confirms first, and sees nothing before."""
    page = Guide(visits, live_server).covered(game)
    player = Player(game, Mouse(page))
    covers = 0
    while player.decisions < 6:
        before = changes(page)
        hand_over = page.get_by_role("button", name=re.compile("^I’m "))
        if hand_over.count():
            assert_covered(page)
            covers += 1
            hand_over.click()
        elif player.move() is None:
            await_change(page, before)
    assert covers >= (4 if game == SILVER else 2)  # each choice of maps, cards or marks is secret


def test_a_game_that_begins_before_their_eyes_is_covered_too(visits: Visits) -> None:
    """Two people at one device wait for a third; when she joins, maps are dealt to all of them."""
    page = visits.page()
    choose_game(page, SILVER)
    choose_player(page, 2, "On this device")
    page.get_by_role("button", name="Friend", exact=True).click()
    page.get_by_role("button", name="Invite and play").click()
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    friend = visits.page(link.removeprefix(visits.address))
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="I’m Player 1")).to_be_visible()
    assert_covered(page)


def assert_covered(page: Page) -> None:
    """Check that the page has whose turn it is and the rules, but no card at all, face up or
    hidden.
    """
    assert [one.name[:5] for one in controls(page)] == ["I’m P", "Rules"]
    assert page.locator("[data-map], .oc-board, .sg-stage").count() == 0
    assert page.title() == "crossoff"


def test_marks_stay_sealed_from_the_next_at_the_device(
    visits: Visits, live_server: LiveServer
) -> None:
    page = Guide(visits, live_server).covered(SILVER)
    player = Player(SILVER, Mouse(page))
    for name in ("Player 1", "Player 2"):  # both keep maps; the second has the device and marks
        page.get_by_role("button", name=f"I’m {name}").click()
        expect(page.get_by_role("button", name="Keep them")).to_be_visible()
        player.play(decisions=player.decisions + 1)
    expect(page.get_by_role("button", name="Done", exact=True)).to_be_visible()
    player.play(decisions=player.decisions + 1)
    page.get_by_role("button", name="I’m Player 1").click()
    page.get_by_role("button", name=re.compile("^Player 2, 0 points, ready")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    assert ", free" in sheet.aria_snapshot()
    assert "crossed off" not in sheet.aria_snapshot()


def test_two_tabs_of_one_seat_stay_together(visits: Visits) -> None:
    first = visits.page()
    open_table(first, SILVER)
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.get_by_role("button", name="Keep them")).to_be_visible()
    Player(SILVER, Mouse(first)).play(decisions=1)
    expect(second.get_by_role("button", name="Done")).to_be_visible()
    Player(SILVER, Mouse(second)).play(decisions=1)
    until_asked(first)
    see_the_same(SILVER, first, second)
