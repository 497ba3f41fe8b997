"""All localised texts, from the Fluent files that the browser uses, too."""

from crossoff.texts.catalogue import Texts, Value
from crossoff.texts.languages import FALLBACK, LANGUAGES, pick_language

__all__ = ["FALLBACK", "LANGUAGES", "Texts", "Value", "pick_language"]
