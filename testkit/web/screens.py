"""Every screen of the page, reached as users reach it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from crossoff.core.model.registry import load_game
from testkit.games.mounting import SHIPPED
from testkit.web.browser import DESKTOP, LiveServer, Visits
from testkit.web.hands import Mouse
from testkit.web.player import Player
from testkit.web.pupil import Pupil, go_to_step
from testkit.web.second_tab import idle_table, play_over_wire, seat_of

__all__ = [
    "CARD",
    "GAMES",
    "SCREENS",
    "SILVER",
    "Guide",
    "choose_advanced",
    "choose_game",
    "open_table",
    "watch_link",
]

SILVER, CARD = "Silver & Gold", "Everything on 1 Card"
#: Titles of all games.
GAMES = [load_game(name).title for name in SHIPPED]
TRIES = 5
Screen = Callable[["Guide"], Page]


class Guide:
    """Opens screens; `named` is passed to every browser profile.

    With `keeps`, tables are reused instead of opening new ones. Their randomness depends on that
    name, not on the first test that uses them.
    """

    def __init__(self, visits: Visits, server: LiveServer, keeps: str = "", **named: Any) -> None:
        self.visits = visits
        self.server = server
        self.named = named
        self.kept: dict[str, Page] = {}
        self._keeps = keeps

    def _again(self, name: str, first: Callable[[], Page]) -> Page:
        """Open a page with `first`, or reload the one kept under this name."""
        if not self._keeps:
            return first()
        if page := self.kept.get(name):
            page.set_viewport_size(self.named.get("viewport", DESKTOP))
            page.reload()
            return page
        self.server.begin(f"{self._keeps}, {name}")
        self.kept[name] = page = first()
        return page

    def start(self) -> Page:
        page = self.visits.page(**self.named)
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        return page

    def table(self, game: str, *, until: set[str] | None = None) -> Page:
        """Open a table against a bot, at a decision with one of these verbs."""
        for _ in range(TRIES):  # a game may end before that is asked
            page = self.start()
            open_table(page, game, is_advanced=until == {"take"})
            if not until or play_over_wire(self.server, [seat_of(page)], until):
                return page
            page.context.close()
        raise AssertionError(f"nobody is ever asked for {until}")

    def asked(self, game: str, verb: str) -> Page:
        """Open a table where something may be chosen; visitors must not decide."""
        page = self._again(f"{game}, {verb}", lambda: self.table(game, until={verb}))
        return settled(page, verb)

    def ended(self, game: str) -> Page:
        page = self._again(f"{game}, ended", lambda: self._played_out(game))
        expect(page.get_by_role("button", name="Was it fair?")).to_be_enabled()
        return page

    def _played_out(self, game: str) -> Page:
        page = self.table(game)
        play_over_wire(self.server, [seat_of(page)])
        return page

    def replayed(self, game: str) -> Page:
        page = self.ended(game)
        page.get_by_role("button", name="Replay").click()
        slider = page.get_by_role("slider")
        page.get_by_role("button", name="Pause").click()
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        return page

    def watched(self, game: str) -> Page:
        page = self.table(game, until={"mark", "use", "reroll"})
        link = watch_link(page)
        spectator = self.visits.page(link.removeprefix(self.visits.address), **self.named)
        expect(spectator.get_by_role("region", name="Your move")).to_be_visible()
        return spectator

    def covered(self, game: str) -> Page:
        page = self.start()
        choose_game(page, game)
        choose_player(page, 2, "On this device")
        if game == CARD:
            choose_advanced(page)
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.get_by_role("button", name="I’m Player 1")).to_be_visible()
        return page


def choose_player(page: Page, seat: int, name: str) -> None:
    """Choose who sits on a seat: a character, "Bot, greedy", a friend, or this device."""
    page.evaluate("localStorage.setItem('crossoff.baselines', 'true')")
    page.get_by_role("button", name=f"Player in seat {seat}").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{name}")).click()


def choose_game(page: Page, game: str) -> None:
    page.get_by_text(game, exact=True).click()


def choose_advanced(page: Page) -> None:
    page.get_by_text("Options", exact=True).click()
    page.get_by_text("Advanced", exact=True).click()


def open_table(page: Page, game: str, *, is_advanced: bool = False) -> None:
    """Open a table against a fast bot."""
    choose_game(page, game)
    choose_player(page, 2, "Bot, greedy")
    if is_advanced and game == CARD:  # the other game has no variant
        choose_advanced(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Your move")).to_be_visible()


def watch_link(page: Page) -> str:
    """Return the spectator link, from the list of players."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Who’s here").click()
    link = page.get_by_role("textbox", name="Spectator link").input_value()
    page.get_by_role("button", name="Close").click()
    return link


