"""Plot the ratings of a run as a self-contained SVG."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from html import escape
from typing import NamedTuple

from crossoff.arena.report import by_rating
from crossoff.arena.summary import BotSummary, Summary

__all__ = ["Labels", "plot"]

_WIDTH, _ROW, _TOP, _BOTTOM = 720, 34, 76, 62
_LABELS, _NUMBERS = 150, 190  # left and right of the plot, in pixels
_MINUS = "\N{MINUS SIGN}"

_STYLE = """
  svg { color-scheme: light dark; }
  .ground { fill: #ffffff; }
  text { fill: #1f2328; font-family: system-ui, sans-serif; font-size: 14px; }
  .title { font-size: 18px; font-weight: 600; }
  .quiet { fill: #59636e; font-size: 12px; }
  .grid { stroke: #d1d9e0; stroke-width: 1; }
  .zero { stroke: #818b98; stroke-width: 1; }
  .span { stroke: #0969da; stroke-width: 3; stroke-linecap: round; }
  .dot { fill: #0969da; stroke: #ffffff; stroke-width: 2; }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0d1117; }
    text { fill: #f0f6fc; }
    .quiet { fill: #9198a1; }
    .grid { stroke: #3d444d; }
    .zero { stroke: #656c76; }
    .span { stroke: #4493f8; }
    .dot { fill: #4493f8; stroke: #0d1117; }
  }
"""


class Labels(NamedTuple):
    """The localised texts of the plot."""

    language: str
    title: str
    heading: str  # what was played
    axis: str
    about: str  # accessible description; the ratings are appended
    span: Callable[[str, str], str]  # formats a range of numbers


class Scale:
    """Maps ratings to pixels, with round tick values."""

    def __init__(self, low: float, high: float) -> None:
        step = 10.0 ** math.floor(math.log10(max(high - low, 1.0)))
        wide = (high - low) / step  # from 1 to 10
        self.step = step * (0.25 if wide < 2 else 0.5 if wide < 4 else 1 if wide < 8 else 2)
        self.low = math.floor(low / self.step) * self.step
        self.high = max(math.ceil(high / self.step) * self.step, self.low + self.step)

    def __call__(self, value: float) -> float:
        inner = _WIDTH - _LABELS - _NUMBERS
        return _LABELS + inner * (value - self.low) / (self.high - self.low)

    def ticks(self) -> Iterator[float]:
        for number in range(round((self.high - self.low) / self.step) + 1):
            yield self.low + number * self.step


def plot(summary: Summary, labels: Labels) -> str:
    """Return the SVG: a dot for each bot's rating, best first, on its 95% interval."""
    bots = by_rating(summary)
    ends = [end for bot in bots for end in _ends(bot)]
    scale = Scale(min(ends), max(ends))
    height = _TOP + _ROW * len(bots) + _BOTTOM
    ratings = "; ".join(f"{bot.name} {_numbers(bot, labels)}" for bot in bots)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" lang="{labels.language}" '
        'role="img" aria-labelledby="title desc">',
        f'<title id="title">{escape(labels.title)}</title>',
        f'<desc id="desc">{escape(f"{labels.about} {ratings}.")}</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect class="ground" width="{_WIDTH}" height="{height}"/>',
        _text(20, 32, labels.title, "title"),
        _text(20, 54, _short(labels.heading, 100), "quiet"),
        *_axis(scale, height, labels.axis),
    ]
    for number, bot in enumerate(bots):
        lines += _row(bot, scale, labels, _TOP + _ROW * (number + 0.5))
    return "\n".join([*lines, "</svg>", ""])


def _axis(scale: Scale, height: float, label: str) -> Iterator[str]:
    bottom = height - _BOTTOM
    for tick in scale.ticks():
        x = scale(tick)
        kind = "zero" if abs(tick) < 1e-9 else "grid"
        yield f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP}" y2="{bottom}"/>'
        yield _text(x, bottom + 18, f"{tick:g}".replace("-", _MINUS), "quiet", "middle")
    middle = (scale(scale.low) + scale(scale.high)) / 2
    yield _text(middle, bottom + 42, label, "quiet", "middle")


def _row(bot: BotSummary, scale: Scale, labels: Labels, y: float) -> Iterator[str]:
    low, high = (scale(end) for end in _ends(bot))
    yield _text(_LABELS - 14, y + 5, _short(bot.name, 14), "", "end")
    yield f'<line class="span" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
    x = scale(bot.rating.value)
    yield f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="6.5"/>'
    yield _text(_WIDTH - 20, y + 5, _numbers(bot, labels), "", "end")


def _ends(bot: BotSummary) -> tuple[float, float]:
    rating = bot.rating
    if rating.low is None or rating.high is None:
        return rating.value, rating.value
    # A bootstrap interval need not contain the estimate.
    return min(rating.low, rating.value), max(rating.high, rating.value)


def _numbers(bot: BotSummary, labels: Labels) -> str:
    rating = bot.rating
    if rating.low is None or rating.high is None or rating.low >= rating.high:
        return _whole(rating.value)
    return f"{_whole(rating.value)} ({labels.span(_whole(rating.low), _whole(rating.high))})"


def _whole(value: float) -> str:
    return f"{value:.0f}".replace("-", _MINUS)


def _short(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    kind = f' class="{kind}"' if kind else ""
    return f'<text{kind} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
