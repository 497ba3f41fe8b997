"""Decisions and lines of Silver & Gold as data, for whoever draws or tells of the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from crossoff.core.files.lines import HIDDEN, unless_hidden
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position, state_buffer
from crossoff.core.model.setup import Setup
from crossoff.games.silver_gold.kernel import palm_value
from crossoff.games.silver_gold.layout import (
    DECK,
    EXPEDITION,
    MARK,
    NONE,
    OVER,
    STATE,
    TURNS_PER_ROUND,
)

__all__ = ["covered", "earns", "palm_worth", "parts", "shown_only_to"]

_EXPEDITION = "* expedition "


def parts(text: str) -> dict[str, Any]:
    """A decision or a line of the log, without who: `mark P01 a1 b1; G07 c2` by its parts."""
    verb, _, rest = text.partition(" ")
    words = rest.split(" ")
    if verb == "mark":
        groups = [group.split(" ") for group in rest.split("; ")]
        return {"verb": verb, "groups": [{"map": card, "fields": f} for card, *f in groups]}
    if verb == "take":
        is_pile = words[0] == "pile"
        cards = words[1:] if is_pile else words
        return {"verb": verb, "from": "pile" if is_pile else "display", "cards": cards}
    if verb == "deal":
        return {"verb": verb, "seat": int(words[0]), "cards": unless_hidden(words[1:])}
    if verb == "start":
        return {"verb": verb, "seat": int(words[0])}
    if verb == "expedition":
        return {"verb": verb, "card": None if words == [HIDDEN] else words[0]}
    return {"verb": verb, "cards": words}


def shown_only_to(setup: Setup, line: str) -> Seat | None:
    """The one seat that is shown a line of the log; None when all are (S8)."""
    _, verb, *words = line.split(" ")
    return Seat(int(words[0])) if verb == "deal" else None


def covered(position: Position, log: Sequence[str]) -> list[int]:
    """The lines of the expedition cards that lie under the one in sight, until the round is over
    (S3.1).
    """
    s = position.state
    if s.phase == OVER:
        return []
    turned = int(s.turn) % TURNS_PER_ROUND + (s.phase != EXPEDITION)
    numbered = zip(reversed(range(len(log))), reversed(log), strict=True)
    latest = (number for number, line in numbered if line.startswith(_EXPEDITION))
    return list(islice(latest, turned))[:0:-1]


def earns(position: Position, seat: Seat, actions: Sequence[ActionId]) -> dict[str, Any]:
    """What a seat's marks so far bring it, cups aside: who is quicker there is open until all
    have crossed off.
    """
    if position.state.phase != MARK:
        return {}
    before = position.state
    deck = position.setup.deck
    s = _marked(position, seat, actions)
    rows = [min(int(t.coins[seat]) // deck.coins_per_row, deck.coin_rows) for t in (before, s)]
    was, now = (min(int(t.num_palms[seat]), deck.palm_boxes) for t in (before, s))
    done = [
        deck.maps[card]
        for card, was_free, free in zip(
            s.maps[seat].tolist(), before.free[seat].tolist(), s.free[seat].tolist(), strict=True
        )
        if card != NONE and was_free != 0 and free == 0
    ]
    return {
        "fields": _num_fields(before.free[seat]) - _num_fields(s.free[seat]),
        "coins": int(s.coins[seat]) - int(before.coins[seat]),
        "cups": rows[1] - rows[0],
        "palms": s.palms[seat, was:now].tolist(),
        "maps": [card.id for card in done],
        "points": sum(card.points for card in done),
        "extras": int(s.extras[seat]),
    }


def palm_worth(position: Position) -> int:
    """What a palm writes now (S4.5)."""
    return int(palm_value(position.state, position.setup.tables.view(DECK)[0]))


def _num_fields(masks: Any) -> int:
    return sum(int(mask).bit_count() for mask in masks)


def _marked(position: Position, seat: Seat, actions: Sequence[ActionId]) -> Any:
    """The state after a seat's marks, before anything is resolved: somebody else is made to be
    waited for.
    """
    buf = state_buffer(position)
    neighbour = (seat + 1) % position.setup.players
    buf.view(STATE)[0].waiting |= 1 << neighbour
    position = Position(position.setup, buf, position.setup.engine.status(buf))
    for action in actions:
        position = position.apply(seat, action)
    return position.state
