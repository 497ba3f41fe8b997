"""Advice on a position: what a seat could do, and what each decision is worth."""

from __future__ import annotations

import msgspec

from crossoff.coach.depths import depth_named
from crossoff.coach.futures import load_player
from crossoff.coach.judging import Question, judge
from crossoff.coach.model import Reason, Value
from crossoff.coach.reviewing import in_words
from crossoff.core.errors import StaleAction
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position

__all__ = ["Advice", "Suggestion", "advise"]


class Suggestion(msgspec.Struct, frozen=True):
    """A decision, in the notation of records without the seat."""

    do: str
    win: float
    points: float
    error: Value  # of the difference to the best one; of the value, for the best one
    why: tuple[Reason, ...]  # what it changes, against the best one


class Advice(msgspec.Struct, frozen=True):
    """What a seat could do, the best first."""

    seat: int
    depth: str
    candidates: tuple[Suggestion, ...]

    @property
    def best(self) -> Suggestion:
        return self.candidates[0]


def advise(position: Position, seat: int, depth: str = "standard", *, seed: int = 0) -> Advice:
    """Return the most promising decisions of a seat, from what it can know. Raises StaleAction for
    a seat that is not to act.
    """
    who, player = Seat(seat), load_player(position.setup)
    if who not in position.actors():
        raise StaleAction(f"expected a seat of {position.actors()}, got seat {seat}")
    player.check(position, who)
    seen = position.seen_by(who)
    question = Question(seen, who, None, ("advice", seed))
    judgement = judge(player, question, depth_named(depth))
    suggestions = []
    for option in judgement.options:
        said = in_words(seen, who, option)
        suggestions.append(Suggestion(said.do, said.win, said.points, said.error, option.why))
    return Advice(seat, depth, tuple(suggestions))
