"""What a game says, in whatever language it is read: the id of a text and what stands in it."""

from __future__ import annotations

from typing import Any, TypeAlias

__all__ = ["Say", "name_of"]

#: The id of a text and what stands in it, or words as they are. What stands in a text is a number,
#: a word, a `Say` of its own, `{"seat": n}` for the name of whoever sits there, or `{"list": […]}`
#: of those. `Texts.speak` and `say.js` render it.
Say: TypeAlias = tuple[str, dict[str, Any]] | str


def name_of(seat: int) -> dict[str, int]:
    """The name of a seat, as each reader says it: "You" for their own."""
    return {"seat": seat}
