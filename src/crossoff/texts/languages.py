"""The available languages, and the choice among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "VARIABLE",
    "known_language",
    "locale_of",
    "pick_language",
    "spoken",
]

#: The available languages, by their own names.
LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "it": "Italiano",
    "pt": "Português",
}
FALLBACK = "en"
VARIABLE = "CROSSOFF_LANGUAGE"

#: Environment variables for the user's languages, in order of precedence (as in gettext).
_SYSTEM = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def locale_of(language: str) -> str:
    """The locale for plurals and numbers: our Portuguese is European."""
    return "pt-PT" if language == "pt" else language


def pick_language(wishes: Mapping[str, str], *, said: object = None, kept: object = None) -> str:
    """Choose a language: an explicit choice, CROSSOFF_LANGUAGE, a saved choice, or the first
    supported one of the system's.

    `wishes` are the environment variables.
    """
    for wish in (said, wishes.get(VARIABLE), kept):
        if isinstance(wish, str) and (known := known_language(wish)):
            return known
    return next(filter(None, map(known_language, spoken(wishes))), FALLBACK)


def spoken(variables: Mapping[str, str]) -> Iterator[str]:
    """The languages of the system, best first: `de_AT.UTF-8` or `de:fr`. Empty in the C locale,
    whatever LANGUAGE says.
    """
    locale = next((variables[name] for name in _SYSTEM[1:] if variables.get(name)), "")
    if locale.partition(".")[0] not in ("", "C", "POSIX"):
        yield from variables.get("LANGUAGE", "").split(":")
        yield locale


def known_language(name: str) -> str | None:
    """The supported language for a name such as `pt_PT.UTF-8` or `de-AT`, if any."""
    short = name.strip().lower().replace("_", "-").partition(".")[0].partition("-")[0]
    return short if short in LANGUAGES else None
