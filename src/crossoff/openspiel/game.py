"""Register the games with OpenSpiel, each as `crossoff_` and its name with underscores.

Chance is explicit, one draw at a time. Simultaneous decisions are made one after the other without
seeing each other. This is strategically equivalent, and works with OpenSpiel's algorithms for
sequential games of imperfect information.
"""

from __future__ import annotations

from typing import Any

from crossoff.core.compiler.rng import RngState, stream
from crossoff.core.errors import StaleAction
from crossoff.core.extras import need
from crossoff.core.model.contract import Game, Seat
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.registry import load_games
from crossoff.openspiel.moment import Moment
from crossoff.openspiel.observers import SpielObserver, make_observer

pyspiel: Any = need("pyspiel", extra="openspiel")

__all__ = ["SpielGame", "SpielState", "spiel_name"]

#: Returns of a seat: its points, an equal share of the win, or its lead in points.
RETURNS = ("score", "win", "margin")
MAX_POINTS = 400.0
MAX_DECISIONS = 1000  # more than any game can take


def spiel_name(game: str) -> str:
    """Return a game's name in OpenSpiel."""
    return f"crossoff_{game.replace('-', '_')}"


def _sum_of(returns: str, players: int) -> tuple[Any, float | None]:
    """Return OpenSpiel's utility type for these returns, and their constant sum if there is one."""
    sums = pyspiel.GameType.Utility
    if returns == "win":
        return sums.CONSTANT_SUM, 1.0
    return (
        (sums.ZERO_SUM, 0.0) if returns == "margin" and players == 2 else (sums.GENERAL_SUM, None)
    )


def _type_of(game: Game, utility: Any = pyspiel.GameType.Utility.GENERAL_SUM) -> Any:
    kinds = pyspiel.GameType
    options = {name: values[0] for name, values in game.options.items()}
    return kinds(
        short_name=spiel_name(game.name),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.players[0], "returns": RETURNS[0], **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # has no types
    """Adapts the game `ours` to OpenSpiel."""

    ours: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = self.ours, dict(params or {})
        players = int(given.get("players", game.players[0]))
        self.returned = str(given.get("returns", RETURNS[0]))
        if self.returned not in RETURNS:
            raise ValueError(f"expected returns {', '.join(RETURNS)}, got {self.returned!r}")
        options = {name: str(given[name]) for name in game.options if name in given}
        self.start = new_game(game.name, players, options=options)
        utility, total = _sum_of(self.returned, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.num_actions,
            max_chance_outcomes=game.rules.num_outcomes,
            num_players=players,
            min_utility=-MAX_POINTS if self.returned == "margin" else 0.0,
            max_utility=1.0 if self.returned == "win" else MAX_POINTS,
            utility_sum=total,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(_type_of(game, utility), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.start)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> SpielObserver | None:
        return make_observer(self.start, iig_obs_type, params)


def _loaded(text: str) -> Any:
    """Unpickle a game. A function of this module, so that unpickling registers the games."""
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):  # type: ignore[misc] # has no types
    """Adapts a position to OpenSpiel."""

    def __init__(self, game: SpielGame, position: Position | Moment) -> None:
        super().__init__(game)
        self.moment = Moment(position) if isinstance(position, Position) else position

    @property
    def position(self) -> Position:
        return self.moment.position

    def current_player(self) -> int:
        position = self.position
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if position.is_chance else int(position.actors()[0])

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.position.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(int(outcome), p) for outcome, p in self.position.chance_outcomes().items()]

    def _apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise StaleAction(f"expected nothing, the game is over, got action {action}")
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        notation = self.position.game.notation
        return notation.decision_text(self.position, Seat(player), [action])  # type: ignore[list-item]

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        position = self.position
        totals = position.totals()
        if not self.is_terminal():
            return [0.0] * len(totals)
        kind = self.get_game().returned
        if kind == "win":
            winners = position.winners()
            return [(seat in winners) / len(winners) for seat in range(len(totals))]
        if kind == "margin":
            best = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(len(totals))]
            return [float(mine - other) for mine, other in zip(totals, best, strict=True)]
        return [float(total) for total in totals]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a state in the same information set, with the player's unknowns resampled.
        `sampler` returns numbers from 0 to 1.
        """
        return self.guessed(player, stream("resample", sampler()))

    def guessed(self, player: int, rng: RngState) -> SpielState:
        """Like `resample_from_infostate`, with one of our random streams."""
        seat, known = Seat(player), self.position.seen_by(player)
        guess = known.game.bots.guess(known, seat, rng)
        return SpielState(self.get_game(), self.moment.with_position(guess, seat))

    def __str__(self) -> str:
        names = [f"player {seat}" for seat in range(self.position.setup.players)]
        text = self.position.game.shown.picture(self.position, names)
        # The drawing is not complete: appending the bytes makes different states differ.
        return f"{text}\n{self.position.to_bytes().hex()}"


def _register(game: Game) -> None:
    # A class, not a function: OpenSpiel releases it only after the interpreter has shut down, and
    # would then drop the last reference to a function.
    pyspiel.register_game(_type_of(game), type("SpielGame", (SpielGame,), {"ours": game}))


for _game in load_games():
    _register(_game)
