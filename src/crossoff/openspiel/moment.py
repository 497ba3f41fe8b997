"""A position with its history, held by OpenSpiel states."""

from __future__ import annotations

import hashlib
from typing import Any

from crossoff.core.model.contract import Seat
from crossoff.core.model.observer import observer_of
from crossoff.core.model.position import Position, new_game

__all__ = ["Moment"]


class Moment:
    """A position and its history. Immutable, so deep copies of OpenSpiel states share it."""

    __slots__ = ("_parent", "_recall", "_what", "_who", "position")

    def __init__(
        self,
        position: Position,
        parent: Moment | None = None,
        who: Seat | None = None,
        what: int = 0,
    ) -> None:
        self.position = position
        self._parent = parent
        self._who, self._what = who, what
        self._recall: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the first position and the steps from there."""
        steps: list[int] = []
        moment = self
        while moment._parent is not None:
            steps.append(moment._what)
            moment = moment._parent
        setup = self.position.setup
        options = tuple(setup.options.items())
        which = (setup.game.name, setup.players, options)
        first = (moment.position.to_bytes(), tuple(moment._recall.items()))
        return _retrace, (which, first, steps[::-1])

    def after(self, action: int) -> Moment:
        """Return the moment after a chance outcome or an action of the first acting seat."""
        position = self.position
        if position.is_chance:
            return Moment(position.apply_chance(action), self, None, action)
        seat = position.actors()[0]
        return Moment(position.apply(seat, action), self, seat, action)

    def observation(self, seat: int) -> str:
        """Return a seat's current observation as a string."""
        return observer_of(self.position.setup).observe(self.position, seat).tobytes().hex()

    def recall(self, seat: int) -> str:
        """Return a digest of all that a seat has seen and decided so far: equal for equal
        histories, computed on first use. It skips steps of others that change nothing the seat
        sees: their number would reveal the length of a sealed decision (S8).
        """
        chain: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment._recall:
            chain.append(moment)
            moment = moment._parent
        text, seen = (
            ("", "") if moment is None else (moment._recall[seat], moment.observation(seat))
        )
        for step in reversed(chain):
            before, seen = seen, step.observation(seat)
            decided = step._what if step._who == seat else ""
            if seen != before or step._who == seat:
                whole = f"{text} {decided} {seen}"
                text = hashlib.sha256(whole.encode()).hexdigest()
            step._recall[seat] = text
        return text

    def with_position(self, position: Position, seat: Seat) -> Moment:
        """Return a moment with another position but the same recall for a seat."""
        return _without_history(position, {seat: self.recall(seat)})


def _without_history(position: Position, recalled: dict[int, str]) -> Moment:
    """Return a moment without history, but with known recall digests."""
    moment = Moment(position)
    moment._recall.update(recalled)
    return moment


def _retrace(
    which: tuple[str, int, tuple[tuple[str, str], ...]],
    first: tuple[bytes, tuple[tuple[int, str], ...]],
    steps: list[int],
) -> Moment:
    game, players, options = which
    begun, recalled = first
    setup = new_game(game, players, options=dict(options)).setup
    moment = _without_history(Position.from_bytes(setup, begun), dict(recalled))
    for step in steps:
        moment = moment.after(step)
    return moment
