"""A player who uses only what the page offers and says."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page

from testkit.web.aria import Control, controls
from testkit.web.browser import PATIENCE
from testkit.web.hands import Hand

__all__ = ["Player", "await_change", "changes", "play_on", "until_asked"]

DECISION = "Your move"
ASKING = re.compile("(Keep them|Take it|Use it|Done|Pass|Roll .*)$")
MOST_LOOKS = 3_000
Choose = Callable[[list[Control], random.Random], Control | None]


def _bar(seen: list[Control]) -> dict[str, Control]:
    return {one.name: one for one in seen if one.place == DECISION}


def _first_enabled(bar: dict[str, Control], *names: str) -> Control | None:
    return next((bar[name] for name in names if name in bar and not bar[name].is_disabled), None)


def choose_in_silver_gold(seen: list[Control], rng: random.Random) -> Control | None:
    """Return the control to press next; None if nothing is asked."""
    bar = _bar(seen)
    ready = _first_enabled(bar, "Keep them", "Take it", "Done", "See the result")
    if ready:
        return ready
    if "Done" in bar:
        fields = [one for one in seen if "can be crossed off" in one.name]
        return rng.choice(fields) if fields else None
    if "Keep them" in bar or "Take it" in bar:
        cards = [one for one in seen if re.match("Keep|Pick your", one.place)]
        free = [one for one in cards if not one.is_pressed]
        return rng.choice(free) if free else None
    return None


def choose_in_one_card(seen: list[Control], rng: random.Random) -> Control | None:
    """Return the control to press next; None if nothing is asked."""
    skip = next((one for one in seen if one.name == "Continue"), None)
    if skip:
        return skip
    bar = _bar(seen)
    dice = [one for one in seen if re.match(r"die \d.*(kept|rolled again)$", one.name)]
    rolls = next((one for name, one in bar.items() if name.startswith("Roll ")), None)
    if rolls:
        kept = [one for one in dice if not one.is_pressed]
        return rng.choice(kept) if kept and rng.random() < 0.4 else rolls
    ready = _first_enabled(bar, "Keep them", "Take it", "Use it", "See the result")
    if ready:
        return ready
    if dice and rng.random() < 0.4:
        return rng.choice(dice)
    if "Use it" in bar:
        cards = [one for one in seen if one.place == "Your cards"]
        useful = [one for one in cards if "No color fits" not in one.name]
        return max(useful, key=_worth) if useful else _first_enabled(bar, "Pass")
    if "Keep them" in bar or "Take it" in bar:
        cards = [one for one in seen if one.place in ("Cards dealt to you", "Supply")]
        free = [one for one in cards if not one.is_pressed and not one.is_disabled]
        return rng.choice(free) if free else None
    return _first_enabled(bar, "Pass")


def _worth(card: Control) -> int:
    scores, boxes = re.search(r"Scores (\d+)", card.name), re.search(r"(\d+) box", card.name)
    return 100 + int(scores[1]) if scores else int(boxes[1]) if boxes else 0


CHOICES: dict[str, Choose] = {
    "Silver & Gold": choose_in_silver_gold,
    "Everything on 1 Card": choose_in_one_card,
}


class Player:
    """Plays one game with one input method."""

    def __init__(self, game: str, hand: Hand, seed: int = 1) -> None:
        self.page: Page = hand.page
        self.decisions = 0
        self._choose = CHOICES[game]
        self._hand = hand
        self._rng = random.Random(seed)

    def move(self, seen: list[Control] | None = None) -> Control | None:
        """Press one control if something is asked; `seen` if the page was just read."""
        seen = seen or controls(self.page)
        control = _way_back(seen) or self._choose(seen, self._rng)
        if control and self._hand.press(control):
            self.decisions += control.place == DECISION
        return control

    def play(self, *, decisions: int | None = None) -> None:
        """Play to the end of the game, or for some decisions."""
        for _ in range(MOST_LOOKS):
            if decisions is not None and self.decisions >= decisions:
                return
            before, seen = changes(self.page), controls(self.page)
            if is_over(seen):
                return
            if self.move(seen) is None:
                await_change(self.page, before)
        raise AssertionError("this game never ends")


def _way_back(seen: list[Control]) -> Control | None:
    """Return the way out of an enlarged card: if the table moves on during a press, it may hit
    another card.
    """
    return next((one for one in seen if one.name == "Close"), None)


def changes(page: Page) -> int:
    """Return how often the page has changed."""
    return int(page.evaluate("window.changes"))


def await_change(page: Page, before: int) -> None:
    """Wait until the page has changed; an error if it never does."""
    page.evaluate("([before, patience]) => window.changed(before, patience)", [before, PATIENCE])


def is_over(seen: list[Control]) -> bool:
    """True if the result is shown."""
    return any(one.name == "Was it fair?" for one in seen)


def until_asked(*pages: Page) -> Page:
    """Wait for a page that needs a decision, and return it: nothing changes by itself then."""
    for _ in range(MOST_LOOKS):
        before = changes(pages[0])
        for page in pages:
            if any(ASKING.match(name) for name in _bar(controls(page))):
                return page
        await_change(pages[0], before)
    raise AssertionError("nothing is ever asked")


def play_on(players: list[Player], *, decisions: int | None = None) -> None:
    """Play several seats at one table, one press per turn, until all are done."""
    for _ in range(MOST_LOOKS):
        before = changes(players[0].page)
        if decisions is not None and all(one.decisions >= decisions for one in players):
            return
        seen = [controls(one.page) for one in players]
        if all(map(is_over, seen)):
            return
        moved = [one.move() for one in players]
        if not any(moved):
            await_change(players[0].page, before)
    raise AssertionError("this game never ends")
