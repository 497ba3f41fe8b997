"""What a game brings to a table in the terminal.

The pages know no game: they find its board as `tui` in the game's folder, and ask it to draw and to
find words. A board knows no rules: what may be pressed comes from the draft, what lies on
the table from the game's view of it.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from typing import Any, Protocol, cast

from crossoff.core.model.contract import Game, Seat
from crossoff.core.model.position import Position
from crossoff.core.model.say import Ask
from crossoff.local.draft import Choice, Draft, What
from crossoff.local.naming import level_name
from crossoff.texts import Texts, Value
from crossoff.tui.drawing import Target, Zone

__all__ = ["Asking", "Board", "Scene", "asked", "digit_keys", "load_board", "seat_note"]


@dataclass(frozen=True)
class Scene:
    """A table as somebody sees it, and what they are about to decide."""

    position: Position  # as the observer may know it
    observer: Seat | None  # None looks on
    names: Sequence[str]
    bots: Sequence[str]  # by seat; empty for people
    texts: Texts
    draft: Draft | None = None  # None where nothing is asked of the observer
    memory_aid: bool = False
    has_keys: bool = False  # False where decisions are typed
    room: int = 0  # 1: for the others' cards in full; 2: for large cards of my own too

    @cached_property
    def view(self) -> Any:
        """What lies on the table, as the game tells it."""
        return self.position.game.shown.view(self.position, self.observer, self.memory_aid)

    @property
    def roomy(self) -> bool:
        """True if my own cards are drawn large."""
        return self.room >= 2

    @property
    def shows_others(self) -> bool:
        """True if the others' cards are drawn in full."""
        return self.room >= 1

    @property
    def deck(self) -> Any:
        return self.position.setup.deck

    @property
    def others(self) -> list[Seat]:
        """The other seats, from the one after mine on; all of them for an onlooker."""
        seats = [Seat(seat) for seat in range(self.position.setup.players)]
        if self.observer is None:
            return seats
        return seats[self.observer + 1 :] + seats[: self.observer]

    def is_possible(self, target: Target) -> bool:
        return self.draft is not None and target in self.draft.possible

    def is_marked(self, target: Target) -> bool:
        return self.draft is not None and target in self.draft.marked

    def pressable(self, target: Target) -> Target | None:
        """A target that can be pressed now, to add it or to take it back; else None.

        What is offered but does not go with what was pressed can be pressed too: it makes a new
        beginning.
        """
        if self.draft is None:
            return None
        return target if target in self.draft.offered_targets or self.is_marked(target) else None


@dataclass(frozen=True)
class Asking:
    """The line that says what to do."""

    prompt: str
    detail: str = ""
    done: str = ""  # what *done* would do now, in a word or two; empty when there is nothing to do


def asked(scene: Scene) -> Asking:
    """What is to be done now, in the words of the game."""
    texts, draft = scene.texts, scene.draft
    if draft is None:
        ask = scene.position.game.shown.asks(scene.position, scene.observer, ())
        return Asking(*_spoken(scene, ask))
    ask = draft.ask()
    done = texts.speak(ask["done"]) if draft.chosen is not None and "done" in ask else ""
    question = draft.question()
    if draft.pressed and draft.possible and "missing" in question:
        _, detail = _spoken(scene, question)
        return Asking(texts.speak(question["missing"], count=draft.missing), detail, done)
    return Asking(*_spoken(scene, ask), done)


def _spoken(scene: Scene, ask: Ask) -> tuple[str, str]:
    texts, names = scene.texts, scene.names
    return texts.speak(ask["prompt"], names), texts.speak(ask.get("detail", ""), names)


class Board(Protocol):
    """The module of a game's board."""

    def targets(self, what: What) -> frozenset[Target]:
        """What to press for the last step of a choice."""

    def heading(self, scene: Scene) -> str:
        """Where the game stands, in one line."""

    def zones(self, scene: Scene) -> list[Zone]:
        """The table."""

    def asking(self, scene: Scene) -> Asking:
        """What is to be done now, also when that is to wait."""

    def digits(self, scene: Scene) -> Sequence[Target]:
        """What the keys 1 to 9 press now, in this order."""

    def keys(self, texts: Texts) -> list[tuple[str, str]]:
        """Keys of this game's own, and what they do."""

    def key(self, scene: Scene, key: str) -> Choice | None:
        """The choice that one of these keys puts in place of what is pressed, if any."""

    def sheet(self, position: Position, texts: Texts) -> list[tuple[str, list[str]]]:
        """The lines of the score sheet, the total last: a word, and the points of each seat."""

    def signs(self, texts: Texts) -> list[tuple[str, str]]:
        """The signs on the cards, and what they mean."""

    def rule_numbers(self, deck: Any, texts: Texts) -> dict[str, Value]:
        """What the words of the rules say of the deck, by the names they have there."""


def load_board(game: Game) -> Board:
    """The board in a game's folder; a plain one where there is none."""
    own = f"{game.package.module}.tui"
    name = own if find_spec(own) else "crossoff.tui.generic_board"
    return cast(Board, importlib.import_module(name))


def digit_keys(scene: Scene, targets: Sequence[Target]) -> dict[Target, str]:
    """The digit for each of the first nine targets, where there are keys."""
    if not scene.has_keys:
        return {}
    return {target: str(number) for number, target in enumerate(targets[:9], 1)}


def seat_note(scene: Scene, seat: Seat) -> str:
    """What a bot's level is, to stand behind its name; nothing for a person."""
    bot = scene.bots[seat]
    texts = scene.texts
    return texts.say("bot-named", level=level_name(texts, bot)) if bot else ""
