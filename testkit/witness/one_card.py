"""The witness for Everything on 1 Card: a slow, literal referee.

The state is a handful of sets, dicts and tuples. `feed` takes the lines of a record's log one by
one. A decision is legal exactly if `choices` lists it, so there is one place that says what is
allowed; a line is checked in full before anything changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from .common import Refused

DEALT = {"basic": 2, "advanced": 5}
KEPT = 3
SUPPLY = 3
IDLE_TO_END = 12  # turns in a row in which nobody used the roll
TURNS_TO_END = 150


class OneCardWitness:
    """One game, from the draw of the start player to the end.

    `stage` is what the game waits for: start, deal, keep, supply, roll, act (a seat rolls again,
    uses the roll or passes), draw, take, or over.
    """

    def __init__(
        self, deck: dict[str, Any], players: int, options: dict[str, str] | None = None
    ) -> None:
        chosen = {"variant": "basic"} | (options or {})
        if set(chosen) != {"variant"} or chosen["variant"] not in DEALT:
            raise ValueError(f"unknown options: {options}")
        if not 2 <= players <= 4:
            raise ValueError(f"the game is for 2 to 4 players, not {players}")
        self.advanced = chosen["variant"] == "advanced"
        self.hand_size = DEALT[chosen["variant"]]
        self.players = players
        self.colours: tuple[str, ...] = tuple(deck["colors"]["order"])
        self.dice: int = deck["dice"]["count"]
        self.rolls_allowed: int = deck["dice"]["rolls"]
        self.bonus: tuple[int, ...] = tuple(deck["bonus"]["suns"])
        self.cards_to_end: int = deck["end"]["scored_cards"]
        self.rows_to_score: int = deck["end"]["rows_to_score"]
        self.rows: dict[str, dict[str, int]] = {c["id"]: dict(c["rows"]) for c in deck["cards"]}
        self.suns: dict[str, set[str]] = {c["id"]: set(c["suns"]) for c in deck["cards"]}
        if len(self.rows) != len(deck["cards"]):
            raise ValueError("two cards have the same id")
        if len(self.rows) < players * self.hand_size:
            raise ValueError("the deck is too small to deal from")
        if any(len(suns) >= len(self.bonus) for suns in self.suns.values()):
            raise ValueError("a card has more suns than there are bonuses")

        self.stage = "start"
        self.pile: set[str] = set(self.rows)
        self.supply: set[str] = set()
        self.dealt: list[list[str]] = []  # what each seat was dealt, in the order dealt
        self.kept: dict[int, list[str]] = {}  # sealed until every seat is in it
        self.free: list[dict[str, dict[str, int]]] = [{} for _ in range(players)]
        self.scored: list[list[tuple[str, int]]] = [[] for _ in range(players)]
        self.active: int | None = None  # before the first turn: who will roll first
        self.turns_over = 0
        self.idle_in_a_row = 0  # of the turns that are over
        self.is_roll_used = False  # by anybody, this turn
        self.seat = 0  # the seat that uses the roll now
        self.roll: tuple[str, ...] | None = None
        self.rolls = 0
        self.in_hand: set[int] = set()  # the dice about to be thrown, counted from 1

    # What the game waits for

    def waiting_for(self) -> tuple[str, ...]:
        """Return ("over",), ("chance", kind) or ("seats", ...) with the seats asked, in order."""
        if self.stage == "over":
            return ("over",)
        if self.stage == "keep":
            missing = [str(s) for s in range(self.players) if s not in self.kept]
            return ("seats", *missing)
        if self.stage in ("act", "take"):
            return ("seats", str(self.seat))
        return ("chance", self.stage)

    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.stage == "over"

    def draws(self) -> set[str]:
        """Return what the next single card, seat or die can turn out to be, if chance is next."""
        if self.stage in ("deal", "supply", "draw"):
            return set(self.pile)
        if self.stage == "start":
            return {str(s) for s in range(self.players)}
        if self.stage == "roll":
            return set(self.colours)
        return set()

    def choices(self, seat: int, so_far: str = "") -> dict[str, bool]:
        """Return every decision open to the seat; False: nothing more is owed after it.

        Decisions here are never made in parts, so nothing continues a `so_far` that is not empty.
        """
        if so_far or str(seat) not in self.waiting_for()[1:] or self.waiting_for()[0] != "seats":
            return {}
        words: list[str] = []
        if self.stage == "keep":
            words += ["keep " + " ".join(ids) for ids in combinations(self.dealt[seat], KEPT)]
        elif self.stage == "take":
            words += [f"take {card}" for card in sorted(self.supply)]
        else:
            if seat == self.active and self.rolls < self.rolls_allowed:
                numbers = [str(n) for n in range(1, self.dice + 1)]
                for size in range(1, self.dice + 1):
                    words += ["reroll " + " ".join(some) for some in combinations(numbers, size)]
            words += [f"use {card}" for card in self.free[seat] if self._usable(seat, card)]
            words.append("pass")
        return dict.fromkeys(words, False)

    def _usable(self, seat: int, card: str) -> dict[str, int]:
        """Return the colours of the roll that fit on the card, and how many boxes each takes."""
        free = self.free[seat][card]
        counts = Counter(self.roll or ())
        return {colour: n for colour, n in counts.items() if colour in free and free[colour] >= n}

    # What can be seen, and what it is worth

    def facts(self) -> dict[str, Any]:
        """Return the visible state as plain data."""
        return {
            "active": self.active,
            "turn": self.turns_over + (self.stage != "over"),
            "idle": 0 if self.is_roll_used else self.idle_in_a_row,
            "roll": None if self.roll is None else list(self.roll),
            "rolls": self.rolls,
            "supply": sorted(self.supply),
            "pile": sorted(self.pile),
            "seats": [
                {
                    "cards": {card: dict(free) for card, free in self.free[s].items()},
                    "scored": [[card, points] for card, points in self.scored[s]],
                }
                for s in range(self.players)
            ],
        }

    def result(self) -> dict[str, Any]:
        """Return the scores and winners as if the game ended now."""
        scores: list[dict[str, Any]] = []
        for seat in range(self.players):
            cards = [points for _, points in self.scored[seat]]
            left = sum(self._row_points(seat, card) for card in self.free[seat])
            scores.append({"cards": cards, "open": left, "total": sum(cards) + left})
        best = max(score["total"] for score in scores)
        winners = [seat for seat, score in enumerate(scores) if score["total"] == best]
        return {"scores": scores, "winners": winners}

    def _complete(self, seat: int, card: str) -> set[str]:
        return {colour for colour, free in self.free[seat][card].items() if free == 0}

    def _row_points(self, seat: int, card: str) -> int:
        return sum(self.rows[card][colour] for colour in self._complete(seat, card))

    # Lines

    def feed(self, line: str) -> None:
        """Follow one line of the log, or raise Refused and stay as before."""
        who, *words = line.split(" ")
        if "" in (who, *words) or not words:
            raise Refused("a line is who, a verb and arguments, with single spaces")
        waiting = self.waiting_for()
        if waiting[0] == "over":
            raise Refused("the game is over")
        if who != ("*" if waiting[0] == "chance" else waiting[1]):
            raise Refused(f"'{who}' is not next: the game waits for {' '.join(waiting)}")
        verb, *arguments = words
        if who == "*":
            if verb != self.stage:
                raise Refused(f"the table must {self.stage}, not {verb}")
            self._chance(arguments)
        else:
            self._decide(int(who), verb, arguments)

    def _chance(self, arguments: list[str]) -> None:
        if self.stage == "deal":
            cards = self._addressed(len(self.dealt), arguments)
            self._take_from_pile(cards, self.hand_size)
            self.dealt.append(cards)
            if not self.advanced:
                self._give(len(self.dealt) - 1, cards)
            if len(self.dealt) == self.players:
                if self.advanced:
                    self.stage = "keep"
                else:
                    self._first_turn()
        elif self.stage == "supply":
            missing = min(SUPPLY - len(self.supply), len(self.pile))
            self._take_from_pile(arguments, missing)
            self.supply.update(arguments)
            if self.turns_over == 0 and self.roll is None:
                self._first_turn()
            else:
                self._next_seat()
        elif self.stage == "start":
            if len(arguments) != 1 or arguments[0] not in self.draws():
                raise Refused("start names one seat")
            self.active = int(arguments[0])
            self.stage = "deal"
        elif self.stage == "roll":
            self._throw(tuple(arguments))
        else:
            cards = self._addressed(self.seat, arguments)
            self._take_from_pile(cards, 1)
            self._give(self.seat, cards)
            self._next_seat()

    def _addressed(self, seat: int, arguments: list[str]) -> list[str]:
        """Return the cards of a line that must name the seat first."""
        if arguments[:1] != [str(seat)]:
            raise Refused(f"these cards are for seat {seat}")
        return arguments[1:]

    def _take_from_pile(self, cards: list[str], number: int) -> None:
        if len(cards) != number or len(set(cards)) != number:
            raise Refused(f"it must be {number} different cards")
        if not set(cards) <= self.pile:
            raise Refused("not a card of the pile")
        self.pile -= set(cards)

    def _give(self, seat: int, cards: Iterable[str]) -> None:
        for card in cards:
            self.free[seat][card] = dict(self.rows[card])

    def _throw(self, roll: tuple[str, ...]) -> None:
        if len(roll) != self.dice or not set(roll) <= set(self.colours):
            raise Refused(f"a roll is {self.dice} colours")
        if self.roll is not None:
            for number, (before, now) in enumerate(zip(self.roll, roll, strict=True), start=1):
                if number not in self.in_hand and before != now:
                    raise Refused(f"die {number} was not rolled again")
        self.roll = roll
        self.rolls += 1
        self.stage = "act"

    def _decide(self, seat: int, verb: str, arguments: list[str]) -> None:
        if verb == "keep" and self.stage == "keep":
            arguments = _in_order(arguments, self.dealt[seat])
        if verb == "reroll":
            arguments = _in_order(arguments, [str(n) for n in range(1, self.dice + 1)])
        if " ".join([verb, *arguments]) not in self.choices(seat):
            raise Refused("not a decision the seat can make now")
        if verb == "keep":
            self.kept[seat] = arguments
            if len(self.kept) == self.players:
                self._open_keeps()
        elif verb == "reroll":
            self.in_hand = {int(number) for number in arguments}
            self.stage = "roll"
        elif verb == "pass":
            self._next_seat()
        elif verb == "use":
            self._use(seat, arguments[0])
        else:
            self.supply.remove(arguments[0])
            self._give(seat, arguments)
            if self.pile:
                self.stage = "supply"
            else:
                self._next_seat()

    def _open_keeps(self) -> None:
        for seat in range(self.players):
            self._give(seat, self.kept[seat])
            self.pile |= set(self.dealt[seat]) - set(self.kept[seat])
        if self.pile:
            self.stage = "supply"
        else:
            self._first_turn()

    def _use(self, seat: int, card: str) -> None:
        self.is_roll_used = True
        for colour, number in self._usable(seat, card).items():
            self.free[seat][card][colour] -= number
        complete = self._complete(seat, card)
        if len(complete) < self.rows_to_score:
            self._next_seat()
            return
        points = self._row_points(seat, card) + self.bonus[len(complete & self.suns[card])]
        self.scored[seat].append((card, points))
        del self.free[seat][card]
        if self._last_turn():
            self._next_seat()
        elif self.advanced and self.supply:
            self.stage = "take"
        elif not self.advanced and self.pile:
            self.stage = "draw"
        else:
            self._next_seat()

    def _last_turn(self) -> bool:
        return any(len(scored) >= self.cards_to_end for scored in self.scored)

    def _next_seat(self) -> None:
        """Ask the next seat to use the roll, or end the turn after the last."""
        self.stage = "act"
        self.seat = (self.seat + 1) % self.players
        if self.seat == self.active:
            self.turns_over += 1
            self.idle_in_a_row = 0 if self.is_roll_used else self.idle_in_a_row + 1
            self.is_roll_used = False
            if self._last_turn() or self._must_end():
                self.stage = "over"
            else:
                self._begin_turn((self.seat + 1) % self.players)

    def _must_end(self) -> bool:
        """Tell whether a game that nobody brings to its end is over, after a turn."""
        return (
            self.idle_in_a_row >= IDLE_TO_END
            or self.turns_over >= TURNS_TO_END
            or not any(self.free)
        )

    def _first_turn(self) -> None:
        assert self.active is not None
        self._begin_turn(self.active)

    def _begin_turn(self, seat: int) -> None:
        self.active = self.seat = seat
        self.roll = None
        self.rolls = 0
        self.in_hand = set(range(1, self.dice + 1))
        self.stage = "roll"


def _in_order(words: Sequence[str], order: Sequence[str]) -> list[str]:
    """Return the words in the given order; refuse strangers and duplicates."""
    ordered = [word for word in order if word in words]
    if sorted(ordered) != sorted(words):
        raise Refused("each must be named once, and be one of " + " ".join(order))
    return ordered
