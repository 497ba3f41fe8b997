"""Everybody sees the table in their language, and can change it in the middle of a turn."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from testkit.web.browser import Visits


def choose_language(page: Page, name: str) -> None:
    """Choose a language in the open settings."""
    page.get_by_role("dialog").get_by_role("combobox").select_option(label=name)


def test_another_language_in_the_middle_of_a_turn(visits: Visits) -> None:
    """The draft stays; the page's language, title and open dialog follow; it is remembered."""
    page = visits.page()
    page.get_by_text("Silver & Gold", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    pick = page.get_by_role("region", name=re.compile("^Keep")).get_by_role("button").first
    pick.click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    choose_language(page, "Deutsch")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.get_by_role("button", name="Schließen").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page).to_have_title("Behalte zwei · crossoff")
    expect(page.get_by_role("region", name="Dein Zug")).to_contain_text("Noch eine Karte")
    expect(page.get_by_role("button", pressed=True)).to_have_count(1)
    page.reload()
    expect(page.get_by_role("region", name="Dein Zug")).to_contain_text("Behalte zwei")


def test_each_player_has_a_language_of_their_own(visits: Visits) -> None:
    host, guest = visits.page(), visits.page()
    guest.get_by_role("button", name="Settings").click()
    choose_language(guest, "Português")
    expect(guest.locator("html")).to_have_attribute("lang", "pt-PT")
    host.locator(".add button").first.click()
    host.get_by_role("button", name="Invite and play").click()
    guest.goto(host.get_by_role("textbox", name="Invitation link").input_value())
    guest.locator("form button").click()
    expect(host.get_by_role("region", name="Your move")).to_be_visible()
    expect(guest.locator(".bar")).to_be_visible()
    expect(guest.get_by_role("region", name="Your move")).to_have_count(0)
