"""A learner in a lesson: the result of their decisions, and the feedback.

Stateless: the client sends all its decisions every time.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import Recorder
from crossoff.core.model.steps import take_steps
from crossoff.play.events import Created, Decided, SeatPlan
from crossoff.play.frames import choices, describe_table, preview, question, result_of
from crossoff.play.lessons import Lesson, Step, lines_of, load_lesson, starts
from crossoff.play.news import Reporter
from crossoff.play.table import Next, Proposal, Refused, Table

__all__ = ["Learner"]

_OPPONENT = "novice"  # how the other seats are introduced; their moves are scripted


class _PreparedTable(Table):
    """A table that starts in the middle of a game and takes its draws from a script."""

    def __init__(self, game: str, lesson: Lesson, start: Position) -> None:
        seats = [SeatPlan("bot", bot=_OPPONENT) for _ in range(lesson.players)]
        seats[lesson.seat] = SeatPlan("human", token="learner")
        super().__init__(
            Created(
                game, lesson.options, STANDARD, seats,
                host="", invite="", watch="", seed="", salt="", commitment="",  # no secrets
            )
        )  # fmt: skip
        self.script: list[str] = []  # chance lines of the log; `drawn` is the index of the next
        self._start = start

    def _first_position(self) -> Position:
        return self._start

    def _draw_due(self, recorder: Recorder, drawn: int) -> Next:
        while recorder.position.is_chance:
            notation = recorder.position.game.notation
            for outcome in notation.parse_chance(recorder.position, self.script[drawn]):
                recorder.draw(outcome)
            drawn += 1
        return Next(recorder, drawn)


class Learner:
    """A learner in a lesson: the current step, and the frames that led to it."""

    def __init__(self, game: str, name: str) -> None:
        self.lesson = load_lesson(game, name)
        self.number = 0
        self.refused: str | None = None  # text id: why the last try was not accepted
        self.frames: list[dict[str, Any]] = []  # of the last decision: events and views
        self._game, self._name = game, name
        self._begin()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def position(self) -> Position:
        assert self._table.position is not None
        return self._table.position

    def decide(self, do: str) -> None:
        """Play the decision that the step asks for, in record notation; empty for a step without
        one.

        Raises Refused for an illegal decision. A legal one that the step does not accept changes
        nothing; `refused` names the reason.
        """
        self.frames, self.refused = [], None
        if self.number == len(self.lesson.steps) - 1:
            raise Refused("malformed", "the lesson is over")
        if not self.step.log and do:
            raise _nothing_asked()
        if self.step.log and not self._play(do):
            return
        self.number += 1
        if self.step.before:
            self._begin()

    def preview(self, do: str) -> dict[str, Any]:
        """Return what a partial decision would earn, and how it can continue."""
        seat = Seat(self.lesson.seat)
        if not self.step.log:
            raise _nothing_asked()
        with _as_malformed():
            position, steps = self._table.preview(seat, self._phase(seat), do)
        return preview(position, seat, steps)

    def told(self) -> dict[str, Any]:
        """Return everything that the learner's page shows."""
        seat, position = self.lesson.seat, self.position
        asks = bool(self.step.log)
        return {
            "table": describe_table(self._table),
            "seat": seat,
            "step": self.number + 1,
            "steps": len(self.lesson.steps),
            "say": self.step.say,
            "refused": self.refused,
            "model": self._script()[0] if asks else None,
            "frames": self.frames,
            "view": position.view(seat),
            "legal": choices(position.seen_by(seat), seat) if asks else [],
            "ask": question(self._table, seat) if asks else None,
            "result": result_of(position),
        }

    def _begin(self) -> None:
        """Set up a fresh table at the start of this step."""
        start = starts(self._game, self._name)[self.number]
        self._table = _PreparedTable(self._game, self.lesson, start)
        self._reporter = Reporter()
        self._reporter.news(self._table, self._table.apply(self._table.begin()))

    def _phase(self, seat: int) -> str:
        return self._table.phase(seat) or ""

    def _script(self) -> tuple[str, list[tuple[int, str]], list[str]]:
        """Return the learner's decision in this step's log, the other seats' decisions, and the
        draws.
        """
        decisions, drawn = [], []
        for line in lines_of(self.step.log):
            who, _, text = line.partition(" ")
            decision, rest = self.position.game.notation.split_decision(text)
            if who == "*" or rest:
                drawn.append(line)
            if who != "*":
                decisions.append((int(who), decision))
        model = next(one for one in decisions if one[0] == self.lesson.seat)
        decisions.remove(model)
        return model[1], decisions, drawn

    def _play(self, do: str) -> bool:
        """Play the decision and everything that follows; False if the step does not accept it."""
        seat = self.lesson.seat
        with _as_malformed():
            text = self._whole(Seat(seat), do)
        if not self.step.is_taken(text):
            self.refused = self.step.reason(text)
            return False
        _, others, self._table.script = self._script()
        self._table.drawn = 0
        for who, decision in [(seat, text), *others]:
            self._show(self._table.decide(who, self._phase(who), decision))
        return True

    def _whole(self, seat: Seat, do: str) -> str:
        """Return a whole decision in canonical notation. Draws nothing: the script fits only
        accepted ones.
        """
        position, actions = self._table.preview(seat, self._phase(seat), do)
        notation = position.game.notation
        if not actions or notation.owes_more(take_steps(position, seat, actions), seat):
            raise Refused("illegal", "the decision is not whole yet")
        return notation.decision_text(position, seat, actions)

    def _show(self, proposal: Proposal[Decided]) -> None:
        event = self._table.apply(proposal)
        what = self._reporter.news(self._table, event).for_observer(self.lesson.seat)
        self.frames.append({"what": what, "view": self.position.view(self.lesson.seat)})


def _nothing_asked() -> Refused:
    return Refused("malformed", "nothing is to be decided in this step")


@contextmanager
def _as_malformed() -> Iterator[None]:
    """Report every refusal of the table as malformed: a client of a lesson has no valid reason for
    one.
    """
    try:
        yield
    except Refused as refused:
        raise Refused("malformed", refused.detail) from None
