"""The headline of a result: who won."""

from __future__ import annotations

from crossoff.local.sitting import Sitting
from crossoff.texts import Texts

__all__ = ["verdict"]


def verdict(sitting: Sitting, texts: Texts) -> str:
    """Return the headline of a finished game."""
    names, you = sitting.names(texts), texts.say("you")
    winners = [names[seat] for seat in sitting.position.winners()]
    others = [name for name in winners if name != you]
    if winners == [you]:
        return texts.say("you-win")
    if you in winners:
        return texts.say("you-share", names=texts.listed(others))
    return texts.say("they-win" if len(winners) == 1 else "they-share", names=texts.listed(others))
