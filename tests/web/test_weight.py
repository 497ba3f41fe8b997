"""The download size of a first visit."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from testkit.web.browser import Visits
from testkit.web.screens import GAMES, choose_game

MOST = 150 * 1024
"""Bytes of content over the line, compressed, from an empty cache to the first decision."""


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_weighs_at_most_150_kb(visits: Visits, game: str) -> None:
    page = visits.visitor().new_page()
    weights: dict[str, float] = {}
    names: dict[str, str] = {}
    headers: dict[str, float] = {}

    def ask(it: dict[str, Any]) -> None:
        names[it["requestId"]] = it["request"]["url"]

    def answer(it: dict[str, Any]) -> None:
        headers[it["requestId"]] = it["response"]["encodedDataLength"]

    def count(it: dict[str, Any]) -> None:
        weights[names[it["requestId"]]] = it["encodedDataLength"] - headers[it["requestId"]]

    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.requestWillBeSent", ask)
    network.on("Network.responseReceived", answer)
    network.on("Network.loadingFinished", count)
    page.goto(visits.address)
    choose_game(page, game)
    page.get_by_role("button", name="Play", exact=True).click()
    decision = page.get_by_role("region", name="Your move")
    expect(decision.get_by_role("button").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    heaviest = sorted(weights.items(), key=lambda item: -item[1])[:10]
    assert sum(weights.values()) <= MOST, (sum(weights.values()), heaviest)
    assert len(weights) > 20  # it was counted at all
