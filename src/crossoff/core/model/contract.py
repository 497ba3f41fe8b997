"""The contract of a game: the interface that every game implements.

A game is data and functions in one `Game` value; `core.model.position.Position` is the same for all
of them. No code outside a game depends on which game it is. The parts of a `Game` are grouped:
`Rules` and a `Notation` make it playable everywhere, and each further group enables more. Missing
parts have defaults (`core.model.defaults`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.engine import Engine, Kernels, make_engine
from crossoff.core.compiler.rng import RngState
from crossoff.core.errors import Said
from crossoff.core.model import defaults
from crossoff.core.model.ids import MAX_SEATS, ActionId, OutcomeId, Score, Seat, Step
from crossoff.core.model.say import Ask, Say
from crossoff.plugins import GamePackage, game_packages

if TYPE_CHECKING:
    from crossoff.core.model.position import Position
    from crossoff.core.model.setup import Setup

__all__ = [
    "ActionId",
    "Bots",
    "Deck",
    "Game",
    "Learning",
    "Luck",
    "Notation",
    "OutcomeId",
    "Rules",
    "Score",
    "Seat",
    "Shown",
    "Step",
]


class Deck(Protocol):
    """The validated cards of a game."""

    @property
    def name(self) -> str: ...

    @property
    def source(self) -> dict[str, Any]: ...


class Luck(NamedTuple):
    """A stable key for the draw that is due, independent of earlier decisions.

    Two games on one deal draw the same for the same key. With `in_order`, the deal fixes a
    permutation per key, and the first card still available is drawn. Reshuffled cards need a new
    key, or they would be drawn again in the same order before all others.
    """

    name: tuple[object, ...]
    in_order: bool = False


def _no_luck(position: Position) -> Luck:
    raise NotImplementedError("a game with chance names it in Rules.luck")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rules:
    """The rules of a game: legal actions, chance and scoring. Kernels and sizes are required."""

    kernels: Kernels
    num_actions: int  # actions are below this
    num_outcomes: int = 0  # chance outcomes are below this
    luck: Callable[[Position], Luck] = _no_luck  # at chance positions
    score_lines: tuple[str, ...] = ("total",)  # names of the kernels' score items
    score: Callable[[Position, Seat], Score] = defaults.score
    variant: Callable[[Mapping[str, str]], int] = lambda options: 0  # the kernels' number for it
    version: int = 1  # bump when the rules change behaviour
    # (first line of a log) -> the rules version that wrote it, if older than this one
    older: Callable[[str], int | None] = lambda first: None
    # (name, file or object of a deck) -> the validated deck
    load_deck: Callable[[str | Path | Mapping[str, Any]], Any] = defaults.no_deck
    # raises if the deck has too few cards for so many players with these options
    check_players: Callable[[Any, int, Mapping[str, str]], None] = lambda deck, n, options: None
    build_tables: Callable[[Any], NDArray[np.int64]] = defaults.no_tables  # a deck, for the kernels
    engine: Engine = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "engine", make_engine(self.kernels))

    @property
    def state(self) -> np.dtype[Any]:
        return self.kernels.state


class Notation(ABC):
    """The text notation of a game's record (`crossoff-record/1`).

    `parse_*` raise BadNotation for text that cannot be parsed or makes no sense here; the position
    checks legality. `core.model.plain_notation` has one for simple games.
    """

    @abstractmethod
    def decision_text(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> str:
        """Return the text of a decision, complete or partial, without the seat:
        `mark P01 a1 b1; G07 c2`.
        """

    @abstractmethod
    def parse_decision(self, position: Position, seat: Seat, text: str) -> list[ActionId]:
        """Return the steps of a decision, complete or partial."""

    def owes_more(self, position: Position, seat: Seat) -> bool:
        """True if the seat's decision so far is incomplete."""
        return False

    def open_ends(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> list[bool]:
        """For each legal action, True if the decision is still incomplete after it: a batched
        `apply` and `owes_more`.
        """
        return [False] * len(actions)

    def why_not(self, position: Position, seat: Seat, text: str) -> str:
        """Return the clause of rules.md that forbids a decision; for a seat out of turn, the
        clause about whose turn it is. Empty if the game has no clauses.
        """
        return ""

    def chance_head(self, position: Position) -> str | None:
        """Return the beginning of the chance line that is due: `* deal 0`. None if none is due."""
        return None

    def ends_line(self, before: Position, after: Position) -> bool:
        """True if a draw was the last of its line."""
        return True

    def chance_text(self, before: Position, outcomes: Sequence[OutcomeId], after: Position) -> str:
        """Return the line for a run of draws."""
        raise NotImplementedError("a game with chance needs a notation for it")

    def parse_chance(self, position: Position, line: str) -> list[OutcomeId]:
        """Return the draws of a line."""
        raise NotImplementedError("a game with chance needs a notation for it")

    def split_decision(self, text: str) -> tuple[str, str]:
        """Split a line, given without its seat, into the decision and the chance result appended
        to it, which may be empty.
        """
        return text, ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Shown:
    """How the game is presented to people, as data. Boards that draw it are in the game's folder
    too.
    """

    # (redacted position, observer, memory aid) -> the table as that observer sees it
    view: Callable[[Position, Seat | None, bool], Any] = defaults.view
    # (text of a decision or log line, without who) -> the same as data
    as_data: Callable[[str], dict[str, Any]] = defaults.split_words
    # (setup, log line) -> the only seat that may see it during the game; None if all may
    only_to: Callable[[Setup, str], Seat | None] = lambda setup, line: None
    # (position, log so far) -> indices of lines whose cards are now covered by others and may not
    # be looked at again; only the memory aid shows them
    covered: Callable[[Position, Sequence[str]], Sequence[int]] = lambda position, log: ()
    # (position, seat, steps of a decision so far) -> their effect, shown as a preview
    earns: Callable[[Position, Seat, Sequence[ActionId]], dict[str, Any]] = (
        lambda position, seat, actions: {}
    )
    previews_choices: bool = False  # send `earns` with every choice, not only with a preview
    picture: Callable[[Position, Sequence[str]], str] = defaults.picture  # (…, names of seats)
    # (position redacted for an observer, observer, steps of its decision so far) -> the prompt,
    # also while others decide; with steps, what they amount to
    asks: Callable[[Position, Seat | None, Sequence[ActionId]], Ask] = defaults.asks
    # (setup, log line as data, redacted for an observer) -> the sentence for it, if any
    told: Callable[[Setup, Mapping[str, Any]], Say | None] = defaults.told
    # (setup, decision as data) -> a phrase for it without a subject: "3 squares on a green map"
    phrase: Callable[[Setup, Mapping[str, Any]], Say | None] = lambda setup, what: None
    # (seat, changes of its score sheet by line) -> the sentence for them, if any
    gained: Callable[[Seat, Mapping[str, Any]], Say | None] = lambda seat, items: None
    # (setup, a line or gain of a seat as data) -> what it comes to, in a few words: "4 squares"
    brief: Callable[[Setup, Mapping[str, Any]], Sequence[Say]] = defaults.brief
    # (final position) -> a further sentence about the result, such as a tie-break
    remark: Callable[[Position], Say | None] = lambda position: None
    # (final position, seat with most points, next seat) -> what made the difference, in a few words
    cause: Callable[[Position, Seat, Seat], Say | None] = lambda position, first, second: None
    # (position redacted for a seat, seat, steps) -> further fields sent with a choice; its `say`
    # replaces the words of the prompt once it is chosen
    choice_extras: Callable[[Position, Seat, Sequence[ActionId]], dict[str, Any]] = (
        lambda position, seat, actions: {}
    )
    # text ids of reasons why something isn't possible -> the clauses of rules.md behind them
    refusals: Mapping[str, str] = field(default_factory=dict)
    # (log, index of a line) -> True if a turn begins there; by default, at each decision
    opens_turn: Callable[[Sequence[str], int], bool] = lambda log, number: (
        not log[number].startswith("*")
    )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Bots:
    """The game's bots. A missing level falls back to the next weaker one."""

    levels: Callable[[], Mapping[str, Any]] = dict  # `search.levels.Level` by name; imports lazily
    # (position redacted for a seat, seat, stream) -> a determinization: hidden information guessed
    guess: Callable[[Position, Seat, RngState], Position] = lambda position, seat, rng: position
    # returns a `search.coaching.Coaching`; imports lazily. None: the coach makes do with the rules
    coaching: Callable[[], Any] | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Learning:
    """Observations for RL agents. Lessons for people are in the game's folder."""

    # returns a core.compiler.observing.Observing; imports lazily
    observing: Callable[[], Any] | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game:
    """A game, as the rest of the program sees it."""

    name: str  # as in records: lower-case letters and digits, words joined by dashes
    title: str
    players: range
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # default value first
    rules: Rules
    notation: Notation
    shown: Shown = Shown()
    bots: Bots = Bots()
    learning: Learning = Learning()

    def __post_init__(self) -> None:
        if not self.players or self.players[0] < 1 or self.players[-1] > MAX_SEATS:
            allowed = f"1 to {MAX_SEATS} players"
            raise ValueError(f"{self.title}: expected a game for {allowed}, got {self.players}")

    @property
    def package(self) -> GamePackage:
        """The game's folder and its metadata."""
        return game_packages()[self.name]

    @property
    def prefix(self) -> str:
        """The prefix of the game's text ids."""
        return self.package.prefix

    @property
    def title_said(self) -> Said:
        """The game's title, localisable."""
        return Said(f"{self.prefix}-title", {}, otherwise=self.title)
