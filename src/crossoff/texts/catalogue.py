"""Texts in one language, from Fluent files, with English as the fallback."""

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

#: Languages that group digits only from five digits on. Browsers know that, Babel does not.
_GROUP_FROM_FIVE_DIGITS = ("es", "it", "pt")

#: In Spanish "y" becomes "e" before an i sound.
_I_SOUND = re.compile(r"i|í|hí|hi(?![ae])", re.IGNORECASE)


class Texts:
    """Formats texts in one language. Each file is read when it is first needed."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, id_: str, **values: Value) -> str:
        """Format a text; an unknown id is returned as it is, so that it is noticed.

        A person named in a text may be the reader, which in most languages changes the verb: `$you`
        tells.
        """
        if "name" in values:
            values["you"] = "yes" if values["name"] == self.say("you") else "no"
        for language in (self.language, FALLBACK):
            bundle = _bundle(language, file_of(id_))
            if bundle.has_message(id_):
                return self._format(bundle, language, id_, values)
        return id_

    def speak(
        self,
        say: tuple[str, Mapping[str, Any]] | str,
        names: Sequence[str] = (),
        **more: Value,
    ) -> str:
        """Format a game's message (`core.model.say`); `names` are the names of the seats, `more`
        are values that only the front end knows, such as how much is still to be picked.
        """
        if isinstance(say, str):
            return say
        id_, values = say
        resolved = {key: self._resolve(one, names) for key, one in values.items()}
        return self.say(id_, **{**more, **resolved})

    def _resolve(self, value: Any, names: Sequence[str]) -> Value:
        if isinstance(value, int | float):
            return value
        if not isinstance(value, Mapping):
            return self.speak(value, names)
        if "seat" in value:
            return names[value["seat"]]
        if "items" in value:
            return ", ".join(str(self._resolve(one, names)) for one in value["items"])
        return self.listed([str(self._resolve(one, names)) for one in value["list"]])

    def has(self, id_: str) -> bool:
        languages = (self.language, FALLBACK)
        return any(_bundle(language, file_of(id_)).has_message(id_) for language in languages)

    def ids(self, beginning: str) -> list[str]:
        """The ids with this prefix, in the order of the file."""
        return [
            id_
            for id_ in _bundle(FALLBACK, file_of(beginning))._messages
            if id_.startswith(beginning)
        ]

    def listed(self, words: Sequence[str]) -> str:
        """Join items with "and": "Ada, Otto and Ida"."""
        from babel.lists import format_list

        if not words:
            return ""
        text = format_list(words, locale=self.language)
        if self.language == "es" and _I_SOUND.match(words[-1]):  # unlike Babel, browsers know
            text = text.removesuffix(f" y {words[-1]}") + f" e {words[-1]}" * (len(words) > 1)
        return text

    def either(self, words: Sequence[str]) -> str:
        """Join items with "or": "basic or advanced"."""
        from babel.lists import format_list

        return format_list(words, "or", locale=self.language) if words else ""

    def notice(self, id_: str, trouble: Exception) -> None:
        """Called when a text could not be formatted completely, for instance because a value is
        missing. The rest of it is shown anyway.
        """

    def _format(
        self, bundle: FluentBundle, language: str, id_: str, values: dict[str, Value]
    ) -> str:
        pattern = bundle.get_message(id_).value
        assert pattern is not None  # our messages always have a value
        numbers = {key: _number(value, language) for key, value in values.items()}
        text, troubles = bundle.format_pattern(pattern, numbers)
        for trouble in troubles:
            self.notice(id_, trouble)
        return str(text)


def _number(value: Value, language: str) -> object:
    """A number to be formatted as browsers do."""
    if isinstance(value, str) or language not in _GROUP_FROM_FIVE_DIGITS or abs(value) >= 10_000:
        return value
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # No isolation marks around variables: some terminals show them as boxes.
    bundle = FluentBundle([locale_of(language)], use_isolating=False)
    bundle.add_resource(FluentResource(read_source(file, language)))
    return bundle
