"""Every language says everything that the pages ask for, and says it in its own words."""

from __future__ import annotations

import re

import pytest
from babel import Locale

from crossoff.bots import bot_names, describe_bot
from crossoff.core.registry import game_names, load_game
from crossoff.play.lessons import lesson_names, load_lesson
from ftl_files import LANGUAGES, ROOT, SETS, Text, read_junk, read_texts
from js_source import asked, literals, modules, shown_words, spoken_words, templates
from rule_clauses import rule_ids

pytestmark = pytest.mark.once

OTHERS = [language for language in LANGUAGES if language != "en"]
FOLDERS = {
    "shell": "web/js",
    "learn": "web/js",
    "silver_gold": "games/silver_gold/web",
    "one_card": "games/one_card/web",
}
PREFIXES = {
    "shell": "",
    "silver_gold": "sg-",
    "one_card": "oc-",
    "learn": "learn-",
    "silver_gold_learn": "sg-learn-",
    "one_card_learn": "oc-learn-",
    "silver_gold_rules": "sg-rule-",
    "one_card_rules": "oc-rule-",
}
GAMES = {name: type(load_game(name).notation).__module__.split(".")[-2] for name in game_names()}
OPTIONS = {key: values for name in game_names() for key, values in load_game(name).options.items()}
OUR_OWN_TROUBLES = ("offline", "unknown")  # not from the server

COMPOSED: dict[str, list[str]] = {
    # which bots there are, the server says
    "level-${level}": [f"level-{bot}" for bot in bot_names()],
    # words of a game that the shell asks for without knowing it
    "${initials}-${id}": [
        f"{PREFIXES[package]}{word}"
        for package in GAMES.values()
        for word in ("title", *(f"bot-{bot}" for bot in bot_names()))
    ],
    "about-${game.name}": [f"about-{name}" for name in GAMES],
    # only where the game has something to remember
    "memory-${game.name}": ["memory-silver-and-gold"],
    # what a game can be asked for, the server says; no option needs a note yet
    "option-${name}": [f"option-{key}" for key in OPTIONS],
    "option-${name}-${value}": [
        f"option-{key}-{value}" for key, values in OPTIONS.items() for value in values
    ],
    "option-${name}-${value}-note": [],
    # how a table can end before its game
    "closed-${state.table.ended}": ["closed-closed", "closed-abandoned"],
    # what the check of the chance found
    "${words}-wrong": ["fair-commitment-wrong", "fair-promise-wrong", "fair-nonce-wrong"],
    "theme-${value}": ["theme-system", "theme-light", "theme-dark"],
    "motion-${value}": ["motion-system", "motion-less"],
    # the codes of docs/wire.md; one without words of its own is "unknown"
    "error-${code}": [
        f"error-{code}"
        for code in (
            *("malformed", "not_found", "full", "name_taken", "running", "ended", "too_fast"),
            *("too_large", "unavailable", "illegal", "not_yours", "stale", "already_done"),
            *OUR_OWN_TROUBLES,
        )
    ],
    # phones have room for fewer words
    "${id}-short": ["sg-mark-short", "sg-mark-one-short"],
    # where somebody stands in the turn
    "sg-${state}": ["sg-ready", "sg-thinking", "sg-picking"],
    "oc-standing-${where}": [
        f"oc-standing-{where}"
        for where in ("choosing", "ready", "rolling", "deciding", "taking", "next", "done", "idle")
    ],
    # lines of the score sheet, as the server names them
    "sg-sheet-${item}": [
        f"sg-sheet-{item}" for item in ("maps", "seals", "coins", "cups", "palms")
    ],
    # colours of the deck
    "oc-color-${color}": [
        f"oc-color-{color}" for color in ("red", "orange", "yellow", "green", "blue", "purple")
    ],
    "oc-shape-${color}": [
        f"oc-shape-{color}" for color in ("red", "orange", "yellow", "green", "blue", "purple")
    ],
    "oc-die-${state}": ["oc-die-lies", "oc-die-kept", "oc-die-again"],
}
"""Ids that are put together, as the code writes them, and all that can come of it."""

CARRIED = {
    "about": [],  # put together, see above
    "game": [],  # the function adds the id
    "id": [
        *("sg-mark", "sg-mark-one", "sg-say-mark"),
        *("sg-say-mark-coins", "sg-say-mark-palms", "sg-say-mark-coins-palms"),
    ],
    "say": [
        id_
        for game in game_names()
        for lesson in lesson_names(game)
        for step in load_lesson(game, lesson).steps
        for id_ in (step.say, *step.refuses.values())
    ],
    "text": [id_ for package in GAMES.values() for id_ in rule_ids(package)],
    "words": [
        *("fair-commitment", "fair-promise", "fair-promise-unknown"),
        *("fair-nonce", "fair-nonce-unknown"),
    ],
}
"""Ids that reach the call in a variable of this name."""

HINTS = [
    id_
    for package in GAMES.values()
    for id_ in literals("".join(re.findall(r"\bid: (.*)", modules(FOLDERS[package])["hints.js"])))
    if "-hint-" in id_
]
"""Ids of what is said once, from the tables that say when."""

SAME = {
    "title-with",  # the program's name
    "bot-name",
    "add-bot",
    "bot-named",
    "sg-title",  # the name on the box
    "key-tab",  # what is printed on the keys
}
"""Texts that may be as in English everywhere, because they are names."""

SAME_IN = {
    "de": {"sg-expedition-card", "sg-title-expedition"},
    "fr": {
        *("menu", "options", "pause", "level-expert", "sg-sheet-total"),
        *("oc-color-orange", "oc-shape-blue", "oc-points-label", "oc-sheet", "oc-sheet-total"),
    },
    "es": {"sg-sheet-total", "oc-sheet-total"},
    "it": {"menu", "seat-bot", "sg-round", "sg-title-round", "sg-key-back"},
    "pt": {"menu", "seat-bot", "sg-sheet-total", "oc-sheet-total", "sg-key-back"},
}
"""Texts that happen to be as in English in one language."""

