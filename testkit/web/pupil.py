"""A learner who goes through a tutorial in a page by following the lesson's record."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from crossoff.core.model.registry import game_names, load_game
from crossoff.play.lessons import lesson_names
from testkit.play.lessons import as_shown, model
from testkit.web.aria import Control, controls
from testkit.web.hands import Hand, Mouse
from testkit.web.player import await_change, changes

__all__ = ["KEEP", "LEARN", "NAMES", "Pupil", "go_to_step", "models"]

#: Titles and names of the games with a tutorial.
NAMES = {load_game(name).title: name for name in game_names() if lesson_names(name)}
LEARN = "Learn it in three minutes"
DECISION = "Your move"
COMMITS = re.compile("^(Done|Take it|Use it|Roll .*|Continue|See the result)$")
MOST_LOOKS = 60
TURNS, POSES = 4, 9
MAY, INKED = "can be crossed off", "not confirmed yet$"
KEEP = """([key, value]) => localStorage.setItem(`crossoff.${key}`, JSON.stringify(value))"""


def models(game: str) -> list[str]:
    """Return the decisions of a tutorial's record, one per step."""
    return [model(learner) for learner in as_shown(NAMES[game], "tutorial")][:-1]


def go_to_step(page: Page, address: str, game: str, number: int) -> None:
    """Open a tutorial at this step, as if resumed."""
    stored = {"decisions": models(game)[: number - 1], "done": False}
    page.evaluate(KEEP, ["learned", {f"{NAMES[game]}/tutorial": stored}])
    page.goto(f"{address}#learn/{NAMES[game]}")


class Pupil:
    """Follows the tutorial with one input method."""

    def __init__(self, game: str, hand: Hand) -> None:
        self.page: Page = hand.page
        self._hand = hand
        self._game = NAMES[game]
        self._models = models(game)
        self.steps = len(self._models) + 1

    def expect_step(self, number: int) -> None:
        name = f"Step {number} of {self.steps}"
        expect(self.page.get_by_role("img", name=name, exact=True)).to_be_visible()

    def learn(self, first: int = 1, last: int | None = None) -> None:
        """Go from one step to another, or to the end."""
        for number in range(first, last or self.steps):
            self.expect_step(number)
            self.do(self._models[number - 1])
        self.expect_step(last or self.steps)
        if last is None:
            self._commit()

    def do(self, decision: str) -> None:
        """Press the parts of a decision in the record, and commit it."""
        verb, _, rest = decision.partition(" ")
        if verb == "mark":
            for group in rest.split("; "):
                card, *fields = group.split(" ")
                self._mark(card, fields)
        elif verb == "take":
            self._press(re.compile(f"^{self._map(rest)}"))
        elif verb == "use":
            self._press(re.compile(rf"Card {rest}\..*(\d box|Scores \d)"))
        elif verb == "reroll":
            for die in rest.split(" "):
                self._press(re.compile(f"^die {die}: .*kept$"))
        self._commit()

    def _map(self, card: str) -> str:
        """Return the name of a map: unique among all maps of a lesson on screen."""
        deck = load_game(self._game).rules.load_deck("standard")
        facts = next(one for one in deck.maps if one.id == card)
        return f"{deck.colors[facts.color].capitalize()} map, worth {facts.points}"

    def _mark(self, card: str, fields: list[str]) -> None:
        """Cross off the fields of a shape: one by one until the rest is filled in, or with a mouse
        all at once, turned until they are the ones that are shown.
        """
        if not isinstance(self._hand, Mouse):
            for field in fields:
                found = self._field(card, field, f"{MAY}|{INKED}")
                if MAY in found.name:
                    self._hand.press(found)
            return
        for attempt in range(1, POSES):
            self._hand.place([self._field(card, field, MAY) for field in fields])
            self._await(re.compile(INKED), self._map(card))
            if all(re.search(INKED, self._field(card, field, "").name) for field in fields):
                return
            self._press(re.compile("^Undo$"))
            self._press(re.compile("^Flip the shape$" if attempt == TURNS else "^Turn the shape$"))
        raise AssertionError(f"the shape never lies on {fields}")

    def _field(self, card: str, field: str, state: str) -> Control:
        name = re.compile(f"^{field}, .*({state})")
        return self._await(name, self._map(card), even_disabled=True)

    def _press(self, name: re.Pattern[str]) -> None:
        self._hand.press(self._await(name))

    def _commit(self) -> None:
        self._hand.press(self._await(COMMITS, DECISION))

    def _await(
        self, name: re.Pattern[str], place: str = "", *, even_disabled: bool = False
    ) -> Control:
        """Return the control of that name as soon as it can be pressed."""
        for _ in range(MOST_LOOKS):
            before = changes(self.page)
            seen = controls(self.page)
            cheer = next(
                (one for one in seen if one.name == "Continue" and one.place != DECISION), None
            )
            found = [
                one
                for one in seen
                if name.search(one.name)
                and one.place.startswith(place)
                and (even_disabled or not one.is_disabled)
            ]
            if cheer:
                self._hand.press(cheer)
            elif found:
                return found[0]
            else:
                await_change(self.page, before)
        raise AssertionError(f"nothing is called {name.pattern} in {place}")
