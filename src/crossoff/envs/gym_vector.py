"""Gymnasium vector environment: thousands of games at once, one seat each against opponents."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from operator import index
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Discrete, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.position import Position
from crossoff.core.model.registry import default_game
from crossoff.envs.game import refuse_unknown
from crossoff.envs.opponents import BatchOpponent
from crossoff.envs.spaces import flat_space, observation_space
from crossoff.envs.versus import Versus

__all__ = ["VectorGame"]

_OPTIONS = ("opponents", "reset_mask")
Answer = tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorGame(VectorEnv[Any, Any, Any]):
    """Many games, each with one seat for the agent and opponents in the others.

    An opponent is the name of a bot that plays in compiled code, or a function of observations and
    masks of some games that returns their actions, for self-play and leagues. `seat` is a number or
    "random"; with `flat`, observations are vectors (`core.compiler.flat`) and the masks are in
    `infos["action_mask"]`. Other arguments and illegal actions are those of `SoloGame`.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | None = None,
        opponents: BatchOpponent | Sequence[BatchOpponent] = ("greedy",),
        *,
        num_envs: int = 1,
        seat: int | str = 0,
        reward: str = "points",
        flat: bool = False,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        deck: str | Path | dict[str, Any] = STANDARD,
        **options: str,
    ) -> None:
        self._versus = versus = Versus(
            game or default_game(), num_envs, _as_sequence(opponents), seat=seat, reward=reward,
            threads=threads, flat=flat, deck=deck, **options,
        )  # fmt: skip
        self.num_envs = num_envs
        self._autoreset = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self._autoreset}
        self.cards = versus.observer.cards  # printed features of each card
        self.single_observation_space: Space[Any] = (
            flat_space(versus.observer.layout) if flat else observation_space(versus.observer)
        )
        self.single_action_space = Discrete(versus.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._everywhere = np.ones(num_envs, np.bool_)
        self._is_over = self._everywhere.copy()
        self._seeded = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Start new games: the first ones of a seed, or the next ones of the current seed.

        `options` may have `opponents`, who play from then on, and `reset_mask`, True for the games
        to restart. A list has a seed or None for each game.
        """
        options = refuse_unknown(options, _OPTIONS)
        which = self._checked_mask(options.get("reset_mask"))
        if "opponents" in options:
            self._versus.play_against(_as_sequence(options["opponents"]))
        self._seed(seed, which)
        self._versus.clear()
        self._versus.begin(which)
        self._is_over[which] = False
        return self._observations(), self._infos()

    def _checked_mask(self, mask: Any) -> NDArray[np.bool_]:
        if mask is None:
            return self._everywhere
        given = np.asarray(mask)
        if given.shape != (self.num_envs,) or given.dtype != np.bool_:
            got = f"{given.dtype} of shape {given.shape}"
            raise ValueError(f"reset_mask: expected {self.num_envs} booleans, got {got}")
        if not self._seeded and not given.all():
            raise ResetNeeded("call reset() without a reset_mask first")
        return given

    def _seed(self, seed: int | Sequence[int | None] | None, which: NDArray[np.bool_]) -> None:
        if seed is None and not self._seeded:
            seed = secrets.randbits(63)
        if seed is None:
            return
        if isinstance(seed, Sequence):
            if len(seed) != self.num_envs:
                raise ValueError(f"expected {self.num_envs} seeds, got {len(seed)}")
            names = [None if one is None else (index(one), 0) for one in seed]
        else:
            super().reset(seed=index(seed))
            names = [(index(seed), k) for k in range(self.num_envs)]
        for k in np.flatnonzero(which).tolist():
            name = names[k]
            if name is None and not self._seeded:
                name = (secrets.randbits(63), 0)
            if name is not None:
                self._versus.seed(k, *name)
        self._seeded = True

    def step(self, actions: ArrayLike) -> Answer:
        """Apply an action in every game, then let the opponents play until the agent is to act."""
        given, versus = self._checked(actions), self._versus
        was_over = self._is_over.copy()
        if not self._seeded:
            raise ResetNeeded("call reset() first")
        if was_over.any() and self._autoreset == AutoresetMode.DISABLED:
            raise ResetNeeded("some games are over: call reset() with a reset_mask for them")
        versus.clear()
        versus.act(given, ~was_over)
        rewards, ended = versus.rewards.copy(), versus.ended.copy()
        infos = self._infos()
        if self._autoreset == AutoresetMode.SAME_STEP:
            if ended.any():
                infos = self._final_infos(infos, ended)
                versus.begin(ended)
        else:
            self._is_over = ended.copy()
            if was_over.any():
                versus.begin(was_over)
        if "action_mask" in infos:
            infos["action_mask"] = self.action_masks()
        return self._observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            got = f"{given.dtype} of shape {given.shape}"
            raise InvalidAction(f"expected {self.num_envs} integer actions, got {got}")
        outside = (given < 0) | (given >= self._versus.num_actions)
        if outside.any():
            k = int(np.argmax(outside))
            raise InvalidAction(
                f"game {k}: expected an action from 0 to {self._versus.num_actions - 1},"
                f" got {given[k]}"
            )
        return given.astype(np.int64)

    def _observations(self) -> Any:
        found = self._versus.observations()
        if self._versus.is_flat:
            return found
        return {"observation": found, "action_mask": self.action_masks()}

    def _infos(self) -> dict[str, Any]:
        """Return what single environments would have in their infos, by Gymnasium's convention:
        `_name` is True for the games that have `name`.
        """
        versus, infos = self._versus, dict[str, Any]()
        if versus.is_flat:
            infos = {"action_mask": self.action_masks(), "_action_mask": self._everywhere.copy()}
        if versus.illegal.any():
            infos |= {"illegal": versus.illegal.copy(), "_illegal": versus.illegal.copy()}
        if versus.ended.any():
            ended = versus.ended.copy()
            scores = np.where(ended, versus.scores, 0)
            infos |= {"score": scores, "_score": ended, "won": versus.won.copy(), "_won": ended}
        return infos

    def _final_infos(self, infos: dict[str, Any], ended: NDArray[np.bool_]) -> dict[str, Any]:
        """Move the infos of games that have ended to `final_info`, with their last observations."""
        games = np.flatnonzero(ended)
        last = self._versus.observations(games)
        final = np.full(self.num_envs, None, object)
        masks = self.action_masks()
        for k, game in enumerate(games):
            if self._versus.is_flat:
                final[game] = last[k]
            else:
                parts = {name: part[k] for name, part in last.items()}
                final[game] = {"observation": parts, "action_mask": masks[game]}
        moved = ("score", "_score", "won", "_won")
        infos = {**infos, "final_obs": final, "_final_obs": ended, "_final_info": ended}
        infos["final_info"] = {name: infos.pop(name) for name in moved}
        return infos

    def action_masks(self) -> NDArray[np.int8]:
        """Return 1 for each legal action of each game; all 1 where the game is over, since the
        action that follows is ignored. [num_envs, actions]
        """
        return self._versus.masks.astype(np.int8)

    def bot_actions(self, name: str) -> NDArray[np.int64]:
        """Return the actions that a bot would choose in the agent's place: to imitate it."""
        return self._versus.bot_actions(name)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The agent's seat in each game."""
        return self._versus.seats.copy()

    def position(self, game: int) -> Position:
        """Return the current position of one game."""
        return self._versus.position(game)

    def close_extras(self, **kwargs: Any) -> None:
        """Shut down the threads."""
        self._versus.close()


def _as_sequence(opponents: BatchOpponent | Sequence[BatchOpponent]) -> Sequence[BatchOpponent]:
    if isinstance(opponents, str) or callable(opponents):
        return (opponents,)
    return opponents