WON = {"you-win", "you-share", "they-win", "they-share"}

Each = pytest.mark.parametrize("language", LANGUAGES)
EachOther = pytest.mark.parametrize("language", OTHERS)
EachSet = pytest.mark.parametrize("name", SETS)


@Each
@EachSet
def test_everything_is_understood(name: str, language: str) -> None:
    assert read_junk(name, language) == []


def test_the_pages_offer_the_languages_there_are() -> None:
    source = (ROOT / "web/js/texts.js").read_text(encoding="utf-8")
    offered = re.search(r"LANGUAGES = \{(.*?)\}", source)
    assert offered
    assert tuple(re.findall(r"(\w+):", offered[1])) == LANGUAGES


@EachOther
@EachSet
def test_all_languages_have_the_same_texts(name: str, language: str) -> None:
    english, texts = read_texts(name, "en"), read_texts(name, language)
    assert list(texts) == list(english)
    for id_, text in texts.items():
        assert text.attributes == english[id_].attributes, id_


def known(text: Text) -> set[str]:
    """What a text can ask for: what English uses, what its comment promises, who is the reader."""
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
    """Whether a category of numbers is chosen: by its name, or each small number of it alone."""
    numbers = [n for n in range(21) if locale.plural_form(n) == category]
    return category in keys or all(str(n) in keys for n in numbers)


@Each
@EachSet
def test_words_follow_numbers_as_the_language_counts(name: str, language: str) -> None:
    """Where English tells one from many, so does every language, with its own idea of one.

    Spoken numbers are small: what a language does with millions is left to *[other].
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
        texts = {id_: text for name in SETS for id_, text in read_texts(name, language).items()}
        english = {id_: text for name in SETS for id_, text in read_texts(name, "en").items()}
        for id_ in SAME_IN[language]:
            assert texts[id_].source == english[id_].source, f"{language}: {id_}"


@Each
@EachSet
def test_only_a_win_is_worth_an_exclamation_mark(name: str, language: str) -> None:
    loud = {id_ for id_, text in read_texts(name, language).items() if "!" in text.words}
    assert loud <= WON


@EachSet
def test_a_game_begins_its_texts_with_the_initials_of_its_folder(name: str) -> None:
    """So texts of two games never meet, and the shell finds those it asks for."""
    assert all(id_.startswith(PREFIXES[name]) for id_ in read_texts(name, "en"))


def calls(name: str) -> list[str]:
    """What is asked for by the code that comes with a file."""
    found = modules(FOLDERS[name]).values() if name in FOLDERS else []  # others are only words
    return [call for code in found for call in asked(code, "t", "hasText", "worded")]


def test_ids_are_put_together_only_as_listed_here() -> None:
    found = {one for name in SETS for call in calls(name) for one in templates(call)}
    found |= set(re.findall(r"`(about-[^`]*)`", "".join(modules("web/js").values())))
    assert found == set(COMPOSED)
    carried = {word for name in SETS for call in calls(name) for word in variables(call)}
    assert carried <= set(CARRIED)


def variables(call: str) -> set[str]:
    """Names that could be an id: alone, or one side of a choice between two."""
    return set(re.findall(r"(?:^|[?:] )(\w+)(?= :|$)", call.strip()))


def used(name: str) -> set[str]:
    listed = [id_ for ids in [*COMPOSED.values(), *CARRIED.values(), HINTS] for id_ in ids]
    plain = [id_ for call in calls(name) for id_ in literals(without_condition(call))]
    return {id_ for id_ in listed + plain if belongs(id_) == name}


def without_condition(call: str) -> str:
    """What is left of `a === "b" ? "c" : "d"` once its condition is gone."""
    return re.sub(r"[^?:]*(?:===|\.)[^?:]*\?", "", call)


def belongs(id_: str) -> str:
    """The file that an id is in: that of the longest beginning."""
    found = [name for name, prefix in PREFIXES.items() if id_.startswith(prefix)]
    return max(found, key=lambda name: len(PREFIXES[name]))


@EachSet
def test_what_is_asked_for_is_written_and_what_is_written_is_asked_for(name: str) -> None:
    everything = {id_ for other in SETS for id_ in used(other)}
    assert {id_ for id_ in everything if belongs(id_) == name} == set(read_texts(name, "en"))


def test_troubles_are_those_of_the_wire() -> None:
    wire = (ROOT.parent.parent / "docs/wire.md").read_text(encoding="utf-8")
    for id_ in COMPOSED["error-${code}"]:
        code = id_.removeprefix("error-")
        assert code in OUR_OWN_TROUBLES or f"`{code}`" in wire, code


@pytest.mark.parametrize("game", GAMES)
def test_bots_say_of_themselves_what_the_server_says_of_them(game: str) -> None:
    texts = read_texts(GAMES[game], "en")
    prefix = PREFIXES[GAMES[game]]
    for bot in bot_names():
        assert texts[f"{prefix}bot-{bot}"].words == describe_bot(bot, load_game(game))


NOT_WORDS = {
    "wordmark.js": {"cr", "ss", "ff", "crossoff"},  # the program's name, drawn
    "fair-check.js": {"crossoff verify crossoff-", ".json"},  # a command to be typed as it is
}


@pytest.mark.parametrize("folder", sorted({*FOLDERS.values()}))
def test_no_words_stand_in_the_code(folder: str) -> None:
    for module, code in modules(folder).items():
        found = {*shown_words(code), *spoken_words(code)}
        assert found <= NOT_WORDS.get(module, set()), module
