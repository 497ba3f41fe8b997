"""A review as data: `crossoff-review/1`, immutable.

Values are estimates under the coach's model of strong play; `error` is a standard error, and that
of a loss is the one of the paired difference. Losses are positive, reasons are what the played
decision changed against the best one: a lost cup is `Reason("cups", mine=-4.0, theirs=4.0)`.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from crossoff.coach.errors import BadReview

__all__ = [
    "DIGITS",
    "FORMAT",
    "Candidate",
    "Level",
    "Moment",
    "Reason",
    "Review",
    "SeatReview",
    "Value",
]

FORMAT: Final = "crossoff-review/1"
DIGITS = 4  # after the decimal point, of every number


class Value(msgspec.Struct, frozen=True):
    """A chance to win, from 0 to 1, and points; or a difference or an error of them."""

    win: float
    points: float

    def __add__(self, other: Value) -> Value:
        return Value(self.win + other.win, self.points + other.points)

    def __sub__(self, other: Value) -> Value:
        return Value(self.win - other.win, self.points - other.points)

    def rounded(self) -> Value:
        """Return it with as many digits as a review states."""
        # Adding 0 turns -0.0 into 0.0.
        return Value(round(self.win, DIGITS) + 0.0, round(self.points, DIGITS) + 0.0)


class Candidate(msgspec.Struct, frozen=True):
    """A decision that was considered, in the notation of records without the seat."""

    do: str
    win: float
    points: float
    error: Value  # of the difference to the best candidate; of the value, for the best itself

    @property
    def value(self) -> Value:
        return Value(self.win, self.points)


class Reason(msgspec.Struct, frozen=True):
    """What a decision changed on a line of the score sheet, in points.

    The parts of `mine` add up to the loss of points. The item `turns` is no points and not part of
    that sum: it says how many turns later the game ends.
    """

    item: str
    mine: float
    theirs: float  # the same for the strongest other seat


class Level(msgspec.Struct, frozen=True, rename={"low": "from", "high": "to"}):
    """The level of bots that loses about as much per decision; `low` and `high` surround it."""

    like: str
    low: str
    high: str


class Moment(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A decision, or the values of all seats after a line of the log.

    `win` and `points` are by seat and only in the values after a line; `do` and what follows are
    only in decisions.
    """

    line: int  # of the record's log, from 1
    turn: int  # from 1; 0 before the first turn
    seat: int | None = None  # whose line it is; None for chance
    win: tuple[float, ...] | None = None
    points: tuple[float, ...] | None = None
    do: str | None = None
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder", "forced"] | None = None
    loss: Value | None = None
    error: Value | None = None  # of the loss in a decision, else of the values
    best: str | None = None
    candidates: tuple[Candidate, ...] = ()  # best first
    why: tuple[Reason, ...] = ()  # largest first

    @property
    def is_decision(self) -> bool:
        return self.do is not None


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's whole game: `initial + luck + own + others + rest == final`."""

    decisions: int  # without the forced ones
    forced: int
    loss: Value
    per_decision: Value
    initial: Value
    luck: Value
    own: Value
    others: Value
    rest: Value
    final: Value
    level: Level | None = None  # None if bots were not measured on such a game


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """What the coach says of a finished game."""

    game: str
    record: str  # SHA-256 of the record's canonical JSON
    model: str  # name and version of the coach
    depth: str
    futures: int  # most futures that a decision was judged on
    seats: tuple[SeatReview | None, ...]  # None for a seat that was not reviewed
    moments: tuple[Moment, ...]  # in the order of the game
    format: Literal["crossoff-review/1"] = FORMAT

    def to_json(self) -> dict[str, Any]:
        """Return the review as plain data, keys in the documented order."""
        data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return {"format": data.pop("format"), **data}

    @classmethod
    def from_json(cls, data: Any) -> Review:
        """Return the review that `to_json` wrote. Raises BadReview for anything else."""
        try:
            review = msgspec.convert(data, cls)
        except RecursionError:
            raise BadReview("why-nested") from None
        except (msgspec.ValidationError, UnicodeError) as error:
            raise BadReview("why-not-a-review", reason=str(error)) from None
        _check(review, data)
        return review


def _check(review: Review, data: Any) -> None:
    """Raise BadReview if the parts of a review do not fit together."""
    if "format" not in data:
        raise BadReview("why-not-a-review", reason="Object missing required field `format`")
    for number, moment in enumerate(review.moments):
        if not _fits(moment, len(review.seats)):
            raise BadReview("why-not-a-review", reason=f"moment {number} does not fit `seats`")


def _fits(moment: Moment, seats: int) -> bool:
    """True if a moment is a whole decision of a seat, or has a value for each seat."""
    if moment.is_decision:
        return (
            moment.seat is not None
            and 0 <= moment.seat < seats
            and None not in (moment.grade, moment.loss, moment.error)
        )
    values = moment.win, moment.points
    return all(value is not None and len(value) == seats for value in values)
