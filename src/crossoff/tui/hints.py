"""Hints at the table: the first press of the key gives a nudge, the second the coach's decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crossoff.core.model.contract import Seat
from crossoff.local.coach import CoachFailed
from crossoff.local.coach_messages import Hint
from crossoff.local.reason_words import ReasonWords

if TYPE_CHECKING:
    from crossoff.tui.table_page import TablePage

__all__ = ["Hints"]


class Hints:
    """The hint for the decision that is being made. Only for people who play alone against bots,
    and not on the deal of the day: others would be at a disadvantage.
    """

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._question: tuple[Seat, str | None] | None = None  # what the hint is for
        self._hint: Hint | None = None  # None while the coach is thinking
        self._is_open = False  # the decision itself is shown

    @property
    def are_allowed(self) -> bool:
        sitting = self._page.sitting
        is_alone = len(sitting.people) == 1 and not sitting.table.created.daily
        return self._page.home.coach is not None and is_alone

    def press(self) -> str:
        """Ask for a hint, or for more of it; returns the id of a text if there is none."""
        if not self.are_allowed:
            return "tui-no-hints"
        asked = self._asked()
        if asked is None:
            return "tui-not-yet"
        if asked != self._question:
            self._question, self._hint, self._is_open = asked, None, False
            self._page.run_worker(self._think(asked))
        elif self._hint is not None:
            self._is_open = True
        return ""

    def words(self) -> tuple[str, str] | None:
        """Return what stands instead of the prompt, if anything, and instead of its detail."""
        if self._question is None or self._asked() != self._question:
            return None
        say, hint = self._page.texts.say, self._hint
        if hint is None:
            return "", say("review-thinking")
        words = self._reasons()
        if not self._is_open:
            return "", say("review-hint-even") if hint.is_even else words.nudge(hint.why)
        why = "" if hint.is_even else words.why(hint.why, self._question[0])
        decision = say("review-hint", do=words.decision(hint.do), text=hint.do)
        return decision, say("review-hint-why", why=why) if why else ""

    def _reasons(self) -> ReasonWords:
        sitting, texts = self._page.sitting, self._page.texts
        return ReasonWords(sitting.position.setup, sitting.names(texts), texts)

    def _asked(self) -> tuple[Seat, str | None] | None:
        draft = self._page.turn.open_draft
        return None if draft is None else (draft.seat, self._page.sitting.table.phase(draft.seat))

    async def _think(self, question: tuple[Seat, str | None]) -> None:
        coach, sitting = self._page.home.coach, self._page.sitting
        assert coach is not None
        try:
            hint = await coach.hint(sitting.position, question[0])
        except CoachFailed:
            hint = None
        if question != self._question or not self._page.is_attached:
            return  # it is decided already
        self._hint = hint
        if hint is None:
            self._question = None
            self._page.trouble = self._page.texts.say("review-failed")
        self._page.redraw()
