"""What happened: news in the bar, ringed ink, points in view, the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from testkit.web.browser import PHONE, LiveServer, Visits
from testkit.web.hands import Mouse
from testkit.web.player import Player, until_asked
from testkit.web.screens import CARD, GAMES, SILVER, choose_game, open_table
from testkit.web.second_tab import play_over_wire, seat_of

RINGS = ".ringed"


def after_a_turn(visits: Visits, game: str) -> tuple[Page, Player]:
    """A phone at the second question about ink: others have played meanwhile."""
    page = visits.page(viewport=PHONE)
    open_table(page, game)
    player = Player(game, Mouse(page))
    player.play(decisions=2 if game == SILVER else 1)
    until_asked(page)
    return page, player


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_tells_what_the_others_did_until_the_first_tap(visits: Visits, game: str) -> None:
    page, player = after_a_turn(visits, game)
    bar = page.get_by_role("region", name="Your move")
    news = bar.get_by_role("button", name=re.compile("^Otto: "))
    expect(news).to_be_visible()
    rings = page.locator(RINGS)
    expect(rings.first).to_be_attached()
    news.click()
    expect(page.get_by_role("dialog", name="Since your last turn")).to_contain_text("Otto: ")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    player.move()
    expect(news).to_have_count(0)
    expect(rings.first).to_be_attached()  # until the next reveal


@pytest.mark.parametrize("game", GAMES)
def test_everybodys_points_are_in_view_on_a_phone(
    visits: Visits, live_server: LiveServer, game: str
) -> None:
    page = visits.page(viewport=PHONE)
    open_table(page, game)
    play_over_wire(live_server, [seat_of(page)], {"take"} if game == SILVER else {"use"})
    pens = page.get_by_role("img", name=re.compile(r"You: .*, \d+ points?, Otto: .*, \d+ point"))
    expect(pens).to_be_in_viewport(ratio=1)


def test_the_log_is_in_order(visits: Visits) -> None:
    page = visits.page()
    open_table(page, CARD)
    Player(CARD, Mouse(page)).play(decisions=4)  # rolls again at most twice
    until_asked(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="What happened").click()
    lines = page.get_by_role("dialog", name="What happened").get_by_role("listitem")
    expect(lines.first).to_have_text("The game begins")
    texts = lines.all_inner_texts()
    first = next(k for k, line in enumerate(texts) if re.match("You (used|passed)", line))
    assert any(line.startswith("Rolled: ") for line in texts[:first])


#: Notes when the score sheet is being written, and presses a key then.
WATCH = """() => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector(".end.is-revealing")) return;
    seen.disconnect();
    document.body.dataset.written = "yes";
    dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
  });
  seen.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_the_score_sheet_is_written_until_a_key_is_pressed(
    visits: Visits, live_server: LiveServer
) -> None:
    page = visits.page(moves=True)
    open_table(page, CARD)
    page.evaluate(WATCH)
    play_over_wire(live_server, [seat_of(page)])
    expect(page.locator("body[data-written]")).to_be_attached()
    expect(page.locator(".end.is-revealing")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_sounds_are_offered_once_at_the_first_decision(visits: Visits) -> None:
    page = visits.page()
    open_table(page, SILVER)
    player = Player(SILVER, Mouse(page))
    player.play(decisions=1)
    page.get_by_role("button", name="Got it").click()
    page.get_by_role("button", name="Sounds on").click()
    expect(page.get_by_role("button", name="Sounds on")).to_have_count(0)
    player.play(decisions=2)
    until_asked(page)
    expect(page.get_by_role("button", name="Sounds on")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_checked()


def test_the_memory_aid_shows_cards_seen_and_hidden(visits: Visits) -> None:
    page = visits.page()
    choose_game(page, SILVER)
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Memory aid").check()
    open_table(page, SILVER)
    Player(SILVER, Mouse(page)).play(decisions=2)
    until_asked(page)
    cards = page.get_by_role("list", name="Seen this round")
    expect(cards.get_by_role("img")).to_have_count(2)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.get_by_role("button", name="Seen this round").click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_have_count(2)


def test_a_tip_never_lies_on_what_can_be_chosen(visits: Visits) -> None:
    page = visits.page(viewport={"width": 360, "height": 640})
    open_table(page, SILVER)
    Player(SILVER, Mouse(page)).play(decisions=1)
    until_asked(page)
    tip = page.locator(".hint-line.is-shown")
    expect(tip).to_be_visible()
    covered = tip.bounding_box()
    assert covered is not None
    top, bottom = covered["y"], covered["y"] + covered["height"]
    for field in page.get_by_role("button", name=re.compile("can be crossed off$")).all():
        box = field.bounding_box()
        assert box is not None and (box["y"] + box["height"] <= top or box["y"] >= bottom)
