"""What an arena found out, for people: the tables of `arena.report` and the words in the picture of
`arena.plot`, in the language of this run.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from crossoff.cli.language import current_language, number, t
from crossoff.texts.languages import FALLBACK, locale_of

if TYPE_CHECKING:
    from crossoff.arena.plot import Labels
    from crossoff.arena.summary import Summary

__all__ = ["heading", "labels", "notes", "tables"]

_WIDTH = 90  # columns
_FEW_DEALS = 20

#: The columns of the tables, as the report has them.
_COLUMNS = {
    "bot": "bot",
    "rating": "rating",
    "95 % interval": "interval",
    "wins": "wins",
    "mean score": "mean-score",
    "games": "games",
    "line-up": "lineup",
    "lead": "lead",
    "CPU time": "cpu-time",
    "decisions": "decisions",
    "mean": "mean",
    "longest": "longest",
}


def heading(summary: Summary) -> str:
    """One line on what was played."""
    options = [f"{key} {value}" for key, value in summary.options.items()]
    options += [t("own-deck")] * (summary.deck == "custom")
    size = t("games-on-deals", games=summary.games, deals=summary.deals)
    words = [summary.game, *options, t("players", count=summary.players), size]
    words.append(t("seed", seed=str(summary.seed)))
    if summary.iterations is not None:
        words.append(t("iterations", count=summary.iterations))
    if summary.seconds is not None:
        words.append(t("seconds-each", seconds=f"{summary.seconds:g}"))
    return ", ".join(words)


def labels(summary: Summary) -> Labels:
    """The words in the picture."""
    from crossoff.arena.plot import Labels

    return Labels(
        language=locale_of(current_language()),
        title=t("plot-title"),
        heading=heading(summary),
        axis=t("plot-axis", anchor=summary.anchor),
        about=t("plot-about", anchor=summary.anchor),
        span=lambda low, high: t("span", low=low, high=high),
    )


def tables(summary: Summary) -> Iterator[tuple[Sequence[str], Sequence[Sequence[str]]]]:
    """Columns and rows of the bots by rating, the line-ups, and the time that decisions took."""
    from crossoff.arena.report import sections

    for section in sections(summary):
        columns = [t(f"column-{_COLUMNS[column]}") for column in section.columns]
        yield columns, [[_cell(cell) for cell in row] for row in section.rows]


def _cell(text: str) -> str:
    """A cell as the language writes it: `61.3 to 64.0 %` in German is `61,3 bis 64,0 %`."""
    if current_language() == FALLBACK:
        return text
    words = [_number(word) for word in text.split(" ")]
    return " ".join(t("to") if word == "to" else word for word in words)


def _number(word: str) -> str:
    """A number of the report as the language writes it; any other word as it is."""
    try:
        value = float(word.replace(",", ""))
    except ValueError:
        return word
    sign = "+" if word.startswith("+") else ""
    return sign + number(value, len(word.partition(".")[2]))


def notes(summary: Summary) -> list[str]:
    """How to read the tables."""
    found = [t("note-intervals"), t("note-ratings", anchor=summary.anchor)]
    if summary.players > 2:
        found.append(t("note-fair", share=f"{number(100 * summary.fair_share, 1)} %"))
    if summary.seconds is not None:
        found.append(t("note-seconds"))
    if summary.deals < 2:
        found.append(t("note-one-deal"))
    elif summary.deals < _FEW_DEALS:
        found.append(t("note-few-deals"))
    return [line for text in found for line in textwrap.wrap(text, _WIDTH)]
