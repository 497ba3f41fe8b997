"""`crossoff daily`: today's deal, the same for everybody."""

from __future__ import annotations

from datetime import date as Date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.language import current_language, current_texts, explained, number, t
from crossoff.cli.options import Flag, GameName
from crossoff.cli.play import (
    begun,
    choose_kernels,
    has_screen,
    play_sitting,
    resumed,
    saves_folder,
)
from crossoff.cli.terminal import progress
from crossoff.core.model.registry import default_game, load_game
from crossoff.texts.languages import locale_of

if TYPE_CHECKING:
    from crossoff.local.par import Par

__all__ = ["daily"]

_SQUARES = 10  # of the bar to share, for par


def daily(
    game: GameName | None = None,
    *,
    date: Annotated[str | None, Parameter(metavar="YYYY-MM-DD")] = None,
    again: Flag = False,
    plain: Flag = False,
) -> int:
    """Play today's deal, or that of another day."""
    name, day, today = game or default_game(), _day(date), Date.today()
    if day > today:
        raise Mistake(t("daily-future", date=_said(day)))
    is_plain = plain or not has_screen()
    from crossoff.local.par import DAILY_BOT

    can_compile = choose_kernels([DAILY_BOT], here=is_plain)
    from crossoff.local.daily import daily_results, daily_settings, saved_daily

    with explained(), progress(t("loading-game"), None):
        load_game(name)
    folder = saves_folder()
    saved = saved_daily(folder, name, day)
    totals = daily_results(folder, name)
    if again or saved or day not in totals:
        sitting = resumed(saved) if saved else begun(daily_settings(name, day))
        play_sitting(sitting, None, is_plain=is_plain, can_compile=can_compile)
        totals = daily_results(folder, name)
        if sitting.path is None and sitting.table.is_over:  # through a pipe
            totals = {day: sitting.position.totals()} | totals
    if day in totals:
        _report(folder, name, day, totals, can_compile=can_compile)
    return FINE


def _day(text: str | None) -> Date:
    from crossoff.play.fairness import parse_date

    if text is None:
        return Date.today()
    try:
        return parse_date(text)
    except ValueError:
        raise Mistake(t("daily-bad-date", date=repr(text))) from None


def _said(day: Date) -> str:
    from babel.dates import format_date

    return format_date(day, "long", locale=locale_of(current_language()).replace("-", "_"))


def _report(
    folder: Path, game: str, day: Date, totals: dict[Date, list[int]], *, can_compile: bool
) -> None:
    """Print the result of a deal beside par, and a text to share."""
    from crossoff.local.daily import streak

    mine, theirs = totals[day]
    title = load_game(game).title_said.render(current_texts())
    days = streak(totals, Date.today())
    print(f"\n{t('daily-title', game=title, date=_said(day))}")
    print(t("daily-result", mine=mine, theirs=theirs))
    par = None
    if can_compile:
        from crossoff.local.par import par_of

        with progress(t("daily-computing"), None):
            par = par_of(folder, game, day)
    if par is None:
        print(t("daily-no-par"))
    else:
        low, high, middle = (number(value, 1) for value in (par.low, par.high, par.mean))
        print(t("daily-par", par=middle, low=low, high=high, games=par.games))
        print(t("daily-best", points=max(par.best, mine)))
    print(t("daily-streak", days=days))
    print(f"\n{t('daily-share')}\n{_to_share(title, day, mine, theirs, par)}")


def _to_share(title: str, day: Date, mine: int, theirs: int, par: Par | None) -> str:
    """The result in two or three lines without words, so that anyone can read it."""
    lines = [f"crossoff · {title} · {day.isoformat()}", f"{mine} : {theirs}"]
    if par is not None:
        full = min(_SQUARES, round(_SQUARES * mine / par.mean))
        lines[1] += f" · par {round(par.mean)}"
        lines.append("■" * full + "□" * (_SQUARES - full))
    return "\n".join(lines)
