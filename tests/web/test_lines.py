"""The connection breaks in mid-turn: the page stays, says so, and reconnects by itself."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from testkit.web.browser import LiveServer, Visits
from testkit.web.hands import Mouse
from testkit.web.player import Player
from testkit.web.screens import SILVER, open_table
from testkit.web.second_tab import seat_of


def marked(visits: Visits) -> Page:
    """Return a table where this seat has crossed off something, but has not pressed Done."""
    page = visits.page()
    open_table(page, SILVER)
    player = Player(SILVER, Mouse(page))
    done = page.get_by_role("button", name="Done", exact=True)
    player.play(decisions=1)
    expect(done).to_be_visible()
    while not done.is_enabled():
        player.move()
    page.evaluate("window.wasHere = true")
    return page


def my_marks(server: LiveServer, page: Page) -> list[str]:
    """Return what this seat has crossed off, from the record."""
    table, secret = seat_of(page)
    answer = httpx.get(
        f"{server.address}api/tables/{table}/record",
        headers={"Authorization": f"Bearer {secret}"},
        timeout=300,
    )
    return [line for line in answer.json()["log"] if line.startswith("0 mark")]


def see_it_saved_once(server: LiveServer, page: Page) -> None:
    expect(page.get_by_text("Saving…")).to_be_hidden()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    expect(page.get_by_role("img", name="Turn 2 of 7")).to_be_visible()
    assert page.evaluate("window.wasHere")  # it was never reloaded
    assert len(my_marks(server, page)) == 1


def test_a_decision_made_while_the_server_is_dead_is_saved_once(
    visits: Visits, live_server: LiveServer
) -> None:
    visits.forgive("WebSocket connection|ERR_CONNECTION")  # how a browser logs failed connections
    page = marked(visits)
    chosen = page.get_by_role("group").get_by_role("button", pressed=True)
    fields = chosen.count()
    live_server.kill()
    expect(page.get_by_text("Connection lost, reconnecting…")).to_be_visible()
    assert chosen.count() == fields  # the draft is still there
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_text("Saving…")).to_be_visible()
    live_server.start_again()
    see_it_saved_once(live_server, page)
    Player(SILVER, Mouse(page)).play(decisions=2)


def test_a_server_that_dies_over_a_decision_begun_leaves_it_in_hand(
    visits: Visits, live_server: LiveServer
) -> None:
    visits.forgive("WebSocket connection|ERR_CONNECTION")
    page = marked(visits)
    live_server.kill()
    expect(page.get_by_text("Connection lost, reconnecting…")).to_be_visible()
    live_server.start_again()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    page.get_by_role("button", name="Done", exact=True).click()
    see_it_saved_once(live_server, page)


def test_a_device_without_network_saves_its_decision_when_it_is_back(
    visits: Visits, live_server: LiveServer
) -> None:
    visits.forgive("WebSocket connection|ERR_INTERNET")
    page = marked(visits)
    page.context.set_offline(True)
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_text("Saving…")).to_be_visible()
    page.context.set_offline(False)
    see_it_saved_once(live_server, page)


def test_a_page_opened_while_the_server_is_dead_comes_to_its_table(
    visits: Visits, live_server: LiveServer
) -> None:
    """Loaded before, connected after: as when a phone wakes up without reception."""
    visits.forgive("WebSocket connection|ERR_CONNECTION")
    page = marked(visits)
    address = page.url.partition("#")[2]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    live_server.kill()
    page.evaluate("(address) => { location.hash = address; }", address)
    expect(page.get_by_text("Connection lost, reconnecting…")).to_be_visible()
    live_server.start_again()
    expect(page.get_by_role("button", name="Done", exact=True)).to_be_visible()
