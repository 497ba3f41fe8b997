"""A made-up review of a real record: every shape of it, with values that mean nothing."""

from __future__ import annotations

import hashlib
import random

from crossoff.coach.grades import grade
from crossoff.coach.model import (
    Candidate,
    Level,
    Moment,
    Reason,
    Review,
    SeatReview,
    Value,
)
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record, encode, replay
from crossoff.play.autopilot import whole_decision

__all__ = ["made_up_review"]

_ERROR = Value(0.007, 0.12)


def made_up_review(record: Record, rng: random.Random) -> Review:
    """Return a review in which every fifth decision is a slip or worse."""
    positions = list(replay(record))
    players = len(record.seats)
    items = positions[0].game.rules.score_lines
    moments: list[Moment] = []
    win = 1 / players
    turn = 0
    for line, text in enumerate(record.log, 1):
        before = positions[line - 1]
        turn += before.game.shown.opens_turn(record.log, line - 1)
        who, _, rest = text.partition(" ")
        if who == "*":
            win = min(1.0, max(0.0, win + rng.gauss(0, 0.05)))
            chances = (win, *[(1 - win) / (players - 1)] * (players - 1))
            values = {"win": chances, "points": (100.0,) * players, "error": _ERROR}
            moments.append(Moment(line=line, turn=turn, **values))  # type: ignore[arg-type]
            continue
        do = before.game.notation.split_decision(rest)[0]
        best = _another(before.seen_by(int(who)), Seat(int(who)), rng)
        loss = Value(abs(rng.gauss(0, 0.1)), abs(rng.gauss(0, 3)))
        if rng.random() < 0.8:
            best, loss = do, Value(0.0, 0.0)
        why = (
            Reason(items[0], -0.75 * loss.points, 0.5 * loss.points),
            Reason(items[1], -0.25 * loss.points, -0.2 * loss.points),
            Reason("turns", loss.points / 4, loss.points / 4),
        )
        candidates = (Candidate(best, 0.5, 100.0, _ERROR),)
        judged = {"grade": grade(loss, _ERROR), "loss": loss, "error": _ERROR}
        where = {"line": line, "turn": turn, "seat": int(who)}
        moments.append(
            Moment(do=do, best=best, candidates=candidates, why=why, **judged, **where)  # type: ignore[arg-type]
        )
    return Review(
        game=record.game,
        record=hashlib.sha256(encode(record).encode()).hexdigest(),
        model="made-up/1",
        depth="quick",
        futures=100,
        seats=tuple(_seat(record, seat, moments) for seat in range(players)),
        moments=tuple(moments),
    )


def _another(seen: Position, seat: Seat, rng: random.Random) -> str:
    def choose(now: Position, legal: list[ActionId]) -> ActionId:
        return rng.choice(legal)

    return whole_decision(seen, seat, choose)


def _seat(record: Record, seat: int, moments: list[Moment]) -> SeatReview:
    assert record.result is not None
    winners, players = record.result["winners"], len(record.seats)
    own = [moment for moment in moments if moment.is_decision and moment.seat == seat]
    loss = sum((moment.loss for moment in own if moment.loss), Value(0.0, 0.0))
    initial = Value(1 / players, 100.0)
    won = 1 / len(winners) if seat in winners else 0.0
    final = Value(won, float(record.result["scores"][seat]["total"]))
    lost = Value(-loss.win, -loss.points)
    luck, others = Value(0.1, 1.5), Value(0.05, 0.5)
    return SeatReview(
        decisions=len(own),
        forced=0,
        loss=loss,
        per_decision=Value(loss.win / len(own), loss.points / len(own)),
        initial=initial,
        luck=luck,
        own=lost,
        others=others,
        rest=final - initial - luck - lost - others,
        final=final,
        level=Level("skilled", "casual", "expert"),
    )
