"""What each observer of a table is sent besides news: choices, previews, prompts, the table's
description and the record.

Everything is made from positions redacted for the observer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from crossoff.core.errors import NotOffered
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.observer import observer_of
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record
from crossoff.core.model.say import Ask
from crossoff.core.model.steps import take_steps
from crossoff.play.fairness import Fairness
from crossoff.play.outcome import remark_on
from crossoff.play.redaction import Observer, shown_lines
from crossoff.play.table import Refused, Table

__all__ = [
    "choices",
    "describe_table",
    "observation",
    "preview",
    "question",
    "record_for",
    "result_of",
]

What = dict[str, Any]


def choices(position: Position, seat: int, steps: Sequence[ActionId] = ()) -> list[What]:
    """Return everything a seat may decide next, each choice from the beginning of its decision.

    `position` is redacted for the seat, before the steps it has chosen so far. `action` is the
    number of a choice's last step.
    """
    game, notation, me = position.game, position.game.notation, Seat(seat)
    at = take_steps(position, me, steps)
    if steps and not notation.owes_more(at, me):
        return []
    legal = at.legal(seat)
    found = []
    for action, more in zip(legal, notation.open_ends(at, me, legal), strict=True):
        actions = [*steps, action]
        do = notation.decision_text(position, me, actions)
        choice = {"do": do, "more": more, "action": action, **game.shown.as_data(do)}
        choice |= game.shown.choice_extras(position, me, actions)
        if game.shown.previews_choices and (earns := game.shown.earns(position, me, actions)):
            choice["earns"] = earns
        found.append(choice)
    return found


def preview(position: Position, seat: int, steps: Sequence[ActionId]) -> What:
    """What a seat's decision so far would earn and amounts to, and how it can go on."""
    shown, me = position.game.shown, Seat(seat)
    return {
        "legal": choices(position, seat, steps),
        "earns": shown.earns(position, me, steps),
        "ask": shown.asks(position, me, steps),
    }


def observation(position: Position, seat: int, steps: Sequence[ActionId]) -> What:
    """What a learning agent is given after the steps that its seat has chosen so far: named parts,
    as in the environments. Raises Refused if the game has no observations.
    """
    try:
        observer = observer_of(position.setup)
    except NotOffered as error:
        raise Refused("malformed", str(error)) from None
    row = observer.observe(take_steps(position, Seat(seat), steps), seat)
    return {"observation": {name: part.tolist() for name, part in observer.named(row).items()}}


def question(table: Table, observer: Observer) -> Ask | None:
    """What is asked of an observer now; None where nobody plays."""
    if table.position is None or (table.ended and not table.is_over):
        return None
    me = None if observer is None else Seat(observer)
    position = table.position.seen_by(me)
    return position.game.shown.asks(position, me, ())


def result_of(position: Position) -> What | None:
    """Return the result of a game; None while it runs."""
    if not position.is_over:
        return None
    return {**position.result(), "remark": remark_on(position)}


def describe_table(table: Table) -> What:
    """Return what everyone at a table knows about it."""
    created = table.created
    return {
        "game": created.game,
        "options": created.options,
        "deck": created.deck,
        "seats": [_described(table, seat) for seat in range(len(table.seats))],
        "started": table.recorder is not None,
        "ended": table.ended,
        "commitment": created.commitment,
        "nonces": table.nonces(),
        "scheme": created.scheme,
        "start": created.start,
        "memory_aid": created.memory_aid,
        "seconds": created.seconds,
        "rematch": table.rematch and table.rematch.table,
        "rematch_commitment": table.rematch and table.rematch.commitment,
        "rematch_by": table.rematch and table.rematch.by,
        "waits": created.waits,
    }


def _described(table: Table, number: int) -> What:
    seat = table.seats[number]
    described = {"kind": seat.kind, "name": seat.name, "open": seat.is_open}
    return {**described, "bot": seat.bot} if seat.bot else described


def record_for(table: Table, observer: Observer) -> Record | None:
    """Return the record redacted for an observer; None before the game begins."""
    if table.recorder is None:
        return None
    kinds = [seat.bot or "person" for seat in table.seats]
    record = table.recorder.record(table.names(), bots=kinds)
    record.log = shown_lines(table, observer)
    fairness = _fairness_of(table)
    record.fairness = msgspec.to_builtins(fairness if table.ended else fairness.sealed())
    return record


def _fairness_of(table: Table) -> Fairness:
    """Return the fairness data of a table."""
    created = table.created
    return Fairness(
        created.scheme,
        created.commitment,
        table.nonces(),
        created.seed,
        created.salt,
        created.start,
        table=created.table or None,
        early=table.early(),
        head=table.head,
        daily=created.daily or None,
    )
