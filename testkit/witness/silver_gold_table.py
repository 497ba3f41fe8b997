"""The table of Silver & Gold: piles, display, round card, and automatic steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .common import Refused
from .silver_gold_deck import Deck
from .silver_gold_sheet import Sheet

ROUNDS = 4
TURNS = 7
DISPLAY = 4
DEALT = 4


class Table:
    """The state of one game. `phase` is the verb of the next line of the record, or "over"."""

    def __init__(self, deck: Deck, players: int) -> None:
        """A table before the deal."""
        if not 2 <= players <= 4:
            raise ValueError("2 to 4 players")
        if len(deck.maps) < DEALT * players:
            raise ValueError("too few maps for the deal")
        self.deck = deck
        self.sheets = [Sheet(deck) for _ in range(players)]
        self.pile = set(deck.maps)
        self.display: set[str] = set()
        self.cups_left = list(deck.cups)
        self.expeditions_left = deck.expedition.copy()
        self.expedition: str | None = None
        self.start: int | None = None
        self.round = 0
        self.turn = 0
        self.phase = "deal"
        self.dealt: list[list[str]] = []  # by seat
        self.kept: list[list[str]] = []  # by seat, sealed until all have chosen
        self.asked: list[int] = []  # seats still to keep, mark or resolve, in order
        self.takes: int | None = None  # maps owed to the seat resolving; None: not started

    def facts(self) -> dict[str, Any]:
        """The whole table as plain data; dealt maps are left out until all seats have kept."""
        return {
            "round": self.round,
            "turn": self.turn,
            "start": self.start,
            "expedition": self.expedition,
            "display": sorted(self.display),
            "pile": sorted(self.pile),
            "seats": [sheet.facts() for sheet in self.sheets],
        }

    def pattern(self) -> str:
        """The pattern on the current expedition card."""
        assert self.expedition is not None
        return self.expedition

    def display_palms(self) -> int:
        """How many palms the display shows."""
        return sum(self.deck.maps[map_id].palms for map_id in self.display)

    def clockwise(self) -> list[int]:
        """All seats, from the start player on."""
        assert self.start is not None
        players = len(self.sheets)
        return [(self.start + step) % players for step in range(players)]

    def is_last_turn(self) -> bool:
        """True in the last turn of the last round."""
        return (self.round, self.turn) == (ROUNDS - 1, TURNS - 1)

    def draw(self, ids: Sequence[str], count: int) -> None:
        """Take exactly this many different maps off the pile; Refused if they are not that."""
        if len(ids) != count or len(set(ids)) != count:
            raise Refused(f"expected {count} different maps, not {ids}")
        if not set(ids) <= self.pile:
            raise Refused(f"not all of these are in the pile: {ids}")
        self.pile -= set(ids)

    def turn_up(self, ids: Sequence[str]) -> None:
        """Fill the display from the pile, as far as it lasts."""
        self.draw(ids, min(DISPLAY - len(self.display), len(self.pile)))
        self.display |= set(ids)

    def open_keeps(self) -> None:
        """All seats have chosen: kept maps go to their owners, the rest back."""
        for sheet, hand, kept in zip(self.sheets, self.dealt, self.kept, strict=True):
            for map_id in kept:
                sheet.take(map_id)
            self.pile |= set(hand) - set(kept)
        self.phase = "display"

    def reveal(self, pattern: str) -> None:
        """Start a turn; seats without a free field are not asked."""
        self.expedition = pattern
        self.expeditions_left[pattern] -= 1
        self.phase = "mark"
        self.asked = [seat for seat in self.clockwise() if self.sheets[seat].has_free_field()]
        if not self.asked:
            self.start_resolving()

    def start_resolving(self) -> None:
        """All have marked: the seats resolve one by one from the start player."""
        self.asked = self.clockwise()
        self.takes = None
        self.resolve()

    def resolve(self) -> None:
        """Continue with the resolving seats until a line is needed, or to the end of the turn."""
        while self.asked:
            if self.takes is None:
                sheet = self.sheets[self.asked[0]]
                sheet.settle_coin_rows(self.cups_left)
                completed = sheet.set_aside()
                self.takes = 0 if self.is_last_turn() else completed
            if self.takes and (self.display or self.pile):
                self.phase = "take"
                return
            if self.pile and len(self.display) < DISPLAY:
                self.phase = "refill"
                return
            self.asked.pop(0)
            self.takes = None
        self.end_turn()

    def end_turn(self) -> None:
        """Move on the start player; after seven turns reshuffle the expedition cards."""
        self.start = self.clockwise()[1]
        if self.is_last_turn():
            self.phase = "over"
            return
        self.phase = "expedition"
        self.turn += 1
        if self.turn == TURNS:
            self.turn = 0
            self.round += 1
            self.expeditions_left = self.deck.expedition.copy()
