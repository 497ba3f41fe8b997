"""Decisions and the reasons for them, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from crossoff.coach.model import Reason
from crossoff.core.model.contract import Seat
from crossoff.core.model.setup import Setup
from crossoff.local.amounts import Amounts
from crossoff.texts import Texts

__all__ = ["ReasonWords"]

_SAID = 0.25  # points from which on a line of the score sheet is named as a reason
_MOST = 2  # lines named in one sentence, the largest
_TURNS = "turns"  # the reason that is no points


class ReasonWords:
    """Words about a game. `names` are the display names of the seats."""

    def __init__(self, setup: Setup, names: Sequence[str], texts: Texts) -> None:
        self.names = names
        self.texts = texts
        self.amounts = Amounts(texts.language)
        self._setup = setup

    def decision(self, do: str) -> str:
        """Return a decision as a phrase, or in the notation of records if the game has none."""
        said = self._setup.game.shown.phrase(self._setup, self._setup.game.shown.as_data(do))
        return do if said is None else self.texts.speak(said, self.names)

    def why(self, reasons: Sequence[Reason], seat: Seat) -> str:
        """Return where a loss comes from, in sentences; empty if nothing stands out."""
        points = [reason for reason in reasons if reason.item != _TURNS]
        mine = [(reason.item, reason.mine) for reason in points]
        theirs = [(reason.item, reason.theirs) for reason in points]
        found = [*self._changes(self.names[seat], mine), *self._changes(self._rival(seat), theirs)]
        later = [reason.mine for reason in reasons if reason.item == _TURNS]
        if later and abs(later[0]) >= _SAID:
            id_ = "review-later" if later[0] > 0 else "review-sooner"
            found.append(self.texts.say(id_, turns=round(abs(later[0]), 1)))
        return " ".join(found)

    def _changes(self, name: str, changes: Sequence[tuple[str, float]]) -> Iterator[str]:
        for id_, sign in (("review-loses", -1), ("review-gains", 1)):
            parts = [(item, sign * points) for item, points in changes if sign * points >= _SAID]
            parts = sorted(parts, key=lambda part: -part[1])[:_MOST]
            if parts:
                said = self.texts.listed([self._part(item, points) for item, points in parts])
                yield self.texts.say(id_, name=name, parts=said)

    def _part(self, item: str, points: float) -> str:
        id_, said = f"{self._setup.game.prefix}-review-part-{item}", self.amounts.points(points)
        if self.texts.has(id_):
            return self.texts.say(id_, points=said)
        return self.texts.say("review-part", points=said, item=item)

    def _rival(self, seat: Seat) -> str:
        """The strongest other seat: by name if there is only one."""
        others = [name for number, name in enumerate(self.names) if number != seat]
        return others[0] if len(others) == 1 else self.texts.say("review-rival")

    def nudge(self, reasons: Sequence[Reason]) -> str:
        """Return a hint that names what a decision is about, but not the decision."""
        for reason in sorted(reasons, key=lambda one: -abs(one.mine)):
            id_ = f"{self._setup.game.prefix}-review-nudge-{reason.item}"
            if self.texts.has(id_):
                return self.texts.say(id_)
        return self.texts.say("review-nudge")
