"""Hot-seat play: whose turn it is at a shared keyboard, and their draft."""

from __future__ import annotations

from collections.abc import Callable

from crossoff.core.model.contract import Seat
from crossoff.local.draft import Draft, Target, What
from crossoff.local.sitting import Sitting

__all__ = ["Turn"]


class Turn:
    """The person at the keyboard. When the keyboard changes hands, the table is covered if either
    person sees or decides something secret.
    """

    def __init__(self, sitting: Sitting, targets: Callable[[What], frozenset[Target]]) -> None:
        self.draft: Draft | None = None  # None while no person has to decide
        self.is_covered = False
        self._sitting = sitting
        self._targets = targets
        self._question = ""  # identifies the decision that the draft is for
        self._at_keyboard: Seat | None = None
        self._saw_secrets = False  # True if the previous person saw secrets

    @property
    def observer(self) -> Seat | None:
        """The seat whose view is on the screen; None if anyone may be looking."""
        people = self._sitting.people
        if len(people) == 1:
            return people[0]
        return None if self.draft is None or self.is_covered else self.draft.seat

    @property
    def open_draft(self) -> Draft | None:
        """The draft, or None while the table is covered."""
        return None if self.is_covered else self.draft

    def ask(self) -> None:
        """Ask the next person to decide. A draft for the same decision is kept: other seats'
        decisions do not change it.
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
        """Uncover the table for the person who must decide."""
        assert self.draft is not None
        self.is_covered = False
        self._at_keyboard = self.draft.seat
        self._saw_secrets = self._sitting.is_secret(self.draft.seat)

    def end(self) -> None:
        """Discard the draft after its decision was applied."""
        self.draft = None
