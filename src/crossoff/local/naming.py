"""Texts for games, saved games and errors in them."""

from __future__ import annotations

from collections.abc import Sequence

from crossoff.bots import is_user_bot
from crossoff.core.model.contract import Game
from crossoff.core.model.registry import load_game
from crossoff.local.saves import BadSave
from crossoff.play.events import Created, Event
from crossoff.texts import Texts

__all__ = ["bot_style", "describe", "explain_bad_save", "game_text", "level_name", "title_of"]


def title_of(game: str, texts: Texts) -> str:
    """Return a game's title."""
    return load_game(game).title_said.render(texts)


def game_text(texts: Texts, game: Game, id_: str, otherwise: str = "") -> str:
    """Return one of the game's texts by its id without the prefix, or `otherwise`."""
    text = f"{game.prefix}-{id_}"
    return texts.say(text) if texts.has(text) else otherwise


def level_name(texts: Texts, bot: str) -> str:
    """Return the name of a bot's level, or of a user bot's class."""
    return bot.rpartition(":")[2] if is_user_bot(bot) else texts.say(f"level-{bot}")


def bot_style(texts: Texts, game: Game, bot: str) -> str:
    """Return one line on how a bot plays a game, or an empty text if there is none."""
    text = f"plays-{bot}"
    return texts.say(text) if texts.has(text) else game_text(texts, game, f"bot-{bot}")


def describe(events: Sequence[Event], texts: Texts) -> tuple[str, str]:
    """Describe a saved game: the players and the title."""
    created = events[0]
    assert isinstance(created, Created)
    names = [
        seat.name or texts.say("bot-name", place=place)
        for place, seat in enumerate(created.seats, 1)
        if seat.name or seat.kind == "bot"
    ]
    if not names:  # only unnamed people
        return texts.say("go-on"), title_of(created.game, texts)
    return texts.say("go-on-with", names=texts.listed(names)), title_of(created.game, texts)


def explain_bad_save(trouble: BadSave, texts: Texts) -> str:
    """Return the reason why a saved game cannot be resumed."""
    return texts.say(f"tui-save-{trouble.why}", file=str(trouble.path))
