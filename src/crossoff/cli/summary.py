"""What `crossoff simulate` found out: an arena's games with one seating, added up by bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crossoff.cli.language import number, t
from crossoff.cli.terminal import print_table

if TYPE_CHECKING:
    from crossoff.arena.interval import Estimate
    from crossoff.arena.tally import Tally

__all__ = ["print_summary", "summary_data"]

_COLUMNS = ("bot", "seats", "games", "mean-score", "interval", "wins", "share")


def summary_data(tally: Tally) -> dict[str, Any]:
    """Everything, for programs."""
    plan = tally.plan
    return {
        "game": plan.game,
        "options": plan.options,
        "deck": plan.deck if isinstance(plan.deck, str) else "custom",
        "seats": list(plan.seating),
        "seed": plan.seed,
        "games": plan.games,
        "bots": {name: _bot_data(tally, name) for name in plan.bots},
        "shared wins": tally.shared,
        "decisions": tally.decisions,
        "seconds": tally.seconds,
        "decisions/s": _rate(tally),
        "results": tally.digest,
    }


def print_summary(tally: Tally) -> None:
    """Everything, for people."""
    plan = tally.plan
    options = [f"{key} {value}" for key, value in plan.options.items()]
    options += [t("own-deck")] * (not isinstance(plan.deck, str))
    size = [t("players", count=plan.players), t("games", count=plan.games)]
    heading = [plan.game, *options, *size, t("seed", seed=str(plan.seed))]
    print(", ".join(heading), end="\n\n")
    columns = [t(f"column-{name}") for name in _COLUMNS]
    print_table(columns, [_bot_row(tally, name) for name in plan.bots])
    if tally.shared:
        print(f"\n{t('shared-wins', count=tally.shared)}")
    speed = {"seconds": number(tally.seconds, 2), "rate": number(_rate(tally))}
    print(f"\n{t('speed', decisions=tally.decisions, **speed)}")


def _rate(tally: Tally) -> float:
    """Decisions a second of one process."""
    return tally.decisions / tally.seconds if tally.seconds else 0.0


def _seats(tally: Tally, name: str) -> list[int]:
    return [seat for seat, bot in enumerate(tally.plan.seating) if bot == name]


def _score(tally: Tally, name: str) -> Estimate:
    """A bot's mean score. What it gets on several seats of one game depends on each other, so a
    game is one observation.
    """
    from crossoff.arena.interval import mean

    bot = tally.plan.bots.index(name)
    return mean(tally.points[:, 0, bot], tally.seats[0, bot] * tally.games[:, 0])


def _wins(tally: Tally, name: str) -> float:
    """How many games a bot has won; of a shared win each winner has its part."""
    from crossoff.arena.tally import WHOLE_WIN

    return tally.won[name] / WHOLE_WIN


def _bot_data(tally: Tally, name: str) -> dict[str, Any]:
    score = _score(tally, name)
    return {
        "seats": _seats(tally, name),
        "games": tally.plan.games,
        "mean": score.value,
        # of the mean's 95 % interval, to either side
        "margin": None if score.high is None else score.high - score.value,
        "wins": _wins(tally, name),
    }


def _bot_row(tally: Tally, name: str) -> tuple[str, ...]:
    score, wins, games = _score(tally, name), _wins(tally, name), tally.plan.games
    low_high = "-"
    if score.low is not None and score.high is not None:
        low_high = t("span", low=number(score.low, 2), high=number(score.high, 2))
    return (
        name,
        " ".join(map(str, _seats(tally, name))),
        number(games),
        number(score.value, 2),
        low_high,
        number(wins, 0 if wins.is_integer() else 2),
        f"{number(100 * wins / games, 1)} %",
    )
