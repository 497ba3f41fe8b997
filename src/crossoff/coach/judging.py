"""Judge one decision: what else could have been done, and what it lost.

Knows only the position redacted for the deciding seat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from crossoff.coach.depths import Depth
from crossoff.coach.futures import Futures, Player, Start
from crossoff.coach.model import DIGITS, Reason, Value
from crossoff.core.compiler.rng import stream
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position

__all__ = ["TURNS", "Judgement", "Option", "Question", "judge", "reasons"]

TURNS = "turns"  # the reason that is no line of the score sheet
_SHOWN = 4  # candidates that are measured, beside the played one

Steps = tuple[ActionId, ...]


class Question(NamedTuple):
    """A decision to judge. `seen` is redacted for the seat."""

    seen: Position
    seat: Seat
    played: Steps | None  # None to ask for advice
    name: tuple[object, ...]  # of the random streams


class Option(NamedTuple):
    """A decision that was measured."""

    steps: Steps
    value: Value
    error: Value  # of its difference to the best one; of its value, for the best one
    why: tuple[Reason, ...]  # what it changes, against the best one


@dataclass(frozen=True)
class Judgement:
    """A judged decision. Differences are by seat."""

    options: tuple[Option, ...]  # best first, then by value
    loss: Value
    error: Value
    why: tuple[Reason, ...]
    effect: tuple[Value, ...]  # what the played decision changed, against the best one
    futures: Futures  # of the model's own, the played and the best decision, in this order

    def gap(self, seat: int) -> Value:
        """What the best decision is worth to a seat beyond the model's own."""
        return self.futures.difference(2, 0, seat)[0]


def judge(
    player: Player, question: Question, depth: Depth, check: Callable[[], None] = lambda: None
) -> Judgement:
    """Select the best decision on one set of futures and measure its lead on another."""
    seen, seat, played, name = question
    options = _options(player, seen, seat)
    at = None if played is None else _find(player, options, question)
    starts = [Start(seen, seat, steps) for steps in options]
    ranked = _select(player, starts, depth, name, check, at)
    shown = ranked[:_SHOWN]
    if at is not None and at not in shown:
        shown.append(at)
    # The model's own choice first: it says what the position is worth.
    starts = [Start(seen, seat), *(Start(seen, seat, options[n]) for n in shown)]
    rng = stream(*name, "measure")
    futures = player.play(starts, depth.least, rng)
    check()
    mine = 1 if at is None else 1 + shown.index(at)
    pair = futures.only([1, mine])
    while mine != 1 and _unsure(pair, seat, depth) and pair.size < depth.most:
        pair = pair.with_more(player.play([starts[1], starts[mine]], depth.least, rng))
        check()
    why = reasons(pair, seat, player.coaching.has_clock)
    loss, error = pair.difference(0, 1, seat)
    return Judgement(
        options=_measured(futures, [options[n] for n in shown], seat, player.coaching.has_clock),
        # From the reasons, so that they add up.
        loss=Value(round(loss.win, DIGITS), _sum_of_parts(why)),
        error=error.rounded(),
        why=why,
        effect=tuple(pair.difference(1, 0, p)[0].rounded() for p in range(pair.seats)),
        futures=futures.only([0, mine, 1]),
    )


def _options(player: Player, seen: Position, seat: Seat) -> list[Steps]:
    """Return the candidates, one for each position they lead to."""
    found: dict[bytes, Steps] = {}
    for steps in player.candidates(seen, seat):
        found.setdefault(player.key(seen, seat, steps), steps)
    return list(found.values())


def _find(player: Player, options: list[Steps], question: Question) -> int:
    """Return the index of the played decision, which replaces or joins the candidates."""
    seen, seat, played, _ = question
    assert played is not None
    key = player.key(seen, seat, played)
    for n, steps in enumerate(options):
        if player.key(seen, seat, steps) == key:
            options[n] = played
            return n
    options.append(played)
    return len(options) - 1


