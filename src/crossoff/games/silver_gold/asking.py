"""What is asked of somebody at a table of Silver & Gold, and what choices come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position
from crossoff.core.model.say import Ask, name_of
from crossoff.games.silver_gold.layout import (
    CHOICE,
    KEEP,
    MARK,
    OVER,
    PAIRS,
    PILE,
    SINGLES,
    SLOTS,
    TAKE,
)
from crossoff.games.silver_gold.offer import earns, palm_worth
from crossoff.games.silver_gold.view import pile_size

__all__ = ["asks", "choice_extras"]


def asks(position: Position, observer: Seat | None, steps: Sequence[ActionId]) -> Ask:
    """What is to be done now, also when that is to wait; with steps, what they come to."""
    phase = position.state.phase
    if phase == OVER:
        return {"prompt": ("sg-over", {})}
    if observer is None or observer not in position.actors():
        return _waits(position, observer)
    if phase == MARK:
        return _marked(position, observer, steps) if steps else _mark(position, observer)
    if phase == KEEP:
        return _keep() | (_kept(position, observer, steps[0]) if steps else {})
    return _take() | (_taken(position, observer, steps[0]) if steps else {})


def choice_extras(position: Position, seat: Seat, actions: Sequence[ActionId]) -> dict[str, Any]:
    """The words of a choice of maps; and for one from the display, what palms will be worth once
    it is taken, until it is refilled.
    """
    phase, action = position.state.phase, actions[0]
    if phase == MARK:
        return {}  # there are many; a preview says it
    if phase == KEEP:
        return {"say": _kept(position, seat, action)}
    palm = {} if action == PILE else {"palm": _palm_after(position, seat, action)}
    return {"say": _taken(position, seat, action), **palm}


def _waits(position: Position, observer: Seat | None) -> Ask:
    phase, waited = position.state.phase, position.actors()
    if len(waited) == 1:
        id_ = "sg-picks" if phase == TAKE else "sg-waiting-for"
        ask: Ask = {"prompt": (id_, {"name": name_of(waited[0])})}
    elif observer is None:
        ask = {"prompt": ("sg-watching", {})}
    else:
        ask = {"prompt": ("sg-waiting-count", {"count": len(waited)})}
    if observer is not None and phase in (KEEP, MARK):
        ask["detail"] = ("sg-turned-down", {}) if phase == KEEP else ("sg-sealed", {})
    return ask


def _keep() -> Ask:
    return {
        "prompt": ("sg-keep", {"count": SLOTS}),
        "detail": ("sg-keep-rest", {}),
        "missing": ("sg-keep-more", {}),
        "done": ("sg-keep-main", {}),
    }


def _kept(position: Position, seat: Seat, action: ActionId) -> Ask:
    hand, maps = position.state.hand[seat], position.setup.deck.maps
    points = sum(maps[hand[place]].points for place in PAIRS[action])
    return {"prompt": ("sg-keep-these", {}), "detail": ("sg-keep-points", {"points": points})}


def _take() -> Ask:
    return {
        "prompt": ("sg-take", {}),
        "detail": ("sg-take-how", {}),
        "done": ("sg-take-main", {}),
    }


def _taken(position: Position, seat: Seat, action: ActionId) -> Ask:
    if action == PILE:
        left = {"count": pile_size(position)}
        return {"prompt": ("sg-take-pile", {}), "detail": ("sg-take-pile-count", left)}
    deck = position.setup.deck
    card = deck.maps[position.state.display[action]]
    said = {"color": deck.colors[card.color], "value": card.points}
    palm = {"points": _palm_after(position, seat, action)}
    return {"prompt": ("sg-take-map", said), "detail": ("sg-then-palm", palm)}


def _palm_after(position: Position, seat: Seat, action: ActionId) -> int:
    return palm_worth(position.apply(seat, action))


def _mark(position: Position, seat: Seat) -> Ask:
    fits = any(action & CHOICE >= SINGLES for action in position.legal(seat))
    prompt, detail = ("sg-mark", "sg-mark-or") if fits else ("sg-mark-one", "sg-mark-one-why")
    return {
        "prompt": (prompt, {}),
        "detail": (detail, {}),
        "missing": ("sg-to-go", {}),
        "done": ("sg-done", {}),
    }


def _marked(position: Position, seat: Seat, steps: Sequence[ActionId]) -> Ask:
    brings = earns(position, seat, steps)
    done: Ask = {"done": ("sg-done", {})}
    if brings["extras"]:
        owed = {"count": brings["extras"]}
        return {"prompt": ("sg-extra", owed), "detail": ("sg-extra-where", {}), **done}
    maps, fields = {"count": len(brings["maps"])}, {"count": brings["fields"]}
    done["prompt"] = ("sg-finishes", maps) if brings["maps"] else ("sg-crossed", fields)
    if not (brings["maps"] or brings["coins"] or brings["palms"] or brings["cups"]):
        done["detail"] = ("sg-earns-nothing", {})
    return done
