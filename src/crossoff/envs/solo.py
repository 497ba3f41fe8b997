"""Gymnasium environment: one seat against bots, on random deals or one fixed deal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Space
from numpy.typing import NDArray

from crossoff.bots import Bot, load_bot
from crossoff.bots.user import given_bot
from crossoff.core.compiler.rng import below, stream
from crossoff.core.compiler.versus import ILLEGAL_REWARD
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.contract import Seat
from crossoff.core.model.player import Budget, Seen
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record
from crossoff.core.model.registry import default_game
from crossoff.envs.drawing import MODES
from crossoff.envs.game import GameRunner, as_deal, refuse_unknown
from crossoff.envs.spaces import flat_space
from crossoff.envs.versus import RANDOM_SEAT, check_seat

__all__ = ["SoloGame"]

#: A bot's name, or a class or an object with `choose`, `act` or `act_batch`.
Opponent: TypeAlias = Any
_OPTIONS = ("deal", "opponents")


class SoloGame(gymnasium.Env[Any, Any]):
    """One seat of a game, with bots in the other seats.

    `seat` is a number, or "random" for another one in each game. With `deal`, every game has the
    same cards and dice: a chase for the best score on that deal. `iterations` limits bots that
    search. With `flat`, observations are vectors (`core.compiler.flat`), and the mask is in
    `info["action_mask"]`. Rewards and further arguments are those of `AecGame`.

    As usual in Gymnasium, any action of the space is accepted: a masked one changes nothing, costs
    a point, and sets `info["illegal"]`. After the end the mask has every action, since none counts
    any more.
    """

    # Gymnasium reads this from the class but annotates it as an instance variable.
    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str | None = None,
        opponents: Opponent | Sequence[Opponent] = ("greedy",),
        *,
        seat: int | str = 0,
        deal: int | None = None,
        iterations: int | None = None,
        reward: str = "points",
        flat: bool = False,
        render_mode: str | None = None,
        deck: str | Path | dict[str, Any] = STANDARD,
        **options: str,
    ) -> None:
        self._opponents = _as_sequence(opponents)
        players = len(self._opponents) + 1
        self._runner = runner = GameRunner(
            game or default_game(), players, reward=reward, render_mode=render_mode, deck=deck,
            options=options,
        )  # fmt: skip
        self._deal = as_deal(deal)
        self._seat = check_seat(seat, players)
        self.seat = Seat(max(self._seat, 0))
        self._bots = self._make_bots()
        self._budget = Budget(iterations=iterations)
        self.render_mode = render_mode
        self.cards = runner.observer.cards  # printed features of each card
        self._is_flat = flat
        self.observation_space: Space[Any] = (
            flat_space(runner.observer.layout) if flat else runner.observation_space()
        )
        self.action_space = runner.action_space()

    def _make_bots(self) -> list[Bot]:
        """Return the bots of a new game by seat. User bots given by name or class start anew."""
        bots = [load_bot(o) if isinstance(o, str) else given_bot(o) for o in self._opponents]
        bots.insert(self.seat, bots[0])  # placeholder for the agent's seat, never called
        return bots

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game; the same seed gives the same chance outcomes and bot behaviour.

        `options` may have `deal`, for this game, and `opponents`, who play from then on.
        """
        given = refuse_unknown(options, _OPTIONS)
        deal = as_deal(given.get("deal", self._deal))
        opponents = _as_sequence(given.get("opponents", self._opponents))
        if len(opponents) != len(self._opponents):
            raise ValueError(f"expected {len(self._opponents)} opponents, got {len(opponents)}")
        before, self._opponents = self._opponents, opponents
        try:
            self._make_bots()  # raises if one is unknown
        except Exception:
            self._opponents = before
            raise
        super().reset(seed=seed)
        self._runner.reset(seed, deal)
        name = ("bots", self._runner.seed, self._runner.number)
        if self._seat == RANDOM_SEAT:
            self.seat = Seat(below(stream(*name, "seat"), len(opponents) + 1))
        self._bots = self._make_bots()
        self._streams = np.stack([stream(*name, seat) for seat in range(len(self._bots))])
        self._let_bots_play()
        self._runner.show(self.seat)
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Apply an action, then let the bots play until this seat is to act again."""
        runner = self._runner
        if runner.now.is_over:
            raise ResetNeeded("the game is over: call reset()")
        if not self.action_space.contains(action):
            raise InvalidAction(f"expected one of {self.action_space}, got {action!r}")
        if int(action) not in runner.now.legal(self.seat):
            info = self._info() | {"illegal": True}
            return self._observe(), ILLEGAL_REWARD, False, False, info
        earned = runner.act(self.seat, action)[self.seat] + self._let_bots_play()
        self._runner.show(self.seat)
        return self._observe(), earned, runner.now.is_over, False, self._info()

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

    def _observe(self) -> Any:
        if self._is_flat:
            return self._runner.observer.flat(self._runner.now, self.seat)
        return {**self._runner.observe(self.seat), "action_mask": self.action_masks()}

    def _info(self) -> dict[str, Any]:
        masks = {"action_mask": self.action_masks()} if self._is_flat else {}
        return masks | self._runner.info(self.seat)

    def action_masks(self) -> NDArray[np.int8]:
        """Return 1 for each legal action; all 1 after the end. The name is that of sb3-contrib."""
        mask = self._runner.observer.mask(self._runner.now, self.seat)
        return mask if not self._runner.now.is_over else np.ones_like(mask)

    @property
    def position(self) -> Position:
        """The current position, with everything that is hidden from this seat."""
        return self._runner.now

    def record(self) -> Record:
        """Return the record of the game so far; it has a result once the game is over."""
        return self._runner.record()

    def text(self, action: int) -> str:
        """Return a legal action in record notation."""
        return self._runner.text(self.seat, action)

    def parse(self, text: str) -> list[int]:
        """Return the actions of a decision in record notation, one per step."""
        return self._runner.parse(self.seat, text)

    def render(self) -> Any:
        """Render the table as this seat sees it."""
        return self._runner.render(self.seat)


def _as_sequence(opponents: Opponent | Sequence[Opponent]) -> tuple[Opponent, ...]:
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return (opponents,)
    return tuple(opponents)
