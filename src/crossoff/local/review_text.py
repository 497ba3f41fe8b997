"""A review as text, for terminals."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from crossoff.core.model.contract import Seat
from crossoff.local.curve import SIGNS, chances, place_of, text_plot
from crossoff.local.review_words import Remark, ReviewWords

__all__ = ["review_text"]

_WIDTH = 76  # columns; a page of the terminal has four more
_INDENT = " " * 3


def review_text(words: ReviewWords) -> str:
    """Return the whole review as text."""
    say = words.texts.say
    parts = [
        [say("review-title", game=words.title)],
        list(_summary(words)),
        list(_levels(words)),
        list(_curve(words)),
        *([*_decisions(words, seat)] for seat in words.seats),
        _wrapped(words.basis()),
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in lines) for lines in parts)


def _wrapped(text: str, first: str = "", indent: str = "") -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=first, subsequent_indent=indent)


def _summary(words: ReviewWords) -> Iterator[str]:
    """The terms of the game side by side: a chance and points for each seat."""
    say = words.texts.say
    rows = list(words.rows())
    labels = ["", "", *(row.label for row in rows), say("review-result")]
    units = [say("review-chance"), say("review-points")]
    columns = [labels]
    for number, seat in enumerate(words.seats):
        pairs = [units, *(row.cells[number] for row in rows)]
        chances, points = ([pair[part] for pair in pairs] for part in (0, 1))
        cells = [f"{a} {b}" for a, b in zip(_aligned(chances), _aligned(points), strict=True)]
        name = words.names[seat][: max(map(cell_len, cells))]
        columns.append(_aligned([name, *cells, words.result(seat)]))
    wide = max(map(cell_len, labels))
    for label, *shown in zip(*columns, strict=True):
        yield f"{label}{' ' * (wide - cell_len(label))}  " + "  ".join(shown)


def _aligned(texts: Sequence[str]) -> list[str]:
    """Texts of a column, to the right."""
    wide = max(map(cell_len, texts))
    return [" " * (wide - cell_len(text)) + text for text in texts]


def _levels(words: ReviewWords) -> Iterator[str]:
    for seat in words.seats:
        yield from _wrapped(words.of(seat, words.level(seat)))


def _curve(words: ReviewWords) -> Iterator[str]:
    """A small plot. The numbers under it are those of the decisions below."""
    seats = words.plotted
    names = [f"{sign} {words.names[seat]}" for sign, seat in zip(SIGNS, seats, strict=False)]
    yield f"{words.texts.say('review-curve')}   {'   '.join(names)}"
    labels = {value: words.amounts.chance(value) for value in (0.0, 0.25, 0.5, 0.75, 1.0)}
    marks = {
        place_of(words.review, remark.moment.line): str(number)
        for seat in seats
        for number, remark in reversed(list(enumerate(words.remarks[seat], 1)))
    }
    curves = [chances(words.review, seat) for seat in seats]
    yield from text_plot(curves, labels, marks if len(seats) == 1 else {}, _WIDTH)


def _decisions(words: ReviewWords, seat: Seat) -> Iterator[str]:
    remarks = words.remarks[seat]
    heading = words.texts.say("review-look" if remarks else "review-nothing")
    yield words.of(seat, heading)
    for number, remark in enumerate(remarks, 1):
        yield ""
        yield from _remark(words, number, remark)


def _remark(words: ReviewWords, number: int, remark: Remark) -> Iterator[str]:
    say, moment = words.texts.say, remark.moment
    yield from _wrapped(f"{remark.heading}. {remark.cost}", f"{number}  ", _INDENT)
    labels = [say("review-played"), say("review-better")]
    wide = max(map(cell_len, labels)) + 2
    both = (labels[0], remark.played, moment.do), (labels[1], remark.better, moment.best)
    for label, phrase, text in both:
        first = f"{_INDENT}{label}{' ' * (wide - cell_len(label))}"
        yield from _wrapped(_both(phrase, text or ""), first, " " * cell_len(first))
    yield from _wrapped(remark.why, _INDENT, _INDENT)


def _both(phrase: str, text: str) -> str:
    """A decision in words and in notation."""
    return phrase if phrase == text else f"{phrase} ({text})"
