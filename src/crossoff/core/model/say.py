"""What a game says, in whatever language it is read: the id of a text and what stands in it."""

from __future__ import annotations

from typing import Any, TypeAlias

__all__ = ["Say"]

#: The id of a text and what stands in it, or words as they are. What stands in a text is a number,
#: a word, a `Say` of its own, or `{"list": […]}` of those. `Texts.speak` and `say.js` render it.
Say: TypeAlias = tuple[str, dict[str, Any]] | str
