"""Gymnasium environment: one seat against bots, on random deals or one fixed deal."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded

from crossoff.bots import for_next_game, load_bot
from crossoff.core.compiler.rng import stream
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.contract import OutcomeId, Seat
from crossoff.core.model.player import Budget, Seen
from crossoff.core.model.position import Position
from crossoff.core.model.registry import default_game
from crossoff.envs.drawing import MODES
from crossoff.envs.game import GameRunner
from crossoff.play.deal import Deal

__all__ = ["SoloGame"]

ILLEGAL = -1.0  # reward of a masked action


class _FixedDealRunner(GameRunner):
    """Plays every game on the same deal, if one is set."""

    deal: int | None = None

    def draw(self, position: Position) -> OutcomeId:
        if self.deal is None:
            return super().draw(position)
        return self._dealt.draw(position)

    def reset(self, seed: int | None) -> None:
        if self.deal is not None:
            self._dealt = Deal(self.deal)
        super().reset(seed)


class SoloGame(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game, with bots in the other seats.

    With `deal`, every game has the same cards and dice: a chase for the best score on that deal.
    `iterations` limits bots that search. Rewards and further arguments are those of `AecGame`.

    As usual in Gymnasium, any action of the space is accepted: a masked one changes nothing, costs
    a point, and sets `info["illegal"]`.
    """

    # Gymnasium reads this from the class but annotates it as an instance variable.
    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str | None = None,
        opponents: str | Sequence[str] = ("greedy",),
        *,
        seat: int = 0,
        deal: int | None = None,
        iterations: int | None = None,
        reward: str = "points",
        render_mode: str | None = None,
        deck: str | Path | dict[str, Any] = STANDARD,
        **options: str,
    ) -> None:
        opponents = (opponents,) if isinstance(opponents, str) else opponents
        self._runner = _FixedDealRunner(
            game or default_game(), len(opponents) + 1, reward=reward, render_mode=render_mode,
            deck=deck, options=options,
        )  # fmt: skip
        self._runner.deal = None if deal is None else index(deal)
        if not 0 <= seat <= len(opponents):
            raise ValueError(f"expected seat 0 to {len(opponents)}, got {seat}")
        self.seat = Seat(seat)
        self._bots = [load_bot(name) for name in opponents]
        self._bots.insert(seat, self._bots[0])  # placeholder for the agent's seat, never called
        self._budget = Budget(iterations=iterations)
        self.render_mode = render_mode
        self.cards = self._runner.observer.cards  # printed features of each card
        self.observation_space = self._runner.observation_space()
        self.action_space = self._runner.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game; the same seed gives the same chance outcomes and bot behaviour."""
        super().reset(seed=seed)
        self._runner.reset(seed)
        self._bots = [for_next_game(bot) for bot in self._bots]
        name = ("bots", self._runner.seed, self._runner.number)
        self._streams = np.stack([stream(*name, seat) for seat in range(len(self._bots))])
        self._let_bots_play()
        self._runner.show(self.seat)
        return self._runner.observe(self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Apply an action, then let the bots play until this seat is to act again."""
        runner = self._runner
        if runner.now.is_over:
            raise ResetNeeded("the game is over: call reset()")
        if not self.action_space.contains(action):
            raise InvalidAction(f"expected one of {self.action_space}, got {action!r}")
        if int(action) not in runner.now.legal(self.seat):
            return runner.observe(self.seat), ILLEGAL, False, False, {"illegal": True}
        earned = runner.act(self.seat, action)[self.seat] + self._let_bots_play()
        self._runner.show(self.seat)
        over, info = runner.now.is_over, runner.info(self.seat)
        return runner.observe(self.seat), earned, over, False, info

    def _let_bots_play(self) -> float:
        earned = 0.0
        runner = self._runner
        while not runner.now.is_over and self.seat not in runner.now.actors():
            seat = runner.now.actors()[0]
            view = Seen(runner.now.seen_by(seat), seat)
            legal = runner.now.legal(seat)
            choice = self._bots[seat].decide(view, legal, self._budget, self._streams[seat])
            earned += runner.act(seat, choice)[self.seat]
        return earned

    def text(self, action: int) -> str:
        """Return a legal action in record notation."""
        return self._runner.text(self.seat, action)

    def parse(self, text: str) -> list[int]:
        """Return the actions of a decision in record notation, one per step."""
        return self._runner.parse(self.seat, text)

    def render(self) -> Any:
        """Render the table as this seat sees it."""
        return self._runner.render(self.seat)


gymnasium.register(
    "crossoff/Solo-v1",
    entry_point="crossoff.envs.solo:SoloGame",
    vector_entry_point="crossoff.envs.gym_vector:VectorGame",
)
