"""A game of the package and its witness side by side, compared in every state.

The engine plays; the witness is fed each line of the log. Everything the two could disagree about
is compared: who must decide, the legal decisions in record notation, the possible draws and their
probabilities, the table, and everybody's score.

Only the engine has intermediate states in two cases: a line of several draws, which the witness
gets once it is complete, and simultaneous decisions, which it gets in record order. Those states
are compared with the witness's earlier answers.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeAlias

import numpy as np

import crossoff
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.contract import ActionId, OutcomeId, Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import Recorder

from .one_card import OneCardWitness
from .silver_gold import SilverGoldWitness
from .silver_gold_deck import Cell, MapCard

FIELDS = [column + row for row in "1234" for column in "abcd"]
TURNS_A_ROUND = 7

Choices: TypeAlias = dict[str, ActionId]  # by notation
#: A player: chooses between the actions of a seat.
Chooser: TypeAlias = Callable[[Position, Seat, Choices, random.Random], ActionId]


class Difference(AssertionError):
    """The package and a witness disagree, or one of them cannot follow the other."""


@dataclass(frozen=True)
class Case:
    """A game, its variant if any, and a number of players."""

    game: str
    variant: str
    players: int

    def __str__(self) -> str:
        return "-".join([self.game, *self.options.values(), str(self.players)])

    @property
    def options(self) -> dict[str, str]:
        return {"variant": self.variant} if self.variant else {}

    def first(self, deck: str | Mapping[str, Any] = STANDARD) -> Position:
        """Return the position before anything is dealt."""
        return crossoff.new_game(self.game, self.players, options=self.options, deck=deck)


CASES = [
    Case(game, variant, players)
    for game, variant in [
        ("silver-and-gold", ""),
        ("one-card", "basic"),
        ("one-card", "advanced"),
    ]
    for players in (2, 3, 4)
]


def compare_game(case: Case, number: int, seed: object = 0) -> int:
    """Play a random game with the standard deck; return the number of compared states. The same
    case, number and seed give the same game.
    """
    comparison = Comparison(_standard(case), f"{seed}/{number}", style(number))
    comparison.play()
    return comparison.states


@cache
def _standard(case: Case) -> Position:
    return case.first()


# --- Players


def uniform(_: Position, __: Seat, choices: Choices, rng: random.Random) -> ActionId:
    """Choose uniformly."""
    return choices[rng.choice(list(choices))]


def eager(_: Position, __: Seat, choices: Choices, rng: random.Random) -> ActionId:
    """Mostly use the roll, or cross off many fields; else choose uniformly."""
    words = list(choices)
    longest = max(map(len, words))
    best = [w for w in words if w.startswith("use") or (len(w) == longest and w[0] == "m")]
    return choices[rng.choice(best if best and rng.random() < 0.8 else words)]


def passing(position: Position, _: Seat, choices: Choices, rng: random.Random) -> ActionId:
    """Pass if possible, and use a roll only after many idle turns, so that games end without a
    fourth card (C6.5): some after idle turns, some after the last possible turn.
    """
    if "pass" not in choices:
        return choices[rng.choice(list(choices))]
    uses = [words for words in choices if words.startswith("use")]
    is_tired = position.state.idle >= rng.randint(9, 16)
    return choices[rng.choice(uses) if uses and is_tired else "pass"]


def style(number: int) -> Chooser:
    """Return the playing style for a game number."""
    if number % 8 == 7:
        return passing
    return uniform if number % 4 == 0 else eager


# --- The table as the engine has it, hidden things included, in the form of the witness's facts


def silver_gold_facts(position: Position) -> dict[str, Any]:
    s, deck = position.state, position.setup.deck
    ids = [card.id for card in deck.maps]
    turn, start, pattern = int(s.turn), int(s.start), int(s.pattern)
    free, coins, completed = s.free.tolist(), s.coins.tolist(), s.completed.tolist()
    cups, num_cups = s.cups.tolist(), s.num_cups.tolist()
    palms, num_palms = s.palms.tolist(), s.num_palms.tolist()
    return {
        "round": turn // TURNS_A_ROUND,
        "turn": turn % TURNS_A_ROUND,
        "start": None if start < 0 else start,
        "expedition": None if pattern < 0 else deck.patterns[pattern],
        "display": sorted(ids[card] for card in s.display.tolist() if card >= 0),
        "pile": sorted(_members(int(s.unseen), ids)),
        "seats": [
            {
                "maps": {
                    ids[card]: _members(free[seat][slot], FIELDS)
                    for slot, card in enumerate(cards)
                    if card >= 0
                },
                "coins": min(coins[seat], deck.coin_rows * deck.coins_per_row),
                "cups": cups[seat][: num_cups[seat]],
                "palms": palms[seat][: min(num_palms[seat], deck.palm_boxes)],
                "completed": sorted(_members(completed[seat], ids)),
            }
            for seat, cards in enumerate(s.maps[: position.setup.players].tolist())
        ],
    }


def one_card_facts(position: Position) -> dict[str, Any]:
    s, deck = position.state, position.setup.deck
    ids = [card.id for card in deck.cards]
    active, dice = int(s.active), s.dice[: deck.dice].tolist()
    free, num_scored = s.free.tolist(), s.num_scored.tolist()
    scored, points = s.scored.tolist(), s.points.tolist()
    return {
        "active": None if active < 0 else active,
        "turn": int(s.turn) + 1,
        "idle": max(0, int(s.idle)),
        "roll": None if dice[0] < 0 else [deck.colors[color] for color in dice],
        "rolls": int(s.rolls),
        "supply": sorted(ids[card] for card in s.supply.tolist() if card >= 0),
        "pile": sorted(_members(int(s.unseen), ids)),
        "seats": [
            {
                "cards": {
                    ids[card]: {
                        name: free[seat][slot] >> 4 * color & 0xF
                        for color, name in enumerate(deck.colors)
                        if deck.cards[card].rows[color]
                    }
                    for slot, card in enumerate(cards)
                    if card >= 0
                },
                "scored": [
                    [ids[scored[seat][n]], points[seat][n]] for n in range(num_scored[seat])
                ],
            }
            for seat, cards in enumerate(s.cards[: position.setup.players].tolist())
        ],
    }


def _members(mask: int, names: Sequence[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for index, name in enumerate(names) if mask >> index & 1]


# --- The witnesses


class Witness(Protocol):
    """The interface of all witnesses."""

    def waiting_for(self) -> tuple[str, ...]: ...

    def choices(self, seat: int, so_far: str = "") -> dict[str, bool]: ...

    def draws(self) -> set[str]: ...

    def facts(self) -> dict[str, Any]: ...

    def result(self) -> dict[str, Any]: ...

    def is_over(self) -> bool: ...

    def feed(self, line: str) -> None: ...


class RememberingMap(MapCard):
    """A map that caches where a pattern fits on its free fields."""

    def placements(self, pattern: set[Cell], free: set[str]) -> set[frozenset[str]]:
        known: dict[Any, set[frozenset[str]]] = self.__dict__.setdefault("known", {})
        key = frozenset(pattern), frozenset(free)
        if key not in known:
            known[key] = super().placements(pattern, free)
        return set(known[key])


class RememberingWitness(SilverGoldWitness):
    """The witness for Silver & Gold with caching maps: otherwise it recomputes where the pattern
    fits for each single choice, which takes most of its time.
    """

    def __init__(self, deck: dict[str, Any], players: int, options: dict[str, str]) -> None:
        super().__init__(deck, players, options)
        cards = self._table.deck.maps
        cards.update({map_id: RememberingMap(**vars(card)) for map_id, card in cards.items()})


WITNESSES: dict[str, Callable[[dict[str, Any], int, dict[str, str]], Witness]] = {
    "silver-and-gold": RememberingWitness,
    "one-card": OneCardWitness,
}
FACTS = {"silver-and-gold": silver_gold_facts, "one-card": one_card_facts}


# --- The comparison


class Fields:
    """The fields of a NumPy record, each read at most once: reading costs more than most uses."""

    def __init__(self, record: Any) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        value = np.void.__getitem__(self._record, name)
        setattr(self, name, value)
        return value


class OpenPosition(Position):
    """A position with cached answers."""

    __slots__ = ("_fields",)

    def __init__(self, position: Position) -> None:
        super().__init__(position.setup, position._buf, position._status)
        self._fields = Fields(position.state)

    @property
    def state(self) -> Any:
        return self._fields


class Comparison:
    """One game from its first position on, played by the engine while the witness follows."""

    def __init__(self, first: Position, seed: object, choose: Chooser = uniform) -> None:
        table = first.setup
        self.name = "-".join([table.game.name, *table.options.values(), str(table.players)])
        self.seed = seed
        self.choose = choose
        self.random = random.Random(f"{self.name} {seed}")
        self.stream = crossoff.stream(self.name, str(seed))
        self.recorder = Recorder(first)
        self._seen, self._position = first, OpenPosition(first)
        self.notation = first.game.notation
        self.witness = WITNESSES[table.game.name](
            table.deck.source, table.players, dict(table.options)
        )
        self.facts = FACTS[table.game.name]
        self.told: list[str] = []  # lines fed to the witness
        self.drawn: list[str] = []  # draws of the current line so far
        self.start = first  # position before the current decisions
        self.begun: dict[Seat, list[ActionId]] = {}  # their steps so far
        self.states = 0  # compared

    @property
    def position(self) -> Position:
        if self._seen is not self.recorder.position:
            self._seen = self.recorder.position
            self._position = OpenPosition(self._seen)
        return self._position

    def play(self) -> Recorder:
        """Play to the end; Difference at the first disagreement."""
        try:
            self._compare_table()
            while not self.position.is_over:
                if self.position.is_chance:
                    self._draw()
                else:
                    self._decide()
            self._same("the log", self.recorder.lines, self.told)
        except Difference:
            raise
        except Exception as error:  # whatever it is, report the game that led to it
            raise Difference(self._report("one side failed", repr(error), "")) from error
        return self.recorder

    # Lines

    def _tell(self) -> None:
        """Feed the witness the complete lines, and compare the table after them."""
        lines = self.recorder.lines
        if len(lines) > len(self.told) and lines[-1] == " ".join(self._head()):
            lines = lines[:-1]  # its draw is still to come
        if len(lines) == len(self.told):
            return
        self._same("the lines told before", lines[: len(self.told)], self.told)
        for line in lines[len(self.told) :]:
            self._feed(line)
        self._compare_table()

    def _feed(self, line: str) -> None:
        self.told.append(line)
        self.drawn = []
        self.witness.feed(line)

    def _compare_table(self) -> None:
        """Between two lines: compare who must decide, the table, and the points."""
        position, witness = self.position, self.witness
        actors = position.actors()
        if position.is_over:
            waiting: tuple[str, ...] = ("over",)
        elif position.is_chance:
            waiting = ("chance", self._head()[1])
        else:
            waiting = ("seats", *map(str, actors))
        self._same("what is waited for", waiting, witness.waiting_for())
        self._same("whether it is over", position.is_over, witness.is_over())
        self._same("the table", self.facts(position), witness.facts())
        self._same("the result", position.result(), witness.result())
        for seat in range(position.setup.players):
            if seat not in actors:
                self._same(f"seat {seat}, which is not asked", position.legal(seat), [])
                self._same(f"seat {seat}, which is not asked", {}, witness.choices(seat))

    # Chance

    def _head(self) -> list[str]:
        """Return the first words of the line of the chance that is due."""
        return (self.notation.chance_head(self.position) or "").split(" ")

    def _draw(self) -> None:
        """Compare the possible draws, and make one."""
        position, head = self.position, self._head()
        waiting = ("chance", head[1]) if head[0] == "*" else ("seats", head[0])
        self._same("what is waited for", waiting, self.witness.waiting_for())
        self._same("who is asked", position.actors(), ())
        odds = position.chance_outcomes()
        ours = dict(zip(self._words(head, list(odds)), odds.values(), strict=True))
        weights = self._weights(head[1])
        total = sum(weights.values())
        theirs = {word: weight / total for word, weight in weights.items()}
        self._same(f"what may come after '{' '.join([*head, *self.drawn])}'", ours, theirs)
        self._same("the number of outcomes", len(odds), len(ours))
        self._same("that all chances add to 1", abs(sum(odds.values()) - 1) < 1e-9, True)
        outcome = position.draw(self.stream)
        self.drawn += self._words(head, [outcome])
        self.recorder.draw(outcome)
        self.states += 1
        self._tell()

    def _words(self, head: list[str], outcomes: list[OutcomeId]) -> list[str]:
        """Return outcomes of the chance that is due, in record notation."""
        position = self.position
        if head[1] == "roll":  # its line lists all dice
            return [position.setup.deck.colors[color] for color in outcomes]
        line = self.notation.chance_text(position, outcomes, position)
        return line.split(" ")[len(head) :]

    def _weights(self, verb: str) -> dict[str, int]:
        """Return the witness's possible draws, with the number of cards or sides of each."""
        possible = self.witness.draws()
        if verb == "expedition":
            shown = [line.split(" ")[2] for line in self.told if line.startswith("* expedition")]
            gone = Counter(shown[len(shown) // TURNS_A_ROUND * TURNS_A_ROUND :])
            cards = self.position.setup.deck.source["expedition"]
            return {name: cards[name] - gone[name] for name in possible}
        if verb != "roll":
            possible -= set(self.drawn)
        return dict.fromkeys(possible, 1)

    # Decisions

    def _decide(self) -> None:
        """Make one decision, or all simultaneous ones: in record order, or interleaved step by
        step.
        """
        self.start = self.position
        waiting = list(self.start.actors())
        self.begun = {seat: [] for seat in waiting}
        choices = {seat: self._compare_decision(seat) for seat in waiting}
        in_order = self.random.random() < 0.5
        while waiting:
            self._compare_waiting(waiting, choices)
            seat = waiting[0] if in_order else self.random.choice(waiting)
            action = self.choose(self.position, seat, choices[seat], self.random)
            self.recorder.act(seat, action)
            self.begun[seat].append(action)
            self.states += 1
            if self.notation.owes_more(self.position, seat):
                choices[seat], _ = self._compare_choices(seat, self.position, self.begun[seat])
                continue
            waiting.remove(seat)
            if in_order and waiting:
                self._feed(f"{seat} {self._text(seat)}")
                self._compare_table()
        self._tell()
        self.begun = {}

    def _text(self, seat: Seat) -> str:
        return self.notation.decision_text(self.start, seat, self.begun[seat])

    def _compare_waiting(self, waiting: list[Seat], choices: dict[Seat, Choices]) -> None:
        """Check that simultaneous decisions of others change nothing for seats that have yet to
        decide.
        """
        self._same("who has yet to decide", list(self.position.actors()), waiting)
        for seat, known in choices.items():
            actions = list(known.values()) if seat in waiting else []
            self._same(f"the choice of seat {seat}", self.position.legal(seat), actions)

    def _compare_decision(self, seat: Seat) -> Choices:
        """Compare the first steps of a decision, and follow one of several steps to its end. It
        need not be the one that is then made.
        """
        choices, owing = self._compare_choices(seat, self.start, [])
        if owing:
            begun = [self.random.choice(owing)]
            position = self.start.apply(seat, begun[0])
            while self.notation.owes_more(position, seat):
                following, _ = self._compare_choices(seat, position, begun)
                begun.append(self.random.choice(list(following.values())))
                position = position.apply(seat, begun[-1])
            whole = self.notation.decision_text(self.start, seat, begun)
            self._same(f"what follows '{whole}'", {}, self.witness.choices(seat, whole))
        return choices

    def _compare_choices(
        self, seat: Seat, position: Position, begun: list[ActionId]
    ) -> tuple[Choices, list[ActionId]]:
        """Compare every next step of a decision, and whether more is owed after it."""
        text, owes_more = self.notation.decision_text, self.notation.owes_more
        so_far = text(self.start, seat, begun) if begun else ""
        actions = position.legal(seat)
        choices = {text(self.start, seat, [*begun, action]): action for action in actions}
        self._same("the number of choices", len(choices), len(actions))
        if all(words.startswith("mark") for words in choices):  # the only decision of several steps
            ours = {w: owes_more(position.apply(seat, a), seat) for w, a in choices.items()}
        else:
            ours = dict.fromkeys(choices, False)
        theirs = self.witness.choices(seat, so_far)
        self._same(f"the choice of seat {seat} after '{so_far}'", ours, theirs)
        return choices, [choices[words] for words, more in ours.items() if more]

    # Differences

    def _same(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            raise Difference(self._report(what, ours, theirs))

    def _report(self, what: str, ours: object, theirs: object) -> str:
        """Return everything needed to investigate a difference."""
        deck, log = self.position.setup.deck, list(self.recorder.lines)
        log += self.told[len(log) :]
        under_way = [f"{seat} {self._text(seat)}" for seat, begun in self.begun.items() if begun]
        under_way += [" ".join([*self._head(), *self.drawn])] if self.drawn else []
        log += [f"{line} …" for line in under_way if line not in self.told]
        return "\n".join(
            [
                f"{what} differs in {self.name}, seed {self.seed!r}",
                f"deck: {deck.name if deck.name == STANDARD else json.dumps(deck.source)}",
                "log:",
                *(f"  {line}" for line in log),
                f"package: {ours}",
                f"witness: {theirs}",
            ]
        )
