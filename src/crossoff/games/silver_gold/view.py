"""What an observer of Silver & Gold sees, as data to send: built by naming what goes out.

The position handed in has already been stripped of what the observer may not know
(`hidden.redact`).
"""

from __future__ import annotations

import msgspec

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.games.silver_gold.layout import (
    DEAL,
    DISPLAY,
    DRAW,
    EXPEDITION,
    HAND,
    KEEP,
    MARK,
    NONE,
    OVER,
    REFILL,
    ROUNDS,
    START,
    TAKE,
    TURNS_PER_ROUND,
)
from crossoff.games.silver_gold.notation import field_names
from crossoff.games.silver_gold.offer import palm_worth

__all__ = ["MapView", "SeatView", "TableView", "pile_size", "view"]

_PHASES = {
    KEEP: "keep",
    MARK: "mark",
    TAKE: "take",
    OVER: "over",
    DEAL: "deal",
    DISPLAY: "display",
    START: "start",
    EXPEDITION: "expedition",
    DRAW: "draw",
    REFILL: "refill",
}


class MapView(msgspec.Struct, frozen=True):
    """A map in front of a seat."""

    id: str
    free: list[str]
    marked: list[str]  # crossed off this turn
    place: int  # from 0; as in the numbers of actions, a completed map leaves a gap


class SeatView(msgspec.Struct, frozen=True):
    """A seat's side of the table."""

    maps: list[MapView]
    completed: list[str]
    coins: int
    cups: list[int]
    palms: list[int]
    extras: int  # fields that crosses still owe
    waiting: bool  # must decide now
    score: dict[str, int | list[int]]


class TableView(msgspec.Struct, frozen=True):
    """Everything an observer may see."""

    game: str
    observer: int | None
    phase: str
    round: int  # from 1
    rounds: int
    turn: int  # of the round, from 1
    turns: int
    start: int | None
    expedition: str | None
    seen: list[str] | None  # expedition cards of this round, with the memory aid only
    display: list[str | None]  # a place may be empty
    pile: int
    palm: int  # what a palm writes now
    cups: list[int]  # left on the round card
    hand: list[str]  # the observer's dealt maps
    seats: list[SeatView]


def view(position: Position, observer: Seat | None, memory_aid: bool) -> TableView:
    """The table as the observer sees it."""
    s, deck = position.state, position.setup.deck
    hand = [] if observer is None else s.hand[observer].tolist()
    return TableView(
        game=position.game.name,
        observer=observer,
        phase=_PHASES[int(s.phase)],
        round=int(s.turn) // TURNS_PER_ROUND + 1,
        rounds=ROUNDS,
        turn=int(s.turn) % TURNS_PER_ROUND + 1,
        turns=TURNS_PER_ROUND,
        start=None if s.start == NONE else int(s.start),
        expedition=None if s.pattern == NONE else deck.patterns[s.pattern],
        seen=_seen(position) if memory_aid else None,
        display=[None if card == NONE else deck.maps[card].id for card in s.display],
        pile=pile_size(position),
        palm=palm_worth(position),
        cups=list(deck.cups[s.num_cups_taken :]),
        hand=[deck.maps[card].id for card in hand if card != NONE],
        seats=[_seat(position, Seat(seat)) for seat in range(position.setup.players)],
    )


def pile_size(position: Position) -> int:
    """The cards in the pile, whoever looks: hidden hands were put back among the unseen."""
    s = position.state
    hidden = HAND * int((s.hand[: s.players, 0] == NONE).sum()) if s.phase == KEEP else 0
    return int(s.unseen).bit_count() - hidden


def _seat(position: Position, seat: Seat) -> SeatView:
    s, deck = position.state, position.setup.deck
    return SeatView(
        maps=[
            MapView(
                deck.maps[card].id,
                field_names(int(s.free[seat, slot])),
                field_names(int(s.marked[seat, slot])),
                slot,
            )
            for slot, card in enumerate(s.maps[seat].tolist())
            if card != NONE
        ],
        completed=[m.id for k, m in enumerate(deck.maps) if int(s.completed[seat]) >> k & 1],
        coins=min(int(s.coins[seat]), deck.coin_rows * deck.coins_per_row),
        cups=s.cups[seat, : s.num_cups[seat]].tolist(),
        palms=s.palms[seat, : min(s.num_palms[seat], deck.palm_boxes)].tolist(),
        extras=int(s.extras[seat]),
        waiting=bool(int(s.waiting) >> seat & 1),
        score=position.game.rules.score(position, seat),
    )


def _seen(position: Position) -> list[str]:
    s, deck = position.state, position.setup.deck
    gone = [count - left for count, left in zip(deck.expedition, s.left.tolist(), strict=False)]
    return [name for name, n in zip(deck.patterns, gone, strict=True) for _ in range(n)]
