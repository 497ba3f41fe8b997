"""Today's deal: the same for everybody on a date, one person against one bot.

Results are the finished games themselves: their records name the date. The first one counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from pathlib import Path

from crossoff.local.finished import list_finished
from crossoff.local.par import DAILY_BOT
from crossoff.local.saves import list_saves
from crossoff.local.settings import fit_to_game
from crossoff.local.sitting import GameSettings, LocalSeat
from crossoff.play.events import Created
from crossoff.play.fairness import parse_date

__all__ = ["daily_results", "daily_settings", "saved_daily", "streak"]


def daily_settings(game: str, day: date) -> GameSettings:
    """Return the settings of a deal: you against the bot, everything else as usual."""
    seats = (LocalSeat(), LocalSeat(bot=DAILY_BOT))
    return fit_to_game(GameSettings(game, seats, daily=day))


def saved_daily(folder: Path, game: str, day: date) -> Path | None:
    """Return the save file of an unfinished game on this deal, or None."""
    for path, events in list_saves(folder):
        created = events[0]
        assert isinstance(created, Created)
        if (created.game, created.daily) == (game, day.isoformat()):
            return path
    return None


def daily_results(folder: Path, game: str) -> dict[date, list[int]]:
    """Return the points by seat on a game's deals, by date: of the first game on each day."""
    found = {}
    for finished in list_finished(folder):  # latest first
        fairness = finished.record.fairness
        if finished.record.game == game and isinstance(fairness, Mapping):
            try:
                day = parse_date(fairness.get("daily", ""))
            except (TypeError, ValueError):
                continue  # another kind of game
            found[day] = finished.totals
    return found


def streak(days: Iterable[date], today: date) -> int:
    """Return how many days in a row were played, up to today or yesterday."""
    played = set(days)
    day = today if today in played else today - timedelta(days=1)
    count = 0
    while day in played:
        count, day = count + 1, day - timedelta(days=1)
    return count
