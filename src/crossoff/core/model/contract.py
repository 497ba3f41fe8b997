"""What every game offers.

A game is data and functions in one `Game` value; `core.position.Position` is the same for all of
them. Nothing around the games asks which game it is dealing with. The parts of a `Game` are in
groups: `Rules` and a `Notation` make it playable everywhere, and each further group makes more of
it work. What a game does not bring is done without (`core.model.defaults`).
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
    """The cards of a game, checked."""

    @property
    def name(self) -> str: ...

    @property
    def source(self) -> dict[str, Any]: ...


class Luck(NamedTuple):
    """The chance that is due, by a name that stays the same whatever was decided before.

    Two games with the same luck draw the same for the same name. With `in_order`, cards come in one
    fixed order under that name: the first that is left. Cards that go back to the pile need a new
    name, or they would come again before all others.
    """

    name: tuple[object, ...]
    in_order: bool = False


def _no_luck(position: Position) -> Luck:
    raise NotImplementedError("a game with chance names it in Rules.luck")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rules:
    """What may be done and what it is worth. Kernels and sizes have to be said."""

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
    """The words of a game's record (`crossoff-record/1`).

    `parse_*` raise BadNotation for what cannot be read or cannot be meant here; whether it is legal
    is up to the position. `core.model.plain_notation` has one for games with little to say.
    """

    @abstractmethod
    def decision_text(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> str:
        """A decision, whole or so far, without the seat: `mark P01 a1 b1; G07 c2`."""

    @abstractmethod
    def parse_decision(self, position: Position, seat: Seat, text: str) -> list[ActionId]:
        """The steps of a decision, whole or so far."""

    def owes_more(self, position: Position, seat: Seat) -> bool:
        """Whether what the seat has decided so far must go on before it is whole."""
        return False

    def open_ends(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> list[bool]:
        """For each of the legal actions, whether the decision owes more after it: what applying
        it and `owes_more` would say, for many at once.
        """
        return [False] * len(actions)

    def why_not(self, position: Position, seat: Seat, text: str) -> str:
        """The clause of rules.md that a refused decision is refused by; for a seat that is not
        asked, the clause that says whose turn it is. Nothing where there are no clauses.
        """
        return ""

    def chance_head(self, position: Position) -> str | None:
        """How the line of the chance that is due begins: `* deal 0`. None when none is due."""
        return None

    def ends_line(self, before: Position, after: Position) -> bool:
        """Whether a draw was the last of its line."""
        return True

    def chance_text(self, before: Position, outcomes: Sequence[OutcomeId], after: Position) -> str:
        """The line of a run of draws."""
        raise NotImplementedError("a game with chance has words for it")

    def parse_chance(self, position: Position, line: str) -> list[OutcomeId]:
        """The draws of a line."""
        raise NotImplementedError("a game with chance has words for it")

    def split_decision(self, text: str) -> tuple[str, str]:
        """A seat's line without the seat, as its decision and what chance adds to it, which may
        be nothing.
        """
        return text, ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Shown:
    """What people are shown, as data. Boards that draw it lie in the game's folder, too."""

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
    """What bots know of the game. Those that it lacks play as the next weaker one there is."""

    levels: Callable[[], Mapping[str, Any]] = (
        dict  # `search.levels.Level` by name, imported when asked
    )
    # (position as a seat may know it, that seat, a stream) -> one way that what is hidden may be
    guess: Callable[[Position, Seat, RngState], Position] = lambda position, seat, rng: position


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Learning:
    """What programs that learn are shown. Lessons for people lie in the game's folder."""

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
        """Its folder, and what the folder says of itself."""
        return game_packages()[self.name]

    @property
    def prefix(self) -> str:
        """How the ids of its texts begin."""
        return self.package.prefix

    @property
    def title_said(self) -> Said:
        """Its title, in whatever language it is asked for."""
        return Said(f"{self.prefix}-title", {}, otherwise=self.title)
