"""What has happened at a table, one sentence after the other."""

from __future__ import annotations

from collections.abc import Sequence

from crossoff.core.model.contract import Seat
from crossoff.play.telling import News
from crossoff.texts import Texts

__all__ = ["sentences"]


def sentences(news: News, observer: Seat | None, names: Sequence[str], texts: Texts) -> list[str]:
    """An event as somebody is told of it. `names` are those of the seats, as they are said."""
    told = news.for_observer(observer)
    told.sort(key=lambda what: what["verb"] != "begin")  # a game begins with its beginning
    return [texts.speak(what["say"], names) for what in told if "say" in what]
