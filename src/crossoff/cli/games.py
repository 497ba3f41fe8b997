"""`crossoff games`: the finished games that were played in this terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crossoff.cli.errors import FINE
from crossoff.cli.kernels import prefer_plain
from crossoff.cli.language import current_language, current_texts, t
from crossoff.cli.play import saves_folder
from crossoff.cli.terminal import print_table
from crossoff.core.escaping import one_line
from crossoff.texts.languages import locale_of

if TYPE_CHECKING:
    from datetime import datetime

    from crossoff.local.finished import FinishedGame
    from crossoff.texts import Texts

__all__ = ["games", "player_names"]

_COLUMNS = ("number", "date", "game", "players", "points", "result")
_LONGEST_NAME = 20


def games() -> int:
    """List the finished games that were played in the terminal."""
    prefer_plain()  # nothing is computed
    from crossoff.local.finished import MOST, list_finished

    found = list_finished(saves_folder())
    if not found:
        print(t("games-none"))
        return FINE
    texts = current_texts()
    print_table([t(f"column-{name}") for name in _COLUMNS], [_row(game, texts) for game in found])
    folder = str(found[0].path.parent)
    print(f"\n{t('games-review', command='crossoff review N')}")
    print(t("games-kept", folder=folder, most=MOST))
    return FINE


def _row(game: FinishedGame, texts: Texts) -> tuple[str, ...]:
    names = player_names(game, texts)
    return (
        str(game.number),
        _date(game.ended),
        _title(game.record.game, texts),
        texts.listed(names),
        " : ".join(map(str, game.totals)),
        _result(game, names, texts),
    )


def player_names(game: FinishedGame, texts: Texts) -> list[str]:
    """Return who played: a person alone is "You", a bot its level."""
    is_alone = game.bots.count("") == 1
    names = []
    for name, bot in zip(game.record.seats, game.bots, strict=True):
        if not bot:
            names.append(texts.say("you") if is_alone else one_line(name, _LONGEST_NAME))
        else:
            level = f"level-{bot}"
            words = texts.say(level) if texts.has(level) else one_line(bot, _LONGEST_NAME)
            names.append(words)
    return names


def _result(game: FinishedGame, names: list[str], texts: Texts) -> str:
    you = texts.say("you")
    if you not in names:
        return texts.listed([names[seat] for seat in game.winners])
    if names.index(you) not in game.winners:
        return texts.say("review-lost")
    return texts.say("review-won" if len(game.winners) == 1 else "review-shared")


def _title(game: str, texts: Texts) -> str:
    """The title of a game, found without loading it; its name if there is no such game here."""
    from crossoff.plugins import game_packages

    package = game_packages().get(game)
    title = f"{package.prefix}-title" if package is not None else ""
    return texts.say(title) if package is not None and texts.has(title) else one_line(game, 40)


def _date(ended: datetime) -> str:
    from babel.dates import format_datetime

    locale = locale_of(current_language()).replace("-", "_")
    local = ended.astimezone()
    return format_datetime(local, "short", tzinfo=local.tzinfo, locale=locale)
