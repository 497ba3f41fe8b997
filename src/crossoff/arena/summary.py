"""Summarize the results of a run."""

from __future__ import annotations

import msgspec
import numpy as np

from crossoff.arena.interval import Estimate, mean, share
from crossoff.arena.rating import anchor_of, rate
from crossoff.arena.tally import WHOLE_WIN, Tally

__all__ = ["BotSummary", "LineupSummary", "Summary", "summarize"]


class BotSummary(msgspec.Struct, frozen=True):
    """A bot over all its games. Win shares and scores are per seat."""

    name: str
    games: int
    wins: Estimate
    score: Estimate
    rating: Estimate


class Entry(msgspec.Struct, frozen=True):
    """A bot within a lineup. `lead` is its score minus the mean score of the other bots' seats."""

    name: str
    seats: int
    wins: Estimate
    score: Estimate
    lead: Estimate


class LineupSummary(msgspec.Struct, frozen=True):
    """All games of a lineup."""

    bots: tuple[str, ...]
    deals: int
    seatings: int
    games: int
    entries: list[Entry]


class TimeSummary(msgspec.Struct, frozen=True):
    """CPU seconds per decision."""

    decisions: int
    mean: float
    longest: float


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The summary of a run. Equal plans give equal summaries, except for `time`."""

    task: str | None  # of the benchmark
    game: str
    options: dict[str, str]
    deck: str
    players: int
    seed: int
    iterations: int | None
    seconds: float | None
    deals: int
    games: int
    results: str  # a hash of all results in order
    fair_share: float  # of wins, per seat among equal bots
    anchor: str  # has rating 0
    bots: list[BotSummary]
    lineups: list[LineupSummary]
    time: dict[str, TimeSummary]


def summarize(tally: Tally) -> Summary:
    """Return the summary of a finished run."""
    plan = tally.plan
    anchor = anchor_of(plan.bots)
    wins = tally.wins / WHOLE_WIN
    number = plan.bots.index(anchor)
    ratings = rate(tally.seats, tally.games.astype(float), wins, anchor=number)
    return Summary(
        task=plan.task or None,
        game=plan.game,
        options=plan.options,
        deck=plan.deck if isinstance(plan.deck, str) else "custom",
        players=plan.players,
        seed=plan.seed,
        iterations=plan.iterations,
        seconds=plan.seconds,
        deals=len(tally.games),
        games=int(tally.games.sum()),
        results=tally.digest,
        fair_share=1 / plan.players,
        anchor=anchor,
        bots=[_bot(tally, b, rating) for b, rating in enumerate(ratings)],
        lineups=[_lineup(tally, number) for number in range(len(tally.lineups))],
        time={name: _time(tally, name) for name in plan.bots},
    )


def _bot(tally: Tally, number: int, rating: Estimate) -> BotSummary:
    played = tally.games[:, tally.seats[:, number] > 0].sum(axis=1)
    sat = (tally.games * tally.seats[:, number]).sum(axis=1)  # counted per seat
    wins = tally.wins[:, :, number].sum(axis=1) / WHOLE_WIN
    points = tally.points[:, :, number].sum(axis=1)
    return BotSummary(
        name=tally.plan.bots[number],
        games=int(played.sum()),
        wins=share(wins, played).times(int(played.sum()) / int(sat.sum())).rounded(6),
        score=mean(points, sat).rounded(6),
        rating=rating.rounded(2),
    )


def _lineup(tally: Tally, number: int) -> LineupSummary:
    lineup = tally.lineups[number]
    played = tally.games[:, number]
    return LineupSummary(
        bots=lineup,
        deals=int(np.count_nonzero(played)),
        seatings=len(tally.plan.seatings(lineup)),
        games=int(played.sum()),
        entries=[_entry(tally, number, name) for name in dict.fromkeys(lineup)],
    )


def _entry(tally: Tally, number: int, name: str) -> Entry:
    bot = tally.plan.bots.index(name)
    seats = int(tally.seats[number, bot])
    others = tally.plan.players - seats
    played = tally.games[:, number]
    points = tally.points[:, number, bot]
    theirs = tally.points[:, number].sum(axis=1) - points
    return Entry(
        name=name,
        seats=seats,
        wins=share(tally.wins[:, number, bot] / WHOLE_WIN, played).times(1 / seats).rounded(6),
        score=mean(points, seats * played).rounded(6),
        lead=mean(points * others - theirs * seats, seats * others * played).rounded(6),
    )


def _time(tally: Tally, name: str) -> TimeSummary:
    clock = tally.clocks[name]
    return TimeSummary(clock.decisions, clock.seconds / max(clock.decisions, 1), clock.longest)
