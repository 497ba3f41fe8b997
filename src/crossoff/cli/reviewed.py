"""A reviewed game and everything that is needed to show it."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from crossoff.coach.model import Review
from crossoff.core.errors import CrossoffError
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.local.draft import Draft, Target
from crossoff.local.review_words import Remark, ReviewWords
from crossoff.texts import Texts
from crossoff.tui.board import Scene, load_board
from crossoff.tui.drawing import Picture, lay_out

__all__ = ["ReviewedGame"]


class _Decided(Draft):
    """A decision to look at: nothing more can be added to it."""

    @property
    def possible(self) -> frozenset[Target]:
        return frozenset()


@dataclass(frozen=True)
class ReviewedGame:
    """A review, the positions of its game, and the names of the seats."""

    review: Review
    positions: Sequence[Position]  # before the first line of the log, and after each
    names: Sequence[str]
    texts: Texts

    @cached_property
    def words(self) -> ReviewWords:
        return ReviewWords(self.review, self.positions[0].setup, self.names, self.texts)

    def board(self, remark: Remark, do: str, width: int) -> Picture:
        """Draw the table as the seat saw it before a decision, with a decision marked on it."""
        seat = Seat(remark.moment.seat or 0)
        seen = self.positions[remark.moment.line - 1].seen_by(seat)
        board = load_board(seen.game)
        draft = _Decided(seen, seat, board.targets)
        with contextlib.suppress(CrossoffError):  # one that depends on what the seat couldn't know
            draft.type(do)
        bots = [""] * len(self.names)
        scene = Scene(seen, seat, self.names, bots, self.texts, draft=draft)
        return lay_out(board.zones(scene), width)
