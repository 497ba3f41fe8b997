"""A notation for games in which a decision is one action and a chance line is one draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from crossoff.core.errors import BadNotation
from crossoff.core.files.lines import shown
from crossoff.core.model.contract import Notation
from crossoff.core.model.ids import ActionId, OutcomeId, Seat

if TYPE_CHECKING:
    from crossoff.core.model.position import Position

__all__ = ["PlainNotation"]

Text = Callable[["Position", int], str]


class PlainNotation(Notation):
    """One text per action, `take 2`, and per chance outcome, `roll 5`."""

    def __init__(self, action_text: Text, outcome_text: Text | None = None) -> None:
        self._action_text = action_text
        self._outcome_text = outcome_text

    def decision_text(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> str:
        (action,) = actions
        return self._action_text(position, action)

    def parse_decision(self, position: Position, seat: Seat, text: str) -> list[ActionId]:
        number = position.game.rules.num_actions
        return [ActionId(_parse(text, position, self._action_text, number))]

    def chance_head(self, position: Position) -> str | None:
        return f"* {self._verb(position)}" if position.is_chance else None

    def chance_text(self, before: Position, outcomes: Sequence[OutcomeId], after: Position) -> str:
        assert self._outcome_text is not None  # required for games with chance
        (outcome,) = outcomes
        return f"* {self._outcome_text(before, outcome)}"

    def parse_chance(self, position: Position, line: str) -> list[OutcomeId]:
        assert self._outcome_text is not None
        text = line.removeprefix("* ")
        number = position.game.rules.num_outcomes
        return [OutcomeId(_parse(text, position, self._outcome_text, number))]

    def _verb(self, position: Position) -> str:
        """Return the first word, common to all possible outcomes."""
        assert self._outcome_text is not None
        return self._outcome_text(position, next(iter(position.chance_outcomes()))).partition(" ")[
            0
        ]


def _parse(text: str, position: Position, words: Text, number: int) -> int:
    """Return the action or outcome with that text."""
    known = {words(position, one): one for one in range(number)}
    if text not in known:
        raise BadNotation("why-expected", what=" | ".join(known), got=shown(text))
    return known[text]
