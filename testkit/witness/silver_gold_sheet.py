"""A player's area in Silver & Gold: maps, score card, completed maps."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .common import Refused
from .silver_gold_deck import Deck

Cross = tuple[str, str]  # map id, field name


@dataclass
class Sheet:
    """The maps in hand with their free fields, the score card and the maps set aside."""

    deck: Deck
    maps: dict[str, set[str]] = field(default_factory=dict)  # map id -> free fields
    coins: int = 0
    rows_settled: int = 0  # filled coin rows whose cup was claimed
    cups: list[int] = field(default_factory=list)
    palms: list[int] = field(default_factory=list)
    completed: list[str] = field(default_factory=list)

    def take(self, map_id: str) -> None:
        """Add a new map with all fields free."""
        self.maps[map_id] = set(self.deck.maps[map_id].cells)

    def has_free_field(self) -> bool:
        """True if anything can be crossed off."""
        return any(self.maps.values())

    def openings(self, pattern: str) -> list[tuple[str, frozenset[str]]]:
        """The first groups the player may cross off: the pattern, or a single field."""
        found = []
        for map_id, free in self.maps.items():
            groups = self.deck.maps[map_id].placements(self.deck.patterns[pattern], free)
            groups |= {frozenset({name}) for name in free}
            found += [(map_id, group) for group in groups]
        return found

    def follow(self, text: str, pattern: str) -> tuple[list[Cross], int]:
        """Parse a decision `mark P01 a1 a2; G07 c2`, complete or partial.

        Returns the fields crossed off, in order, and how many extras are still owed: 0 if nothing
        is left to cross off. Raises Refused where the rules forbid it; changes nothing.
        """
        if not text.startswith("mark "):
            raise Refused(f"not a mark: {text!r}")
        trial = Sheet(self.deck, {map_id: set(free) for map_id, free in self.maps.items()})
        crossed: list[Cross] = []
        owed = 0
        for number, group in enumerate(text.removeprefix("mark ").split("; ")):
            map_id, *names = group.split(" ")
            if map_id not in trial.maps:
                raise Refused(f"{map_id!r} is not a map of this player")
            if len(set(names)) < len(names):
                raise Refused(f"a field is named twice: {group!r}")
            free = trial.maps[map_id]
            if not names or not set(names) <= free:
                raise Refused(f"not free fields of that map: {group!r}")
            if number == 0:
                if (map_id, frozenset(names)) not in trial.openings(pattern):
                    raise Refused(f"neither the pattern nor a single field: {group!r}")
            else:
                if owed == 0:
                    raise Refused(f"no extra field is owed: {group!r}")
                if len(names) != 1:
                    raise Refused(f"an extra is one field: {group!r}")
                owed -= 1
            free -= set(names)
            crossed += [(map_id, name) for name in names]
            owed += sum(self.symbol(map_id, name) == "x" for name in names)
        return crossed, owed if trial.has_free_field() else 0

    def symbol(self, map_id: str, name: str) -> str:
        """What is printed on a field."""
        return self.deck.maps[map_id].symbols[name]

    def cross_off(self, crossed: list[Cross], display_palms: int) -> None:
        """Cross the fields off and enter their coins and palms on the score card."""
        for map_id, name in crossed:
            self.maps[map_id].remove(name)
            symbol = self.symbol(map_id, name)
            if symbol == "o" and self.coins < self.deck.coin_rows * self.deck.coins_per_row:
                self.coins += 1
            if symbol == "T" and len(self.palms) < self.deck.palm_boxes:
                self.palms.append(1 + display_palms)

    def settle_coin_rows(self, cups_left: list[int]) -> None:
        """For each row filled since the last time, take the highest cup left, if there is one."""
        for row in range(1, self.deck.coin_rows + 1):
            if row > self.rows_settled and self.coins >= row * self.deck.coins_per_row:
                self.rows_settled = row
                if cups_left:
                    best = max(cups_left)
                    cups_left.remove(best)
                    self.cups.append(best)

    def set_aside(self) -> int:
        """Set the completed maps aside; return how many there were."""
        done = [map_id for map_id, free in self.maps.items() if not free]
        for map_id in done:
            del self.maps[map_id]
        self.completed += done
        return len(done)

    def score(self) -> dict[str, int]:
        """The points for what is set aside and written down."""
        cards = [self.deck.maps[map_id] for map_id in self.completed]
        parts = {
            "maps": sum(card.value for card in cards),
            "seals": sum(
                self.deck.seal_points[card.seal] * self.completed_of(card.seal)
                for card in cards
                if card.seal is not None
            ),
            "coins": self.coins,
            "cups": sum(self.cups),
            "palms": sum(self.palms),
        }
        return {**parts, "total": sum(parts.values())}

    def completed_of(self, color: str) -> int:
        """Return how many completed maps have that colour."""
        return sum(self.deck.maps[map_id].color == color for map_id in self.completed)

    def facts(self) -> dict[str, Any]:
        """The sheet as plain data."""
        cards = self.deck.maps
        return {
            "maps": {map_id: cards[map_id].in_order(free) for map_id, free in self.maps.items()},
            "coins": self.coins,
            "cups": list(self.cups),
            "palms": list(self.palms),
            "completed": sorted(self.completed),
        }


def result(sheets: list[Sheet]) -> dict[str, Any]:
    """Scores and winners: most points, then more completed maps colour by colour, then shared."""
    scores = [sheet.score() for sheet in sheets]
    ranks = [
        (score["total"], *(sheet.completed_of(color) for color in sheet.deck.color_order))
        for sheet, score in zip(sheets, scores, strict=True)
    ]
    winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    return {"scores": scores, "winners": winners}