def _options(guide: Guide) -> Page:
    page = guide.start()
    page.get_by_text("Options", exact=True).click()
    return page


def _full(guide: Guide) -> Page:
    """The maximum number of seats, of every kind."""
    page = guide.start()
    page.get_by_role("button", name="Friend", exact=True).click()
    page.get_by_role("button", name="Bot", exact=True).click()
    page.get_by_role("button", name="Same device", exact=True).click()
    expect(page.get_by_role("textbox", name="Name of player 4")).to_be_visible()
    return page


def _settings(guide: Guide) -> Page:
    page = guide.start()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_contain_text("Language")
    return page


def waiting(guide: Guide) -> Page:
    page = guide.start()
    choose_player(page, 2, "A friend, via link")
    page.get_by_role("button", name="Invite and play").click()
    expect(page.get_by_role("img", name="The same link as a QR code")).to_be_visible()
    return page


def _join(guide: Guide) -> Page:
    link = waiting(guide).get_by_role("textbox", name="Invitation link").input_value()
    page = guide.visits.page(link.removeprefix(guide.visits.address), **guide.named)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    return page


def _gone(guide: Guide) -> Page:
    page = guide.visits.page(f"#t/{'0' * 32}/{'0' * 32}", **guide.named)
    expect(page.get_by_role("heading", name="No table here")).to_be_visible()
    return page


def _closed(guide: Guide) -> Page:
    page = _ask_to_end(guide)
    page.get_by_role("dialog").get_by_role("button", name="End game for everyone").click()
    expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
    return page


def _ask_to_end(guide: Guide) -> Page:
    page = guide.table(CARD)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End game for everyone").click()
    expect(page.get_by_role("button", name="Keep playing")).to_be_visible()
    return page


def _menu(guide: Guide) -> Page:
    page = guide.asked(SILVER, "mark")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    return page


def _people(guide: Guide) -> Page:
    page = _menu(guide)
    page.get_by_role("button", name="Who’s here").click()
    expect(page.get_by_role("textbox", name="Spectator link")).to_be_visible()
    return page


def _keys(game: str, verb: str) -> Screen:
    def screen(guide: Guide) -> Page:
        page = guide.asked(game, verb)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Help and shortcuts")).to_be_visible()
        return page

    return screen


def _asked(game: str, verb: str) -> Screen:
    return lambda guide: guide.asked(game, verb)


BUTTONS = {"keep": "Keep them", "mark": "Done", "take": "Take it", "use": "Use it"}
BUTTONS |= {"reroll": "Use it", "pass": "Pass"}


def settled(page: Page, verb: str) -> Page:
    """Wait until the page shows what was reached over the wire."""
    expect(page.get_by_role("button", name=BUTTONS[verb], exact=True)).to_be_visible()
    if verb == "reroll":  # its button looks like that of an earlier roll
        expect(page.get_by_text("Roll again, or use this roll?")).to_be_visible()
    return page


def _chosen(game: str, verb: str) -> Screen:
    """With something selected, so that the main button is enabled."""

    def screen(guide: Guide) -> Page:
        page = guide.asked(game, verb)
        player = Player(game, Mouse(page))
        button = page.get_by_role("button", name=BUTTONS[verb], exact=True)
        while not button.is_enabled():
            player.move()
        return page

    return screen


