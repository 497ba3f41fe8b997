"""What the pages ask for is written, what is written is asked for, and no words stand in the code.

How languages compare is checked in test_texts_languages.
"""

from __future__ import annotations

import re

import pytest

from crossoff.bots import bot_names, describe_bot
from crossoff.core.registry import game_names, load_game
from crossoff.play.lessons import lesson_names, load_lesson
from testkit.texts.ftl_files import LANGUAGES, PREFIXES, ROOT, SETS, read_texts
from testkit.texts.js_source import asked, literals, modules, shown_words, spoken_words, templates
from testkit.texts.rule_clauses import rule_ids

FOLDERS = {
    "shell": "web/js",
    "learn": "web/js",
    "silver_gold": "games/silver_gold/web",
    "one_card": "games/one_card/web",
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
    # how a game can end by itself, the view says
    "oc-ends-${view.ends.why}": ["oc-ends-idle", "oc-ends-turns"],
    # how a table can end before its game
    "closed-${state.table.ended}": ["closed-closed", "closed-abandoned", "closed-outdated"],
    # what the check of the chance found
    "${words}-wrong": [
        "fair-commitment-wrong",
        "fair-promise-wrong",
        "fair-nonce-wrong",
        "fair-heads-wrong",
    ],
    "theme-${value}": ["theme-system", "theme-light", "theme-dark"],
    "motion-${value}": ["motion-system", "motion-less"],
    # the codes of docs/wire.md; one without words of its own is "unknown"
    "error-${code}": [
        f"error-{code}"
        for code in (
            *("malformed", "not_found", "full", "name_taken", "running", "ended", "too_fast"),
            *("too_large", "unavailable", "illegal", "not_yours", "stale", "already_done"),
            "unavailable-full",
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
        *("fair-nonce", "fair-nonce-unknown", "fair-heads", "fair-heads-unknown"),
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

EachSet = pytest.mark.parametrize("name", SETS)


def test_the_pages_offer_the_languages_there_are() -> None:
    source = (ROOT / "web/js/texts.js").read_text(encoding="utf-8")
    offered = re.search(r"LANGUAGES = \{(.*?)\}", source)
    assert offered
    assert tuple(re.findall(r"(\w+):", offered[1])) == LANGUAGES


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
    found = [name for name in SETS if id_.startswith(PREFIXES[name])]
    return max(found, key=lambda name: len(PREFIXES[name]))


@EachSet
def test_what_is_asked_for_is_written_and_what_is_written_is_asked_for(name: str) -> None:
    everything = {id_ for other in SETS for id_ in used(other)}
    assert {id_ for id_ in everything if belongs(id_) == name} == set(read_texts(name, "en"))


def test_troubles_are_those_of_the_wire() -> None:
    wire = (ROOT.parent.parent / "docs/wire.md").read_text(encoding="utf-8")
    for id_ in COMPOSED["error-${code}"]:
        code = id_.removeprefix("error-")
        for part in code.split("-"):
            assert part in OUR_OWN_TROUBLES or f"`{part}`" in wire, code


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
