"""Keys that put the shape of the expedition on a map, move it, turn it and flip it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from crossoff.local.draft import Choice, Draft
from crossoff.texts import Texts
from crossoff.tui.board import Scene

__all__ = ["key", "keys"]

PLACE, BACK, TURN, FLIP = "p", "P", "t", "f"

Cell: TypeAlias = tuple[int, int]
Shape: TypeAlias = frozenset[Cell]


def keys(texts: Texts) -> list[tuple[str, str]]:
    """What these keys do."""
    return [
        (f"{PLACE} {BACK}", texts.say("sg-tui-key-place")),
        (TURN, texts.say("sg-key-turn-does")),
        (FLIP, texts.say("sg-key-flip-does")),
    ]


def key(scene: Scene, key: str) -> Choice | None:
    """The placement that a key leads to from what is pressed; the first if nothing is placed."""
    draft = scene.draft
    if draft is None or key not in (PLACE, BACK, TURN, FLIP):
        return None
    places = _placements(draft)
    now = next((one for one in places if one.targets == frozenset(draft.pressed)), None)
    if now is None or key in (PLACE, BACK):
        return _moved(places, now, -1 if key == BACK else 1)
    shape = _shape(now)
    shapes = [_flipped(shape)] if key == FLIP else _turns(shape)
    for wanted in shapes:
        fitting = [one for one in places if _shape(one) == wanted]
        if fitting:
            return min(fitting, key=lambda one: _distance(now, one))
    return None


def _placements(draft: Draft) -> list[Choice]:
    """The choices that cross off the whole shape, map by map."""
    marks = [one for one in draft.offered if one.what["verb"] == "mark" and len(one.targets) > 1]
    return sorted(marks, key=lambda one: (_map(one), sorted(_cells(one))))


def _moved(places: list[Choice], now: Choice | None, step: int) -> Choice | None:
    """The next place of the same shape; any after the last."""
    if now is None:
        return places[0] if places else None
    alike = [one for one in places if _shape(one) == _shape(now)]
    return alike[(alike.index(now) + step) % len(alike)]


def _map(choice: Choice) -> str:
    return next(iter(choice.targets))[1]


def _cells(choice: Choice) -> list[Cell]:
    """Fields such as `b3` as row and column."""
    return [(int(field[1:]), ord(field[0])) for _, _, field in choice.targets]


def _shape(choice: Choice) -> Shape:
    return _normal(_cells(choice))


def _normal(cells: Iterable[Cell]) -> Shape:
    found = list(cells)
    top, left = min(row for row, _ in found), min(column for _, column in found)
    return frozenset((row - top, column - left) for row, column in found)


def _turns(shape: Shape) -> list[Shape]:
    """The shape after one, two and three quarter turns."""
    found = []
    for _ in range(3):
        shape = _normal((column, -row) for row, column in shape)
        found.append(shape)
    return found


def _flipped(shape: Shape) -> Shape:
    return _normal((row, -column) for row, column in shape)


def _distance(one: Choice, other: Choice) -> tuple[bool, int, list[Cell]]:
    """How far two placements are apart; on another map is farthest."""
    pairs = zip(sorted(_cells(one)), sorted(_cells(other)), strict=True)
    away = sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairs)
    return _map(one) != _map(other), away, sorted(_cells(other))
