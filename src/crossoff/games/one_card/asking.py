"""What is asked of somebody at a table of Everything on 1 Card, and what choices come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position
from crossoff.core.model.say import Ask, Say, name_of
from crossoff.games.one_card.deck import Deck
from crossoff.games.one_card.layout import KEEP, OVER, PASS, REROLL, SLOTS, TAKE
from crossoff.games.one_card.offer import earns
from crossoff.games.one_card.standing import seat_asked, seats_before, standing
from crossoff.games.one_card.told import colors_said
from crossoff.games.one_card.view import lying_dice

__all__ = ["asks", "choice_extras"]


def asks(position: Position, observer: Seat | None, steps: Sequence[ActionId]) -> Ask:
    """What is to be done now, also when that is to wait; with steps, what they come to."""
    phase = position.state.phase
    if phase == OVER:
        return {"prompt": ("oc-over", {})}
    if observer is None or observer not in position.actors():
        return _waits(position, observer)
    question = _asked(position, observer)
    return {**question, **_chosen(position, observer, steps[0])[0]} if steps else question


def choice_extras(position: Position, seat: Seat, actions: Sequence[ActionId]) -> dict[str, Any]:
    """The words of a choice, and of what using the roll on a card would do to it."""
    say, outcome = _chosen(position, seat, actions[0])
    found: dict[str, Any] = {"say": say} if say else {}
    return {**found, "outcome": outcome} if outcome else found


def _waits(position: Position, observer: Seat | None) -> Ask:
    asked = seat_asked(position)
    ask: Ask = {"prompt": ("oc-prompt-watch", {})}
    if observer is not None:
        ask = {"prompt": _standing_said(position, observer)}
    if asked is not None:
        values = {"name": name_of(asked), "standing": standing(position, asked)}
        ask["detail"] = ("oc-awaited", values)
    return ask


def _standing_said(position: Position, seat: Seat) -> Say:
    where = standing(position, seat)
    if where in ("ready", "done"):
        return ("oc-prompt-ready", {}) if where == "ready" else ("oc-prompt-done", {})
    return "oc-prompt-next", {"before": seats_before(position, seat)}


def _asked(position: Position, seat: Seat) -> Ask:
    phase, legal = position.state.phase, position.legal(seat)
    if phase == KEEP:
        return {
            "prompt": ("oc-prompt-keep", {"cards": SLOTS}),
            "detail": ("oc-keep-rest", {}),
            "missing": ("oc-keep-more", {}),
            "done": ("oc-do-keep", {}),
        }
    if phase == TAKE:
        return {"prompt": ("oc-prompt-take", {}), "done": ("oc-do-take", {})}
    if any(action > REROLL for action in legal):
        prompt, detail = "oc-prompt-roll", "oc-detail-roll"
    elif any(action < PASS for action in legal):
        prompt, detail = "oc-prompt-use", "oc-detail-use"
    else:
        return {"prompt": ("oc-prompt-pass", {}), "detail": ("oc-detail-pass", {})}
    return {"prompt": (prompt, {}), "detail": (detail, {}), "done": ("oc-do-use", {})}


def _chosen(position: Position, seat: Seat, action: ActionId) -> tuple[Ask, list[Say]]:
    """What stands in place of the question once this is chosen; and what it does to the card."""
    s, deck = position.state, position.setup.deck
    if s.phase == KEEP:
        return {}, []
    if s.phase == TAKE:
        return {"detail": _suns(deck, int(s.supply[action]))}, []
    if action == PASS:
        return {"done": ("oc-do-pass", {}), **_given_up(position, seat)}, []
    if action > REROLL:
        dice = int(action - REROLL).bit_count()
        kept = deck.dice - dice
        return {
            "detail": ("oc-detail-kept", {"kept": kept}),
            "done": ("oc-do-roll", {"dice": dice}),
        }, []
    brings = earns(position, seat, [action])
    if brings["scores"]:
        rows = " + ".join(map(str, brings["sum"]))
        said: Say = ("oc-sum", {"rows": rows, "suns": brings["suns"], "bonus": brings["bonus"]})
        return {"prompt": ("oc-scores", {"points": brings["points"]}), "detail": said}, [said]
    parts = _done_to(position, int(s.cards[seat, action]), brings)
    prompt: Say = ("oc-boxes", {"boxes": sum(brings["boxes"].values())})
    # Without a detail of its own, that of the question would stay.
    return {"prompt": prompt, "detail": parts[0] if parts else ""}, parts


def _given_up(position: Position, seat: Seat) -> Ask:
    """The question before a pass that gives something up."""
    legal = position.legal(seat)
    boxes = [
        sum(earns(position, seat, [action])["boxes"].values()) for action in legal if action < PASS
    ]
    if boxes:
        return {"prompt": ("oc-pass-though", {"boxes": max(boxes)}), "detail": ""}
    if any(action > REROLL for action in legal):
        return {"prompt": ("oc-pass-unrolled", {}), "detail": ""}
    return {}


def _done_to(position: Position, card: int, brings: Mapping[str, Any]) -> list[Say]:
    """Which rows of a card the roll fills, and which of its colours find no row or no room."""
    deck, boxes = position.setup.deck, brings["boxes"]
    rows = deck.cards[card].rows
    has_row = {name for color, name in enumerate(deck.colors) if rows[color] > 0}
    rolled = [color for color in dict.fromkeys(lying_dice(position)) if color is not None]
    filled = [color for color in brings["rows"] if color in boxes]
    missing = [color for color in rolled if color not in has_row]
    unfit = [color for color in rolled if color in has_row and color not in boxes]
    said: list[Say] = []
    if filled:
        said.append(("oc-fills", {"count": len(filled), "rows": colors_said(filled)}))
    if missing:
        said.append(("oc-missing", {"count": len(missing), "colors": colors_said(missing)}))
    if unfit:
        said.append(("oc-unfit", {"count": len(unfit), "colors": colors_said(unfit)}))
    return said


def _suns(deck: Deck, card: int) -> Say:
    """The rows of a card with a sun."""
    suns = [deck.colors[color] for color in deck.cards[card].suns]
    return (
        ("oc-suns-on", {"count": len(suns), "rows": colors_said(suns)})
        if suns
        else ("oc-no-suns", {})
    )
