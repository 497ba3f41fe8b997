"""Whose turn it is at a keyboard that several people may share, and what they are deciding."""

from __future__ import annotations

from collections.abc import Callable

from crossoff.core.model.contract import Seat
from crossoff.local.draft import Draft, Target, What
from crossoff.local.sitting import Sitting

__all__ = ["Turn"]


class Turn:
    """The person at the keyboard. Between two people the table is covered, where the next one is
    shown or decides something in secret, or the one before did.
    """

    def __init__(self, sitting: Sitting, targets: Callable[[What], frozenset[Target]]) -> None:
        self.draft: Draft | None = None  # None while nobody here is asked
        self.is_covered = False
        self._sitting = sitting
        self._targets = targets
        self._question = ""  # what the draft answers
        self._at_keyboard: Seat | None = None
        self._saw_secrets = False  # whether who sat there last did

    @property
    def observer(self) -> Seat | None:
        """Whose eyes are on the screen; None when it could be anybody's."""
        people = self._sitting.people
        if len(people) == 1:
            return people[0]
        return None if self.draft is None or self.is_covered else self.draft.seat

    @property
    def open_draft(self) -> Draft | None:
        """The draft, unless the right person has yet to sit down."""
        return None if self.is_covered else self.draft

    def ask(self) -> None:
        """Ask the person who is to decide now. What was begun stays as it is while the same is
        asked: what other seats decide changes nothing in it.
        """
        sitting, seat = self._sitting, self._sitting.next_person()
        if seat is None:
            self.draft = None
            return
        question = f"{seat} {sitting.table.phase(seat)}"
        if self.draft is not None and question == self._question:
            return
        self._question = question
        self.draft = Draft(sitting.seen_by(seat), seat, self._targets)
        self.is_covered = seat != self._at_keyboard and (
            sitting.is_secret(seat) or self._saw_secrets
        )
        if not self.is_covered:
            self.sit_down()

    def sit_down(self) -> None:
        """The person who is asked is there."""
        assert self.draft is not None
        self.is_covered = False
        self._at_keyboard = self.draft.seat
        self._saw_secrets = self._sitting.is_secret(self.draft.seat)

    def end(self) -> None:
        """The draft has been decided."""
        self.draft = None
