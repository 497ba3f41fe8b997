"""Friends at a table: inviting, keeping a seat, coming late."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from testkit.web.browser import LiveServer, Visits
from testkit.web.hands import Mouse
from testkit.web.player import Player
from testkit.web.screens import CARD, SILVER, Guide, choose_game, open_table
from testkit.web.second_tab import play_over_wire, seat_link, seat_of
from tests.web.test_people import invite

PROMISED = "It’s the fingerprint your browser was shown before the first card was drawn."
TOO_LATE = "This browser joined too late to see the fingerprint before the first card"

UNTIL_WELCOMED = """async () => {
  const known = () => JSON.parse(localStorage.getItem("crossoff.tables") ?? "[]")[0]?.game;
  while (!known()) await new Promise((done) => setTimeout(done, 20));
}"""


def fairness(page: Page) -> str:
    """Return what the page says about the fairness of a finished game."""
    page.get_by_role("button", name="Was it fair?").click()
    sheet = page.get_by_role("dialog", name="Was it fair?")
    expect(sheet).to_contain_text("The number matches its fingerprint.")
    return sheet.inner_text()


def open_seat(page: Page) -> str:
    """Open the bot's seat to a player; return the path of the invitation."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Who’s here").click()
    page.get_by_role("button", name="Open to a player").click()
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    page.get_by_role("button", name="Close").click()
    return "#" + link.partition("#")[2]


def test_a_seat_taken_during_the_game_saw_no_fingerprint_before_it(
    visits: Visits, live_server: LiveServer
) -> None:
    host = visits.page()
    open_table(host, CARD)
    friend = visits.page(open_seat(host))
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("region", name="Your move")).to_be_visible()
    play_over_wire(live_server, [seat_of(host), seat_of(friend)])
    assert TOO_LATE in fairness(friend)
    assert PROMISED in fairness(host)


def test_a_server_cannot_pass_a_running_game_off_as_a_new_one(
    visits: Visits, live_server: LiveServer
) -> None:
    """It says that the game hasn't begun, in the message that shows its cards."""
    host = visits.page()
    open_table(host, CARD)
    context = visits.visitor()

    def lie(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "welcome":
                message["table"]["started"] = False
            route.send(json.dumps(message))

        server.on_message(pass_on)

    context.route_web_socket(re.compile("/socket$"), lie)
    late = context.new_page()
    late.goto(visits.address + seat_link(host))
    late.evaluate(UNTIL_WELCOMED)
    play_over_wire(live_server, [seat_of(host)])
    same_browser = visits.visitor(storage_state=context.storage_state()).new_page()
    same_browser.goto(late.url)
    said = fairness(same_browser)
    assert TOO_LATE in said
    assert "This browser added nothing of its own to this game." in said


def test_a_guest_learns_who_invites_to_what_before_sitting_down(visits: Visits) -> None:
    host = visits.page()
    choose_game(host, SILVER)
    host.get_by_role("textbox", name="My name").fill("Ann")
    host.get_by_role("button", name="Friend", exact=True).click()
    host.get_by_role("button", name="Invite and play").click()
    link = host.get_by_role("textbox", name="Invitation link").input_value()
    guest = visits.page(link.removeprefix(visits.address))
    invitation = "Ann invites you to play Silver & Gold"
    expect(guest.get_by_role("heading", name=invitation)).to_be_visible()
    expect(guest.get_by_text("20 minutes")).to_be_visible()
    expect(guest.locator(".guest .art .card").first).to_be_visible()
    expect(guest.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("here")
    assert "?" not in guest.url  # what messengers need is not part of the address any more
    guest.get_by_role("button", name="Learn it first").click()
    expect(guest.get_by_role("button", name="b1, free, can be crossed off").first).to_be_visible()
    guest.go_back()
    guest.get_by_role("textbox", name="Your name").fill("Bea")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="Keep them")).to_be_visible()
    late = visits.page(link.removeprefix(visits.address))  # told so before typing a name
    expect(late.get_by_role("alert")).to_contain_text("All seats are taken")
    expect(late.get_by_role("textbox")).to_have_count(0)
    late.get_by_role("button", name="Watch instead").click()
    expect(late.get_by_role("img", name=re.compile("Ann: .*, Bea: "))).to_be_visible()


def test_who_is_gone_is_said_to_be_away_and_can_be_replaced(visits: Visits) -> None:
    context = visits.visitor()
    context.clock.install()
    host, friend = invite(visits, SILVER, context.new_page())
    Player(SILVER, Mouse(host)).play(decisions=1)
    table = seat_link(friend)
    friend.close()
    expect(host.get_by_role("img", name=re.compile("Bea: away"))).to_be_visible()
    bar = host.get_by_role("region", name="Your move")
    expect(bar).not_to_contain_text("Bea is away")
    host.clock.fast_forward(21_000)
    expect(bar).to_contain_text("Bea is away")
    host.get_by_role("button", name="Nudge").click()
    expect(bar).not_to_contain_text("Bea is away")  # the nudge is given some time
    back = visits.page(table)
    expect(back.locator(".note-card")).to_have_text("Ann is waiting for you")
    back.close()
    expect(host.get_by_role("img", name=re.compile("Bea: away"))).to_be_visible()
    host.clock.fast_forward(61_000)
    host.get_by_role("button", name="Let a bot play").click()
    expect(host.get_by_role("button", name="Done", exact=True)).to_be_visible()


