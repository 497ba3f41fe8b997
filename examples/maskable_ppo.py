"""MaskablePPO of sb3-contrib, which nobody here wrote, on the vector environment.

    pip install '.[rl,learn]'
    python examples/maskable_ppo.py [--game silver-and-gold] [--minutes 5] [--seed 1]

A single `SoloGame(flat=True)` needs no adapter: `MaskablePPO("MlpPolicy", SoloGame(flat=True))`.
`VecGames` makes the compiled games a `VecEnv` of stable-baselines3, which is far faster.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from crossoff.envs import VectorGame

__all__ = ["VecGames", "compare"]


class VecGames(VecEnv):  # type: ignore[misc] # has no types here
    """Games against bots as a VecEnv of stable-baselines3."""

    def __init__(self, game: str, opponent: str, num_envs: int) -> None:
        self.games = VectorGame(
            game, opponent, num_envs=num_envs, seat="random", flat=True, autoreset_mode="SameStep"
        )
        spaces = self.games.single_observation_space, self.games.single_action_space
        super().__init__(num_envs, *spaces)

    def reset(self) -> Any:
        return self.games.reset(seed=self._seeds[0])[0]

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        seen, rewards, over, _, infos = self.games.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in over]
        for k in np.flatnonzero(over):
            told[k] = {"terminal_observation": infos["final_obs"][k]}
        return seen, rewards.astype(np.float32), over, told

    def env_method(
        self, name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> Sequence[Any]:
        return list(getattr(self.games, name)(*args, **kwargs))  # action_masks, a row per game

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.games, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError("the games are one object")

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


class Deadline(BaseCallback):  # type: ignore[misc] # has no types here
    """Stops learning after some time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self._end


def compare(model: Any, game: str, opponent: str, games: int = 200) -> tuple[float, float]:
    """Return the share of wins, and the mean points, over that many games."""
    env = VectorGame(
        game, opponent, num_envs=games, seat="random", reward="win", flat=True,
        autoreset_mode="Disabled",
    )  # fmt: skip
    seen, _ = env.reset(seed=99)
    playing, wins, points = np.ones(games, np.bool_), np.zeros(games), np.zeros(games)
    while playing.any():
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, rewards, over, _, infos = env.step(actions)
        wins += np.where(playing, rewards, 0)
        if over.any():
            points[playing & over] = infos["score"][playing & over]
            playing &= ~over
            seen, _ = env.reset(options={"reset_mask": over})
    return float(wins.mean()), float(points.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game with MaskablePPO.")
    parser.add_argument("--game", default="silver-and-gold")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    env = VecGames(options.game, "greedy", 64)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=64, batch_size=1024, ent_coef=0.005, seed=options.seed,
        policy_kwargs={"net_arch": [256, 256]}, device="cpu",
    )  # fmt: skip
    for part in range(4 + 1):
        for opponent in ("random", "greedy"):
            wins, points = compare(model, options.game, opponent)
            print(f"{model.num_timesteps:9,} steps   {opponent}: {wins:4.0%}, {points:5.1f} points")
        if part < 4:
            model.learn(
                10**9, Deadline(15 * options.minutes), reset_num_timesteps=part == 0,
            )  # fmt: skip


if __name__ == "__main__":
    main()
