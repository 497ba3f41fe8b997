"""Reviews as data: what `to_json` writes, `from_json` reads, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from crossoff.coach.errors import BadReview
from crossoff.coach.grades import grade
from crossoff.coach.model import Review, Value

pytestmark = pytest.mark.once

_NONE = {"win": 0.0, "points": 0.0}
_SEAT = {
    "decisions": 1,
    "forced": 0,
    "loss": {"win": 0.06, "points": 2.1},
    "per_decision": {"win": 0.06, "points": 2.1},
    "initial": {"win": 0.5, "points": 118.0},
    "luck": {"win": -0.44, "points": -11.9},
    "own": {"win": -0.06, "points": -2.1},
    "others": _NONE,
    "rest": _NONE,
    "final": {"win": 0.0, "points": 104.0},
    "level": {"like": "skilled", "from": "casual", "to": "expert"},
}
_CURVE = {
    "line": 7,
    "turn": 1,
    "win": [0.52],
    "points": [119.0],
    "error": {"win": 0.008, "points": 0.15},
}
_DECISION = {
    "line": 9,
    "turn": 1,
    "seat": 0,
    "do": "mark P01 a1 a2 b2",
    "grade": "mistake",
    "loss": {"win": 0.061, "points": 2.1},
    "error": {"win": 0.007, "points": 0.12},
    "best": "mark G07 b1 b2 c2",
    "candidates": [
        {"do": "mark G07 b1 b2 c2", "win": 0.58, "points": 121.2, "error": _NONE},
    ],
    "why": [{"item": "cups", "mine": -2.1, "theirs": 0.9}],
}
_REVIEW: dict[str, Any] = {
    "format": "crossoff-review/1",
    "game": "a-game",
    "record": "0" * 64,
    "model": "rollouts/1",
    "depth": "standard",
    "futures": 1000,
    "seats": [_SEAT],
    "moments": [_CURVE, _DECISION],
}


def test_the_documented_object_is_read_and_written_unchanged() -> None:
    review = Review.from_json(_REVIEW)
    assert review.to_json() == _REVIEW
    assert list(review.to_json()) == list(_REVIEW)
    assert [moment.is_decision for moment in review.moments] == [False, True]
    assert Review.from_json(msgspec.json.decode(msgspec.json.encode(review.to_json()))) == review


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {**_REVIEW, "format": "crossoff-record/1"},
        {key: value for key, value in _REVIEW.items() if key != "format"},
        {**_REVIEW, "seats": [{**_SEAT, "loss": 3}]},
        {**_REVIEW, "moments": [{**_DECISION, "grade": "awful"}]},
        {**_REVIEW, "moments": [{**_DECISION, "seat": 1}]},
        {**_REVIEW, "moments": [{**_DECISION, "loss": None}]},
        {**_REVIEW, "moments": [{**_CURVE, "win": [0.5, 0.5]}]},
    ],
)
def test_anything_else_is_refused_with_a_reason(data: object) -> None:
    with pytest.raises(BadReview, match=r"not a review: .+"):
        Review.from_json(data)


def test_a_loss_counts_only_if_told_apart_from_zero() -> None:
    sure, unsure = Value(0.01, 0.1), Value(0.1, 10.0)
    assert grade(Value(0.13, 0.0), sure) == "blunder"
    assert grade(Value(0.0, 3.5), sure) == "mistake"
    assert grade(Value(0.03, 9.0), Value(0.01, 10.0)) == "inaccuracy"
    assert grade(Value(0.02, 0.3), Value(0.015, 0.1)) == "good"
    assert grade(Value(0.13, 9.0), unsure) == "best"
    assert grade(Value(0.0, 0.0), Value(0.0, 0.0)) == "best"
