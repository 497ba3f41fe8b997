"""Texts that some languages have and others lack."""

from __future__ import annotations

from collections.abc import Iterator

from devtools.texts.sources import LANGUAGES, Problem, all_files, sources

__all__ = ["missing_texts"]


def missing_texts() -> Iterator[Problem]:
    """Every text that is not in all languages, where it does stand."""
    for file in all_files():
        found = {language: sources(file, language) for language in LANGUAGES}
        for id_ in dict.fromkeys(id_ for texts in found.values() for id_ in texts):
            lacking = [language for language in LANGUAGES if id_ not in found[language]]
            if lacking:
                source = next(texts[id_] for texts in found.values() if id_ in texts)
                yield source.problem(f"missing in {', '.join(lacking)}")
