"""After the game: rematch, replay, record, and fairness check."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from crossoff.core.model.record import decode
from crossoff.play.fairness import check_fairness
from testkit.web.browser import LiveServer, Visits, shared_visits
from testkit.web.screens import CARD, GAMES, SILVER, Guide
from testkit.web.second_tab import play_over_wire, seat_link, seat_of
from tests.web.test_people import invite

FAIR = [
    "It’s the fingerprint your browser was shown before the first card was drawn.",
    "What your browser added was mixed in.",
    "Every move your browser saw confirmed is in the record, unchanged.",
]


def ended_for_two(visits: Visits, server: LiveServer) -> tuple[Page, Page]:
    """Return a finished game of two people, each in a separate browser profile."""
    host, friend = invite(visits, CARD)
    play_over_wire(server, [seat_of(host), seat_of(friend)])
    for page in (host, friend):
        expect(page.get_by_role("button", name="Was it fair?")).to_be_enabled()
    return host, friend


@pytest.fixture(scope="module")
def pair(chromium_browser: Browser, live_server: LiveServer) -> Iterator[tuple[Page, Page]]:
    """A finished two-player game, for read-only tests."""
    with shared_visits("a pair", chromium_browser, live_server) as visits:
        yield ended_for_two(visits, live_server)


@pytest.fixture(scope="module")
def guide(chromium_browser: Browser, live_server: LiveServer) -> Iterator[Guide]:
    """Opens one finished game of each kind, for read-only tests."""
    with shared_visits("finished games", chromium_browser, live_server) as visits:
        yield Guide(visits, live_server, keeps="finished")


def totals(page: Page) -> list[int]:
    """Return everybody's points from the score sheet."""
    row = page.get_by_role("row", name=re.compile("^Total"))
    return [int(one) for one in re.findall(r'cell "(\d+)', row.aria_snapshot())]


def test_anybody_proposes_a_rematch_and_nobody_is_pulled_off_the_result(
    visits: Visits, live_server: LiveServer
) -> None:
    host, friend = ended_for_two(visits, live_server)
    before, link = seat_of(host)[0], seat_link(host)
    friend.get_by_role("button", name="Rematch", exact=True).click()
    expect(friend.get_by_text("Waiting for Ann to join.")).to_be_visible()
    expect(host.get_by_role("main")).to_contain_text("Bea wants a rematch")
    expect(host.get_by_role("button", name="Was it fair?")).to_be_visible()
    assert seat_of(host)[0] == before
    host.get_by_role("button", name="Join the rematch").click()
    for page in (host, friend):
        expect(page.get_by_role("region", name="Your move")).to_be_visible()
    assert before != seat_of(host)[0] == seat_of(friend)[0]
    play_over_wire(live_server, [seat_of(host), seat_of(friend)])  # it can be played
    expect(friend.get_by_role("button", name="Was it fair?")).to_be_enabled()
    for page in (host, friend):
        page.get_by_role("button", name="Was it fair?").click()
        sheet = page.get_by_role("dialog", name="Was it fair?")
        for finding in FAIR:
            expect(sheet).to_contain_text(finding)
    late = visits.page(link)  # who comes by the first table saw nothing before the rematch
    late.get_by_role("button", name="Join the rematch").click()
    late.get_by_role("button", name="Was it fair?").click()
    expect(late.get_by_role("dialog")).to_contain_text("This browser joined too late")


def test_people_at_one_device_stay_together_in_a_rematch(
    visits: Visits, live_server: LiveServer
) -> None:
    page = Guide(visits, live_server).covered(SILVER)
    table, token = seat_of(page)
    kept = json.loads(page.evaluate("localStorage.getItem('crossoff.tables')"))
    (other,) = (seat["token"] for seat in kept[0]["local"])
    play_over_wire(live_server, [(table, token), (table, other)])
    page.get_by_role("button", name="Rematch", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^I’m Player"))).to_be_visible()
    assert seat_of(page)[0] != table


@pytest.mark.parametrize("game", GAMES)
def test_the_replay_goes_from_the_deal_to_the_result(guide: Guide, game: str) -> None:
    page = guide.ended(game)
    points = totals(page)
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_accessible_name(re.compile("^Step 1 of "))
    page.get_by_role("button", name="Pause").click()
    first = page.get_by_role("main").aria_snapshot()
    slider.fill(slider.get_attribute("max") or "")
    expect(page.get_by_role("button", name="Step forward")).to_be_disabled()
    last = page.get_by_role("main").aria_snapshot()
    assert all(re.search(rf"\b{one} point", last) for one in points)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Was it fair?")).to_be_enabled()
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Pause").click()
    expect(slider).to_have_accessible_name(re.compile("^Step [12] of "))
    slider.fill("0")
    expect(page.get_by_role("main")).to_match_aria_snapshot(first)


def test_steps_of_a_replay_follow_the_arrow_keys(guide: Guide) -> None:
    page = guide.replayed(CARD)
    slider = page.get_by_role("slider")
    page.keyboard.press("Tab")  # away from the slider, which uses the arrow keys itself
    here = int(slider.input_value())
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(here + 1))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(here - 1))
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Step back")).to_be_disabled()


