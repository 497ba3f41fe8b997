"""A plain referee for Silver & Gold, written from the rules alone and not for speed.

It follows a game line by line, in record notation, and reports at every point what comes next, what
is legal, and the state of the table.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from .common import Refused
from .silver_gold_deck import read_deck
from .silver_gold_sheet import Sheet, result
from .silver_gold_table import DEALT, Table

CHANCE = ("deal", "display", "start", "expedition", "refill")


class SilverGoldWitness:
    """One game, in record notation.

    A drawn `take pile S11` is one line, so the chance kind "draw" never occurs by itself.
    """

    def __init__(
        self, deck: dict[str, Any], players: int, options: dict[str, str] | None = None
    ) -> None:
        """A game before the deal. No option changes the rules of this game."""
        self._table = Table(read_deck(deck), players)

    def waiting_for(self) -> tuple[str, ...]:
        """("over",), ("chance", kind), or "seats" and the seats that must decide, in order."""
        table = self._table
        if table.phase == "over":
            return ("over",)
        if table.phase in CHANCE:
            return ("chance", table.phase)
        seats = table.asked[:1] if table.phase == "take" else table.asked
        return ("seats", *map(str, seats))

    def choices(self, seat: int, so_far: str = "") -> dict[str, bool]:
        """Return every decision of the seat that is one step longer, and whether more is owed after
        it.

        Empty if the seat is not asked or `so_far` is complete; Refused if it is illegal.
        """
        table = self._table
        kind, *seats = self.waiting_for()
        if kind != "seats" or str(seat) not in seats:
            return {}
        if table.phase == "mark":
            return self._mark_choices(table.sheets[seat], so_far)
        if table.phase == "keep":
            whole = [f"keep {a} {b}" for a, b in combinations(table.dealt[seat], 2)]
        else:
            sources = sorted(table.display) + (["pile"] if table.pile else [])
            whole = [f"take {source}" for source in sources]
        if so_far == "":
            return dict.fromkeys(whole, False)
        if so_far in whole:
            return {}
        raise Refused(f"no decision begins with {so_far!r}")

    def _mark_choices(self, sheet: Sheet, so_far: str) -> dict[str, bool]:
        pattern = self._table.pattern()
        cards = self._table.deck.maps
        if so_far == "":
            texts = [
                f"mark {map_id} " + " ".join(cards[map_id].in_order(group))
                for map_id, group in sheet.openings(pattern)
            ]
        else:
            crossed, owed = sheet.follow(so_far, pattern)
            texts = [
                f"{so_far}; {map_id} {name}"
                for map_id, free in sheet.maps.items()
                for name in cards[map_id].in_order(free)
                if owed and (map_id, name) not in crossed
            ]
        return {text: sheet.follow(text, pattern)[1] > 0 for text in texts}

    def draws(self) -> set[str]:
        """Return what the next single draw may be; also for a possible `take pile`.

        Empty where nothing can be drawn.
        """
        table = self._table
        if table.phase == "start":
            return {str(seat) for seat in range(len(table.sheets))}
        if table.phase == "expedition":
            return {name for name, count in table.expeditions_left.items() if count}
        if table.phase in ("deal", "display", "refill", "take"):
            return set(table.pile)
        return set()

    def facts(self) -> dict[str, Any]:
        """The whole table as plain data."""
        return self._table.facts()

    def result(self) -> dict[str, Any]:
        """Return scores and winners as if the game ended now."""
        return result(self._table.sheets)

    def is_over(self) -> bool:
        """True if all four rounds are played."""
        return self._table.phase == "over"

    def feed(self, line: str) -> None:
        """Apply one line of the record. Raises Refused, and changes nothing, if it is not legal
        here.
        """
        table = self._table
        words = line.split(" ")
        if len(words) < 3 or "" in words:
            raise Refused(f"malformed: {line!r}")
        if table.phase == "over":
            raise Refused("the game is over")
        who = "*" if table.phase in CHANCE else str(table.asked[0])
        if words[:2] != [who, table.phase]:
            raise Refused(f"expected {who} {table.phase}, not {line!r}")
        arguments = words[2:]
        if table.phase == "deal":
            self._feed_deal(arguments)
        elif table.phase == "keep":
            self._feed_keep(arguments)
        elif table.phase == "display":
            table.turn_up(arguments)
            table.phase = "start"
        elif table.phase == "start":
            table.start = int(self._one_drawn(arguments))
            table.phase = "expedition"
        elif table.phase == "expedition":
            table.reveal(self._one_drawn(arguments))
        elif table.phase == "mark":
            self._feed_mark(line.removeprefix(f"{who} "))
        elif table.phase == "take":
            self._feed_take(arguments)
        else:
            table.turn_up(arguments)
            table.resolve()

    def _one_drawn(self, words: list[str]) -> str:
        if len(words) != 1 or words[0] not in self.draws():
            raise Refused(f"not one of {sorted(self.draws())}: {words}")
        return words[0]

    def _feed_deal(self, words: list[str]) -> None:
        table = self._table
        if words[0] != str(len(table.dealt)):
            raise Refused(f"seat {len(table.dealt)} is dealt to next, not {words[0]!r}")
        table.draw(words[1:], DEALT)
        table.dealt.append(words[1:])
        if len(table.dealt) == len(table.sheets):
            table.phase = "keep"
            table.asked = list(range(len(table.sheets)))

    def _feed_keep(self, ids: list[str]) -> None:
        table = self._table
        if len(ids) != 2 or len(set(ids)) != 2 or not set(ids) <= set(table.dealt[table.asked[0]]):
            raise Refused(f"not two of the maps dealt: {ids}")
        table.kept.append(ids)
        table.asked.pop(0)
        if not table.asked:
            table.open_keeps()

    def _feed_mark(self, decision: str) -> None:
        table = self._table
        sheet = table.sheets[table.asked[0]]
        crossed, owed = sheet.follow(decision, table.pattern())
        if owed:
            raise Refused(f"{owed} more to cross off after {decision!r}")
        sheet.cross_off(crossed, table.display_palms())
        table.asked.pop(0)
        if not table.asked:
            table.start_resolving()

    def _feed_take(self, words: list[str]) -> None:
        table = self._table
        assert table.takes
        if words[0] == "pile":
            table.draw(words[1:], 1)
        elif len(words) == 1 and words[0] in table.display:
            table.display.remove(words[0])
        else:
            raise Refused(f"neither a display card nor the pile: {words}")
        table.sheets[table.asked[0]].take(words[-1])
        table.takes -= 1
        table.resolve()
