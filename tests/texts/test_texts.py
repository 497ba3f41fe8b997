"""What the pages ask for is written, what is written is asked for, and no words stand in the code.

How languages compare is checked in test_texts_languages.
"""

from __future__ import annotations

import re

import pytest

from crossoff.bots import bot_names, describe_bot, offered_bots
from crossoff.bots.registry import LEVELS
from crossoff.core.model.contract import Game
from crossoff.core.model.registry import game_names, load_game
from crossoff.play.lessons import lesson_names, load_lesson
from crossoff.texts import Texts
from testkit.texts.ftl_files import LANGUAGES, PREFIXES, ROOT, SETS, SHIPPED, read_texts
from testkit.texts.js_source import asked, literals, modules, shown_words, spoken_words, templates
from testkit.texts.rule_clauses import rule_ids

FOLDERS = {
    "shell": "web/js",
    "learn": "web/js",
    **{folder: f"games/{folder}/web" for folder in SHIPPED},
}
GAMES = {package.name: folder for folder, package in SHIPPED.items()}
OUR_OWN_TROUBLES = ("offline", "unknown")  # not from the server


def asked_of(game: Game) -> list[str]:
    """Return the texts of a game that the shell uses generically."""
    words = ["title", "about", "credits"]
    bots = (*offered_bots(game), *game.package.references)
    words += [f"bot-{bot}" for bot in bots if bot not in ("random", "greedy")]
    for key, values in game.options.items():
        words += [f"option-{key}", *(f"option-{key}-{value}" for value in values)]
    with_aid = Texts("en").has(f"{game.prefix}-memory")  # if there is something to remember
    return [f"{game.prefix}-{word}" for word in [*words, *["memory"] * with_aid]]


def said_in_python() -> list[str]:
    """Return the text ids used by games and tables in Python."""
    found = []
    for package in SHIPPED.values():
        for path in package.folder.glob("*.py"):
            own = literals(path.read_text(encoding="utf-8"))
            others = (f"{package.prefix}-why-", f"{package.prefix}-review-")
            found += [
                id_
                for id_ in own
                if id_.startswith(f"{package.prefix}-") and not id_.startswith(others)
            ]
    for name in ("play/saying.py", "play/recent.py", "play/outcome.py", "core/model/defaults.py"):
        found += re.findall(r'"((?:told|won|generic)-[\w-]+)"', (ROOT / name).read_text("utf-8"))
    return found


EMOTES = ("thumb", "wow", "oops", "hurry", "well-played", "thanks")
COMPOSED: dict[str, list[str]] = {
    # which bots there are, the server says
    "level-${level}": [f"level-{bot}" for bot in bot_names()],
    "character-${level}": [f"character-{level}" for level in LEVELS],
    # the gestures of docs/wire.md
    "emote-${name}": [f"emote-{name}" for name in EMOTES],
    "emote-${gesture.emote}": [f"emote-{name}" for name in EMOTES],
    # words of a game that the shell asks for without knowing it
    "${game.prefix}-${id}": [id_ for name in GAMES for id_ in asked_of(load_game(name))],
    "plays-${level}": ["plays-random", "plays-greedy"],
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
    "${id}-short": [
        *("sg-mark-short", "sg-mark-one-short", "sg-to-go-short", "sg-then-palm-short")
    ],
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
    "game": [],  # the function adds the id
    "id": [id_ for name in GAMES for id_ in load_game(name).shown.refusals],
    "said": said_in_python(),
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
    offered = re.search(r"LANGUAGES = \{(.*?)\}", source, re.DOTALL)
    assert offered
    assert tuple(re.findall(r"(\w+):", offered[1])) == LANGUAGES


def calls(name: str) -> list[str]:
    """Return the ids used by the code that belongs to a file."""
    found = modules(FOLDERS[name]).values() if name in FOLDERS else []  # others are texts only
    return [call for code in found for call in asked(code, "t", "hasText", "worded")]


def test_ids_are_put_together_only_as_listed_here() -> None:
    found = {one for name in SETS for call in calls(name) for one in templates(call)}
    assert found == set(COMPOSED)
    carried = {word for name in SETS for call in calls(name) for word in variables(call)}
    assert carried <= set(CARRIED)


def variables(call: str) -> set[str]:
    """Return names that could hold an id: alone, or either side of a conditional."""
    return set(re.findall(r"(?:^|[?:] )(\w+)(?= :|$)", call.strip()))


def used(name: str) -> set[str]:
    listed = [id_ for ids in [*COMPOSED.values(), *CARRIED.values(), HINTS] for id_ in ids]
    plain = [id_ for call in calls(name) for id_ in literals(without_condition(call))]
    return {id_ for id_ in listed + plain if belongs(id_) == name}


def without_condition(call: str) -> str:
    """Return `a === "b" ? "c" : "d"` without its condition."""
    return re.sub(r"[^?:]*(?:===|\.)[^?:]*\?", "", call)


def belongs(id_: str) -> str:
    """Return the file of an id: the one with the longest matching prefix."""
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
    texts = read_texts(GAMES[game], "en") | read_texts("shell", "en")
    prefix = PREFIXES[GAMES[game]]
    for bot in bot_names():
        own = texts.get(f"plays-{bot}") or texts[f"{prefix}bot-{bot}"]
        assert own.words == describe_bot(bot, load_game(game))


NOT_WORDS = {
    "wordmark.js": {"cr", "ss", "ff", "crossoff"},  # the program's name, drawn
    "fair-check.js": {"crossoff verify crossoff-", ".json"},  # a command to type literally
}


@pytest.mark.parametrize("folder", sorted({*FOLDERS.values()}))
def test_no_words_stand_in_the_code(folder: str) -> None:
    for module, code in modules(folder).items():
        found = {*shown_words(code), *spoken_words(code)}
        assert found <= NOT_WORDS.get(module, set()), module
