"""Everything that people read, in their language: the Fluent files that the browser reads too."""

from crossoff.texts.catalogue import Texts, Value
from crossoff.texts.languages import FALLBACK, LANGUAGES, pick_language

__all__ = ["FALLBACK", "LANGUAGES", "Texts", "Value", "pick_language"]
