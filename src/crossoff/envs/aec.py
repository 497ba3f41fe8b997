"""PettingZoo AEC environment: one agent at a time.

Simultaneous decisions are made one after the other; no agent observes what another has already
decided.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record
from crossoff.envs.drawing import MODES
from crossoff.envs.game import GameRunner, deal_of

__all__ = ["AecGame", "env", "raw_env"]


class AecGame(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc] # has no types
    """A game as a PettingZoo AEC environment. `reward` is points, score, win or margin; further
    arguments are the game's options, such as `variant="advanced"`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crossoff_v1",
        "render_modes": list(MODES),
        "render_fps": 2,
        "is_parallelizable": False,  # `ParallelGame` is
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
        super().__init__()
        self._runner = runner = GameRunner(
            game, players, reward=reward, render_mode=render_mode, deck=deck, options=options
        )
        self.render_mode = render_mode
        self.possible_agents = list(runner.names)
        self.agents: list[str] = []
        self.cards = runner.observer.cards  # printed features of each card
        self.observation_spaces = {name: runner.observation_space() for name in runner.names}
        self.action_spaces = {name: runner.action_space() for name in runner.names}
        self.state_space = runner.state_space()

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed gives the same chance outcomes, and `{"deal": 17}` the
        cards and dice of that deal.
        """
        self._runner.reset(seed, deal_of(options))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self._next()
        self._runner.show()

    def _next(self) -> str:
        return self._runner.names[self._runner.now.actors()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        return self._runner.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Apply an action of the selected agent."""
        if self._runner.now.is_over and not self.agents:
            raise ResetNeeded("the game is over: call reset()")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        earned = self._runner.act(self._selected(), action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        if self._runner.now.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {
                name: self._runner.info(seat) for seat, name in enumerate(self.possible_agents)
            }
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()
        self._deads_step_first()
        self._runner.show()

    def text(self, action: int) -> str:
        """Return an action of the selected agent in record notation."""
        return self._runner.text(self._selected(), action)

    def parse(self, text: str) -> list[int]:
        """Return the selected agent's actions for a decision in record notation, one per step."""
        return self._runner.parse(self._selected(), text)

    def _selected(self) -> Seat:
        return Seat(self.possible_agents.index(self.agent_selection))

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


def raw_env(game: str, players: int = 2, **arguments: Any) -> AecGame:
    """Return the environment without wrappers."""
    return AecGame(game, players, **arguments)


def env(game: str, players: int = 2, **arguments: Any) -> AECEnv[str, dict[str, Any], int]:
    """Return the environment with PettingZoo's standard wrappers, which check action bounds and the
    order of calls.
    """
    wrapped: AECEnv[str, dict[str, Any], int] = OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(raw_env(game, players, **arguments))
    )
    return wrapped
