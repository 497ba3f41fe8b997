"""A point of a game with the way that led to it, as OpenSpiel's states hold it."""

from __future__ import annotations

import hashlib
from typing import Any

from crossoff.core.model.contract import Seat
from crossoff.core.model.observer import observer_of
from crossoff.core.model.position import Position, new_game

__all__ = ["Moment"]


class Moment:
    """Immutable, so that a copy of an OpenSpiel state, which copies all it holds, shares it."""

    __slots__ = ("_parent", "_told", "_what", "_who", "position")

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
        self._told: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """As it is stored: where it began, and the steps from there."""
        steps: list[int] = []
        moment = self
        while moment._parent is not None:
            steps.append(moment._what)
            moment = moment._parent
        setup = self.position.setup
        options = tuple(setup.options.items())
        which = (setup.game.name, setup.players, options)
        first = (moment.position.to_bytes(), tuple(moment._told.items()))
        return _retrace, (which, first, steps[::-1])

    def after(self, action: int) -> Moment:
        """The moment after an action of the seat that is asked first, or a draw."""
        position = self.position
        if position.is_chance:
            return Moment(position.apply_chance(action), self, None, action)
        seat = position.actors()[0]
        return Moment(position.apply(seat, action), self, seat, action)

    def observation(self, seat: int) -> str:
        """What a seat may know now."""
        return observer_of(self.position.setup).observe(self.position, seat).tobytes().hex()

    def told(self, seat: int) -> str:
        """All that a seat has seen and decided so far, as a digest: equal for equal ways, and
        found when it is first asked for. Steps of others that it sees nothing of are not in it:
        their number would tell how long a sealed decision is (S8).
        """
        chain: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment._told:
            chain.append(moment)
            moment = moment._parent
        text, seen = ("", "") if moment is None else (moment._told[seat], moment.observation(seat))
        for step in reversed(chain):
            before, seen = seen, step.observation(seat)
            decided = step._what if step._who == seat else ""
            if seen != before or step._who == seat:
                whole = f"{text} {decided} {seen}"
                text = hashlib.sha256(whole.encode()).hexdigest()
            step._told[seat] = text
        return text

    def seeming(self, position: Position, seat: Seat) -> Moment:
        """Another position that this could be, for all that a seat has seen so far."""
        return _begun(position, {seat: self.told(seat)})


def _begun(position: Position, told: dict[int, str]) -> Moment:
    """A moment without the way to it, but with what is known of that."""
    moment = Moment(position)
    moment._told.update(told)
    return moment


def _retrace(
    which: tuple[str, int, tuple[tuple[str, str], ...]],
    first: tuple[bytes, tuple[tuple[int, str], ...]],
    steps: list[int],
) -> Moment:
    game, players, options = which
    begun, told = first
    setup = new_game(game, players, options=dict(options)).setup
    moment = _begun(Position.from_bytes(setup, begun), dict(told))
    for step in steps:
        moment = moment.after(step)
    return moment
