"""Every language has all the texts of English, in its own words: browser, terminal, command line
and errors.
"""

from __future__ import annotations

import re

import pytest
from babel import Locale

from testkit.texts.ftl_files import LANGUAGES, PREFIXES, SETS, TERMINAL, Text, read_junk, read_texts

ALL = SETS | TERMINAL
OTHERS = [language for language in LANGUAGES if language != "en"]

SAME = {
    "title-with",  # the program's name
    "bot-name",
    "add-bot",
    "bot-named",
    *("character-novice", "character-casual", "character-skilled", "character-expert"),
    "sg-title",  # the name on the box
    "key-tab",  # what is printed on the keys
    "oc-key-use",
    "cmd-column-bot",
    "why-bot-import",
    "cmd-some-bad",
}
"""Texts that may be as in English everywhere, because they are names."""

SAME_IN = {
    "de": {
        *("sg-expedition-card", "sg-title-expedition"),
        *("theme-system", "motion-system", "pause", "help-group-bots", "review-hint"),
        *("character-master", "emote-wow", "sg-key-put"),
    },
    "fr": {
        *("menu", "options", "pause", "level-expert", "sg-sheet-total", "generic-total"),
        *("oc-color-orange", "oc-shape-blue", "oc-points-label", "oc-sheet", "oc-sheet-total"),
        *("cmd-fact-bots", "help-parameters", "help-arguments", "help-group-bots"),
        *("cmd-column-date", "cmd-column-points", "review-points", "review-cost-points"),
    },
    "es": {
        *("generic-total", "sg-sheet-total", "oc-sheet-total", "cmd-fact-bots", "cmd-value-no"),
        *("oc-why-color", "help-group-bots", "character-master"),
    },
    "it": {
        *("menu", "seat-bot", "sg-round", "sg-title-round", "sg-key-back", "tui-key-back"),
        *("cmd-value-no", "go-home", "cmd-seed", "character-master"),
        *("cmd-fact-database", "cmd-fact-file", "cmd-fact-file-system", "cmd-fact-schema"),
    },
    "pt": {
        "generic-total",
        "tui-key-back",
        *("menu", "seat-bot", "sg-sheet-total", "oc-sheet-total", "sg-key-back"),
        *("cmd-fact-bots", "help-group-bots", "character-master", "sg-key-put"),
    },
}
"""Texts that happen to be as in English in one language."""

WON = {"you-win", "you-share", "they-win", "they-share"}

Each = pytest.mark.parametrize("language", LANGUAGES)
EachOther = pytest.mark.parametrize("language", OTHERS)
EachSet = pytest.mark.parametrize("name", ALL)


@Each
@EachSet
def test_everything_is_understood(name: str, language: str) -> None:
    assert read_junk(name, language) == []


@EachOther
@EachSet
def test_all_languages_have_the_same_texts(name: str, language: str) -> None:
    english, texts = read_texts(name, "en"), read_texts(name, language)
    assert list(texts) == list(english)
    for id_, text in texts.items():
        assert text.attributes == english[id_].attributes, id_


def known(text: Text) -> set[str]:
    """Return the variables that a text may use: those of English, those in its comment, and the
    reader.
    """
    promised = set(re.findall(r"\$(\w+)", text.comment))
    reader = {"you"} if "name" in text.printed else set()
    return text.printed | text.selected | promised | reader


@EachOther
@EachSet
def test_all_languages_say_the_same_things(name: str, language: str) -> None:
    english, texts = read_texts(name, "en"), read_texts(name, language)
    for id_, text in texts.items():
        assert text.printed == english[id_].printed, id_
        assert text.selected <= known(english[id_]), id_


def covers(keys: set[str], category: str, locale: Locale) -> bool:
    """True if a plural category is covered: by its name, or by each of its small numbers."""
    numbers = [n for n in range(21) if locale.plural_form(n) == category]
    return category in keys or all(str(n) in keys for n in numbers)


@Each
@EachSet
def test_words_follow_numbers_as_the_language_counts(name: str, language: str) -> None:
    """Where English distinguishes one from many, so does every language, by its own rules.

    Numbers in texts are small: millions are left to *[other].
    """
    locale = Locale.parse("pt_PT" if language == "pt" else language)
    english, texts = read_texts(name, "en"), read_texts(name, language)
    for id_, text in texts.items():
        for variable in text.selected:
            for keys, default in text.keys(variable):
                counted = keys & {"zero", "one", "two", "few", "many"}
                assert counted <= locale.plural_form.tags, id_
                assert default == "other" or not counted, id_
        for variable in english[id_].selected:
            if any("one" in keys for keys, _ in english[id_].keys(variable)):
                choices = [keys for keys, _ in text.keys(variable)]
                assert choices, f"{id_} does not ask for ${variable}"
                assert all(covers(keys, "one", locale) for keys in choices), id_


@EachOther
@EachSet
def test_nothing_was_left_in_english(name: str, language: str) -> None:
    english = read_texts(name, "en")
    same = {
        id_
        for id_, text in read_texts(name, language).items()
        if text.source == english[id_].source and any(map(str.isalpha, text.words))
    }
    assert same - SAME <= SAME_IN[language]


def test_what_may_be_as_in_english_is() -> None:
    for language in OTHERS:
        texts = {id_: text for name in ALL for id_, text in read_texts(name, language).items()}
        english = {id_: text for name in ALL for id_, text in read_texts(name, "en").items()}
        for id_ in SAME_IN[language]:
            assert texts[id_].source == english[id_].source, f"{language}: {id_}"


@Each
@EachSet
def test_only_a_win_is_worth_an_exclamation_mark(name: str, language: str) -> None:
    loud = {id_ for id_, text in read_texts(name, language).items() if "!" in text.words}
    assert loud <= WON


@EachSet
def test_a_game_begins_its_texts_with_its_prefix(name: str) -> None:
    """So that texts of two games never collide, and the shell finds those it uses."""
    assert all(id_.startswith(PREFIXES[name]) for id_ in read_texts(name, "en"))
