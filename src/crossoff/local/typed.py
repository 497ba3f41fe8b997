"""Typed decisions, with helpful errors."""

from __future__ import annotations

from crossoff.core.errors import CrossoffError
from crossoff.local.draft import Draft
from crossoff.texts import Texts

__all__ = ["type_decision"]


def type_decision(text: str, draft: Draft, texts: Texts) -> str:
    """Replace a draft with a typed decision. Return why that is not possible, or an empty text.

    The notation's own errors address programs. This one points to the mistyped word and gives an
    example of valid input.
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
