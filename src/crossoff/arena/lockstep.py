"""Play many games in lockstep, so that a bot with `act_batch` decides in all of them at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from crossoff.arena.timing import Timed
from crossoff.bots import Bot
from crossoff.core.model.contract import ActionId
from crossoff.core.model.player import Budget, Seen
from crossoff.play.match import Match, Randomness

__all__ = ["LOCKSTEP", "SeatedGame", "is_lockstep", "play_together"]

#: Rounds played together. They begin at multiples of this number whichever process plays them: the
#: last bits of a network's output may depend on what else is in its batch, results must not.
LOCKSTEP = 64


class SeatedGame(NamedTuple):
    """A game and its players, by seat."""

    match: Match
    players: Sequence[Timed]
    seeds: Randomness


class _Question(NamedTuple):
    game: SeatedGame
    seen: Seen
    legal: list[ActionId]


def is_lockstep(bots: Iterable[Bot]) -> bool:
    """True if a bot decides in many games at once."""
    return any(bot.decide_batch is not None for bot in bots)


def play_together(games: Sequence[SeatedGame], budget: Budget) -> None:
    """Play games to the end. Each goes on until it needs a decision that is made for all at once;
    these come as soon as no game can go on without.
    """
    running = list(games)
    while running:
        asked = [question for game in running if (question := _advance(game, budget))]
        by_player: dict[Timed, list[_Question]] = {}
        for question in asked:
            player = question.game.players[question.seen.seat]
            by_player.setdefault(player, []).append(question)
        for player, questions in by_player.items():
            actions = player.decide_batch(
                [question.seen for question in questions],
                [question.legal for question in questions],
            )
            for question, action in zip(questions, actions, strict=True):
                question.game.match.recorder.act(question.seen.seat, action)
        running = [question.game for question in asked]


def _advance(game: SeatedGame, budget: Budget) -> _Question | None:
    """Play until a batched decision is due; None once the game is over."""
    while (asked := game.match.next_decision()) is not None:
        seen, legal = asked
        player = game.players[seen.seat]
        if player.bot.decide_batch is not None:
            return _Question(game, seen, legal)
        action = player.decide(seen, legal, budget, game.seeds.seats[seen.seat])
        game.match.recorder.act(seen.seat, action)
    return None
