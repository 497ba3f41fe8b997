"""Step thousands of games at once for one agent against opponents, in compiled code.

`crossoff.envs.gym_vector` makes a Gymnasium vector environment of it; this needs no extra.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.observing import Bytes
from crossoff.core.compiler.rng import stream
from crossoff.core.compiler.stepping import REWARDS
from crossoff.core.compiler.versus import ACT, BEGIN, NOBODY, SKIP, make_versus
from crossoff.core.errors import IllegalAction
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.observer import observer_of
from crossoff.core.model.position import Position, new_game
from crossoff.envs.opponents import BatchOpponent, make_opponents
from crossoff.envs.rewards import check_reward
from crossoff.envs.threads import Threads

__all__ = ["RANDOM_SEAT", "Versus", "check_seat"]

RANDOM_SEAT = -1


def check_seat(seat: Any, players: int) -> int:
    """Return the seat, or RANDOM_SEAT for `"random"`; raise ValueError if it is neither."""
    if isinstance(seat, str) and seat == "random":
        return RANDOM_SEAT
    if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not 0 <= seat < players:
        raise ValueError(f"expected seat 0 to {players - 1} or 'random', got {seat!r}")
    return int(seat)


class Versus:
    """A batch of games, each with the agent in one seat and opponents in the others.

    Its arrays are overwritten in each step: `rows` and `masks` of the seat to act, which is the
    agent's whenever a method returns; `seats` its seat; `rewards`, `ended`, `illegal`, `scores` and
    `won` of the last step. A finished game waits for `begin`; its mask then has every action.
    """

    def __init__(
        self,
        game: str,
        num_games: int,
        opponents: Sequence[BatchOpponent],
        *,
        seat: int | str = 0,
        reward: str = "points",
        threads: int = 1,
        flat: bool = False,
        deck: str | Path | dict[str, Any] = STANDARD,
        **options: str,
    ) -> None:
        if index(num_games) < 1 or index(threads) < 1:
            raise ValueError(f"expected games and threads, got {num_games} and {threads}")
        players = len(opponents) + 1
        self.setup = setup = new_game(game, players, options=options, deck=deck).setup
        self.num_games, self.players, self.num_actions = num_games, players, setup.num_actions
        self.observer = observer_of(setup)
        self.is_flat = flat
        self._seat = check_seat(seat, players)
        self._reward = REWARDS.index(check_reward(reward))
        self._variant = setup.game.rules.variant(setup.options)
        self._width = self.observer.legal_words
        self._allocate(threads)
        self.play_against(opponents)

    def _allocate(self, threads: int) -> None:
        n, players, observer = self.num_games, self.players, self.observer
        state = self.setup.game.rules.state
        rows = np.zeros(n * observer.row_words, np.int64)
        masks = np.zeros(n * observer.mask_words, np.int64)
        self.rows: Bytes = rows.view(np.uint8).reshape(n, -1)
        self.masks: NDArray[np.bool_] = masks.view(np.bool_).reshape(n, -1)[:, : self.num_actions]
        self.seats = np.zeros(n, np.int64)
        self.rewards = np.zeros(n, np.float64)
        self.ended, self.illegal, self.won = (np.zeros(n, np.bool_) for _ in range(3))
        self._finals = np.zeros((n, players), np.int64)
        self._asked = np.full(n, NOBODY, np.int64)
        self._streams, self._choosing = np.zeros(4 * n, np.int64), np.zeros(4 * n, np.int64)
        legal = np.zeros(n * self._width, np.int64)
        self._states = np.zeros(n, state)
        self._games = (
            self._states, self._streams, self._choosing, self._asked, self.seats,
            np.zeros(n, np.int64), legal, rows, masks,
        )  # fmt: skip
        self._results = (
            (np.zeros((n, players), np.float32), self.ended, self._finals),
            (self.rewards, self.illegal, self.won),
        )
        self._actions, self._todo = np.zeros(n, np.int64), np.zeros(n, np.int64)
        self._threads = Threads(
            n, threads,
            lambda: (np.zeros(1, state), np.zeros(16, np.int64), np.zeros(16, np.int64)),
        )  # fmt: skip

    def play_against(self, opponents: Sequence[BatchOpponent]) -> None:
        """Replace the opponents, also in games that have begun."""
        if len(opponents) != self.players - 1:
            raise ValueError(f"expected {self.players - 1} opponents, got {len(opponents)}")
        found = make_opponents(self.setup, opponents)
        self._functions = found.functions
        self._bots = (found.tables, found.codes)
        self._kernels = self._compiled(found.policies)

    def _compiled(self, policies: tuple[Any, ...]) -> Any:
        items = len(self.setup.game.rules.score_lines)
        return make_versus(self.observer.observing, items, self._width, policies)

    def seed(self, game: int, *name: object) -> None:
        """Seed the chance and the opponents of a game."""
        place = slice(4 * game, 4 * game + 4)
        self._streams[place] = stream("versus", *name, "game")
        self._choosing[place] = stream("versus", *name, "opponents")

    @property
    def scores(self) -> NDArray[np.int64]:
        """The agent's points where the game is over."""
        return self._finals[np.arange(self.num_games), self.seats]

    def clear(self) -> None:
        """Forget the results of the last step."""
        for array in (self.rewards, self.ended, self.illegal, self.won):
            array[:] = 0

    def begin(self, which: NDArray[np.bool_]) -> None:
        """Start the next games at these places."""
        self._todo[:] = np.where(which, BEGIN, SKIP)
        self._advance()

    def act(self, actions: NDArray[np.int64], which: NDArray[np.bool_]) -> None:
        """Apply the agent's actions in these games. An illegal one changes nothing, costs
        ILLEGAL_REWARD and sets `illegal`.
        """
        self._actions[:] = actions
        self._todo[:] = np.where(which, ACT, SKIP)
        self._advance()

    def _advance(self) -> None:
        self._run()
        while (called := (self._asked != self.seats) & (self._asked != NOBODY)).any():
            self._call(called)
            self._todo[:] = np.where(called, ACT, SKIP)
            self._run()

    def _run(self) -> None:
        advance, deck = self._kernels.advance, self.setup.tables
        self._threads.each(
            lambda scratch, first, last: advance(
                deck, self._games, self._results, self._bots, self._actions, self._todo,
                self.players, self._variant, self._seat, self._reward, scratch, first, last,
            )
        )  # fmt: skip

    def _call(self, called: NDArray[np.bool_]) -> None:
        """Let functions decide in the games that wait for them."""
        number = self._asked - (self._asked > self.seats)
        for k, function in enumerate(self._functions):
            games = np.flatnonzero(called & (number == k))
            if function is None or not len(games):
                continue
            masks = self.masks[games]
            actions = np.asarray(function(self.observations(games), masks))
            if actions.shape != games.shape or not np.issubdtype(actions.dtype, np.integer):
                got = f"{actions.dtype} of shape {actions.shape}"
                raise TypeError(f"opponent {k}: expected {len(games)} integer actions, got {got}")
            inside = (actions >= 0) & (actions < self.num_actions)
            legal = inside & masks[np.arange(len(games)), np.where(inside, actions, 0)]
            if not legal.all():
                wrong = int(np.argmin(legal))
                raise IllegalAction(f"opponent {k}: {actions[wrong]} is illegal in its game")
            self._actions[games] = actions

    def observations(self, games: NDArray[np.intp] | slice = slice(None)) -> Any:
        """Return a copy of the observations of these games, as named parts or flat."""
        rows = self.rows[games]
        if not self.is_flat:
            return self.observer.named(rows.copy() if isinstance(games, slice) else rows)
        return self.observer.flatten(rows)

    def bot_actions(self, name: str) -> NDArray[np.int64]:
        """Return the actions that a compiled bot would choose for the agent; 0 in finished games.
        Random choices come from a stream that nothing else uses.
        """
        found = make_opponents(self.setup, [name])
        advise, deck = self._compiled(found.policies).advise, self.setup.tables
        actions = np.zeros(self.num_games, np.int64)
        if not hasattr(self, "_advising"):
            self._advising = np.concatenate(
                [stream("versus", "advice", k) for k in range(self.num_games)]
            )
        self._threads.each(
            lambda scratch, first, last: advise(
                deck, self._games, found.tables, 0, actions, self._advising, scratch, first, last
            )
        )
        return actions

    def position(self, game: int) -> Position:
        """Return the current position of one game."""
        return Position.from_bytes(self.setup, self._states[game].tobytes())

    def close(self) -> None:
        """Shut down the threads; the next step starts new ones."""
        self._threads.close()
