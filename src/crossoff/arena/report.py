"""Format a summary as tables."""

from __future__ import annotations

from typing import NamedTuple

from crossoff.arena.interval import Estimate
from crossoff.arena.lineups import lineup_text
from crossoff.arena.summary import BotSummary, Entry, LineupSummary, Summary

__all__ = ["by_rating", "sections"]


class Section(NamedTuple):
    """A table."""

    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]


def sections(summary: Summary) -> list[Section]:
    """Return tables of bots by rating, of lineups, and of decision times."""
    return [
        Section(
            ("bot", "rating", "95 % interval", "wins", "95 % interval", "mean score", "games"),
            [_bot_row(bot) for bot in by_rating(summary)],
        ),
        Section(
            ("line-up", "wins", "95 % interval", "mean score", "lead", "games"),
            [_entry_row(lineup, entry) for lineup in summary.lineups for entry in _listed(lineup)],
        ),
        Section(
            ("CPU time", "decisions", "mean", "longest"),
            [
                (name, f"{time.decisions:,}", _duration(time.mean), _duration(time.longest))
                for name, time in summary.time.items()
            ],
        ),
    ]


def by_rating(summary: Summary) -> list[BotSummary]:
    """Return the bots, best first; ties in the order given."""
    return sorted(summary.bots, key=lambda bot: -bot.rating.value)


def _listed(lineup: LineupSummary) -> list[Entry]:
    """Return the bots of a lineup that get a row: of two, the first, because the other's numbers
    follow from it; of more, those with a single seat.
    """
    if len(lineup.bots) == 2:
        return lineup.entries[:1]
    return [entry for entry in lineup.entries if entry.seats == 1]


def _bot_row(bot: BotSummary) -> tuple[str, ...]:
    return (
        bot.name,
        f"{bot.rating.value:.0f}",
        _span(bot.rating, "{:.0f}"),
        _percent(bot.wins.value),
        _percents(bot.wins),
        _plus_minus(bot.score),
        f"{bot.games:,}",
    )


def _entry_row(lineup: LineupSummary, entry: Entry) -> tuple[str, ...]:
    others = tuple(name for name in lineup.bots if name != entry.name)
    return (
        f"{entry.name} v {lineup_text(others)}",
        _percent(entry.wins.value),
        _percents(entry.wins),
        _plus_minus(entry.score),
        _plus_minus(entry.lead, sign="+"),
        f"{lineup.games:,}",
    )


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _percents(estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return "-"
    return f"{100 * estimate.low:.1f} to {100 * estimate.high:.1f} %"


def _span(estimate: Estimate, form: str) -> str:
    if estimate.low is None or estimate.high is None:
        return "-"
    return f"{form.format(estimate.low)} to {form.format(estimate.high)}"


def _plus_minus(estimate: Estimate, *, sign: str = "") -> str:
    value = f"{estimate.value:{sign}.1f}"
    if estimate.high is None:
        return value
    return f"{value} ± {estimate.high - estimate.value:.1f}"


def _duration(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{1e6 * seconds:.0f} µs"
    return f"{1e3 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"
