"""Verify a finished game: draws against the commitment, decisions against the hash chain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from crossoff.core.errors import BadRecord, CrossoffError
from crossoff.core.files.lines import shown
from crossoff.core.model.contract import OutcomeId
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record
from crossoff.core.model.record import start as first_position
from crossoff.core.model.steps import decide, read_line
from crossoff.play.fairness import v1, v2
from crossoff.play.fairness.daily import check_daily
from crossoff.play.fairness.data import Chance, Fairness, Unfair
from crossoff.play.fairness.terms import Terms

__all__ = ["Verified", "check_fairness"]


class Verified(NamedTuple):
    """The part of a record that was verified: all lines; the game may be unfinished."""

    lines: int
    position: Position


def check_fairness(record: Record, heads: Sequence[str] = ()) -> Verified:
    """Raise Unfair at the first line whose draws do not follow from the seed and the nonces, and
    BadRecord at a line that breaks the rules. Each of `heads`, which a player kept during the game,
    must be the chain's head after some line. The result is not checked.
    """
    fairness = _read(record.fairness)
    fairness.secrets()  # before replaying: the rules reject the hidden lines of a running game
    if not record.log:
        raise Unfair(0, "why-fair-empty")
    position = first_position(record)
    fairness.check_seats(position.setup.players)
    chance = _chance(record, fairness)
    if fairness.daily is not None:
        check_daily(record, fairness, position)
    for number, line in enumerate(record.log, 1):
        try:
            after = read_line(position, line)
        except CrossoffError as error:
            raise BadRecord(number, error) from None
        fair = _fair_line(position, line, chance)
        if fair not in (line, None):
            raise Unfair(number, "why-fair-line", right=shown(fair), got=shown(line))
        position = after
    _check_heads(record, fairness, heads)
    return Verified(len(record.log), position)


def _read(value: Any) -> Fairness:
    if value is None:
        raise Unfair(0, "why-fair-none")
    try:
        fairness = value if isinstance(value, Fairness) else msgspec.convert(value, Fairness)
    except msgspec.ValidationError as error:
        raise Unfair(0, "why-fair-data", reason=str(error)) from None
    if fairness.scheme not in (v1.SCHEME, v2.SCHEME):
        schemes = f"{v1.SCHEME}, {v2.SCHEME}"
        raise Unfair(0, "why-fair-scheme", scheme=schemes, got=shown(fairness.scheme))
    return fairness


def _chance(record: Record, fairness: Fairness) -> Chance:
    """Return the draws of a record after checking its secrets against the commitment."""
    seed, salt = fairness.secrets()
    if fairness.scheme == v1.SCHEME:
        right = v1.commitment(seed, salt)
    else:
        if fairness.table is None or fairness.head is None:
            raise Unfair(0, "why-fair-data", reason="`table` or `head` is missing")
        right = v2.commitment(seed, salt, _terms(record, fairness))
    if fairness.commitment != right:
        raise Unfair(0, "why-fair-commitment", got=shown(fairness.commitment))
    if fairness.scheme == v1.SCHEME:
        return v1.NumberedChance(v1.game_key(seed, fairness.nonces), start=fairness.start)
    return v2.NamedChance(v2.game_key(seed, right, fairness.nonces), start=fairness.start)


def _terms(record: Record, fairness: Fairness) -> Terms:
    table, start = fairness.table or "", fairness.start
    return Terms(table, record.game, record.options, record.deck, len(record.seats), start)


def _check_heads(record: Record, fairness: Fairness, kept: Sequence[str]) -> None:
    """Raise Unfair if the decisions do not hash to the record's head and to the kept ones."""
    after = len(record.log) + 1
    if fairness.scheme == v1.SCHEME:
        if kept:
            raise Unfair(0, "why-fair-no-chain", scheme=v1.SCHEME)
        return
    heads = [v2.first_head(fairness.commitment, fairness.nonces)]
    for line in record.log:
        heads.append(v2.next_head(heads[-1], [line]))
    if fairness.head != heads[-1]:
        raise Unfair(after, "why-fair-head", right=heads[-1], got=shown(fairness.head))
    for head in kept:
        if head not in heads:
            raise Unfair(after, "why-fair-kept-head", got=shown(head))


def _fair_line(position: Position, line: str, chance: Chance) -> str | None:
    """Return the line as chance should have written it; None if it is only a decision."""
    notation = position.game.notation
    if not position.is_chance:
        decision, drawn = notation.split_decision(line.partition(" ")[2])
        if not drawn:
            return None
        position = decide(position, position.actors()[0], decision)
    before, outcomes = position, list[OutcomeId]()
    while True:
        outcomes.append(chance.draw(position))
        after = position.apply_chance(outcomes[-1])
        if notation.ends_line(position, after):
            return notation.chance_text(before, outcomes, after)
        position = after
