"""Lessons: a scripted game in which a learner is told what to do, does it, and sees the result.

A lesson is a file in its game's folder, `lessons/<name>.toml`: the record of one game, cut into
steps. A step names the text that says what to do, a pattern for the decisions it accepts, and the
texts that explain why others are not accepted. Chance and the other seats follow the record. A step
with lines `before` it skips ahead to that point of the record; otherwise it continues from the
learner's last decision.
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

    say: str  # text id
    before: str = ""  # record lines to skip between the previous step and this one
    log: str = ""  # the learner's decision and what follows it; empty for a step that is only read
    takes: str = ".*"  # pattern of accepted decisions
    refuses: dict[str, str] = {}  # pattern of rejected ones: text id of the reason; first match

    def is_taken(self, do: str) -> bool:
        return re.fullmatch(self.takes, do) is not None

    def reason(self, do: str) -> str:
        """Return the text id of the reason why a legal decision is not accepted."""
        return next(say for like, say in self.refuses.items() if re.fullmatch(like, do))


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it. The last step is only read: it ends the lesson."""

    steps: list[Step]
    players: int = 2
    seat: int = 0  # the learner's
    options: dict[str, str] = {}


def lesson_names(game: str) -> tuple[str, ...]:
    """Return the names of a game's lessons."""
    folder = _folder(game)
    found = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


@cache
def load_lesson(game: str, name: str) -> Lesson:
    """Load a lesson by name."""
    source = (_folder(game) / f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(source, type=Lesson)


def _folder(game: str) -> Path:
    return load_game(game).package.folder / "lessons"


def lines_of(text: str) -> list[str]:
    """Return the record lines in a multi-line value of a lesson file."""
    return [line for line in text.splitlines() if line]


@cache
def starts(game: str, name: str) -> tuple[Position, ...]:
    """Return the position at which each step of a lesson begins in its record."""
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
