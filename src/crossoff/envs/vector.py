"""Step thousands of games at once in compiled code.

A step is one decision in every game, by the first seat to act. The arrays describe that seat:
simultaneous decisions are made one after the other, and no seat observes what another has already
decided. A game that ends is restarted within the step.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from crossoff.core.compiler.batch import REWARDS, make_batch
from crossoff.core.compiler.observing import Bytes
from crossoff.core.compiler.rng import stream
from crossoff.core.errors import IllegalAction
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.observer import observer_of
from crossoff.core.model.position import Position, new_game
from crossoff.envs.rewards import check_reward
from crossoff.envs.threads import Threads
from crossoff.envs.wording import legal_in_words

__all__ = ["BatchEnv"]


class BatchEnv:
    """A batch of games. It owns its arrays and overwrites them in each step; copy what you keep.

    - `seats` [n]: the seat to act;
    - `rows` [n, bytes]: its observation; `parts` are named views into it;
    - `masks` [n, actions]: True for its legal actions;
    - `rewards` [n, players] and `ended` [n]: results of the last step;
    - `finals` [n, players]: the final points where `ended`; the other arrays then already describe
      the next game.

    Not thread-safe: call it from one thread at a time. It uses `threads` threads internally.
    """

    def __init__(
        self,
        game: str,
        num_games: int,
        *,
        players: int = 2,
        seed: int = 0,
        reward: str = "score",
        threads: int = 1,
        deck: str | Path | dict[str, Any] = STANDARD,
        **options: str,
    ) -> None:
        if index(num_games) < 1 or index(threads) < 1:
            raise ValueError(f"expected games and threads, got {num_games} and {threads}")
        start = new_game(game, players, options=options, deck=deck)
        self.setup = setup = start.setup
        self.num_games, self.players, self.threads = num_games, players, threads
        self.num_actions = setup.num_actions
        self._reward = REWARDS.index(check_reward(reward))
        self._variant = setup.game.rules.variant(setup.options)
        self._observer = observer = observer_of(setup)
        self.cards = observer.cards  # printed features of each card
        self._kernels = make_batch(
            observer.observing, len(setup.game.rules.score_lines), observer.legal_words
        )
        self._allocate()
        self.reset(index(seed))

    def _allocate(self) -> None:
        n, players, observer = self.num_games, self.players, self._observer
        self.seats = np.zeros(n, np.int64)
        self.rewards = np.zeros((n, players), np.float32)
        self.ended = np.zeros(n, np.bool_)
        self.finals = np.zeros((n, players), np.int64)
        rows = np.zeros(n * observer.row_words, np.int64)
        masks = np.zeros(n * observer.mask_words, np.int64)
        self.rows: Bytes = rows.view(np.uint8).reshape(n, -1)
        self.masks: NDArray[np.bool_] = masks.view(np.bool_).reshape(n, -1)[:, : self.num_actions]
        self.parts = observer.named(self.rows)
        self._games = (
            np.zeros(n, self.setup.game.rules.state),
            np.zeros(4 * n, np.int64),
            np.zeros(n, np.int64),  # not `seats` itself, which callers can write to
            np.zeros((n, players), np.int64),
            np.zeros(n * observer.legal_words, np.int64),
            rows,
            masks,
        )
        self._results = (self.rewards, self.ended, self.finals)
        self._choosing = np.zeros(4 * n, np.int64)
        self._actions = np.zeros(n, np.int64)
        state = self.setup.game.rules.state
        self._threads = Threads(
            n, self.threads, lambda: (np.zeros(1, state), np.zeros(16, np.int64))
        )
        self._each = self._threads.each

    def _play(self, work: Callable[[Any, int, int], Any]) -> list[Any]:
        """Run work that modifies the games, keeping `seats` in sync even after an interrupt."""
        try:
            return self._each(work)
        finally:
            np.copyto(self.seats, self._games[2])

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a BatchEnv cannot be copied or pickled: create another with the same seed")

    def reset(self, seed: int | None = None) -> None:
        """Start new games everywhere: the first of a seed, or the next of the current seed. Game k
        has the same chance outcomes regardless of the number of games.
        """
        if seed is not None:
            self._seed(index(seed))
        self.rewards[:], self.ended[:], self.finals[:] = 0, False, 0
        begin, deck = self._kernels.begin, self.setup.tables
        self._play(
            lambda scratch, first, last: begin(
                deck, self._games, self.players, self._variant, scratch, first, last
            )
        )

    def _seed(self, seed: int) -> None:
        for k in range(self.num_games):
            place = slice(4 * k, 4 * k + 4)
            self._games[1][place] = stream("batch", seed, "game", k)
            self._choosing[place] = stream("batch", seed, "choices", k)

    def step(self, actions: ArrayLike) -> None:
        """Apply one action in every game. Raises IllegalAction naming a game whose action is
        illegal; then no game has changed.
        """
        chosen = self._actions if actions is self._actions else self._checked(actions)
        if self.threads > 1:  # check all actions before any thread steps
            find = self._kernels.find_illegal
            self._refuse(
                self._each(lambda _, first, last: find(self._games, chosen, first, last)), chosen
            )
        step, deck = self._kernels.step, self.setup.tables
        self._refuse(
            self._play(
                lambda scratch, first, last: step(
                    deck, self._games, self._results, chosen, self.players, self._variant,
                    self._reward, scratch, first, last,
                )
            ),
            chosen,
        )  # fmt: skip

    def _refuse(self, found: list[int], chosen: NDArray[np.int64]) -> None:
        for row in found:
            if row >= 0:
                count, seat = int(self.masks[row].sum()), int(self._games[2][row])
                legal = legal_in_words(self.position(row), seat)
                raise IllegalAction(
                    f"game {row}: expected one of {count} legal actions, got {chosen[row]};"
                    f" legal are {legal}"
                )

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.num_games,):
            raise ValueError(f"expected {self.num_games} actions, got an array of {given.shape}")
        if not np.issubdtype(given.dtype, np.integer):
            raise TypeError(f"expected integer actions, got {given.dtype}")
        return np.ascontiguousarray(given, np.int64)

    def random_actions(self) -> NDArray[np.int64]:
        """Return a uniformly random legal action for every game, in an array that is reused."""
        pick = self._kernels.pick
        self._each(
            lambda _, first, last: pick(self._games, self._actions, self._choosing, first, last)
        )
        return self._actions

    def position(self, game: int) -> Position:
        """Return the current position of one game."""
        return Position.from_bytes(self.setup, self._games[0][game].tobytes())

    def text(self, game: int, action: int) -> str:
        """Return a legal action in one game in record notation."""
        return self.position(game).text(int(self.seats[game]), action)

    def parse(self, game: int, text: str) -> list[int]:
        """Return the actions of a decision in one game in record notation, one per step."""
        return [int(action) for action in self.position(game).parse(int(self.seats[game]), text)]

    def close(self) -> None:
        """Shut down the threads; the next step starts new ones."""
        self._threads.close()
