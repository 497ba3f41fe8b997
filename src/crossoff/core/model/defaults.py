"""Defaults for the optional parts of a `Game`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.errors import BadDeck
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.ids import ActionId, Score, Seat
from crossoff.core.model.say import Ask, Say, name_of

if TYPE_CHECKING:
    from crossoff.core.model.position import Position
    from crossoff.core.model.setup import Setup

__all__ = [
    "asks",
    "brief",
    "no_deck",
    "no_tables",
    "picture",
    "score",
    "split_words",
    "told",
    "view",
    "view_lines",
]

#: Metadata keys of a log line, not part of its text.
_METADATA = frozenset({"verb", "by", "auto", "covers", "earns"})

#: State fields that every game has and that are not shown.
_COMMON = frozenset({"players", "phase"})


@dataclass(frozen=True, slots=True)
class NoDeck:
    """The deck of a game without cards."""

    name: str = STANDARD
    source: dict[str, Any] = field(default_factory=dict)


_NO_DECK = NoDeck()


def no_deck(source: str | Path | Mapping[str, Any]) -> NoDeck:
    """Accept only the empty standard deck."""
    if source != STANDARD:
        raise BadDeck("deck" if isinstance(source, Mapping) else str(source), "", "why-no-deck")
    return _NO_DECK


def no_tables(deck: Any) -> NDArray[np.int64]:
    """Return the tables of a deck without cards."""
    return np.zeros(1, np.int64)


def score(position: Position, seat: Seat) -> Score:
    """Return a seat's points by line of the score sheet."""
    from crossoff.core.model.position import item_points  # imported here: circular via the contract

    lines, points = position.game.rules.score_lines, item_points(position)[seat].tolist()
    return {**dict(zip(lines, points, strict=True)), "total": sum(points)}


def split_words(text: str) -> dict[str, Any]:
    """Split a decision or log line, given without who, into its verb and the other words."""
    verb, *words = text.split(" ")
    return {"verb": verb, "words": words}


def asks(position: Position, observer: Seat | None, steps: Sequence[ActionId]) -> Ask:
    """To choose, or to wait for those who do."""
    if position.is_over:
        return {"prompt": ("told-over", {})}
    actors = position.actors()
    if observer in actors:
        return {"prompt": ("generic-prompt", {}), "done": ("generic-do", {})}
    names = {"list": [name_of(seat) for seat in actors]}
    return {"prompt": ("generic-wait", {"names": names})}


def told(setup: Setup, what: Mapping[str, Any]) -> Say | None:
    """Return a log line in the record's notation."""
    words, by = _notation(what), what["by"]
    return words if by is None else ("generic-told", {"name": name_of(by), "do": words})


def brief(setup: Setup, what: Mapping[str, Any]) -> list[Say]:
    """Return a decision in the record's notation; gains are seen in the points."""
    return [] if what["verb"] == "gain" else [_notation(what)]


def _notation(what: Mapping[str, Any]) -> str:
    return " ".join([what["verb"], *_words(what)])


def _words(what: Any) -> Iterator[str]:
    if isinstance(what, Mapping):
        for name, value in what.items():
            if name not in _METADATA:
                yield from _words(value)
    elif isinstance(what, list):
        for value in what:
            yield from _words(value)
    elif what is not None:
        yield str(what)


def view(position: Position, observer: Seat | None, memory_aid: bool) -> dict[str, Any]:
    """Return the state fields by name, per-seat fields under `seats`."""
    game, players = position.game, position.setup.players
    seats: list[dict[str, Any]] = [
        {"score": game.rules.score(position, Seat(seat))} for seat in range(players)
    ]
    table: dict[str, Any] = {}
    for name, value in _fields(position):
        if isinstance(value, list) and len(value) == game.players[-1]:
            for seat, own in zip(seats, value, strict=False):
                seat[name] = own
        else:
            table[name] = value
    actors = [int(seat) for seat in position.actors()]
    return {
        "game": game.name,
        "observer": observer,
        "actors": actors,
        "table": table,
        "seats": seats,
    }


def _fields(position: Position) -> Iterator[tuple[str, Any]]:
    state = np.frombuffer(position.to_bytes(), position.game.rules.state)[0]
    for name in state.dtype.names:
        if name not in _COMMON:
            yield name, state[name].tolist()


def picture(position: Position, names: Sequence[str]) -> str:
    """Draw the view as text, one line per field and per seat."""
    shown = position.game.shown.view(position, None, False)
    return "\n".join([position.game.title, *view_lines(shown, names)])


def view_lines(shown: Any, names: Sequence[str]) -> list[str]:
    """Return any game's view as lines of text."""
    fields = _plain(shown)
    seats = fields.pop("seats", [])
    for name in ("game", "observer", "actors"):
        fields.pop(name, None)
    lines = [f"{name}: {_brief(value)}" for name, value in _flat(fields)]
    for name, seat in zip(names, seats, strict=True):
        lines.append(f"{name}: " + ", ".join(f"{key} {_brief(v)}" for key, v in _flat(seat)))
    return lines


def _plain(shown: Any) -> dict[str, Any]:
    """Convert a view to plain containers."""
    import msgspec

    plain: dict[str, Any] = msgspec.to_builtins(shown)
    return plain


def _flat(fields: Mapping[str, Any], beginning: str = "") -> Iterator[tuple[str, Any]]:
    """Flatten nested fields, prefixing names except for self-explanatory containers."""
    for name, value in fields.items():
        if isinstance(value, dict):
            yield from _flat(value, "" if name in ("table", "score") else f"{beginning}{name} ")
        elif value is not None:
            yield f"{beginning}{name}", value


def _brief(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_brief, value)) or "-"
    return " ".join(map(str, value.values())) if isinstance(value, dict) else str(value)
