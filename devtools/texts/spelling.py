"""Words that no dictionary has and nobody has accepted.

The dictionaries are those of pyspellchecker. Words of ours that they lack are in `words/`, one file
for each language and `names.txt` for what is the same in all of them; `dev.py words` adds to them.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from spellchecker import SpellChecker

from devtools.texts.sources import LANGUAGES, Problem, Source, all_files, sources

__all__ = ["accept_all", "misspelled", "unused_words"]

_FOLDER = Path(__file__).parent / "words"
_NAMES = "names"
_WIDESPREAD = 4  # languages: an unknown word of so many is a name, or a word of the record

#: Not prose: options, links, files, classes, and what is written in capitals or with digits.
_CODE = re.compile(
    r"--[\w-]+|\w+://\S*|[\w.]*[/_#@]\S*|\w+\.(?:py|md|json|toml|sqlite)\b|\b\w*\d\w*\b"
    r"|\b[A-Z]{2,}\b|\b\w+[=:]\w\S*"
)
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_ELIDES = ("fr", "it")  # l’adresse, un’altra: two words


def misspelled() -> Iterator[Problem]:
    """Every word that is in no dictionary and no list."""
    for source, line, word in _unknown():
        yield source.problem(f"unknown word '{word}' (python3 dev.py words accepts it)", line)


def unused_words() -> Iterator[Problem]:
    """Accepted words that no text has any more."""
    used = {language: _all_words(language) for language in LANGUAGES}
    used[_NAMES] = set().union(*used.values())
    for name, words in used.items():
        for number, word in enumerate(_read(name), 1):
            if word not in words:
                yield Problem(_path(name), number, f"no text has the word '{word}'")


def accept_all() -> None:
    """Add every unknown word to the lists, and drop those that no text has."""
    found: dict[str, set[str]] = defaultdict(set)
    for source, _, word in _unknown():
        found[word].add(source.language)
    names = {word for word, languages in found.items() if len(languages) >= _WIDESPREAD}
    used = {language: _all_words(language) for language in LANGUAGES}
    _write(_NAMES, (names | set(_read(_NAMES))) & set().union(*used.values()))
    for language in LANGUAGES:
        own = {word for word in found.keys() - names if language in found[word]}
        _write(language, (own | set(_read(language))) & used[language])


def _unknown() -> Iterator[tuple[Source, int, str]]:
    for language in LANGUAGES:
        accepted = {*_read(_NAMES), *_read(language)}
        dictionary = SpellChecker(language=language).word_frequency.dictionary
        for source, line, word in _words(language):
            if word not in accepted and word not in dictionary:
                yield source, line, word


def _words(language: str) -> Iterator[tuple[Source, int, str]]:
    for name in all_files():
        for source in sources(name, language).values():
            for line, text in source.pieces():
                for word in _split(text, language):
                    yield source, line, word


def _split(text: str, language: str) -> Iterator[str]:
    """The words of a text in small letters; one letter alone is a name for something."""
    for found in _WORD.findall(_CODE.sub(" ", text)):
        word = found.lower().replace("’", "'")
        parts = word.split("'") if language in _ELIDES else [word.removesuffix("'s")]
        yield from (part for part in parts if len(part) > 1)


@cache
def _all_words(language: str) -> set[str]:
    return {word for _, _, word in _words(language)}


def _path(name: str) -> Path:
    return _FOLDER / f"{name}.txt"


@cache
def _read(name: str) -> list[str]:
    return _path(name).read_text(encoding="utf-8").split() if _path(name).exists() else []


def _write(name: str, words: set[str]) -> None:
    _path(name).write_text("".join(f"{word}\n" for word in sorted(words)), encoding="utf-8")
