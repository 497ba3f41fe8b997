"""Messages that can be rendered in any language: the id of a text and its variables."""

from __future__ import annotations

from typing import Any, TypeAlias

__all__ = ["Say", "name_of"]

#: The id of a text and what stands in it, or words as they are. What stands in a text is a number,
#: a word, a `Say` of its own, `{"seat": n}` for the name of whoever sits there, or `{"list": […]}`
#: of those. `Texts.speak` and `say.js` render it.
Say: TypeAlias = tuple[str, dict[str, Any]] | str


def name_of(seat: int) -> dict[str, int]:
    """Return the name of a seat as a value of a message: "You" for its own reader."""
    return {"seat": seat}