def test_a_decision_is_taken_back_while_the_other_still_thinks(visits: Visits) -> None:
    host, friend = invite(visits, SILVER)
    player = Player(SILVER, Mouse(host))
    player.play(decisions=1)
    host.get_by_role("button", name="Take it back").click()
    expect(host.get_by_role("button", name="Keep them")).to_be_visible()
    expect(friend.get_by_role("img", name=re.compile("Ann: still deciding"))).to_be_visible()
    player.play(decisions=2)
    expect(host.get_by_role("button", name="Take it back")).to_be_visible()
    Player(SILVER, Mouse(friend)).play(decisions=1)
    for page in (host, friend):
        expect(page.get_by_role("button", name="Done", exact=True)).to_be_visible()
        expect(page.get_by_role("button", name="Take it back")).to_have_count(0)


def test_the_address_bar_does_not_give_a_seat_away(visits: Visits) -> None:
    page = visits.page()
    open_table(page, CARD)
    table, key = seat_of(page)
    assert key and key not in page.url and page.url.endswith(f"#t/{table}")
    stranger = visits.page(f"#t/{table}")
    expect(stranger.get_by_role("heading", name="You don’t have a seat here")).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name="Your move")).to_be_visible()
    second = page.context.new_page()  # and it is the seat of the browser, not of the tab
    second.goto(page.url)
    expect(second.get_by_role("region", name="Your move")).to_be_visible()


def test_a_seat_moves_to_another_device_by_a_link(visits: Visits) -> None:
    page = visits.page()
    open_table(page, CARD)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Move to another device").click()
    expect(page.get_by_role("img", name="The same link as a QR code")).to_be_visible()
    link = page.get_by_role("textbox", name="Link to your seat").input_value()
    other = visits.page("#" + link.partition("#")[2])
    expect(other.get_by_role("region", name="Your move")).to_be_visible()
    assert seat_of(other) == seat_of(page)
    assert seat_of(page)[1] not in other.url


def test_watching_the_own_table_does_not_cost_the_seat(
    visits: Visits, live_server: LiveServer
) -> None:
    page = Guide(visits, live_server).table(CARD)
    own = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Who’s here").click()
    link = page.get_by_role("textbox", name="Spectator link").input_value()
    other = page.context.new_page()
    other.goto(link)
    expect(other.get_by_role("region", name="Your move")).to_be_visible()
    other.goto(own)
    expect(other.get_by_role("img", name=re.compile("You: "))).to_be_visible()


def test_opponents_are_five_characters_and_added_ones_differ(visits: Visits) -> None:
    page = visits.page()
    page.get_by_role("button", name="Player in seat 2: Ida").click()
    cards = page.get_by_role("dialog").get_by_role("button", name=re.compile("Strength . of 5"))
    expect(cards).to_have_count(5)
    names = [card.locator("b").inner_text() for card in cards.all()]
    assert names == ["Nils", "Ida", "Otto", "Mara", "Prof. Vega"]
    expect(page.get_by_role("dialog")).not_to_contain_text("greedy")
    cards.nth(2).click()
    expect(page.get_by_role("button", name="Player in seat 2: Otto")).to_be_visible()
    for place, name in ((3, "Ida"), (4, "Nils")):
        page.get_by_role("button", name="Bot", exact=True).click()
        expect(page.get_by_role("button", name=f"Player in seat {place}: {name}")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    pens = page.get_by_role("img", name=re.compile("You: .*, Otto: .*, Ida: .*, Nils: "))
    expect(pens).to_be_visible()


def test_an_emote_is_seen_by_the_others_unless_they_mute_it(visits: Visits) -> None:
    host, friend = invite(visits, SILVER)

    def send(name: str) -> None:
        host.get_by_role("button", name="Menu").click()
        host.get_by_role("button", name="Gestures").click()
        host.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(host.locator(".note-card")).to_have_text(f"You: {name}")

    send("Well played")
    expect(friend.locator(".note-card")).to_have_text("Ann: Well played")
    expect(friend.locator(".note-card")).to_have_count(0)  # it goes by itself
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Gestures").click()
    friend.get_by_text("Show the others’ gestures").click()
    friend.get_by_role("button", name="Close").click()
    send("Oops")
    Player(SILVER, Mouse(host)).play(decisions=1)
    expect(friend.get_by_role("img", name=re.compile("Ann: ready"))).to_be_visible()  # came later
    expect(friend.locator(".note-card")).to_have_count(0)


def test_the_first_friend_takes_the_place_of_the_default_bot(visits: Visits) -> None:
    page = visits.page()
    page.get_by_role("button", name="Friend", exact=True).click()
    expect(page.get_by_role("button", name="Player in seat 2: A friend, via link")).to_be_visible()
    expect(page.get_by_role("button", name="Player in seat 3")).to_have_count(0)
    expect(page.get_by_role("button", name="Invite and play")).to_be_visible()
