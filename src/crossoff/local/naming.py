"""Games, saved games and troubles with them, in words."""

from __future__ import annotations

from collections.abc import Sequence

from crossoff.core.model.contract import Game
from crossoff.core.model.registry import load_game
from crossoff.local.saves import BadSave
from crossoff.play.events import Created, Event
from crossoff.texts import Texts

__all__ = ["describe", "own_words", "plays", "title_of", "words_for"]


def title_of(game: str, texts: Texts) -> str:
    """What a game is called."""
    return load_game(game).title_said.render(texts)


def own_words(texts: Texts, game: Game, id_: str, otherwise: str = "") -> str:
    """One of a game's own texts, by what follows its prefix."""
    text = f"{game.prefix}-{id_}"
    return texts.say(text) if texts.has(text) else otherwise


def plays(texts: Texts, game: Game, bot: str) -> str:
    """How a bot plays a game, in a line; nothing where the game does not say."""
    text = f"plays-{bot}"
    return texts.say(text) if texts.has(text) else own_words(texts, game, f"bot-{bot}")


def describe(events: Sequence[Event], texts: Texts) -> tuple[str, str]:
    """A game to go on with: who plays, and which game it is."""
    created = events[0]
    assert isinstance(created, Created)
    names = [
        seat.name or texts.say("bot-name", place=place)
        for place, seat in enumerate(created.seats, 1)
        if seat.name or seat.kind == "bot"
    ]
    if not names:  # people without names
        return texts.say("go-on"), title_of(created.game, texts)
    return texts.say("go-on-with", names=texts.listed(names)), title_of(created.game, texts)


def words_for(trouble: BadSave, texts: Texts) -> str:
    """Why a game cannot be taken up again."""
    return texts.say(f"tui-save-{trouble.why}", file=str(trouble.path))
