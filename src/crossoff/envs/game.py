"""The game behind each environment: chance, rewards, observations and rendering."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from crossoff.core.compiler.engine import CHANCE
from crossoff.core.compiler.rng import stream
from crossoff.core.errors import IllegalAction, StaleAction
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.contract import OutcomeId, Seat
from crossoff.core.model.observer import observer_of
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.record import Record
from crossoff.envs.drawing import check_mode, render_table
from crossoff.envs.rewards import check_reward, rewards
from crossoff.envs.spaces import observation_space
from crossoff.envs.wording import legal_in_words
from crossoff.play.deal import Deal
from crossoff.play.match import Trace

__all__ = ["GameRunner", "as_deal", "deal_of", "refuse_unknown"]


def refuse_unknown(options: Mapping[str, Any] | None, known: Sequence[str]) -> dict[str, Any]:
    """Return the options of a reset; raise ValueError if one is unknown."""
    given = dict(options or {})
    if unknown := [name for name in given if name not in known]:
        got = ", ".join(map(repr, unknown))
        raise ValueError(f"reset: expected options {' or '.join(known)}, got {got}")
    return given


def deal_of(options: Mapping[str, Any] | None) -> int | None:
    """Return the deal in the options of a PettingZoo environment's reset."""
    # PettingZoo's own suites pass {"options": 1} to every environment.
    given = {name: value for name, value in (options or {}).items() if name != "options"}
    return as_deal(refuse_unknown(given, ("deal",)).get("deal"))


def as_deal(deal: Any) -> int | None:
    """Return the number of a deal, or None; raise TypeError if it is neither."""
    try:
        return None if deal is None else index(deal)
    except TypeError:
        raise TypeError(f"expected the number of a deal, or None, got {deal!r}") from None


class GameRunner:
    """Plays games one after the other from actions and a seeded stream."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        reward: str,
        render_mode: str | None,
        deck: str | Path | dict[str, Any] = STANDARD,
        options: dict[str, str],
    ) -> None:
        self.start = new_game(game, players, options=options, deck=deck)
        self.setup = self.start.setup
        self.reward = check_reward(reward)
        self.render_mode = check_mode(render_mode)
        self.observer = observer_of(self.setup)
        self.names = [f"player_{seat}" for seat in range(players)]
        self.seed: int | None = None
        self.number = 0
        self.position: Position | None = None
        self._steps: list[tuple[int, int]] = []  # of this game: seat or CHANCE, what

    def observation_space(self, *, waits: bool = False) -> Dict:
        """Return the space of `observe`."""
        return observation_space(self.observer, waits=waits)

    def action_space(self, *, waits: bool = False) -> Discrete:
        """Return the action space, with an extra wait action if all seats act in every step."""
        return Discrete(self.setup.num_actions + waits)

    def reset(self, seed: int | None, deal: int | None = None) -> None:
        """Start a new game: the first of a seed, or the next of the current seed; with a deal, its
        cards and dice.
        """
        if seed is not None or self.seed is None:
            # As a Python int: a NumPy integer would name a different stream.
            self.seed, self.number = secrets.randbits(63) if seed is None else index(seed), 0
        self._luck = stream("environment", self.seed, "game", self.number)
        self.number += 1
        self._dealt = None if deal is None else Deal(deal)
        self._steps = []
        self.position = self.run_chance(self.start)

    def draw(self, position: Position) -> OutcomeId:
        """Return the chance outcome that is due."""
        return position.draw(self._luck) if self._dealt is None else self._dealt.draw(position)

    def run_chance(self, position: Position) -> Position:
        """Resolve chance until a seat is to act or the game is over."""
        while position.is_chance:
            outcome = self.draw(position)
            self._steps.append((CHANCE, outcome))
            position = position.apply_chance(outcome)
        return position

    def record(self) -> Record:
        """Return the record of the game so far; it has a result once the game is over."""
        played = Trace(self.start, np.array(self._steps), self.now).replay()
        return played.record(self.names)

    @property
    def now(self) -> Position:
        """The current position; raises ResetNeeded before the first reset."""
        if self.position is None:
            raise ResetNeeded("call reset() first")
        return self.position

    def act(self, seat: Seat, action: Any) -> list[float]:
        """Apply an action and the chance that follows; return the rewards by seat."""
        before = self.now
        try:
            after = before.apply(seat, number := index(action))
        except IllegalAction as error:
            legal = legal_in_words(before, seat)
            raise InvalidAction(f"{self.names[seat]}: {error}; legal are {legal}") from None
        except TypeError as error:
            raise InvalidAction(f"{self.names[seat]}: {error}") from None
        self._steps.append((seat, number))
        self.position = self.run_chance(after)
        return rewards(self.reward, before.totals(), self.position)

    def observe(self, seat: Seat | int) -> dict[str, Any]:
        """Return a seat's observation and action mask."""
        return {
            "observation": self.observer.named(self.observer.observe(self.now, seat)),
            "action_mask": self.observer.mask(self.now, seat),
        }

    def state(self) -> NDArray[np.uint8]:
        """Return what all seats together know: their observations one after the other, with the
        parts of each in the order of the observation space.
        """
        seen = (self.observer.observe(self.now, seat) for seat in range(self.setup.players))
        parts = (part.ravel() for row in seen for part in self.observer.named(row).values())
        return np.concatenate(list(parts))

    def state_space(self) -> Box:
        """Return the space of `state`."""
        tops = [np.full(part.shape, part.high, np.uint8).ravel() for part in self.observer.parts]
        return Box(0, np.tile(np.concatenate(tops), self.setup.players), dtype=np.uint8)

    def text(self, seat: Seat | int, action: Any) -> str:
        """Return a legal action of a seat in record notation."""
        try:
            return self.now.text(seat, index(action))
        except (IllegalAction, StaleAction, TypeError) as error:
            raise InvalidAction(f"{self.names[seat]}: {error}") from None

    def parse(self, seat: Seat | int, text: str) -> list[int]:
        """Return the steps of a decision in record notation, one action each; raise BadNotation or
        IllegalAction if it is not possible.
        """
        return [int(action) for action in self.now.parse(seat, text)]

    def info(self, seat: Seat | int) -> dict[str, Any]:
        """Return the result for a seat; empty until the game is over."""
        if not self.now.is_over:
            return {}
        return {"score": self.now.totals()[seat], "won": seat in self.now.winners()}

    def show(self, observer: Seat | None = None) -> None:
        """Print the table in `human` mode; called after each change."""
        if self.render_mode == "human":
            self.render(observer)

    def render(self, observer: Seat | None = None) -> str | NDArray[np.uint8] | None:
        """Render the table as an observer sees it; by default as a spectator."""
        return render_table(self.now, observer, self.names, self.render_mode)
