"""What things are called: the same in every text of a language, as `terms.toml` says."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

from devtools.texts.sources import LANGUAGES, Problem, Source, all_files, sources

__all__ = [
    "always_several",
    "counted_nouns",
    "never_numbers",
    "other_terms",
    "words_to_avoid",
]

_FILE = Path(__file__).parent / "terms.toml"


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def counted_nouns(language: str) -> dict[str, str]:
    """Nouns that numbers stand before: one of them, and what several are called."""
    nouns: dict[str, str] = _data()["counted"][language]
    return nouns


def never_numbers() -> set[str]:
    """Variables that stand for words wherever they are."""
    return set(_data()["numbers"]["words"])


def always_several(id_: str) -> bool:
    """True if the numbers in a text are always above one."""
    return any(fnmatch(id_, pattern) for pattern in _data()["numbers"]["several"])


def other_terms() -> Iterator[Problem]:
    """Texts whose English has a term, and which call it something else."""
    for name, term in _data()["terms"].items():
        free = set(term.get("free", ()))
        patterns = {language: _pattern(term[language]) for language in LANGUAGES}
        for file in all_files():
            for id_, english in sources(file, "en").items():
                if id_ not in free and patterns["en"].search(_prose(english)):
                    yield from _not_named(name, patterns, file, id_)


def _not_named(
    name: str, patterns: dict[str, re.Pattern[str]], file: str, id_: str
) -> Iterator[Problem]:
    for language in LANGUAGES:
        source = sources(file, language).get(id_)
        if source is not None and not patterns[language].search(_prose(source)):
            expected = patterns[language].pattern
            yield source.problem(f"says nothing of '{name}'; expected /{expected}/ in terms.toml")


def words_to_avoid() -> Iterator[Problem]:
    """Texts with a word that has a better one, and texts that are not informal."""
    for language, words in _data()["avoid"].items():
        patterns = {_pattern(pattern, re.NOFLAG): better for pattern, better in words.items()}
        for file in all_files():
            for source in sources(file, language).values():
                for line, text in source.pieces():
                    for pattern, better in patterns.items():
                        if found := pattern.search(text):
                            yield source.problem(f"'{found[0]}': better {better}", line)


def _prose(source: Source) -> str:
    """What a text says, without names of options."""
    return re.sub(r"--[\w-]+", " ", source.words)


@cache
def _pattern(text: str, flags: re.RegexFlag = re.IGNORECASE) -> re.Pattern[str]:
    return re.compile(text, flags)
