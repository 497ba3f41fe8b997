"""An Everything on 1 Card table as plain text, 80 columns wide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crossoff.core.blocks import WIDTH, Block, heading, wrapped
from crossoff.core.model.position import Position
from crossoff.games.one_card.deck import Card, Deck
from crossoff.games.one_card.layout import DEAL, KEEP, NONE, SUPPLY
from crossoff.games.one_card.view import coming_end, free_boxes, lying_dice, pile_size

__all__ = ["picture"]


def picture(position: Position, names: Sequence[str]) -> str:
    """Draw the table. `#` is a crossed-off box, `.` a free one; `*` marks a row with a sun."""
    lines = [_title(position, names)]
    supply = [card for card in position.state.supply if card != NONE]
    if supply:
        deck = position.setup.deck
        lines += ["", heading("supply")]
        lines += wrapped([_card(deck, deck.cards[card], None) for card in supply], width=WIDTH)
    for seat, name in enumerate(names):
        lines += ["", heading(_seat_title(position, seat, name)), *_seat(position, seat)]
    return "\n".join(lines)


def _title(position: Position, names: Sequence[str]) -> str:
    s, deck = position.state, position.setup.deck
    parts = ["Everything on 1 Card"]
    if position.is_over:
        parts.append("the game is over")
    elif s.active != NONE:
        first = " first" if s.phase in (DEAL, KEEP, SUPPLY) else ""
        parts.append(f"{names[s.active]} rolls{first}")
    text = ", ".join(parts) + f"   (pile: {pile_size(position)})"
    ends = coming_end(position)
    if ends is not None:
        what = "idle turns in a row" if ends.why == "idle" else "turn"
        text += f"\n{what}: {ends.turns}, the game ends after {ends.left} more"
    dice = lying_dice(position)
    if None in dice:
        return text
    rolled = "  ".join(f"{die} {color}" for die, color in enumerate(dice, 1))
    return f"{text}\nroll {int(s.rolls)} of {deck.rolls}:  {rolled}"


def _card(deck: Deck, card: Card, free: Mapping[str, int] | None) -> Block:
    lines = [f"card {card.id}"]
    for color, name in enumerate(deck.colors):
        boxes = card.rows[color]
        if boxes:
            left = boxes if free is None else free[name]
            sun = "*" if color in card.suns else " "
            lines.append(f"{name:<7}{boxes}{sun} " + "#" * (boxes - left) + "." * left)
    return lines


def _seat_title(position: Position, seat: int, name: str) -> str:
    wins = position.is_over and seat in position.winners()
    s, deck = position.state, position.setup.deck
    scored = [
        f"{deck.cards[s.scored[seat, k]].id}={s.points[seat, k]}" for k in range(s.num_scored[seat])
    ]
    text = f"{seat} {name}: {position.totals()[seat]}" + (" (wins)" if wins else "")
    return text + (f"   scored {' '.join(scored)}" if scored else "")


def _seat(position: Position, seat: int) -> Block:
    s, deck = position.state, position.setup.deck
    blocks = []
    if s.phase == KEEP:
        blocks = [_card(deck, deck.cards[card], None) for card in s.hand[seat] if card != NONE]
    for slot, card in enumerate(s.cards[seat].tolist()):
        if card != NONE:
            blocks.append(_card(deck, deck.cards[card], free_boxes(position, seat, slot)))
    return wrapped(blocks, width=WIDTH)
