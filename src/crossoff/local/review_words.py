"""A review in words: what every front end shows of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from crossoff.coach.grades import SURE
from crossoff.coach.model import Moment, Review, SeatReview, Value
from crossoff.core.model.contract import Seat
from crossoff.core.model.setup import Setup
from crossoff.local.reason_words import ReasonWords
from crossoff.texts import Texts

__all__ = ["GRADES_TO_SEE", "MOST", "Remark", "ReviewWords", "Row"]

#: Grades of decisions that are worth another look, worst last.
GRADES_TO_SEE = ("inaccuracy", "mistake", "blunder")

MOST = 5  # decisions shown for a seat

_TERMS = ("initial", "luck", "own", "others", "rest", "final")
_CHANGES = ("luck", "own", "others", "rest")


@dataclass(frozen=True)
class Row:
    """A line of the summary: its label, and the chance to win and the points of each seat."""

    label: str
    cells: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Remark:
    """A decision worth another look, in words."""

    moment: Moment
    heading: str  # when, and its grade
    cost: str
    played: str
    better: str
    why: str


class ReviewWords(ReasonWords):
    """Words for one review."""

    def __init__(self, review: Review, setup: Setup, names: Sequence[str], texts: Texts) -> None:
        super().__init__(setup, names, texts)
        self.review = review

    @property
    def title(self) -> str:
        return self._setup.game.title_said.render(self.texts)

    @property
    def seats(self) -> list[Seat]:
        """The seats that were reviewed."""
        return [Seat(seat) for seat, one in enumerate(self.review.seats) if one is not None]

    @property
    def plotted(self) -> list[Seat]:
        """The seats whose curves are drawn: between two, one says it all."""
        return self.seats[:1] if len(self.names) == 2 else self.seats

    @cached_property
    def remarks(self) -> dict[Seat, list[Remark]]:
        """The costliest decisions of each seat that was reviewed, worst first."""
        return {seat: self._worst(seat) for seat in self.seats}

    # --- the summary ---

    def basis(self) -> str:
        """Return how the numbers were made, in one line."""
        review, say = self.review, self.texts.say
        depth = say(f"review-depth-{review.depth}")
        return say("review-basis", depth=depth, futures=review.futures, model=review.model)

    def rows(self) -> Iterator[Row]:
        """Yield the lines of the summary, from the start of the game to its end."""
        for term in _TERMS:
            values = [getattr(self.review.seats[seat], term) for seat in self.seats]
            signed = term in _CHANGES
            yield Row(
                self.texts.say(f"review-{term}"),
                tuple(self._cell(value, signed=signed) for value in values),
            )

    def _cell(self, value: Value, *, signed: bool) -> tuple[str, str]:
        return (
            self.amounts.chance(value.win, signed=signed),
            self.amounts.points(value.points, signed=signed),
        )

    def result(self, seat: Seat) -> str:
        """Return how the game ended for a seat: "won"."""
        final = self._seat(seat).final.win
        word = "won" if final >= 1 else "shared" if final > 0 else "lost"
        return self.texts.say(f"review-{word}")

    def level(self, seat: Seat) -> str:
        """Return what a seat's decisions cost on average and how strong that is."""
        one, say, amounts = self._seat(seat), self.texts.say, self.amounts
        per = {"win": amounts.chance(one.per_decision.win, 1)}
        per["points"] = amounts.points(one.per_decision.points, 2)
        found = [say("review-per-decision", count=one.decisions, **per)]
        if one.level is not None:
            like, low, high = (
                say(f"level-{name}") for name in (one.level.like, one.level.low, one.level.high)
            )
            id_ = "review-level" if low != high else "review-level-sure"
            found.append(say(id_, like=like, low=low, high=high))
        return " ".join(found)

    def of(self, seat: Seat, what: str) -> str:
        """Return a sentence or a title about a seat, with its name before it."""
        return self.texts.say("review-of", player=self.names[seat], what=what)

    def curve_about(self, seat: Seat) -> str:
        """Describe a seat's chance to win over the game, for those who don't see the plot."""
        chances = [moment.win[seat] for moment in self.review.moments if moment.win is not None]
        chances = [self._seat(seat).initial.win, *chances, self._seat(seat).final.win]
        ends = {"start": chances[0], "low": min(chances), "high": max(chances), "end": chances[-1]}
        said = {key: self.amounts.chance(value) for key, value in ends.items()}
        return self.texts.say("review-curve-about", player=self.names[seat], **said)

    def _seat(self, seat: Seat) -> SeatReview:
        one = self.review.seats[seat]
        assert one is not None
        return one

    # --- decisions ---

    def _worst(self, seat: Seat) -> list[Remark]:
        found = [
            moment
            for moment in self.review.moments
            if moment.is_decision and moment.seat == seat and moment.grade in GRADES_TO_SEE
        ]
        found.sort(key=_cost, reverse=True)
        return [self._remark(moment) for moment in found[:MOST]]

    def grade(self, moment: Moment) -> str:
        """Return a decision's grade: "mistake"."""
        return self.texts.say(f"review-grade-{moment.grade}")

    def _remark(self, moment: Moment) -> Remark:
        say = self.texts.say
        when = say("review-turn", turn=moment.turn) if moment.turn else say("review-setup")
        assert moment.do is not None
        return Remark(
            moment,
            say("review-when", when=when, grade=self.grade(moment)),
            self._costs(moment),
            self.decision(moment.do),
            self.decision(moment.best or moment.do),
            self.why(moment.why, Seat(moment.seat or 0)),
        )

    def _costs(self, moment: Moment) -> str:
        """Return what a decision lost, in the units in which that is told apart from nothing."""
        loss, error, say = moment.loss, moment.error, self.texts.say
        assert loss is not None and error is not None
        parts = []
        if loss.win >= SURE * error.win:
            win, margin = (self.amounts.chance(one, 1) for one in (loss.win, SURE * error.win))
            parts.append(say("review-cost-win", win=win, margin=margin))
        if loss.points >= SURE * error.points:
            both = loss.points, SURE * error.points
            points, margin = (self.amounts.points(one) for one in both)
            parts.append(say("review-cost-points", points=points, margin=margin))
        return say("review-cost", parts=self.texts.listed(parts))


def _cost(moment: Moment) -> tuple[int, float, float]:
    assert moment.loss is not None and moment.grade is not None
    return GRADES_TO_SEE.index(moment.grade), moment.loss.win, moment.loss.points
