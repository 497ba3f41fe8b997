"""PettingZoo Parallel environment: all agents at once.

In each step every acting seat takes one step of its decision. The last action is to wait, and it is
the only legal action of the other seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Space
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record
from crossoff.envs.drawing import MODES
from crossoff.envs.game import GameRunner, deal_of
from crossoff.envs.wording import legal_in_words

__all__ = ["ParallelGame", "parallel_env"]

Each = dict[str, Any]


class ParallelGame(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc] # has no types
    """A game as a PettingZoo Parallel environment, with the arguments of `AecGame`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crossoff_v1",
        "render_modes": list(MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        reward: str = "score",
        render_mode: str | None = None,
        deck: str | Path | dict[str, Any] = STANDARD,
        **options: str,
    ) -> None:
        self._runner = runner = GameRunner(
            game, players, reward=reward, render_mode=render_mode, deck=deck, options=options
        )
        self.render_mode = render_mode
        self.possible_agents = list(runner.names)
        self.agents: list[str] = []
        self.cards = runner.observer.cards  # printed features of each card
        self.wait = runner.setup.num_actions
        self.observation_spaces = {
            name: runner.observation_space(waits=True) for name in runner.names
        }
        self.action_spaces = {name: runner.action_space(waits=True) for name in runner.names}
        self.state_space = runner.state_space()

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Each, Each]:
        """Start a new game; the same seed gives the same chance outcomes, and `{"deal": 17}` the
        cards and dice of that deal.
        """
        self._runner.reset(seed, deal_of(options))
        self.agents = list(self.possible_agents)
        self._runner.show()
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> Each:
        return {name: self._observe(seat) for seat, name in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> dict[str, Any]:
        seen = self._runner.observe(seat)
        mask = seen["action_mask"]
        seen["action_mask"] = np.append(mask, np.int8(not mask.any()))
        return seen

    def step(self, actions: dict[str, int]) -> tuple[Each, Each, Each, Each, Each]:
        """Apply the actions of all agents, or none of them if one is illegal."""
        runner, asked = self._runner, self._runner.now.actors()
        if not self.agents:
            raise ResetNeeded("the game is over: call reset()")
        if not isinstance(actions, Mapping) or not actions.keys() <= set(self.possible_agents):
            raise InvalidAction(f"expected an action for each of {self.agents}, got {actions}")
        for seat, name in enumerate(self.possible_agents):
            self._check(Seat(seat), actions.get(name), asked)
        earned = np.zeros(len(self.possible_agents))
        for seat in asked:
            earned += runner.act(seat, actions[runner.names[seat]])
        is_over = runner.now.is_over
        everybody, self.agents = self.agents, [] if is_over else self.agents
        runner.show()
        return (
            self._observations(),
            dict(zip(everybody, earned.tolist(), strict=True)),
            dict.fromkeys(everybody, is_over),
            dict.fromkeys(everybody, False),
            {name: runner.info(seat) for seat, name in enumerate(everybody)},
        )

    def _check(self, seat: Seat, action: Any, asked: tuple[Seat, ...]) -> None:
        legal = self._runner.now.legal(seat) if seat in asked else [self.wait]
        try:
            is_legal = index(action) in legal
        except TypeError:
            is_legal = False
        if not is_legal:
            asks = f"{self._runner.names[seat]}: expected one of {len(legal)} legal actions"
            words = (
                legal_in_words(self._runner.now, seat) if seat in asked else f"{self.wait} (wait)"
            )
            raise InvalidAction(f"{asks}, got {action}; legal are {words}")

    def text(self, agent: str, action: int) -> str:
        """Return an agent's action in record notation; `wait` for waiting."""
        seat = self.possible_agents.index(agent)
        is_asked = seat in self._runner.now.actors()
        return "wait" if action == self.wait and not is_asked else self._runner.text(seat, action)

    def parse(self, agent: str, text: str) -> list[int]:
        """Return an agent's actions for a decision in record notation, one per step."""
        seat = self.possible_agents.index(agent)
        if text == "wait" and seat not in self._runner.now.actors():
            return [self.wait]
        return self._runner.parse(seat, text)

    def state(self) -> NDArray[np.uint8]:
        """Return what all seats together know, for a centralised critic; not for any agent."""
        return self._runner.state()

    @property
    def position(self) -> Position:
        """The current position, with everything that is hidden."""
        return self._runner.now

    def record(self) -> Record:
        """Return the record of the game so far; it has a result once the game is over."""
        return self._runner.record()

    def render(self) -> Any:
        """Render the table as a spectator sees it."""
        return self._runner.render()


def parallel_env(game: str, players: int = 2, **arguments: Any) -> ParallelGame:
    """Return the environment; the name is PettingZoo's convention."""
    return ParallelGame(game, players, **arguments)
