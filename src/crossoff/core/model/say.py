"""Localisable sentences of a game as data: a text id and its arguments."""

from __future__ import annotations

from typing import Any, TypeAlias

__all__ = ["Ask", "Say", "name_of"]

#: A text id and its arguments, or literal text. An argument is a number, a word, a nested `Say`,
#: `{"seat": n}` for the name of a seat's player, or several of those: `{"list": […]}` ends with
#: "and", `{"items": […]}` has only commas. `Texts.speak` and `say.js` render it.
Say: TypeAlias = tuple[str, dict[str, Any]] | str

#: What is asked of somebody now, or what their decision so far amounts to: `prompt`, and where
#: there is more to say `detail`, `done` (what the button says that commits it) and `missing` (said
#: instead of the prompt while `$count` more things have to be picked).
Ask: TypeAlias = dict[str, Say]


def name_of(seat: int) -> dict[str, int]:
    """Return a placeholder for the name of a seat's player, rendered as "You" for themselves."""
    return {"seat": seat}
