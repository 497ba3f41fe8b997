"""Bots at the levels that each game defines."""

from __future__ import annotations

from crossoff.bots.baseline import BASELINES
from crossoff.bots.registry import Bot, played_by
from crossoff.core.compiler.rng import RngState
from crossoff.core.errors import NotOffered, Said
from crossoff.core.model.contract import ActionId, Game
from crossoff.core.model.player import Budget, Seen
from crossoff.search.levels import Level
from crossoff.search.parameters import Search
from crossoff.search.schedule import decide_by_search

__all__ = ["describe", "level_bot", "level_of"]

#: Only developers see these, so they are not localised.
_REFERENCES = {
    "openspiel-mcts": "OpenSpiel's tree search on one guess of what is hidden.",
    "openspiel-ismcts": "OpenSpiel's tree search over many guesses of what is hidden.",
}


def level_of(game: Game, name: str) -> Level:
    """Return a game's level by name; raise NotOffered if it has no such level."""
    levels = game.bots.levels()
    if name not in levels:
        known = ", ".join(levels)
        raise NotOffered("why-game-lacks-bot", title=game.title_said, bot=repr(name), bots=known)
    level: Level = levels[name]
    return level


def level_bot(name: str) -> Bot:
    """Return the bot of a level, for any game."""

    def decide(view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        game = view.position.game
        played = played_by(name, game)
        if played in BASELINES:
            return BASELINES[played].decide(view, legal, budget, rng)
        how = level_of(game, played)
        if isinstance(how, Search):
            return decide_by_search(how, view, legal, budget, rng)
        return legal[0] if len(legal) == 1 else how(view.position, view.seat, rng)

    return Bot(name, decide)


def describe(name: str, game: Game) -> str:
    """Return a one-line description of how a bot plays a game."""
    played = played_by(name, game)
    if played in _REFERENCES:
        return _REFERENCES[played]
    if played not in BASELINES:
        level_of(game, played)  # raises NotOffered for an unknown level
    said = (Said(id_, {}) for id_ in (f"plays-{played}", f"{game.prefix}-bot-{played}"))
    return next((str(one) for one in said if str(one) != one.id), "")
