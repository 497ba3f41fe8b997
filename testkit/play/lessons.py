"""Lessons played with every possible decision."""

from __future__ import annotations

from collections.abc import Iterator

from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.registry import game_names
from crossoff.play.frames import choices
from crossoff.play.learning import Learner
from crossoff.play.lessons import lesson_names

__all__ = ["LESSONS", "as_shown", "at", "decisions", "is_done", "model"]

LESSONS = [(game, lesson) for game in game_names() for lesson in lesson_names(game)]


def at(game: str, lesson: str, taken: tuple[str, ...]) -> Learner:
    """Return a learner after these decisions."""
    learner = Learner(game, lesson)
    for do in taken:
        learner.decide(do)
        assert learner.refused is None, do
    return learner


def is_done(learner: Learner) -> bool:
    return learner.number == len(learner.lesson.steps) - 1


def model(learner: Learner) -> str:
    """Return the record's decision in this step; empty if the step has none."""
    return learner.told()["model"] or ""


def as_shown(game: str, lesson: str) -> Iterator[Learner]:
    """Yield the learner at every step of the record."""
    taken: tuple[str, ...] = ()
    while True:
        learner = at(game, lesson, taken)
        yield learner
        if is_done(learner):
            return
        taken = (*taken, model(learner))


def decisions(learner: Learner) -> Iterator[str]:
    """Yield every legal whole decision in this step."""
    if not learner.step.log:
        yield ""
        return
    seat = Seat(learner.lesson.seat)
    position = learner.position.seen_by(seat)

    def from_here(steps: list[ActionId]) -> Iterator[str]:
        for choice in choices(position, seat, steps):
            if choice["more"]:
                yield from from_here(
                    position.game.notation.parse_decision(position, seat, choice["do"])
                )
            else:
                yield choice["do"]

    yield from from_here([])
