"""The review on the page after a game: its progress, a summary, and the whole of it to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crossoff.coach.model import Review
from crossoff.local.amounts import Amounts
from crossoff.local.coach import CoachFailed
from crossoff.local.review_text import review_text
from crossoff.local.review_words import ReviewWords
from crossoff.tui.drawing import Block, Zone, paragraph
from crossoff.tui.forms import title

if TYPE_CHECKING:
    from crossoff.tui.end_page import EndPage

__all__ = ["EndReview"]

_MARGIN = 4  # columns that a picture leaves free
_BAR = 30  # columns


class EndReview:
    """The review of the game that has just ended, made by the coach's process."""

    def __init__(self, page: EndPage) -> None:
        self._page = page
        self._share = 0.0
        self._has_failed = False
        self.review: Review | None = None

    def start(self) -> None:
        """Begin, if there is a coach."""
        if self._page.home.coach is not None:
            self._page.run_worker(self._make())

    async def _make(self) -> None:
        coach = self._page.home.coach
        assert coach is not None
        try:
            self.review = await coach.review(self._page.sitting.record(), self._show)
        except CoachFailed:
            self._has_failed = True
        if self._page.is_attached:
            self._page.redraw()

    def _show(self, share: float) -> None:
        self._share = share
        self._page.redraw()

    def zones(self) -> list[Zone]:
        """Return what stands on the page: nothing without a coach."""
        if self._page.home.coach is None:
            return []
        width = (self._page.size.width or 80) - _MARGIN
        lines = [line for text in self._sentences() for line in paragraph(text, width).lines]
        return [Zone([Block(lines)], title(self._page.texts, "tui-review"))]

    def text(self) -> str:
        """Return the whole review, once it is there."""
        return "" if self.review is None else review_text(self._words(self.review))

    def _words(self, review: Review) -> ReviewWords:
        sitting, texts = self._page.sitting, self._page.texts
        return ReviewWords(review, sitting.position.setup, sitting.names(texts), texts)

    def _sentences(self) -> list[str]:
        say = self._page.texts.say
        if self._has_failed:
            return [say("review-failed")]
        if self.review is None:
            share = Amounts(self._page.texts.language).chance(self._share)
            done = round(self._share * _BAR)
            return [say("review-progress", share=share), "█" * done + "░" * (_BAR - done)]
        words = self._words(self.review)
        found = []
        for seat in self._page.sitting.people or words.seats:
            count = len(words.remarks[seat])
            look = say("review-count", count=count) if count else say("review-nothing")
            found.append(words.of(seat, f"{words.level(seat)} {look}"))
        return [self._terms(words), *found]

    def _terms(self, words: ReviewWords) -> str:
        """The chance to win of whoever plays here, from start to end."""
        first = (self._page.sitting.people or words.seats)[0]
        terms = [f"{row.label} {row.cells[words.seats.index(first)][0]}" for row in words.rows()]
        return words.of(first, " · ".join(terms))
