"""The interface of a game.

A game is data and functions in one `Game` value; `core.model.position.Position` is the same for all
of them, and nothing outside asks which game it deals with. The parts of a `Game` are grouped:
`Rules` and a `Notation` make it playable everywhere, and each further group enables more.
Everything a game leaves out has a default (`core.model.defaults`).
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
from crossoff.core.model.say import Say
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
    """The chance that is due, under a name that does not depend on earlier decisions.

    Two games with the same luck draw the same for the same name. With `in_order`, cards come in one
    fixed order under that name: the first one left. Cards that return to the pile need a new name,
    or they would come again before all others.
    """

    name: tuple[object, ...]
    in_order: bool = False


def _no_luck(position: Position) -> Luck:
    raise NotImplementedError("a game with chance names it in Rules.luck")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rules:
    """The rules and their sizes. Kernels and sizes are required."""

    kernels: Kernels
    num_actions: int  # actions are below this
    num_outcomes: int = 0  # chance outcomes are below this
    luck: Callable[[Position], Luck] = _no_luck  # wherever chance is due
    score_lines: tuple[str, ...] = ("total",)  # the kernels' score items, by name
    score: Callable[[Position, Seat], Score] = defaults.score
    variant: Callable[[Mapping[str, str]], int] = lambda options: 0  # as the kernels' number
    version: int = 1  # changes when what the rules do changes
    # (first line of a log) -> the version of the rules that made it, if that is an older one
    older: Callable[[str], int | None] = lambda first: None
    # Cards: (a deck's name, file or object) -> the deck; whether it is enough; as kernels read it
    load_deck: Callable[[str | Path | Mapping[str, Any]], Any] = defaults.no_deck
    check_players: Callable[[Any, int, Mapping[str, str]], None] = lambda deck, n, options: None
    build_tables: Callable[[Any], NDArray[np.int64]] = defaults.no_tables
    engine: Engine = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "engine", make_engine(self.kernels))

    @property
    def state(self) -> np.dtype[Any]:
        return self.kernels.state


class Notation(ABC):
    """The notation of a game's record (`crossoff-record/1`).

    `parse_*` raise BadNotation for text that cannot be read or makes no sense here; the position
    decides what is legal. `core.model.plain_notation` has one for simple games.
    """

    @abstractmethod
    def decision_text(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> str:
        """Return a decision, complete or partial, without the seat: `mark P01 a1 b1; G07 c2`."""

    @abstractmethod
    def parse_decision(self, position: Position, seat: Seat, text: str) -> list[ActionId]:
        """Return the steps of a decision, complete or partial."""

    def owes_more(self, position: Position, seat: Seat) -> bool:
        """True if the seat's decision so far is incomplete."""
        return False

    def open_ends(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> list[bool]:
        """Return for each legal action whether the decision is incomplete after it: the result of
        `owes_more` after applying it, for many at once.
        """
        return [False] * len(actions)

    def why_not(self, position: Position, seat: Seat, text: str) -> str:
        """Return the clause of rules.md that forbids a decision; for a seat that is not asked, the
        clause that says whose turn it is; empty if there are no clauses.
        """
        return ""

    def chance_head(self, position: Position) -> str | None:
        """Return how the line of the chance that is due begins: `* deal 0`; None if none is."""
        return None

    def ends_line(self, before: Position, after: Position) -> bool:
        """True if a draw was the last of its line."""
        return True

    def chance_text(self, before: Position, outcomes: Sequence[OutcomeId], after: Position) -> str:
        """Return the line of a run of draws."""
        raise NotImplementedError("a game with chance has words for it")

    def parse_chance(self, position: Position, line: str) -> list[OutcomeId]:
        """Return the draws of a line."""
        raise NotImplementedError("a game with chance has words for it")

    def split_decision(self, text: str) -> tuple[str, str]:
        """Split a seat's line, without the seat, into the decision and what chance adds to it,
        possibly nothing.
        """
        return text, ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Shown:
    """What people see, as data. The boards that draw it are in the game's folder, too."""

    # (position as an observer may know it, the observer, memory aid) -> what lies on the table
    view: Callable[[Position, Seat | None, bool], Any] = defaults.view
    parts: Callable[[str], dict[str, Any]] = (
        defaults.split_words
    )  # a decision or a line, without who
    # the one seat that is shown a line of the log while the game runs; None when all are
    only_to: Callable[[Setup, str], Seat | None] = lambda setup, line: None
    # (position, log so far) -> the lines, numbered from 0, whose cards lie under another one and
    # may not be looked at again for now; only a memory aid shows them
    covered: Callable[[Position, Sequence[str]], Sequence[int]] = lambda position, log: ()
    # (position, seat, steps of a decision so far) -> what they bring, for people to see
    earns: Callable[[Position, Seat, Sequence[ActionId]], dict[str, Any]] = (
        lambda position, seat, actions: {}
    )
    foretells: bool = False  # whether every choice is told with what it earns, not only a preview
    picture: Callable[[Position, Sequence[str]], str] = defaults.picture  # with the seats' names
    # (setup, a line of the log as data, as an observer is told it) -> what is said of it; None for
    # what is not told
    told: Callable[[Setup, Mapping[str, Any]], Say | None] = defaults.told
    # (seat, lines of its score sheet that changed, by how much) -> what is said of it
    gained: Callable[[Seat, Mapping[str, Any]], Say | None] = lambda seat, items: None
    # (position of a game that is over) -> what else there is to say of the result
    remark: Callable[[Position], Say | None] = lambda position: None
    # (position as a seat may know it, seat, steps) -> what else a choice is told with
    foresees: Callable[[Position, Seat, Sequence[ActionId]], dict[str, Any]] = (
        lambda position, seat, actions: {}
    )
    # (log, number of a line of it) -> whether a turn begins there; by itself, with each decision
    opens_turn: Callable[[Sequence[str], int], bool] = lambda log, number: (
        not log[number].startswith("*")
    )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Bots:
    """What bots know about the game. The next weaker bot plays any level that is missing."""

    levels: Callable[[], Mapping[str, Any]] = (
        dict  # `search.levels.Level` by name, imported when asked
    )
    # (position as a seat may know it, that seat, a stream) -> one way that what is hidden may be
    guess: Callable[[Position, Seat, RngState], Position] = lambda position, seat, rng: position


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Learning:
    """Observations for learning agents. Lessons for people are in the game's folder."""

    observing: Callable[[], Any] | None = (
        None  # core.compiler.observing.Observing, imported when asked
    )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game:
    """A game, as everything around it sees it."""

    name: str  # as in records: words of small letters and digits, with dashes between
    title: str
    players: range
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # the default first
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
        """Its folder, with the folder's metadata."""
        return game_packages()[self.name]

    @property
    def prefix(self) -> str:
        """The prefix of its text ids."""
        return self.package.prefix

    @property
    def title_said(self) -> Said:
        """Its title, to be rendered in any language."""
        return Said(f"{self.prefix}-title", {}, otherwise=self.title)
