"""Lessons: a prepared game in which somebody is told what to do, does it, and sees what follows.

A lesson is a file in its game's folder, `lessons/<name>.toml`: the record of one game, cut into
steps. A step names the text that says what to do, which decisions it takes, and for those it does
not take the texts that say why. What chance and the other seats do stands in the record. Where a
step has lines `before` it, the game is wound forward to there as the record has it; else it goes on
from what was decided.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from crossoff.core.model.position import Position, new_game
from crossoff.core.model.registry import load_game
from crossoff.core.model.steps import read_line

__all__ = ["Lesson", "Step", "lesson_names", "lines_of", "load_lesson", "starts"]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn."""

    say: str  # the id of its text
    before: str = ""  # lines of the record between the step before and this one
    log: str = ""  # the learner's decision in the record, and what follows; none: only to be read
    takes: str = ".*"  # the pattern of decisions that are taken
    refuses: dict[str, str] = {}  # patterns of others, first come, with the ids of the reasons

    def is_taken(self, do: str) -> bool:
        return re.fullmatch(self.takes, do) is not None

    def reason(self, do: str) -> str:
        """The id of the text that says why a legal decision is not taken."""
        return next(say for like, say in self.refuses.items() if re.fullmatch(like, do))


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it. The last step is only to be read: who gets there is done."""

    steps: list[Step]
    players: int = 2
    seat: int = 0  # the learner's
    options: dict[str, str] = {}


def lesson_names(game: str) -> tuple[str, ...]:
    """The lessons that a game has."""
    folder = _folder(game)
    found = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


@cache
def load_lesson(game: str, name: str) -> Lesson:
    """The lesson of that name."""
    source = (_folder(game) / f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(source, type=Lesson)


def _folder(game: str) -> Path:
    return load_game(game).package.folder / "lessons"


def lines_of(text: str) -> list[str]:
    """The lines of the record in a value of a lesson's file."""
    return [line for line in text.splitlines() if line]


@cache
def starts(game: str, name: str) -> tuple[Position, ...]:
    """Where each step of a lesson begins in its record."""
    lesson = load_lesson(game, name)
    position = new_game(load_game(game), lesson.players, options=lesson.options)
    found = []
    for step in lesson.steps:
        for line in lines_of(step.before):
            position = read_line(position, line)
        found.append(position)
        for line in lines_of(step.log):
            position = read_line(position, line)
    return tuple(found)
