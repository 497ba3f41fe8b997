"""Bots whose way of playing comes from the game that is played."""

from __future__ import annotations

from crossoff.bots.registry import Bot
from crossoff.bots.trying import decide_by_trying
from crossoff.core.contract import ActionId, Game
from crossoff.core.errors import NotOffered
from crossoff.core.levels import Level, Search
from crossoff.core.rng import RngState
from crossoff.play.player import Budget, Seen

__all__ = ["describe", "level_bot", "level_of"]

_FOR_ANY_GAME = {
    "random": "Picks any legal choice.",
    "greedy": "Takes what looks best right now.",
    "openspiel-mcts": "OpenSpiel's tree search on one guess of what is hidden.",
    "openspiel-ismcts": "OpenSpiel's tree search over many guesses of what is hidden.",
}


def level_of(game: Game, name: str) -> Level:
    """How a game plays at a level; NotOffered if it has no such level."""
    levels = game.levels()
    if name not in levels:
        known = ", ".join(levels)
        raise NotOffered("why-game-lacks-bot", title=game.title_said, bot=repr(name), bots=known)
    level: Level = levels[name]
    return level


def level_bot(name: str) -> Bot:
    """The bot of that level, for any game."""

    def decide(view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        how = level_of(view.position.game, name).how
        if isinstance(how, Search):
            return decide_by_trying(how, view, legal, budget, rng)
        return legal[0] if len(legal) == 1 else how(view.position, view.seat, rng)

    return Bot(name, decide)


def describe(name: str, game: Game) -> str:
    """One line for people: how a bot plays a game."""
    return _FOR_ANY_GAME.get(name) or level_of(game, name).about