def _dealt(guide: Guide) -> Page:
    page = guide.start()
    choose_game(page, CARD)
    choose_advanced(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Keep them")).to_be_visible()
    return page


def _idle(guide: Guide) -> Page:
    table, secret = idle_table(guide.server, 10)
    page = guide.visits.page(f"#t/{table}/{secret}", **guide.named)
    expect(page.get_by_text("Two more and the game ends.")).to_be_visible()
    return page


def _dice(guide: Guide) -> Page:
    page = guide.asked(CARD, "reroll")
    page.keyboard.press("1")
    page.keyboard.press("3")
    expect(page.get_by_role("button", name="Roll two")).to_be_visible()
    return page


def _sheet(game: str, verb: str, button: str) -> Screen:
    def screen(guide: Guide) -> Page:
        page = guide.asked(game, verb)
        page.get_by_role("button", name=re.compile(button)).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        return page

    return screen


def _fair(guide: Guide) -> Page:
    page = guide.ended(CARD)
    page.get_by_role("button", name="Was it fair?").click()
    expect(page.get_by_role("dialog")).to_contain_text("The number matches its fingerprint.")
    return page


def _rules(game: str) -> Screen:
    def screen(guide: Guide) -> Page:
        page = guide.visits.page(f"#rules/{game}", **guide.named)
        expect(page.locator(".rule").first).to_be_visible()
        return page

    return screen


def _rules_over(guide: Guide) -> Page:
    """Opened because of an illegal action."""
    page = guide.asked(SILVER, "mark")
    page.get_by_role("button", name="Done", exact=True).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog").locator(".rule").first).to_be_visible()
    return page


def _learning(guide: Guide) -> Page:
    """After a decision that the lesson did not accept."""
    page = guide.visits.page("#learn/silver-and-gold", **guide.named)
    page.get_by_role("button", name="b1, free, can be crossed off").first.click()
    page.get_by_role("button", name="Just one square").click()
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_role("button", name="Show me")).to_be_visible()
    return page


def _read(guide: Guide) -> Page:
    """A step without a decision."""
    page = guide.start()
    go_to_step(page, guide.visits.address, CARD, 4)
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    return page


def _learned(guide: Guide) -> Page:
    page = guide.start()
    pupil = Pupil(CARD, Mouse(page))
    go_to_step(page, guide.visits.address, CARD, pupil.steps - 1)
    pupil.learn(first=pupil.steps - 1)
    expect(page.get_by_role("table")).to_be_visible()
    return page


def _at(do: Callable[[Guide, str], Page], game: str) -> Screen:
    return lambda guide: do(guide, game)


SCREENS: dict[str, Screen] = {
    "start": Guide.start,
    "start, options open": _options,
    "start, four seats": _full,
    "settings": _settings,
    "invitation": waiting,
    "joining": _join,
    "no such table": _gone,
    "silver-gold, rules": _rules("silver-and-gold"),
    "silver-gold, rules over the table": _rules_over,
    "one-card, rules": _rules("one-card"),
    "silver-gold, learning": _learning,
    "one-card, reading": _read,
    "one-card, learned": _learned,
    "ending the table": _ask_to_end,
    "table closed": _closed,
    "menu": _menu,
    "who is here": _people,
    "silver-gold, keys": _keys(SILVER, "keep"),
    "silver-gold, keeping": _asked(SILVER, "keep"),
    "silver-gold, kept": _chosen(SILVER, "keep"),
    "silver-gold, marking": _asked(SILVER, "mark"),
    "silver-gold, marked": _chosen(SILVER, "mark"),
    "silver-gold, taking": _asked(SILVER, "take"),
    "silver-gold, taken": _chosen(SILVER, "take"),
    "silver-gold, rival": _sheet(SILVER, "mark", "Show cards"),
    "silver-gold, own card": _sheet(SILVER, "mark", "Enlarge your score card"),
    "silver-gold, cover": _at(Guide.covered, SILVER),
    "silver-gold, looking on": _at(Guide.watched, SILVER),
    "silver-gold, end": _at(Guide.ended, SILVER),
    "silver-gold, replay": _at(Guide.replayed, SILVER),
    "one-card, keys": _keys(CARD, "reroll"),
    "one-card, keeping": _dealt,
    "one-card, rolling": _asked(CARD, "reroll"),
    "one-card, dice picked": _dice,
    "one-card, nobody plays": _idle,
    "one-card, using": _asked(CARD, "use"),
    "one-card, used": _chosen(CARD, "use"),
    "one-card, taking": _asked(CARD, "take"),
    "one-card, taken": _chosen(CARD, "take"),
    "one-card, rival": _sheet(CARD, "use", "^Otto"),
    "one-card, cover": _at(Guide.covered, CARD),
    "one-card, looking on": _at(Guide.watched, CARD),
    "one-card, end": _at(Guide.ended, CARD),
    "one-card, fair": _fair,
    "one-card, replay": _at(Guide.replayed, CARD),
}
