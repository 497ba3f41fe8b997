"""Grades: how bad a decision was, by what it lost."""

from __future__ import annotations

from typing import Literal, NamedTuple

from crossoff.coach.model import Value

__all__ = ["GRADES", "SURE", "TOLD_APART", "Grade", "grade"]

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder", "forced"]

SURE = 2.0  # standard errors from which on a loss is no longer put down to chance


class Threshold(NamedTuple):
    """A decision that loses this much to win, or this many points, has the grade at least."""

    grade: Grade
    win: float
    points: float


#: Worst first. Tuned on games of bots: `dev.py campaign coach --what grades`.
GRADES = (
    Threshold("blunder", 0.12, 6.0),
    Threshold("mistake", 0.05, 3.0),
    Threshold("inaccuracy", 0.02, 1.0),
    Threshold("good", 0.0, 0.0),
)

#: Grades of decisions that were told apart from the best one.
TOLD_APART = tuple(threshold.grade for threshold in GRADES)


def grade(loss: Value, error: Value) -> Grade:
    """Return the grade of a decision that had an alternative.

    Each unit counts only where its loss is told apart from zero.
    """
    win = loss.win if loss.win >= SURE * error.win and loss.win > 0 else -1.0
    points = loss.points if loss.points >= SURE * error.points and loss.points > 0 else -1.0
    for threshold in GRADES:
        if win >= threshold.win or points >= threshold.points:
            return threshold.grade
    return "best"
