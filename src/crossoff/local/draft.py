"""A decision in the making: what was pressed so far, and what can be pressed next.

There are no rules here. All that may be decided comes as a list from the engine; every choice of it
is a set of things to press, never an empty one, and pressing makes the list shorter. Nothing of a
draft has happened at the table before it is done.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position
from crossoff.core.model.steps import take_steps
from crossoff.play.telling import choices

__all__ = ["Choice", "Draft", "Target", "What"]

#: What is pressed on a board, by a name that means something to whoever drew it.
Target: TypeAlias = tuple[str, ...]

#: A decision or an event as data, as `play.telling` makes it.
What: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Choice:
    """What may be decided next: its words, and what to press for it."""

    what: What
    targets: frozenset[Target]

    @property
    def do(self) -> str:
        """The decision up to here, in the words of the record."""
        return str(self.what["do"])

    @property
    def owes_more(self) -> bool:
        """Whether the decision has to go on after it."""
        return bool(self.what["more"])


@dataclass(frozen=True)
class _Stage:
    """How far a draft has come; *take back* returns to the one before."""

    steps: tuple[Choice, ...]
    pressed: tuple[Target, ...]
    offered: Sequence[Choice]

    @cached_property
    def marked(self) -> frozenset[Target]:
        return frozenset(self.pressed).union(*(step.targets for step in self.steps))

    @cached_property
    def targets(self) -> frozenset[Target]:
        return frozenset[Target]().union(*(choice.targets for choice in self.offered))

    @cached_property
    def possible(self) -> frozenset[Target]:
        pressed = frozenset(self.pressed)
        open_ = (choice.targets for choice in self.offered if choice.targets >= pressed)
        return frozenset[Target]().union(*open_) - pressed

    @cached_property
    def chosen(self) -> Choice | None:
        wanted = frozenset(self.pressed)
        return next((choice for choice in self.offered if choice.targets == wanted), None)


class Draft:
    """What one seat is about to decide. `position` is as the seat may know it."""

    def __init__(
        self, position: Position, seat: int, targets: Callable[[What], frozenset[Target]]
    ) -> None:
        self.position = position
        self.seat = Seat(seat)
        self._targets = targets
        self._past: list[_Stage] = []
        self._now = _Stage((), (), self._offer(()))

    # --- reading ---

    @property
    def steps(self) -> tuple[Choice, ...]:
        """The steps that are settled: those that owed more, with more to come."""
        return self._now.steps

    @property
    def pressed(self) -> tuple[Target, ...]:
        """What was pressed for the step that is being chosen."""
        return self._now.pressed

    @property
    def offered(self) -> Sequence[Choice]:
        """All that may come next, whatever was pressed for it."""
        return self._now.offered

    @property
    def offered_targets(self) -> frozenset[Target]:
        """Everything that some choice has, whether it goes with what was pressed or not."""
        return self._now.targets

    @property
    def marked(self) -> frozenset[Target]:
        """Everything that is part of the decision so far."""
        return self._now.marked

    @property
    def possible(self) -> frozenset[Target]:
        """What can be pressed beside what is."""
        return self._now.possible

    @property
    def chosen(self) -> Choice | None:
        """The choice of exactly what is pressed; others may go on from there."""
        return self._now.chosen

    @property
    def is_whole(self) -> bool:
        """Whether it can be done as it is."""
        return self.chosen is not None and not self.chosen.owes_more

    @property
    def is_settled(self) -> bool:
        """Whether it can be done as it is, and nothing be added to it."""
        return self.is_whole and not self.possible

    @property
    def is_begun(self) -> bool:
        return bool(self.steps or self.pressed)

    @property
    def can_take_back(self) -> bool:
        return bool(self._past)

    def earns(self) -> What:
        """What it brings so far, as the game tells it."""
        last = self.chosen or (self.steps[-1] if self.steps else None)
        if last is None:
            return {}
        return self.position.game.shown.earns(self.position, self.seat, self._actions(last.do))

    # --- changing ---

    def press(self, target: Target) -> None:
        """Add something to the decision, or take it out again.

        Where it does not go with what was pressed before, the oldest of that makes room.
        """
        if target in self.pressed:
            self._go(self.steps, tuple(one for one in self.pressed if one != target))
            return
        for number, step in enumerate(self.steps):
            if target in step.targets:
                self._go(self.steps[:number], ())
                return
        for kept in range(len(self.pressed) + 1):
            wanted = (*self.pressed[kept:], target)
            if any(choice.targets.issuperset(wanted) for choice in self.offered):
                self._go(self.steps, wanted)
                self._settle()
                return

    def go_on(self) -> None:
        """Take what is pressed for this step, though more could be, and go on to the next."""
        if self.chosen is not None and self.chosen.owes_more:
            self._go((*self.steps, self.chosen), ())

    def take_back(self) -> None:
        """Undo the last change."""
        if self._past:
            self._now = self._past.pop()

    def type(self, text: str) -> None:
        """Put a decision, or the beginning of one, in place of the draft. Raises as the game's
        notation does, and then changes nothing.
        """
        text = re.sub(r" ?; ?", "; ", " ".join(text.split()))
        actions = self._actions(text)
        take_steps(self.position, self.seat, actions, text)
        steps: tuple[Choice, ...] = ()
        for number in range(len(actions)):
            wanted = self._text(actions[: number + 1])
            steps += tuple(one for one in self._offer(steps) if one.do == wanted)
        if steps[-1].owes_more:
            self._go(steps, ())
        else:
            self._go(steps[:-1], tuple(sorted(steps[-1].targets)))

    # --- inside ---

    def _settle(self) -> None:
        """Go on by itself where nothing else could be meant, so that one *take back* suffices."""
        chosen = self.chosen
        if chosen is not None and chosen.owes_more and not self.possible:
            past = self._past.pop()
            self._go((*self.steps, chosen), ())
            self._past[-1] = past

    def _go(self, steps: tuple[Choice, ...], pressed: tuple[Target, ...]) -> None:
        offered = self.offered if steps == self.steps else self._offer(steps)
        self._past.append(self._now)
        self._now = _Stage(steps, pressed, offered)

    def _offer(self, steps: tuple[Choice, ...]) -> list[Choice]:
        actions = self._actions(steps[-1].do) if steps else []
        found = choices(self.position, self.seat, actions)
        return [Choice(what, self._targets(what)) for what in found]

    def _actions(self, text: str) -> list[ActionId]:
        return self.position.game.notation.parse_decision(self.position, self.seat, text)

    def _text(self, actions: Sequence[ActionId]) -> str:
        return self.position.game.notation.decision_text(self.position, self.seat, actions)
