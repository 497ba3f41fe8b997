"""Contextual help: why not, what a symbol does, what is new, and what can be done now."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute, expect

from testkit.web.browser import PHONE, LiveServer, Visits
from testkit.web.hands import Mouse
from testkit.web.player import Player
from testkit.web.screens import CARD, GAMES, SILVER, Guide, open_table, settled


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Your move")


def read_up(page: Page, words: str, clause: str) -> None:
    """Check that a refusal has words like these, with a link to the clause."""
    bar(page).get_by_role("button", name=re.compile(rf"^({words}) Why\?$")).click()
    expect(page.locator(f"[id='rule-{clause}']")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


# --- why not


def test_maps_say_why_not(visits: Visits, live_server: LiveServer) -> None:
    page = Guide(visits, live_server, viewport=PHONE).start()
    open_table(page, SILVER)
    keep = page.get_by_role("button", name="Keep them")
    keep.focus()
    page.keyboard.press("Enter")
    read_up(page, "Pick 2 maps first.", "S2.2")
    Player(SILVER, Mouse(page)).play(decisions=1)
    done = settled(page, "mark").get_by_role("button", name="Done", exact=True)
    done.focus()
    page.keyboard.press("Enter")
    read_up(page, "Cross off something first.", "S4.2")
    page.get_by_role("button", name=re.compile("can be crossed off$")).first.click()
    expect(bar(page).get_by_text("Why?")).to_have_count(0)  # a valid action is not refused
    page.locator("[data-field][aria-disabled=true]").first.click(force=True)
    read_up(page, "Not part of the shape.|That’s all for this turn.", "S4.1")


def test_dice_say_why_not(visits: Visits, live_server: LiveServer) -> None:
    page = settled(Guide(visits, live_server).table(CARD, until={"use"}), "use")
    page.get_by_role("button", name=re.compile("^die 1")).click(force=True)
    read_up(page, "Only Otto can roll now.", "C3.1")
    use = page.get_by_role("button", name="Use it", exact=True)
    use.focus()
    page.keyboard.press("Enter")
    read_up(page, "Pick a card first.", "C4")


def garbling(context: BrowserContext) -> None:
    """Replace every decision in transit by another one."""

    def change(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def garble(message: str | bytes) -> None:
            said = json.loads(message)
            if said["t"] == "cmd":
                said["do"] = "keep everything"
            server.send(json.dumps(said))

        line.on_message(garble)

    context.route_web_socket(re.compile("/socket$"), change)


def test_the_server_says_why_not(visits: Visits) -> None:
    context = visits.visitor()
    garbling(context)
    page = context.new_page()
    page.goto(visits.address)
    open_table(page, SILVER)
    player = Player(SILVER, Mouse(page))
    while not player.decisions:
        player.move()
    read_up(page, "You can’t do that now.", "S2.2")


# --- what a symbol does


def test_a_symbol_says_what_it_does_on_focus_and_on_hover(
    visits: Visits, live_server: LiveServer
) -> None:
    page = settled(Guide(visits, live_server).table(SILVER, until={"mark"}), "mark")
    symbols = page.locator("[data-field][data-tip][role=button]")
    while not symbols.count():  # a few maps have no symbol, and both may be such
        page = settled(Guide(visits, live_server).table(SILVER, until={"mark"}), "mark")
        symbols = page.locator("[data-field][data-tip][role=button]")
    symbol = symbols.first
    words = symbol.get_attribute("data-tip") or ""
    tip = page.get_by_role("tooltip")
    page.keyboard.press("Tab")  # with the keyboard
    symbol.focus()
    expect(tip).to_have_text(words)
    expect(symbol).to_have_accessible_description(words)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    expect(symbol).to_be_focused()
    seal = page.get_by_role("region", name="Your score").locator("[data-box=cup]").first
    seal.hover()
    expect(tip).to_contain_text("Cup: for a full row of coins")
    tip.hover()  # it stays while one reads it
    expect(tip).to_be_visible()
    page.mouse.move(5, 300)
    expect(tip).to_have_count(0)


HEAR = """() => {
  window.heard = [];
  new MutationObserver(() => {
    const told = document.querySelectorAll("[role=status]");
    window.heard.push(...[...told].map((one) => one.textContent));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Remember all that is read out: what a bot does may be told right after."""


@pytest.mark.parametrize(
    ("game", "verb", "said"),
    [
        (SILVER, "mark", ["map is worth", "Cup:", "Coin:", "Palm:"]),
        (CARD, "use", ["Sun:", "row is worth"]),
    ],
)
def test_one_key_goes_from_symbol_to_symbol(
    visits: Visits, live_server: LiveServer, game: str, verb: str, said: list[str]
) -> None:
    """Including those that cannot be pressed; each explanation once, and the focus stays."""
    page = settled(Guide(visits, live_server).table(game, until={verb}), verb)
    page.evaluate(HEAR)
    menu = page.get_by_role("button", name="Menu")
    menu.focus()
    tip = page.get_by_role("tooltip")
    found: list[str] = []
    while True:
        before = page.locator(".is-explained").get_attribute("data-tip") if found else None
        page.keyboard.press("e")
        quoted = json.dumps(before, ensure_ascii=False)  # CSS has other escapes
        expect(page.locator(f".is-explained:not([data-tip={quoted}])")).to_have_count(1)
        expect(tip).to_have_count(1)
        words = tip.inner_text()
        if words in found:
            break
        found.append(words)
    assert [one for one in said if not any(one in words for words in found)] == []
    assert [words for words in found if words not in page.evaluate("window.heard")] == []
    expect(menu).to_be_focused()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    expect(page.locator(".is-explained")).to_have_count(0)


def test_a_finger_hears_of_symbols_too(visits: Visits, live_server: LiveServer) -> None:
    guide = Guide(visits, live_server, viewport=PHONE, has_touch=True)
    for _ in range(10):
        page = settled(guide.table(SILVER, until={"mark"}), "mark")
        expect(page.locator("[data-field][role=button]").first).to_be_visible()
        symbol = page.locator("[data-field][data-tip][role=button]").first
        if symbol.count():
            break
        page.context.close()  # two maps without symbols, which happens
    else:
        pytest.fail("ten times two maps, and no symbol on any")
    tip = page.get_by_role("tooltip")
    spot = symbol.bounding_box()
    assert spot
    line = page.context.new_cdp_session(page)
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(tip).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("button", name=re.compile("not confirmed yet$"))).to_have_count(0)
    page.get_by_role("button", name="Enlarge the display").tap()
    sheet = page.get_by_role("dialog")
    sheet.locator("[data-tip]").first.tap()
    expect(sheet.get_by_role("tooltip")).to_be_visible()
    expect(sheet).to_contain_text("Cross: cross off one more square")  # and all are listed below


# --- what is new


def test_what_is_new_is_explained_once(visits: Visits, live_server: LiveServer) -> None:
    page = Guide(visits, live_server, viewport=PHONE).start()
    open_table(page, SILVER)
    hint = page.locator(".hint-line")
    expect(hint).to_contain_text("A map is worth as many points as it has squares.")
    expect(page.get_by_role("status").filter(has_text="A map is worth")).to_have_count(1)
    assert covered(page) == []
    hint.get_by_role("button", name="Rule").click()
    expect(page.locator("[id='rule-S1.1']")).to_be_focused()
    page.keyboard.press("Escape")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_have_text("")
    page.reload()
    expect(page.get_by_role("button", name="Keep them")).to_be_visible()
    expect(hint).to_have_text("")
    Player(SILVER, Mouse(page)).play(decisions=1)
    settled(page, "mark")
    expect(hint).to_contain_text("Turn and flip the shape as you like")
    assert covered(page) == []


COVERED = """() => {
  const box = document.querySelector(".hint-line").getBoundingClientRect();
  return [...document.querySelectorAll(".bar, .sg-pick .card, .sg-mine [data-field]")]
    .filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top < box.bottom && bottom > box.top;
    }).map((one) => one.getAttribute("class"));
}"""


def covered(page: Page) -> list[str]:
    """Return the parts of the decision that the hint covers."""
    found: list[str] = page.evaluate(COVERED)
    return found


def test_who_knows_it_all_is_told_nothing(visits: Visits, live_server: LiveServer) -> None:
    page = Guide(visits, live_server).start()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Show tips").uncheck()
    page.get_by_role("button", name="Close").click()
    open_table(page, CARD)
    expect(bar(page).get_by_role("button").first).to_be_visible()
    expect(page.locator(".hint-line")).to_have_text("")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Show tips").check()
    expect(page.locator(".hint-line")).not_to_have_text("")


# --- what can I do now?

SILENT = """
window.silent = [];
new MutationObserver(() => {
  for (const bar of document.querySelectorAll(".bar"))
    if (!bar.querySelector(".ask strong")?.textContent.trim()) window.silent.push(bar.outerHTML);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_done_now_is_always_said(visits: Visits, game: str) -> None:
    context = visits.visitor()
    context.add_init_script(SILENT)
    page = context.new_page()
    page.goto(visits.address)
    open_table(page, game)
    Player(game, Mouse(page)).play(decisions=3)
    assert page.evaluate("window.silent") == []
    expect(bar(page).locator("strong")).not_to_be_empty()
