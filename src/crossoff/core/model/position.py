"""A position of any game: immutable and exact; future chance is not part of it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.engine import ILLEGAL, NOT_ASKED, STATUS_CHANCE, STATUS_OVER
from crossoff.core.compiler.rng import RngState
from crossoff.core.errors import IllegalAction, StaleAction
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.contract import ActionId, Game, OutcomeId, Score, Seat
from crossoff.core.model.ids import MAX_SEATS
from crossoff.core.model.registry import load_game
from crossoff.core.model.setup import Setup, make_setup
from crossoff.core.model.steps import play_line, take_steps

__all__ = ["Position", "first_position", "item_points", "new_game", "state_buffer", "view_of"]


def new_game(
    game: str | Game,
    players: int = 2,
    *,
    options: Mapping[str, str] | None = None,
    deck: str | Path | Mapping[str, Any] = STANDARD,
) -> Position:
    """Return the position of a game before anything is dealt. `deck` may be the path of a deck
    file. Raises NotOffered for an unknown game, option or player count.

    >>> new_game("one-card", 3, options={"variant": "advanced"})
    <Everything on 1 Card, 3 players: chance>
    """
    found = load_game(game) if isinstance(game, str) else game
    return first_position(make_setup(found, players, options or {}, deck))


def first_position(setup: Setup) -> Position:
    """Return the position before the first card is dealt."""
    buf = np.zeros(setup.game.rules.state.itemsize // 8, np.int64)
    variant = setup.game.rules.variant(setup.options)
    return Position(setup, buf, setup.engine.new(buf, setup.tables, setup.players, variant))


# Module globals because attribute lookup takes almost as long as a call of `legal`.
_empty, _WORD = np.empty, np.dtype(np.int64)


def _packed_seats() -> dict[int, tuple[Seat, ...]]:
    """Map each engine status to its seats."""
    orders = [order for n in range(MAX_SEATS + 1) for order in permutations(range(MAX_SEATS), n)]
    return {
        sum((seat + 1) << (3 * place) for place, seat in enumerate(order)): tuple(map(Seat, order))
        for order in orders
    }


_SEATS = _packed_seats()


def _fit_int64(*numbers: int) -> bool:  # pragma: no cover - as below
    """True if the numbers fit in int64, so a kernel call must have failed for another reason."""
    return all(-(1 << 63) <= number < 1 << 63 for number in numbers)


class Position:
    """An immutable state of a game. `apply` and `apply_chance` return the next position."""

    __slots__ = ("_buf", "_points", "_record", "_status", "setup")

    def __init__(self, setup: Setup, buf: NDArray[np.int64], status: int) -> None:
        self.setup = setup
        self._buf = buf
        self._status = status
        self._record: Any = None  # computed on first use
        self._points: NDArray[np.int64] | None = None  # likewise

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.setup is other.setup and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __deepcopy__(self, memo: Any) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Position.from_bytes, (self.setup, self.to_bytes())

    def __repr__(self) -> str:
        what = "over" if self.is_over else "chance" if self.is_chance else f"asks {self.actors()}"
        return f"<{self.game.title}, {self.setup.players} players: {what}>"

    def __str__(self) -> str:
        """Draw the table with all cards open; `print(position.seen_by(0))` draws seat 0's view."""
        names = [f"seat {seat}" for seat in range(self.setup.players)]
        return self.game.shown.picture(self, names)

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def state(self) -> Any:
        """The state record, read-only. The game's `layout` module documents its fields."""
        if self._record is None:
            self._record = self._buf.view(self.setup.struct)[0]
        return self._record

    def to_bytes(self) -> bytes:
        """Return the whole state; equal positions have equal bytes, compiled or not."""
        return self._buf.tobytes()

    @classmethod
    def from_bytes(cls, setup: Setup, data: bytes) -> Position:
        """Return the position that `to_bytes` encoded, for the same setup. Raises ValueError for a
        wrong size or number of players; nothing else is validated.
        """
        size = setup.game.rules.state.itemsize
        if len(data) != size:
            raise ValueError(f"expected a state of {size} bytes, got {len(data)}")
        buf = np.frombuffer(data, np.int64).copy()
        players = int(buf.view(setup.game.rules.state)[0].players)
        if players != setup.players:
            raise ValueError(f"expected a state of {setup.players} players, got {players}")
        return cls(setup, buf, int(setup.engine.status(buf)))

    # --- decisions ---

    @property
    def is_over(self) -> bool:
        return self._status == STATUS_OVER

    def actors(self) -> tuple[Seat, ...]:
        """Return the seats to act, in record order; empty if chance is due or the game is over."""
        return _SEATS[self._status] if self._status > 0 else ()

    def legal(self, seat: Seat | int) -> list[ActionId]:
        """Return the legal actions of a seat, ascending; empty if it is not to act."""
        setup = self.setup
        out = _empty(setup.num_actions, _WORD)
        try:
            count = setup.engine.legal(self._buf, setup.tables, seat, out)
        except Exception:  # pragma: no cover - plain kernels accept any number
            if _fit_int64(seat):
                raise
            return []
        return out[:count].tolist()  # type: ignore[no-any-return]

    def apply(self, seat: Seat | int, action: ActionId | int) -> Position:
        """Return the position after one step of a seat's decision."""
        setup = self.setup
        buf = self._buf.copy()
        try:
            status = setup.engine.apply(buf, setup.tables, seat, action)
        except Exception:  # pragma: no cover - plain kernels accept any number
            if _fit_int64(seat, action):
                raise
            status = NOT_ASKED if seat not in self.actors() else ILLEGAL
        if status >= STATUS_CHANCE:
            return Position(setup, buf, status)
        if status == NOT_ASKED:
            raise StaleAction(f"expected {self._expected()}, got action {action} of seat {seat}")
        assert status == ILLEGAL
        raise IllegalAction(
            f"expected one of {len(self.legal(seat))} legal actions of seat {seat}, got {action}"
        )

    # --- decisions in words ---

    def text(self, seat: Seat | int, *actions: ActionId | int) -> str:
        """Return an action of a seat in record notation; several are the steps of one decision."""
        after = self
        for action in actions:
            after = after.apply(seat, action)  # illegal actions have no text
        return self.game.notation.decision_text(self, Seat(seat), list(map(ActionId, actions)))

    def parse(self, seat: Seat | int, text: str) -> list[ActionId]:
        """Parse a decision, complete or partial, in record notation; return its steps. Raises
        BadNotation for invalid text and IllegalAction for an illegal decision.
        """
        actions = self.game.notation.parse_decision(self, Seat(seat), text)
        take_steps(self, Seat(seat), actions, text)
        return actions

    def play(self, line: str) -> Position:
        """Return the position after a complete decision or a draw, given as a line of a record:
        `0 keep P01 G07` or `* expedition L3`. The seat may be omitted if only one is to act.
        """
        return play_line(self, line)

    def greedy_action(self, seat: Seat | int) -> ActionId:
        """Return the best action of an acting seat by one-step lookahead."""
        return ActionId(int(self.setup.engine.greedy(self._buf, self.setup.tables, seat)))

    # --- chance ---

    @property
    def is_chance(self) -> bool:
        return self._status == STATUS_CHANCE

    def chance_outcomes(self) -> dict[OutcomeId, float]:
        """Return the probability of each chance outcome; empty if no chance is due."""
        weights = self.weights()
        total = sum(weights)
        return {OutcomeId(k): weight / total for k, weight in enumerate(weights) if weight}

    def weights(self) -> list[int]:
        """Return the number of equally likely draws for each outcome, from outcome 0 on; all 0 if
        no chance is due.
        """
        out = np.empty(self.setup.game.rules.num_outcomes, np.int64)
        self.setup.engine.weights(self._buf, out)
        return out.tolist()

    def apply_chance(self, outcome: OutcomeId | int) -> Position:
        """Return the position after one draw or die roll."""
        setup = self.setup
        buf = self._buf.copy()
        try:
            status = setup.engine.apply_chance(buf, setup.tables, outcome)
        except Exception:  # pragma: no cover - plain kernels accept any number
            if _fit_int64(outcome):
                raise
            status = ILLEGAL if self.is_chance else NOT_ASKED
        if status >= STATUS_CHANCE:
            return Position(setup, buf, status)
        if status == NOT_ASKED:
            raise StaleAction(f"expected {self._expected()}, got chance outcome {outcome}")
        assert status == ILLEGAL
        raise IllegalAction(
            f"expected one of outcomes {list(self.chance_outcomes())}, got {outcome}"
        )

    def draw(self, rng: RngState) -> OutcomeId:
        """Sample an outcome of the chance that is due."""
        return OutcomeId(int(self.setup.engine.draw(self._buf, rng)))

    def after_chance(self, rng: RngState) -> Position:
        """Resolve all chance from the stream, until a seat is to act or the game is over."""
        if self._status != STATUS_CHANCE:
            return self
        buf = self._buf.copy()
        setup = self.setup
        return Position(setup, buf, setup.engine.run_chance(buf, setup.tables, rng))

    def _expected(self) -> str:
        if self.is_over:
            return "nothing: the game is over"
        if self.is_chance:
            return "chance"
        return "an action of seat " + " or ".join(str(seat) for seat in self.actors())

    # --- points ---

    def scores(self) -> tuple[Score, ...]:
        """Return the itemised score of every seat, as if the game ended now."""
        return tuple(self.game.rules.score(self, Seat(seat)) for seat in range(self.setup.players))

    def totals(self) -> list[int]:
        """Return the points of every seat, as if the game ended now."""
        return item_points(self).sum(axis=1).tolist()  # type: ignore[no-any-return]

    def winners(self) -> tuple[Seat, ...]:
        """Return the seats that win if the game ends now; several share a win."""
        mask = int(self.setup.engine.winners(self._buf, self.setup.tables))
        return tuple(Seat(p) for p in range(self.setup.players) if mask >> p & 1)

    def result(self) -> dict[str, Any]:
        """Return the `result` of a record."""
        return {"scores": list(self.scores()), "winners": list(self.winners())}

    # --- hidden information ---

    def seen_by(self, observer: Seat | int | None) -> Position:
        """Return this position redacted for a seat, or for a spectator (None)."""
        buf = self._buf.copy()
        self.setup.engine.redact(buf, self.setup.tables, -1 if observer is None else observer)
        return Position(self.setup, buf, self._status)

    def view(self, observer: Seat | int | None, *, memory_aid: bool = False) -> Any:
        """Return the table as a seat or a spectator (None) sees it, as data."""
        return view_of(self.seen_by(observer), observer, memory_aid=memory_aid)


def view_of(seen: Position, observer: Seat | int | None, *, memory_aid: bool) -> Any:
    """Return the table as an observer sees it, from what `seen_by` returned for them."""
    seat = None if observer is None else Seat(observer)
    return seen.game.shown.view(seen, seat, memory_aid)


# --- for code that runs kernels ---


def state_buffer(position: Position) -> NDArray[np.int64]:
    """Return a copy of the state, for kernels that modify it."""
    return position._buf.copy()


def item_points(position: Position) -> NDArray[np.int64]:
    """Return the points by seat and score item. [players, score_items]"""
    if position._points is None:
        setup = position.setup
        points = np.zeros((setup.players, len(setup.game.rules.score_lines)), np.int64)
        setup.engine.scores(position._buf, setup.tables, points)
        position._points = points
    return position._points
