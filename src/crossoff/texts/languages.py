"""Which languages there are, and which of them a person wants."""

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

#: Languages there are texts for, by their own names.
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

#: Where systems say which languages a person reads, the most telling first (as gettext does).
_SYSTEM = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def locale_of(language: str) -> str:
    """A language as plurals and numbers know it: our Portuguese is that of Portugal."""
    return "pt-PT" if language == "pt" else language


def pick_language(wishes: Mapping[str, str], *, said: object = None, kept: object = None) -> str:
    """The language to use: what was said just now, CROSSOFF_LANGUAGE, what was kept from an earlier
    wish, or the first of the system's that there are texts for.

    `wishes` are the environment's variables.
    """
    for wish in (said, wishes.get(VARIABLE), kept):
        if isinstance(wish, str) and (known := known_language(wish)):
            return known
    return next(filter(None, map(known_language, spoken(wishes))), FALLBACK)


def spoken(variables: Mapping[str, str]) -> Iterator[str]:
    """The languages of the system, best first: `de_AT.UTF-8` or `de:fr`. None in the C locale,
    whatever LANGUAGE says.
    """
    locale = next((variables[name] for name in _SYSTEM[1:] if variables.get(name)), "")
    if locale.partition(".")[0] not in ("", "C", "POSIX"):
        yield from variables.get("LANGUAGE", "").split(":")
        yield locale


def known_language(name: str) -> str | None:
    """The language that a name such as `pt_PT.UTF-8` or `de-AT` stands for, if we have it."""
    short = name.strip().lower().replace("_", "-").partition(".")[0].partition("-")[0]
    return short if short in LANGUAGES else None
