"""A reviewed game for people at a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from crossoff.cli.reviewed import ReviewedGame
from crossoff.core.model.contract import Seat
from crossoff.local.curve import SIGNS, chances, place_of, text_plot
from crossoff.local.review_words import Remark

__all__ = ["review_text"]

_WIDTH = 78  # columns


def review_text(game: ReviewedGame) -> str:
    """Return the whole review as text."""
    say = game.texts.say
    parts = [
        [say("review-title", game=game.title)],
        list(_summary(game)),
        list(_levels(game)),
        list(_curve(game)),
        *([*_decisions(game, seat)] for seat in game.words.seats),
        _wrapped(game.words.basis()),
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in lines) for lines in parts)


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=indent, subsequent_indent=indent)


def _summary(game: ReviewedGame) -> Iterator[str]:
    """The terms of the game side by side: a chance and points for each seat."""
    words, say = game.words, game.texts.say
    rows = list(words.rows())
    labels = ["", "", *(row.label for row in rows), say("review-result")]
    units = [say("review-chance"), say("review-points")]
    columns = [labels]
    for number, seat in enumerate(words.seats):
        pairs = [units, *(row.cells[number] for row in rows)]
        chances, points = ([pair[part] for pair in pairs] for part in (0, 1))
        cells = [f"{a} {b}" for a, b in zip(_aligned(chances), _aligned(points), strict=True)]
        name = game.names[seat][: max(map(cell_len, cells))]
        columns.append(_aligned([name, *cells, words.result(seat)]))
    wide = max(map(cell_len, labels))
    for label, *shown in zip(*columns, strict=True):
        yield f"{label}{' ' * (wide - cell_len(label))}  " + "  ".join(shown)


def _aligned(texts: Sequence[str]) -> list[str]:
    """Texts of a column, to the right."""
    wide = max(map(cell_len, texts))
    return [" " * (wide - cell_len(text)) + text for text in texts]


def _levels(game: ReviewedGame) -> Iterator[str]:
    for seat in game.words.seats:
        yield from _wrapped(game.words.of(seat, game.words.level(seat)))


def _curve(game: ReviewedGame) -> Iterator[str]:
    """A small plot. The numbers under it are those of the decisions below."""
    seats = game.plotted
    names = [f"{sign} {game.names[seat]}" for sign, seat in zip(SIGNS, seats, strict=False)]
    yield f"{game.texts.say('review-curve')}   {'   '.join(names)}"
    labels = {value: game.words.amounts.chance(value) for value in (0.0, 0.25, 0.5, 0.75, 1.0)}
    marks = {
        place_of(game.review, remark.moment.line): str(number)
        for seat in seats
        for number, remark in reversed(list(enumerate(game.remarks[seat], 1)))
    }
    curves = [chances(game.review, seat) for seat in seats]
    yield from text_plot(curves, labels, marks if len(seats) == 1 else {}, _WIDTH)


def _decisions(game: ReviewedGame, seat: Seat) -> Iterator[str]:
    remarks = game.remarks[seat]
    heading = game.texts.say("review-look" if remarks else "review-nothing")
    yield game.words.of(seat, heading)
    for number, remark in enumerate(remarks, 1):
        yield ""
        yield from _remark(game, number, remark)


def _remark(game: ReviewedGame, number: int, remark: Remark) -> Iterator[str]:
    say, moment = game.texts.say, remark.moment
    first, *rest = _wrapped(f"{number}  {remark.heading}. {remark.cost}")
    yield first
    yield from (f"   {line}" for line in rest)
    labels = [say("review-played"), say("review-better")]
    wide = max(map(cell_len, labels)) + 2
    both = (labels[0], remark.played, moment.do), (labels[1], remark.better, moment.best)
    for label, phrase, text in both:
        yield f"   {label}{' ' * (wide - cell_len(label))}{_both(phrase, text or '')}"
    yield from _wrapped(remark.why, "   ")


def _both(phrase: str, text: str) -> str:
    """A decision in words and in notation."""
    return phrase if phrase == text else f"{phrase} ({text})"
