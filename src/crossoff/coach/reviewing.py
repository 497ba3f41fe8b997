"""Review a finished game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

import msgspec

from crossoff.coach.account import NOTHING, Account, Booking
from crossoff.coach.depths import Depth, depth_named
from crossoff.coach.errors import Cancelled
from crossoff.coach.futures import Futures, Player, Start, load_player
from crossoff.coach.grades import grade
from crossoff.coach.judging import Judgement, Option, Question, judge
from crossoff.coach.levels import bonus, level_of_loss
from crossoff.coach.model import Candidate, Moment, Review, SeatReview, Value
from crossoff.coach.stages import Decision, Stage, stages
from crossoff.core.compiler.rng import stream
from crossoff.core.errors import NotOffered
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position, first_position
from crossoff.core.model.record import Record

__all__ = ["MODEL", "Progress", "in_words", "review"]

MODEL = "rollouts/1"

#: (share of the work that is done, the moments that are new, in the order of the game)
Progress = Callable[[float, Sequence[Moment]], None]


@dataclass(frozen=True)
class _Work:
    """What is the same for all stages of a review."""

    player: Player
    depth: Depth
    seed: int
    seats: Collection[int]
    check: Callable[[], None]


@dataclass(frozen=True)
class _Seen:
    """A stage after the coach has looked at it."""

    moments: tuple[Moment, ...]
    booking: Booking


def review(
    record: Record,
    depth: str = "standard",
    seats: Collection[int] | None = None,
    progress: Progress | None = None,
    *,
    seed: int = 0,
    jobs: int = 1,
    cancelled: Callable[[], bool] | None = None,
) -> Review:
    """Review a finished game: what each decision of the seats (all by default) was worth, and why.

    The result depends only on the record, the depth and the seed, not on `jobs`, the number of
    threads. Raises BadRecord for a record that is invalid or not over, and Cancelled once
    `cancelled` returns True.
    """
    found, final = stages(record)
    wanted = _wanted(seats, final.setup.players)

    def check() -> None:
        if cancelled is not None and cancelled():
            raise Cancelled

    check()
    work = _Work(load_player(final.setup), depth_named(depth), seed, wanted, check)
    start = Start(first_position(final.setup))
    first = work.player.play([start], work.depth.most, stream("coach", seed))
    seen = []
    for number, one in enumerate(_looked_at(found, work, jobs), 1):
        seen.append(one)
        if progress is not None:
            progress(number / len(found), one.moments)
    return _review(record, first, final, seen, work)


def _wanted(seats: Collection[int] | None, players: int) -> Collection[int]:
    for seat in seats or ():
        if not 0 <= seat < players:
            raise NotOffered("why-no-seat", seat=seat, last=players - 1)
    return range(players) if seats is None else frozenset(seats)


def _looked_at(found: Sequence[Stage], work: _Work, jobs: int) -> Iterator[_Seen]:
    look = partial(_look, work)
    if jobs <= 1 or not found:
        yield from map(look, found)
        return
    look(found[-1])  # compiles or loads the kernels in one thread
    with ThreadPoolExecutor(jobs) as pool:
        asked: list[Future[_Seen]] = [pool.submit(look, stage) for stage in found]
        try:
            for one in asked:
                yield one.result()
        finally:
            for one in asked:
                one.cancel()


# --- one stage ------------------------------------------------------------------------------


def _look(work: _Work, stage: Stage) -> _Seen:
    """Judge the decisions of a stage and book what they did."""
    work.check()
    name = "coach", work.seed, stage.number
    judged = {decision: _judge(work, stage, decision, name) for decision in stage.decisions}
    judgements = [judgement for judgement in judged.values() if judgement is not None]
    whole = _whole(work, stage, judgements, name)
    booking = Booking(whole.seats)
    moments = [_curve(stage, whole)]
    for decision, judgement in judged.items():
        if judgement is not None:
            booking.decision(decision.seat, judgement.effect)
        if decision.seat in work.seats:
            moments.append(_moment(stage, decision, judgement))
    booking.remainder(_left_over(stage, whole, judgements))
    return _Seen(tuple(moments), booking)


def _judge(
    work: _Work, stage: Stage, decision: Decision, name: tuple[object, ...]
) -> Judgement | None:
    if decision.is_forced or decision.seat not in work.seats:
        return None
    work.player.check(stage.before, decision.seat)
    seen = stage.before.seen_by(decision.seat)
    question = Question(seen, decision.seat, decision.steps, name)
    return judge(work.player, question, work.depth, work.check)


def _whole(
    work: _Work, stage: Stage, judgements: Sequence[Judgement], name: tuple[object, ...]
) -> Futures:
    """Return the futures of the position before and after a stage.

    They have the same luck as those of its judgements, so that differences are paired.
    """
    before, seat = stage.before, stage.decisions[0].seat
    if judgements and len(stage.decisions) == 1 and before.seen_by(seat) == before:
        return judgements[0].futures.only([0, 1])
    both = [Start(before), Start(stage.after)]
    return work.player.play(both, work.depth.least, stream(*name, "measure"))


def _left_over(stage: Stage, whole: Futures, judgements: Sequence[Judgement]) -> list[Value]:
    """Return what a stage changed for each seat beyond its decisions.

    After chance, a better decision than the model's own is luck: the position offered it. Directly
    after another decision it is not, and is left over.
    """
    changes = []
    for seat in range(whole.seats):
        change = whole.difference(1, 0, seat)[0]
        for judgement in judgements:
            change = change - judgement.futures.difference(1, 0, seat)[0]
            if stage.follows:
                change = change + judgement.gap(seat)
        changes.append(change)
    return changes


def _curve(stage: Stage, whole: Futures) -> Moment:
    """Return the values of all seats before a stage."""
    values = [whole.value(0, seat).rounded() for seat in range(whole.seats)]
    errors = [whole.error(0, seat).rounded() for seat in range(whole.seats)]
    return Moment(
        line=stage.line,
        turn=stage.turn,
        win=tuple(value.win for value in values),
        points=tuple(value.points for value in values),
        error=Value(max(one.win for one in errors), max(one.points for one in errors)),
    )


def _moment(stage: Stage, decision: Decision, judgement: Judgement | None) -> Moment:
    seat = decision.seat
    if judgement is None:
        return Moment(
            line=decision.line,
            turn=stage.turn,
            seat=seat,
            do=decision.text,
            grade="forced",
            loss=NOTHING,
            error=NOTHING,
        )
    seen = stage.before.seen_by(seat)
    candidates = tuple(in_words(seen, seat, option) for option in judgement.options)
    return Moment(
        line=decision.line,
        turn=stage.turn,
        seat=seat,
        do=decision.text,
        grade=grade(judgement.loss, judgement.error),
        loss=judgement.loss,
        error=judgement.error,
        best=candidates[0].do,
        candidates=candidates,
        why=judgement.why,
    )


def in_words(seen: Position, seat: Seat, option: Option) -> Candidate:
    """Return a measured decision in the notation of records."""
    do = seen.game.notation.decision_text(seen, seat, option.steps)
    return Candidate(do, option.value.win, option.value.points, option.error)


# --- the whole game -------------------------------------------------------------------------


def _review(
    record: Record, first: Futures, final: Position, seen: Sequence[_Seen], work: _Work
) -> Review:
    moments = tuple(moment for one in seen for moment in one.moments)
    accounts = [Account(seat, [one.booking for one in seen]) for seat in range(first.seats)]
    return Review(
        game=record.game,
        record=hashlib.sha256(msgspec.json.encode(record, order="sorted")).hexdigest(),
        model=MODEL,
        depth=work.depth.name,
        futures=work.depth.most,
        seats=tuple(
            _seat_review(Seat(seat), account, first.value(0, seat), final, moments)
            if seat in work.seats
            else None
            for seat, account in enumerate(accounts)
        ),
        moments=moments,
    )


def _seat_review(
    seat: Seat, account: Account, initial: Value, final: Position, moments: Sequence[Moment]
) -> SeatReview:
    mine = [moment for moment in moments if moment.is_decision and moment.seat == seat]
    losses = [moment.loss for moment in mine if moment.loss and moment.grade != "forced"]
    loss, count = sum(losses, NOTHING).rounded(), max(1, len(losses))
    winners = final.winners()
    end = Value(1 / len(winners) if seat in winners else 0.0, float(final.totals()[seat]))
    initial = (initial + bonus(final.setup)).rounded()
    own, others, rest = NOTHING - loss, account.others.rounded(), account.rest.rounded()
    per_decision = Value(loss.win / count, loss.points / count).rounded()
    return SeatReview(
        decisions=len(losses),
        forced=len(mine) - len(losses),
        loss=loss,
        per_decision=per_decision,
        initial=initial,
        # What no decision explains was chance.
        luck=end - initial - own - others - rest,
        own=own,
        others=others,
        rest=rest,
        final=end,
        level=level_of_loss(final.setup, per_decision),
    )
