"""What every game offers.

A game is data and functions in one `Game` value; `core.position.Position` is the same for all of
them. Nothing around the games asks which game it is dealing with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NewType, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crossoff.core.engine import Engine
from crossoff.core.errors import Said, said
from crossoff.core.rng import RngState

if TYPE_CHECKING:
    from crossoff.core.position import Position
    from crossoff.core.table import Table

__all__ = ["ActionId", "Deck", "Game", "Luck", "Notation", "OutcomeId", "Score", "Seat", "Step"]

Seat = NewType("Seat", int)  # 0, 1, … clockwise
ActionId = NewType("ActionId", int)  # what a seat does; meant within a position
OutcomeId = NewType("OutcomeId", int)  # what chance does; meant within a position

#: One step of a game: a seat and its action, or None and a chance outcome.
Step: TypeAlias = tuple[Seat | None, int]

#: Points by the lines of the game's score sheet, `total` last. A line may itself be a list.
Score: TypeAlias = dict[str, int | list[int]]


class Deck(Protocol):
    """The cards of a game, checked."""

    @property
    def name(self) -> str: ...

    @property
    def source(self) -> dict[str, Any]: ...


class Notation(Protocol):
    """The words of a game's record (`crossoff-record/1`).

    `parse_*` raise BadNotation for what cannot be read or cannot be meant here; whether it is legal
    is up to the position.
    """

    def decision_text(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> str:
        """A decision, whole or so far, without the seat: `mark P01 a1 b1; G07 c2`."""

    def parse_decision(self, position: Position, seat: Seat, text: str) -> list[ActionId]:
        """The steps of a decision, whole or so far."""

    def owes_more(self, position: Position, seat: Seat) -> bool:
        """Whether what the seat has decided so far must go on before it is whole."""

    def open_ends(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> list[bool]:
        """For each of the legal actions, whether the decision owes more after it: what applying
        it and `owes_more` would say, for many at once.
        """

    def why_not(self, position: Position, seat: Seat, text: str) -> str:
        """The clause of rules.md that a refused decision is refused by; for a seat that is not
        asked, the clause that says whose turn it is.
        """

    def chance_head(self, position: Position) -> str | None:
        """How the line of the chance that is due begins: `* deal 0`. None when none is due."""

    def ends_line(self, before: Position, after: Position) -> bool:
        """Whether a draw was the last of its line."""

    def chance_text(self, before: Position, outcomes: Sequence[OutcomeId], after: Position) -> str:
        """The line of a run of draws."""

    def parse_chance(self, position: Position, line: str) -> list[OutcomeId]:
        """The draws of a line."""

    def split_decision(self, text: str) -> tuple[str, str]:
        """A seat's line without the seat, as its decision and what chance adds to it, which may
        be nothing.
        """


class Luck(NamedTuple):
    """The chance that is due, by a name that stays the same whatever was decided before.

    Two games with the same luck draw the same for the same name. With `in_order`, cards come in one
    fixed order under that name: the first that is left. Cards that go back to the pile need a new
    name, or they would come again before all others.
    """

    name: tuple[object, ...]
    in_order: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A game, as everything around it sees it."""

    name: str  # as in records: "silver-and-gold"
    title: str
    rules_version: int  # changes when what the rules do changes
    players: range
    options: Mapping[str, tuple[str, ...]]  # what may be chosen, the default first
    variant: Callable[[Mapping[str, str]], int]  # the options as the kernels' number
    load_deck: Callable[[str | Path | Mapping[str, Any]], Any]
    check_players: Callable[[Any, int, Mapping[str, str]], None]
    build_tables: Callable[[Any], NDArray[np.int64]]
    engine: Engine
    state: np.dtype[Any]
    num_actions: int  # actions are below this
    num_outcomes: int  # chance outcomes are below this
    score_items: int
    score: Callable[[Position, Seat], Score]
    notation: Notation
    view: Callable[[Position, Seat | None, bool], Any]  # (position, observer, memory aid)
    parts: Callable[[str], dict[str, Any]]  # a decision or a line, without who, as data
    # the one seat that is shown a line of the log while the game runs; None when all are
    shown_only_to: Callable[[Table, str], Seat | None]
    # (position, seat, steps of a decision so far) -> what they bring, for people to see
    earns: Callable[[Position, Seat, Sequence[ActionId]], dict[str, Any]]
    foretells: bool  # whether every choice is told with what it earns, not only a preview
    picture: Callable[
        [Position, Sequence[str]], str
    ]  # (position, names of the seats) for a terminal
    luck: Callable[[Position], Luck]
    levels: Callable[[], Mapping[str, Any]]  # bots by name: core.levels.Level, imported when asked
    observing: Callable[[], Any]  # core.observing.Observing, imported when asked
    # (position as a seat may know it, that seat, a stream) -> one way that what is hidden may be
    guess: Callable[[Position, Seat, RngState], Position]
    # (first line of a log) -> the version of the rules that made it, if that is an older one
    older_rules: Callable[[str], int | None] = lambda first: None
    # (position, log so far) -> the lines, numbered from 0, whose cards lie under another one and
    # may not be looked at again for now; only a memory aid shows them
    covered: Callable[[Position, Sequence[str]], Sequence[int]] = lambda position, log: ()

    @property
    def package(self) -> str:
        """The name of its folder."""
        return type(self.notation).__module__.split(".")[-2]

    @property
    def initials(self) -> str:
        """How the ids of its texts begin: with the initials of its folder."""
        return "".join(word[0] for word in self.package.split("_"))

    @property
    def title_said(self) -> Said:
        """Its title, in whatever language it is asked for."""
        return said(f"{self.initials}-title")