@pytest.mark.parametrize("game", GAMES)
def test_the_result_tells_margin_and_cause_and_celebrates_only_wins(
    guide: Guide, game: str
) -> None:
    page = guide.ended(game)
    mine, ottos = totals(page)
    header = page.get_by_role("main").locator("header")
    if mine != ottos:
        expect(header).to_contain_text(re.compile(rf"By {abs(mine - ottos)} points?: \S"))
    expect(page.locator(".trophy")).to_have_count(1 if mine > ottos else 0)
    slider = page.get_by_role("slider")
    slider.fill("3")
    expect(page.locator(".chart .now")).to_be_attached()
    page.get_by_role("button", name="View table").click()
    expect(slider).to_have_accessible_name(re.compile("^Step 4 of "))


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_rings_the_ink_of_a_step_from_any_seat(guide: Guide, game: str) -> None:
    page = guide.replayed(game)
    slider, last = page.get_by_role("slider"), 0
    rings = page.locator(".ringed")
    while rings.count() == 0:  # a step with ink on open cards
        slider.fill(str(int(slider.input_value()) + 1))
        last += 1
        assert last < 20
    before = page.get_by_role("main").aria_snapshot()
    otto = page.get_by_role("group", name="Point of view").get_by_role("button", name="Otto")
    otto.click()
    expect(otto).to_have_attribute("aria-pressed", "true")
    expect(rings.first).to_be_attached()
    assert page.get_by_role("main").aria_snapshot() != before


@pytest.mark.parametrize("game", GAMES)
def test_a_downloaded_record_is_of_this_game_and_fair(
    guide: Guide, game: str, tmp_path: Path
) -> None:
    page = guide.ended(game)
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save record").click()
    download = downloading.value
    assert download.suggested_filename == f"crossoff-{seat_of(page)[0][:8]}.json"
    download.save_as(tmp_path / "record.json")
    record = decode((tmp_path / "record.json").read_bytes())
    check_fairness(record)
    assert record.result is not None
    assert totals(page) == [one["total"] for one in record.result["scores"]]


def test_the_page_checks_that_it_was_fair(pair: tuple[Page, Page]) -> None:
    for page in pair:
        page.get_by_role("button", name="Was it fair?").click()
        sheet = page.get_by_role("dialog", name="Was it fair?")
        expect(sheet).to_contain_text("The number matches its fingerprint.")
        for finding in FAIR:
            expect(sheet).to_contain_text(finding)


def test_a_browser_that_comes_late_says_what_it_cannot_know(
    visits: Visits, pair: tuple[Page, Page]
) -> None:
    late = visits.visitor().new_page()
    late.goto(visits.address + seat_link(pair[0]))
    late.get_by_role("button", name="Was it fair?").click()
    sheet = late.get_by_role("dialog", name="Was it fair?")
    expect(sheet).to_contain_text("The number matches its fingerprint.")
    for finding in (
        "This browser joined too late to see the fingerprint before the first card",
        "This browser added nothing of its own to this game.",
        "This browser kept nothing to compare the moves with.",
    ):
        expect(sheet).to_contain_text(finding)
    expect(sheet).not_to_contain_text(FAIR[0])


def test_what_could_not_be_checked_can_be_tried_again(
    visits: Visits, live_server: LiveServer
) -> None:
    visits.forgive("Failed to load resource")
    page = Guide(visits, live_server).table(CARD)
    page.context.route("**/record", lambda route: route.abort())
    page.context.route("**/fair.js", lambda route: route.abort())
    play_over_wire(live_server, [seat_of(page)])
    page.get_by_role("button", name="Was it fair?").click()
    sheet = page.get_by_role("dialog", name="Was it fair?")
    expect(sheet.get_by_role("alert")).to_contain_text("couldn’t be loaded")
    page.context.unroute("**/record")
    page.context.unroute("**/fair.js")
    sheet.get_by_role("button", name="Try again").click()
    expect(sheet).to_contain_text("The number matches its fingerprint.")


def test_nobody_waits_any_more_when_the_game_is_over(guide: Guide) -> None:
    page = guide.ended(SILVER)
    page.get_by_role("button", name="View table").click()
    rival = page.get_by_role("button", name=re.compile("^Otto.*cards$"))
    expect(rival).to_have_accessible_name(re.compile(r"^Otto, \d+ points?\. Show cards$"))


def test_the_page_notices_a_game_that_was_tampered_with(
    visits: Visits, live_server: LiveServer
) -> None:
    """A server that shows another seed than it committed to, drops our nonce, and changes a
    decision.
    """
    context = visits.visitor()

    def tamper(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        record = answer.json()
        if record.get("fairness", {}).get("seed"):
            record["fairness"] |= {"seed": "00" * 32, "nonces": [None, None]}
            record["fairness"]["commitment"] = "11" * 32
            record["log"][-1] += " "
        route.fulfill(response=answer, body=json.dumps(record))  # type: ignore[attr-defined]

    context.route("**/record", tamper)
    page = context.new_page()
    page.goto(visits.address)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Your move")).to_be_visible()
    play_over_wire(live_server, [seat_of(page)])
    page.get_by_role("button", name="Was it fair?").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("The number doesn’t match its fingerprint.")
    expect(sheet).to_contain_text("It’s not the fingerprint your browser was shown before")
    expect(sheet).to_contain_text("What your browser added wasn’t mixed in.")
    expect(sheet).to_contain_text("The record doesn’t match the moves your browser saw confirmed.")
