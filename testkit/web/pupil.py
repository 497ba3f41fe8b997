"""A learner who goes through a tutorial in a page by following the lesson's record."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from crossoff.core.model.registry import game_names, load_game
from crossoff.play.lessons import lesson_names
from testkit.play.lessons import as_shown, model
from testkit.web.aria import Control, controls
from testkit.web.hands import Hand
from testkit.web.player import await_change, changes

__all__ = ["KEEP", "LEARN", "NAMES", "Pupil", "go_to_step", "models"]

#: Titles and names of the games with a tutorial.
NAMES = {load_game(name).title: name for name in game_names() if lesson_names(name)}
LEARN = "Learn it in three minutes"
DECISION = "Your move"
COMMITS = re.compile("^(Done|Take it|Use it|Roll .*|Continue|See the result)$")
MOST_LOOKS = 60
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
                for field in fields:
                    self._mark(card, field)
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

    def _mark(self, card: str, field: str) -> None:
        """Press a field, unless the previous press filled it in."""
        found = self._await(
            re.compile(f"^{field}, .*(can be crossed off|not confirmed yet)$"), self._map(card)
        )
        if found.name.endswith("can be crossed off"):
            self._hand.press(found)

    def _press(self, name: re.Pattern[str]) -> None:
        self._hand.press(self._await(name))

    def _commit(self) -> None:
        self._hand.press(self._await(COMMITS, DECISION))

    def _await(self, name: re.Pattern[str], place: str = "") -> Control:
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
                if name.search(one.name) and one.place.startswith(place) and not one.is_disabled
            ]
            if cheer:
                self._hand.press(cheer)
            elif found:
                return found[0]
            else:
                await_change(self.page, before)
        raise AssertionError(f"nothing is called {name.pattern} in {place}")
