"""Every window fits: what can be chosen and the main button are inside it and not covered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from testkit.samples import is_full
from testkit.server.processes import Seated, new_table
from testkit.web.browser import LiveServer, Visits
from testkit.web.hands import Mouse
from testkit.web.player import ASKING, Player
from testkit.web.screens import CARD, SILVER, settled
from testkit.web.second_tab import play_over_wire

ALL_SIZES = [
    (844, 390), (740, 360), (640, 400), (1366, 650), (1280, 600), (1280, 720),
    (360, 640), (320, 568), (820, 1180), (1440, 900), (1920, 1080), (2560, 1440),
]  # fmt: skip
FEW_SIZES = [(740, 360), (1280, 600), (320, 568)]
SIZES = ALL_SIZES if is_full() else FEW_SIZES
SEATS = [2, 4] if is_full() else [4]
LARGE = {(1920, 1080): 440, (2560, 1440): 580}
"""Windows, and how wide a card of one's own is there at least."""

FITS = Path(__file__).with_name("in_page").joinpath("choices_fit.js").read_text(encoding="utf-8")
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
BAR_TOP = "() => document.querySelector('.bar').getBoundingClientRect().top"
WIDTH = """() => {
  const card = document.querySelector('.sg-mine .card, .oc-hand .card');
  return card && card.getBoundingClientRect().width; // one may have just been scored
}"""
CAN_COMMIT = ".bar .main:not(:disabled, [aria-disabled=true])"
WALKS: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    SILVER: ("silver-and-gold", {}, ["keep", "mark", "take", "mark"]),
    CARD: ("one-card", {"variant": "advanced"}, ["keep", "reroll", "use", "take", "use"]),
}


async def seat_all(address: str, game: str, seats: int, options: dict[str, Any]) -> Seated:
    """Create a table for people only, so that nobody moves unasked."""
    people = ("human", *["local"] * (seats - 1))
    async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
        return await new_table(http, game, people, options=options)


class Windows:
    """Looks at a page in every size, and remembers where the bar was."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self._bars: dict[tuple[int, int], set[int]] = {}

    def look(self, phase: str, *, is_still: bool) -> None:
        """`is_still`: the bar must be where it was in the other phases looked at like this."""
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate("scrollTo(0, 0)")
            self.page.evaluate(TWO_FRAMES)
            where = f"{phase}, {width}x{height}: "
            self.faults += [where + fault for fault in self.page.evaluate(FITS)]
            if not is_still:
                continue
            self._bars.setdefault((width, height), set()).add(round(self.page.evaluate(BAR_TOP)))
            least, card = LARGE.get((width, height), 0), self.page.evaluate(WIDTH)
            if card is not None and card < least:
                self.faults.append(where + f"cards narrower than {least}")
        self.page.set_viewport_size({"width": 1280, "height": 800})

    def jumps(self) -> list[str]:
        return [
            f"the bar jumps: {size} {tops}" for size, tops in self._bars.items() if len(tops) > 1
        ]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", [SILVER, CARD])
def test_every_phase_fits_every_window(
    visits: Visits, live_server: LiveServer, game: str, seats: int
) -> None:
    """One walk through a game, with all windows at each new phase: asked, chosen, waiting."""
    name, options, verbs = WALKS[game]
    seated = live_server.do(seat_all(live_server.address, name, seats, options))
    secrets = [(seated.table, secret) for secret in seated.tokens.values()]
    page = visits.page("#t/{}/{}".format(*secrets[0]))
    player, windows = Player(game, Mouse(page)), Windows(page)
    for verb in verbs:
        assert play_over_wire(live_server, secrets[:1], {verb}, others=secrets[1:]) == verb
        settled(page, verb)
        is_still = verb not in ("keep", "take")
        windows.look(verb, is_still=is_still)
        while not page.locator(CAN_COMMIT).count():
            player.move()
        windows.look(f"{verb}, chosen", is_still=is_still)
    asked = page.get_by_role("button", name=ASKING)
    while asked.count():
        player.move()
    expect(asked).to_have_count(0)  # the others are still to decide
    windows.look("waiting", is_still=True)
    assert not windows.faults + windows.jumps(), "\n".join(windows.faults + windows.jumps())
