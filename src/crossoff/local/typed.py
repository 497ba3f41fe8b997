"""Why a typed decision cannot be taken, for whoever typed it."""

from __future__ import annotations

from crossoff.core.errors import CrossoffError
from crossoff.local.draft import Draft
from crossoff.texts import Texts

__all__ = ["type_decision"]


def type_decision(text: str, draft: Draft, texts: Texts) -> str:
    """Put a typed decision in place of a draft; returns why that cannot be, or nothing.

    The game's own reasons are for programs. Here a word that no choice has is named, as it is what
    people mistype, and something is shown that could be typed.
    """
    try:
        draft.type(text)
    except CrossoffError:
        return _reason(text, draft, texts)
    return ""


def _reason(text: str, draft: Draft, texts: Texts) -> str:
    offered = [choice.do for choice in draft.offered]
    example = offered[0]
    verbs = dict.fromkeys(do.partition(" ")[0] for do in offered)
    known = {word for do in offered for word in do.replace(";", " ").split()}
    words = text.replace(";", " ").split()
    if words[:1] and words[0] not in verbs:
        return texts.say("tui-bad-verb", verbs=", ".join(verbs), example=example)
    strange = next((word for word in words if word not in known), None)
    if strange is not None:
        return texts.say("tui-bad-word", word=strange, example=example)
    return texts.say("tui-not-allowed", example=example)
