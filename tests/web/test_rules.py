"""The rules as people read them: localised, searched, printed, during a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from testkit.games.mounting import SHIPPED
from testkit.games.walks import package_of
from testkit.texts.ftl_files import LANGUAGES, read_texts
from testkit.texts.rule_clauses import clauses, text_id
from testkit.web.browser import DESKTOP, PHONE, LiveServer, Visits
from testkit.web.screens import SILVER, Guide

GAMES = {name: package_of(name)[0].rpartition(".")[2] for name in SHIPPED}
SIDEWAYS = Path(__file__).with_name("in_page") / "sideways.js"
NUMBERED = ".rule, .rules-head"


def rules(visits: Visits, path: str, language: str = "en", **named: object) -> Page:
    """Open the rules at an address, with this language chosen."""
    context = visits.visitor(**named)  # type: ignore[arg-type]
    chosen = f"localStorage.setItem('crossoff.language', '\"{language}\"')"
    context.add_init_script(f"if (location.protocol === 'http:') {chosen}")
    page = context.new_page()
    page.goto(visits.address + path)
    expect(page.locator(".rule").first).to_be_visible()
    return page


def in_sight(page: Page, clause: str) -> bool:
    """True if a clause begins in the upper half of the window."""
    box = page.locator(f"[id='rule-{clause}']").bounding_box()
    assert box and page.viewport_size
    return 0 <= box["y"] < page.viewport_size["height"] / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_there_in_every_language(visits: Visits, language: str) -> None:
    page = rules(visits, "#rules/silver-and-gold", language, viewport=PHONE)
    for game, package in GAMES.items():
        page.goto(f"{visits.address}#rules/{game}")
        title = read_texts(f"{package}_rules", language)[text_id(package, "short")].words[:20]
        expect(page.locator(".rules-short")).to_contain_text(title.strip())
        assert page.locator(NUMBERED).count() == len(clauses(package))
        said = page.locator("main").inner_text()
        assert not re.search(r"\b(sg|oc|rules)-[a-z]+", said)  # an id in place of a missing text
        assert page.evaluate(SIDEWAYS.read_text(encoding="utf-8")) == []
    expect(page.locator("html")).to_have_attribute(
        "lang", "pt-PT" if language == "pt" else language
    )


def test_a_search_leaves_what_holds_the_words_and_marks_them(visits: Visits) -> None:
    page = rules(visits, "#rules/silver-and-gold")
    search = page.get_by_role("searchbox", name="Search the rules")
    found = page.get_by_role("search").get_by_role("status")
    search.fill("palm box")
    expect(found).to_have_text("3 matches")
    assert page.locator(NUMBERED).filter(has=page.locator("mark")).count() >= 3
    assert {one.lower() for one in page.locator("mark").all_inner_texts()} == {"palm", "box"}
    search.fill("S5.6")
    expect(found).to_have_text("1 match")
    search.fill("submarine")
    expect(found).to_have_text("No matches")
    expect(page.locator(".rule")).to_have_count(0)
    search.press("Escape")
    expect(search).to_have_value("")
    expect(page.get_by_role("navigation", name="Contents")).to_be_visible()


def test_accents_need_not_be_typed(visits: Visits) -> None:
    page = rules(visits, "#rules/silver-and-gold", "de")
    page.get_by_role("searchbox").fill("munzreihe")
    expect(page.locator("mark").first).to_have_text("Münzreihe")


def test_a_link_leads_to_a_clause_and_every_clause_has_one(visits: Visits) -> None:
    page = rules(visits, "#rules/silver-and-gold/S4.5", viewport=PHONE)
    expect(page.locator("[id='rule-S4.5']")).to_be_focused()
    assert in_sight(page, "S4.5")
    page.get_by_role("link", name="S7.3", exact=True).click()
    expect(page).to_have_url(re.compile("#rules/silver-and-gold/S7.3$"))
    expect(page.locator("[id='rule-S7.3']")).to_be_focused()
    page.go_back()
    expect(page.locator("[id='rule-S4.5']")).to_be_focused()
    page.get_by_role("link", name="Scoring").click()
    expect(page.locator("[id='rule-S7']")).to_be_focused()
    assert in_sight(page, "S7")


def test_the_other_game_is_one_press_away(visits: Visits) -> None:
    page = rules(visits, "#rules")
    page.get_by_role("link", name=SILVER).click()
    expect(page).to_have_title("Rules of Silver & Gold · crossoff")
    expect(page.locator("[id='rule-S1.1']")).to_be_visible()
    page.get_by_role("button", name="Home").click()
    page.get_by_role("link", name="Rules of").click()
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()


BRIGHT = """() => [...document.querySelectorAll("body, .rules-pages, .sg-map .print, .card .print")]
  .filter((one) => one.checkVisibility())
  .map((one) => getComputedStyle(one)[one.tagName === "rect" ? "fill" : "backgroundColor"])
  .map((color) => color.match(/[\\d.]+/g).map(Number))
  .filter(([r, g, b, a = 1]) => a > 0 && r + g + b < 540)"""


def test_on_paper_there_is_ink_only_where_it_is_needed(visits: Visits) -> None:
    page = rules(visits, "#rules/silver-and-gold", color_scheme="dark", viewport=DESKTOP)
    assert page.evaluate(BRIGHT)  # on the screen it is dark
    page.emulate_media(media="print")
    assert page.evaluate(BRIGHT) == []
    for gone in (page.get_by_role("searchbox"), page.get_by_role("button", name="Print")):
        expect(gone).to_be_hidden()
    expect(page.get_by_role("link", name=SILVER)).to_be_visible()  # as the title


def test_the_rules_fit_a_few_sheets_of_paper(visits: Visits) -> None:
    page = rules(visits, "#rules/one-card")
    assert len(re.findall(rb"/Type /Page\b", page.pdf())) in range(2, 6)


def test_the_rules_lie_over_a_table_and_nothing_is_lost(
    visits: Visits, live_server: LiveServer
) -> None:
    page = Guide(visits, live_server).table(SILVER, until={"mark"})
    address = page.url
    page.get_by_role("button", name=re.compile("can be crossed off$")).first.click(
        modifiers=["Shift"]
    )
    chosen = page.get_by_role("button", name=re.compile("not confirmed yet$"))
    expect(chosen).to_have_count(1)
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.get_by_role("button", name="Rules", exact=True).click()
    sheet = page.get_by_role("dialog", name="Rules of Silver & Gold")
    sheet.get_by_role("link", name="Scoring").click()
    expect(page.locator("[id='rule-S7']")).to_be_focused()
    sheet.get_by_role("searchbox").fill("seal")
    sheet.get_by_role("searchbox").press("Escape")  # clears the search, and only that
    expect(sheet.get_by_role("navigation", name="Contents")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("region", name="Your move")).to_be_hidden()
    expect(page.locator("[id='rule-S7']")).to_be_visible()
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(menu).to_be_focused()
    assert page.url == address
    expect(chosen).to_have_count(1)
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("[id='rule-S1.1']")).to_be_visible()


def test_rules_that_do_not_come_take_nothing_away(visits: Visits, live_server: LiveServer) -> None:
    visits.forgive("Failed to (load resource|fetch dynamically)|net::ERR_FAILED")
    page = Guide(visits, live_server).table(SILVER)
    page.context.route("**/pages/rules.js", lambda route: route.abort())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Can’t reach the server. Are you online?")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Keep them")).to_be_visible()


def test_an_example_can_be_tried_and_the_server_judges(visits: Visits) -> None:
    page = rules(visits, "#rules/silver-and-gold/S4.3", viewport=PHONE)
    clause = page.locator("[id='rule-S4.3']")
    clause.get_by_role("button", name="Try it").click()
    said = clause.locator(".try-says")
    expect(said).to_have_text(re.compile("^Cover the cross"))
    done = clause.get_by_role("button", name="Done", exact=True)
    free = clause.get_by_role("button", name=re.compile("can be crossed off$"))
    free.last.click()
    clause.get_by_role("button", name="Just one square").click()
    done.click()
    expect(said).to_have_text("That covers no cross, so it gives no extra square. Try again.")
    cross = clause.get_by_role("button", name=re.compile("^a1, cross"))
    while "not confirmed yet" not in (cross.get_attribute("aria-label") or ""):
        cross.click()
    while not done.is_enabled():
        free.first.click()
    done.click()
    expect(said).to_have_text(re.compile("^One square more than the shape has"))
    clause.get_by_role("button", name="Try again").click()
    expect(said).to_have_text(re.compile("^Cover the cross"))


def test_every_example_leads_somewhere(visits: Visits) -> None:
    page = rules(visits, "#rules/one-card")
    for _ in range(page.get_by_role("button", name="Try it").count()):
        page.get_by_role("button", name="Try it").first.click()
    expect(page.locator(".try-says")).to_have_count(3)
    scored = page.locator("[id='rule-C5.2']")
    scored.get_by_role("region", name="Your cards").get_by_role("button").first.click()
    scored.get_by_role("button", name="Use it", exact=True).click()
    expect(scored.get_by_role("img", name="Card 02, scored: 11 points")).to_be_visible()
    rolled = page.locator("[id='rule-C3.2']")
    for die in ("die 2", "die 4"):
        rolled.get_by_role("button", name=re.compile(f"^{die}")).click()
    rolled.get_by_role("button", name="Roll two").click()
    expect(rolled.locator(".try-says")).to_have_text(re.compile("^The other dice stayed"))
