"""The story of a game, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from crossoff.core.model.contract import Seat
from crossoff.play.news import News
from crossoff.texts import Texts

__all__ = ["sentences"]


def sentences(
    news: News,
    observer: Seat | None,
    names: Sequence[str],
    texts: Texts,
    *,
    without: Sequence[str] = (),
) -> list[str]:
    """Return an event as sentences for an observer. `names` are the display names of the seats,
    `without` verbs that are left out.
    """
    told = [what for what in news.for_observer(observer) if what["verb"] not in without]
    return [texts.speak(what["say"], names) for what in told if "say" in what]