def _select(
    player: Player,
    starts: list[Start],
    depth: Depth,
    name: tuple[object, ...],
    check: Callable[[], None],
    first: int | None,
) -> list[int]:
    """Rank decisions by sequential halving; return their indices, best first. Of those that come
    out the same, one is left, which is `first` if that is among them.
    """
    ranked = list[int]()
    rng, seat = stream(*name, "select"), starts[0].seat
    assert seat is not None  # every start is a decision
    futures = player.play(starts, depth.select, rng)
    alive = _distinct(futures, first)
    futures = futures.only(alive)
    while True:
        order = _order(futures, seat)
        if len(alive) <= 2:
            return [alive[n] for n in order] + ranked
        half = (len(alive) + 1) // 2
        ranked = [alive[n] for n in order[half:]] + ranked
        kept = order[:half]
        alive = [alive[n] for n in kept]
        check()
        # As many again, so that each round costs about the same.
        more = player.play([starts[n] for n in alive], futures.size, rng)
        futures = futures.only(kept).with_more(more)


def _distinct(futures: Futures, first: int | None) -> list[int]:
    """Return one of the starts for each set of equal futures: mirror images, for example."""
    found: dict[bytes, int] = {}
    for n in range(len(futures.wins)):
        same = futures.items[n].tobytes() + futures.wins[n].tobytes()
        if n == first or same not in found:
            found[same] = n
    return list(found.values())


def _order(futures: Futures, seat: int) -> list[int]:
    """Return the starts, best first: the highest chance to win or, among those as good within one
    standard error, the most points.
    """
    wins = futures.wins[:, :, seat].mean(axis=1)
    points = futures.points[:, :, seat].mean(axis=1)
    order = [int(n) for n in np.lexsort((-points, -wins))]
    top = order[0]
    close = [n for n in order if _is_as_good(futures, n, top, seat)]
    close.sort(key=lambda n: -points[n])
    return close + [n for n in order if n not in close]


def _is_as_good(futures: Futures, one: int, top: int, seat: int) -> bool:
    difference, error = futures.difference(top, one, seat)
    return difference.win <= error.win


def _unsure(pair: Futures, seat: Seat, depth: Depth) -> bool:
    error = pair.difference(0, 1, seat)[1]
    return error.win > depth.error.win or error.points > depth.error.points


def _measured(
    futures: Futures, shown: list[Steps], seat: Seat, has_clock: bool
) -> tuple[Option, ...]:
    """Return what was measured, the selected one first; the model's own choice is not shown."""
    options = []
    for n, steps in enumerate(shown, 1):
        error = futures.error(n, seat) if n == 1 else futures.difference(1, n, seat)[1]
        why = reasons(futures.only([1, n]), seat, has_clock)
        options.append(Option(steps, futures.value(n, seat).rounded(), error.rounded(), why))
    return (options[0], *sorted(options[1:], key=lambda one: (-one.value.win, -one.value.points)))


def reasons(pair: Futures, seat: Seat, has_clock: bool) -> tuple[Reason, ...]:
    """Return what the second of two starts changes against the first, the largest loss first."""
    change = (pair.items[1].astype(float) - pair.items[0]).mean(axis=0)  # [seats, lines]
    totals = pair.points[0].mean(axis=0)
    others = [p for p in range(len(totals)) if p != seat]
    rival = max(others, key=lambda p: totals[p]) if others else None
    found = [
        Reason(
            line,
            round(float(change[seat, n]), DIGITS),
            0.0 if rival is None else round(float(change[rival, n]), DIGITS),
        )
        for n, line in enumerate(pair.lines)
    ]
    if has_clock:
        later = round(float((pair.turns[1].astype(float) - pair.turns[0]).mean()), DIGITS)
        found.append(Reason(TURNS, later, later))
    found = [one for one in found if one.mine or one.theirs]
    # How long the game takes explains the others, so it comes last.
    return tuple(sorted(found, key=lambda one: (one.item == TURNS, one.mine, -one.theirs)))


def _sum_of_parts(why: tuple[Reason, ...]) -> float:
    return round(-sum(one.mine for one in why if one.item != TURNS), DIGITS) + 0.0
