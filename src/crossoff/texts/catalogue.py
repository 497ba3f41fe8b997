"""Texts of one language, from Fluent files; English where a language lacks some."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from crossoff.texts.files import file_of, read_source
from crossoff.texts.languages import FALLBACK, locale_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["Texts", "Value"]

Value: TypeAlias = str | int | float

#: Languages that write a number of four digits without a gap, as browsers do. Babel does not know.
_GAPS_FROM_FIVE_DIGITS = ("es", "it", "pt")

#: In Spanish "y" becomes "e" before a word that sounds so.
_I_SOUND = re.compile(r"i|í|hí|hi(?![ae])", re.IGNORECASE)


class Texts:
    """Says things in a language. A file is read when the first text of it is asked for."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, id_: str, **values: Value) -> str:
        """A text; an id that nobody has written comes back as it is, so that it is noticed.

        Who is named may be the reader, and most languages then need another verb: `$you` says so.
        """
        if "name" in values:
            values["you"] = "yes" if values["name"] == self.say("you") else "no"
        for language in (self.language, FALLBACK):
            bundle = _bundle(language, file_of(id_))
            if bundle.has_message(id_):
                return self._format(bundle, language, id_, values)
        return id_

    def speak(self, say: tuple[str, Mapping[str, Any]] | str, names: Sequence[str] = ()) -> str:
        """What a game says (`core.model.say`); `names` are those of the seats, as they are said."""
        if isinstance(say, str):
            return say
        id_, values = say
        return self.say(id_, **{key: self._spoken(one, names) for key, one in values.items()})

    def _spoken(self, value: Any, names: Sequence[str]) -> Value:
        if isinstance(value, int | float):
            return value
        if not isinstance(value, Mapping):
            return self.speak(value, names)
        if "seat" in value:
            return names[value["seat"]]
        return self.listed([str(self._spoken(one, names)) for one in value["list"]])

    def has(self, id_: str) -> bool:
        languages = (self.language, FALLBACK)
        return any(_bundle(language, file_of(id_)).has_message(id_) for language in languages)

    def ids(self, beginning: str) -> list[str]:
        """The ids that begin so, in the order in which they are written."""
        return [
            id_
            for id_ in _bundle(FALLBACK, file_of(beginning))._messages
            if id_.startswith(beginning)
        ]

    def listed(self, words: Sequence[str]) -> str:
        """Several things as the language lists them: "Ada, Otto and Ida"."""
        from babel.lists import format_list

        if not words:
            return ""
        text = format_list(words, locale=self.language)
        if self.language == "es" and _I_SOUND.match(words[-1]):  # Babel does not know, browsers do
            text = text.removesuffix(f" y {words[-1]}") + f" e {words[-1]}" * (len(words) > 1)
        return text

    def either(self, words: Sequence[str]) -> str:
        """Several things of which one is meant: "basic or advanced"."""
        from babel.lists import format_list

        return format_list(words, "or", locale=self.language) if words else ""

    def notice(self, id_: str, trouble: Exception) -> None:
        """A text could not be made whole, such as for a value it was not given. What there is of
        it is shown all the same.
        """

    def _format(
        self, bundle: FluentBundle, language: str, id_: str, values: dict[str, Value]
    ) -> str:
        pattern = bundle.get_message(id_).value
        assert pattern is not None  # no text of ours is made of attributes alone
        numbers = {key: _number(value, language) for key, value in values.items()}
        text, troubles = bundle.format_pattern(pattern, numbers)
        for trouble in troubles:
            self.notice(id_, trouble)
        return str(text)


def _number(value: Value, language: str) -> object:
    """A number that will be written as browsers write it."""
    if isinstance(value, str) or language not in _GAPS_FROM_FIVE_DIGITS or abs(value) >= 10_000:
        return value
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # No isolation marks round variables: they show as boxes on some terminals.
    bundle = FluentBundle([locale_of(language)], use_isolating=False)
    bundle.add_resource(FluentResource(read_source(file, language)))
    return bundle
