"""A decision being composed: the targets pressed so far, and those that can be pressed next.

There are no rules here. The engine lists the legal choices; each is a non-empty set of targets, and
every press narrows the list. The table does not change until the draft is submitted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position
from crossoff.core.model.say import Ask
from crossoff.core.model.steps import take_steps
from crossoff.play.frames import choices

__all__ = ["Choice", "Draft", "Target", "What"]

#: Something that can be pressed on a board. Only the board gives the name a meaning.
Target: TypeAlias = tuple[str, ...]

#: A decision or an event as data, as made by `play.frames` and `play.news`.
What: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Choice:
    """A possible next step: its data, and the targets to press for it."""

    what: What
    targets: frozenset[Target]

    @property
    def do(self) -> str:
        """The decision so far, in record notation."""
        return str(self.what["do"])

    @property
    def owes_more(self) -> bool:
        """True if the decision is incomplete after this step."""
        return bool(self.what["more"])


@dataclass(frozen=True)
class _Stage:
    """A snapshot of a draft; *take back* restores the previous one."""

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
    """The decision that one seat is composing. `position` is redacted for that seat."""

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
        """The completed steps, each of which owes another one."""
        return self._now.steps

    @property
    def pressed(self) -> tuple[Target, ...]:
        """The targets pressed for the current step."""
        return self._now.pressed

    @property
    def offered(self) -> Sequence[Choice]:
        """All choices for the current step, regardless of what is pressed."""
        return self._now.offered

    @property
    def offered_targets(self) -> frozenset[Target]:
        """The targets of all choices, compatible with what is pressed or not."""
        return self._now.targets

    @property
    def marked(self) -> frozenset[Target]:
        """All targets that are part of the decision so far."""
        return self._now.marked

    @property
    def possible(self) -> frozenset[Target]:
        """The targets that can be pressed in addition."""
        return self._now.possible

    @property
    def chosen(self) -> Choice | None:
        """The choice that is exactly what is pressed; longer choices may include it."""
        return self._now.chosen

    @property
    def is_whole(self) -> bool:
        """True if the draft can be submitted as it is."""
        return self.chosen is not None and not self.chosen.owes_more

    @property
    def is_settled(self) -> bool:
        """True if the draft can be submitted and nothing can be added to it."""
        return self.is_whole and not self.possible

    @property
    def is_begun(self) -> bool:
        return bool(self.steps or self.pressed)

    @property
    def can_take_back(self) -> bool:
        return bool(self._past)

    @property
    def missing(self) -> int:
        """How much more has to be pressed for the largest choice that goes with what is."""
        pressed = frozenset(self.pressed)
        sizes = [len(one.targets) for one in self.offered if one.targets >= pressed]
        return max(sizes, default=0) - len(pressed)

    def earns(self) -> What:
        """Return what the draft earns so far, as data from the game."""
        if not (self.chosen or self.steps):
            return {}
        return self.position.game.shown.earns(self.position, self.seat, self._so_far())

    def question(self) -> Ask:
        """What is asked for in this step, as the game says it, whatever was pressed for it."""
        steps = self._actions(self.steps[-1].do) if self.steps else []
        return self.position.game.shown.asks(self.position, self.seat, steps)

    def ask(self) -> Ask:
        """What it amounts to with what is pressed, as the game says it."""
        return self.position.game.shown.asks(self.position, self.seat, self._so_far())

    # --- changing ---

    def press(self, target: Target) -> None:
        """Press a target, or release it if it is pressed.

        If it does not combine with what is pressed, the oldest targets are released first.
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

    def choose(self, choice: Choice) -> None:
        """Press exactly the targets of a choice."""
        self._go(self.steps, tuple(sorted(choice.targets)))

    def go_on(self) -> None:
        """Accept what is pressed for this step, even if more could be, and start the next step."""
        if self.chosen is not None and self.chosen.owes_more:
            self._go((*self.steps, self.chosen), ())

    def take_back(self) -> None:
        """Undo the last change."""
        if self._past:
            self._now = self._past.pop()

    def type(self, text: str) -> None:
        """Replace the draft with a typed decision or the beginning of one. Raises the errors of the
        game's notation, and then leaves the draft unchanged.
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

    # --- internals ---

    def _settle(self) -> None:
        """Start the next step if the current one is unambiguous. Both changes undo as one."""
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

    def _so_far(self) -> list[ActionId]:
        last = self.chosen or (self.steps[-1] if self.steps else None)
        return [] if last is None else self._actions(last.do)

    def _actions(self, text: str) -> list[ActionId]:
        return self.position.game.notation.parse_decision(self.position, self.seat, text)

    def _text(self, actions: Sequence[ActionId]) -> str:
        return self.position.game.notation.decision_text(self.position, self.seat, actions)
