"""Lessons over HTTP (docs/wire.md). Stateless: every call contains all decisions so far."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from crossoff.core.model.registry import game_names
from crossoff.play.learning import Learner
from crossoff.play.lessons import lesson_names
from crossoff.play.table import Refused
from crossoff.server.messages import DecisionText

__all__ = ["LessonPreview", "LessonStep", "LessonTry", "Previewed", "follow", "look_ahead"]

Decisions = Annotated[list[DecisionText], Meta(max_length=64)]


class LessonTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All decisions in a lesson, the latest attempt last."""

    decisions: Decisions


class LessonPreview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All decisions in a lesson, and the partial decision."""

    decisions: Decisions
    do: DecisionText


class LessonFrame(msgspec.Struct, frozen=True):
    """An event and the state after it."""

    what: list[dict[str, Any]]
    view: dict[str, Any]


class LessonStep(msgspec.Struct, frozen=True):
    """The current state of a lesson."""

    table: dict[str, Any]
    seat: int
    step: int
    steps: int
    say: str
    refused: str | None
    model: str | None
    frames: list[LessonFrame]
    view: dict[str, Any]
    legal: list[dict[str, Any]]
    ask: dict[str, Any] | None
    result: dict[str, Any] | None


class Previewed(msgspec.Struct, frozen=True):
    """What a partial decision earns, and how it can continue."""

    legal: list[dict[str, Any]]
    earns: dict[str, Any]
    ask: dict[str, Any]


def _learner(game: str, lesson: str, decisions: list[str]) -> Learner:
    """Replay these decisions. Only the last may be one that its step does not accept."""
    if game not in game_names() or lesson not in lesson_names(game):
        raise Refused("not_found", "there is no such lesson")
    learner = Learner(game, lesson)
    for number, do in enumerate(decisions, 1):
        if learner.refused is not None:
            raise Refused("malformed", f"the lesson does not take decision {number - 1}")
        learner.decide(do)
    return learner


def follow(game: str, lesson: str, body: LessonTry) -> bytes:
    """Return the state after these decisions."""
    return msgspec.json.encode(_learner(game, lesson, body.decisions).told())


def look_ahead(game: str, lesson: str, body: LessonPreview) -> bytes:
    """Return what one more decision, complete or partial, would earn."""
    return msgspec.json.encode(_learner(game, lesson, body.decisions).preview(body.do))
