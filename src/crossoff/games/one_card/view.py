"""What an observer of Everything on 1 Card sees, as data to send: built by naming what goes out.

The position handed in has already been stripped of what the observer may not know
(`hidden.redact`).
"""

from __future__ import annotations

import msgspec

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.games.one_card.layout import (
    DEAL,
    DRAW,
    HAND,
    IDLE_TURNS,
    KEEP,
    MAX_TURNS,
    NONE,
    OVER,
    RESTOCK,
    ROLL,
    START,
    SUPPLY,
    TAKE,
    USE,
)
from crossoff.games.one_card.standing import rolls_left, seat_asked, standing

__all__ = ["SeatView", "TableView", "coming_end", "free_boxes", "lying_dice", "pile_size", "view"]

NEAR_IDLE = 4  # idle turns before the one that ends the game, from which on people are told
NEAR_LAST = 10  # turns before the last one, likewise

_PHASES = {
    KEEP: "keep",
    USE: "use",
    TAKE: "take",
    OVER: "over",
    DEAL: "deal",
    SUPPLY: "supply",
    START: "start",
    ROLL: "roll",
    DRAW: "draw",
    RESTOCK: "restock",
}


class CardView(msgspec.Struct, frozen=True):
    """A card in front of a seat."""

    id: str
    free: dict[str, int]  # free boxes of each row
    place: int  # from 0; as in the numbers of actions, a scored card leaves a gap


class SeatView(msgspec.Struct, frozen=True):
    """A seat's side of the table."""

    cards: list[CardView]
    scored: list[tuple[str, int]]  # cards and their points, in the order scored
    waiting: bool  # must decide now
    standing: str  # where it stands in this turn
    score: dict[str, int | list[int]]


class ComingEnd(msgspec.Struct, frozen=True):
    """The end that comes by itself and is near (C6.5)."""

    why: str  # "idle" or "turns"
    turns: int  # idle turns in a row so far, or the number of this turn
    left: int  # idle turns that end the game, this one included; or the turns after this one


class TableView(msgspec.Struct, frozen=True):
    """Everything an observer may see."""

    game: str
    variant: str
    observer: int | None
    phase: str
    active: int | None  # rolls this turn; before the first one, the start player
    asked: int | None  # decides now; of several, the first in turn
    roll: list[str | None]  # by die; None in the air
    rolls_left: int  # 0 once the active player has used the roll or passed
    supply: list[str | None]  # a place may be empty
    pile: int
    hand: list[str]  # the observer's dealt cards
    seats: list[SeatView]
    ends: ComingEnd | None  # the end that comes by itself, once it is near


def lying_dice(position: Position) -> list[str | None]:
    """The colour of each die, None for one in the air."""
    s, deck = position.state, position.setup.deck
    return [
        None if color == NONE or s.pending >> die & 1 else deck.colors[color]
        for die, color in enumerate(s.dice[: deck.dice].tolist())
    ]


def view(position: Position, observer: Seat | None, memory_aid: bool) -> TableView:
    """The table as the observer sees it. There is nothing to remember in this game, so no aid
    either.
    """
    s, deck = position.state, position.setup.deck
    hand = [] if observer is None else s.hand[observer].tolist()
    return TableView(
        game=position.game.name,
        variant=position.setup.options["variant"],
        observer=observer,
        phase=_PHASES[int(s.phase)],
        active=None if s.active == NONE else int(s.active),
        asked=seat_asked(position),
        roll=lying_dice(position),
        rolls_left=rolls_left(position),
        supply=[None if card == NONE else deck.cards[card].id for card in s.supply],
        pile=pile_size(position),
        hand=[deck.cards[card].id for card in hand if card != NONE],
        seats=[_seat(position, Seat(seat)) for seat in range(position.setup.players)],
        ends=coming_end(position),
    )


def coming_end(position: Position) -> ComingEnd | None:
    """The end that comes without a last card (C6.5), once people should know of it."""
    s = position.state
    idle, turn = int(s.idle), int(s.turn) + 1
    idle_left, turns_left = IDLE_TURNS - idle, MAX_TURNS - turn
    if s.phase == OVER:
        return None
    if idle_left <= min(NEAR_IDLE, turns_left + 1):  # of two that are near, the nearer one
        return ComingEnd("idle", idle, idle_left)
    return ComingEnd("turns", turn, turns_left) if turns_left <= NEAR_LAST else None


def free_boxes(position: Position, seat: int, slot: int) -> dict[str, int]:
    """The free boxes of a card's rows, by colour."""
    s, deck = position.state, position.setup.deck
    rows = deck.cards[s.cards[seat, slot]].rows
    free = int(s.free[seat, slot])
    return {
        name: free >> (4 * color) & 0xF for color, name in enumerate(deck.colors) if rows[color] > 0
    }


def pile_size(position: Position) -> int:
    """The cards in the pile, whoever looks: hidden hands were put back among the unseen."""
    s = position.state
    hidden = HAND * int((s.hand[: s.players, 0] == NONE).sum()) if s.phase == KEEP else 0
    return int(s.unseen).bit_count() - hidden


def _seat(position: Position, seat: Seat) -> SeatView:
    s, deck = position.state, position.setup.deck
    return SeatView(
        cards=[
            CardView(deck.cards[card].id, free_boxes(position, seat, slot), slot)
            for slot, card in enumerate(s.cards[seat].tolist())
            if card != NONE
        ],
        scored=[
            (deck.cards[s.scored[seat, k]].id, int(s.points[seat, k]))
            for k in range(s.num_scored[seat])
        ],
        waiting=bool(int(s.waiting) >> seat & 1),
        standing=standing(position, seat),
        score=position.game.rules.score(position, seat),
    )
