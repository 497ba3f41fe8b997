"""Reasons for refusals: in English for programs, localised for people."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

from crossoff.core.errors import (
    BadDeck,
    BadNotation,
    BadRecord,
    CrossoffError,
    NotOffered,
    said,
)
from crossoff.texts import Texts
from crossoff.texts.plain import English
from testkit.terminal.command import crossoff
from testkit.texts.ftl_files import LANGUAGES, ROOT, read_texts

Each = pytest.mark.parametrize("language", LANGUAGES)

REASONS = {
    id_: text
    for name in ("reasons", "silver_gold_reasons", "one_card_reasons")
    for id_, text in read_texts(name, "en").items()
}
ID = re.compile(r"(?:[a-z]+-)?why-[\w-]+")


def trees() -> Iterator[ast.Module]:
    for path in ROOT.rglob("*.py"):
        yield ast.parse(path.read_text(encoding="utf-8"))


def is_id(node: ast.AST) -> bool:
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return is_text and bool(ID.fullmatch(node.value))  # type: ignore[attr-defined]


# --- ids used by the code ---


def test_what_is_asked_for_is_written_and_what_is_written_is_asked_for() -> None:
    asked = {node.value for tree in trees() for node in ast.walk(tree) if is_id(node)}  # type: ignore[attr-defined]
    assert asked == set(REASONS)


def test_reasons_are_given_what_stands_in_them() -> None:
    """Wherever an error or a part of one is created. `**values` cannot be checked here."""
    made = [call for tree in trees() for call in ast.walk(tree) if is_making(call)]
    for call in made:
        given = {one.arg for one in call.keywords}
        (text,) = (REASONS[id_.value] for id_ in call.args if is_id(id_))  # type: ignore[attr-defined]
        assert given - {None} <= text.printed, ast.unparse(call)
        assert None in given or given == text.printed, ast.unparse(call)
    assert len(made) > 120


def is_making(node: ast.AST) -> TypeGuard[ast.Call]:
    """True for a call such as `BadNotation("why-…", …)`, `said(…)` or `entry.refuse(…)`."""
    if not isinstance(node, ast.Call) or not any(map(is_id, node.args)):
        return False
    name = ast.unparse(node.func).rpartition(".")[2]
    return name in ("said", "refuse") or name[0].isupper()


# --- English ---


def test_programs_read_english_as_fluent_would_say_it() -> None:
    """It is read without a parser, so there must be nothing but words and variables."""
    english = Texts("en")
    for id_, text in REASONS.items():
        values = {variable: f"<{variable}>" for variable in text.printed}
        assert English().say(id_, **values) == english.say(id_, **values)
        assert text.selected == set(), id_


def test_what_only_developers_see_is_said_as_it_is() -> None:
    error = CrossoffError("the store is closed")
    assert str(error) == "the store is closed"
    assert error.render(Texts("de")) == "the store is closed"


# --- in any language ---


def test_parts_are_in_the_same_language() -> None:
    error = BadNotation("why-expected", what=said("why-line-of-seat", seat=1), got="'x'")
    assert str(error) == "expected a line of seat 1, got 'x'"
    assert error.render(Texts("de")) == "erwartet: eine Zeile von Platz 1; da steht: 'x'"


def test_of_several_words_one_is_meant() -> None:
    known = ("basic", "advanced")
    error = NotOffered("why-option-values", option="variant", known=known, got="'x'")
    assert str(error) == "option variant is basic or advanced, not 'x'"
    assert error.render(Texts("fr")) == "l’option variant vaut basic ou advanced, pas 'x'"


def test_an_error_is_the_reason_of_another() -> None:
    deck = BadDeck("deck", said("why-line", line="3"), "why-deck-not-utf-8")
    error = BadRecord(0, deck)
    assert str(error) == "line 0: deck: line 3: not UTF-8"
    assert error.render(Texts("es")) == "line 0: deck: línea 3: no es UTF-8"


@pytest.mark.parametrize(
    "error",
    [
        BadNotation("why-expected", what=said("why-seat"), got="'x'"),
        BadDeck("a.toml", said("why-line", line="3"), "why-deck-large", size=256),
        BadRecord(4, BadNotation("why-not-drawn", got="'x'")),
    ],
)
def test_an_error_comes_whole_from_another_process(error: CrossoffError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    for language in LANGUAGES:
        assert again.render(Texts(language)) == error.render(Texts(language))
    assert str(again) == str(error)


# --- in error messages ---


@Each
def test_a_bad_deck(language: str, tmp_path: Path) -> None:
    deck = tmp_path / "own.toml"
    deck.write_text("dice = 5\n")
    done = crossoff(
        *("simulate", "--game", "one-card", "--games", "1", "--deck", deck, "--language", language)
    )
    assert done.returncode == 2
    words = Texts(language).say("why-deck-missing")
    assert done.stderr == f"crossoff: {deck}: colors: {words}\n"


@Each
def test_a_database_that_is_not_there(language: str, tmp_path: Path) -> None:
    path = tmp_path / "none.sqlite"
    done = crossoff("export", "0" * 32, "--db", path, "--language", language)
    words = Texts(language).say("why-db-no-file", file=str(path))
    assert (done.returncode, done.stderr) == (2, f"crossoff: {words}\n")


@Each
def test_a_cluster_that_cannot_be_meant(language: str) -> None:
    done = crossoff(
        *("arena", "--game", "one-card", "--bots", "random,greedy"),
        *("--cluster", "nowhere", "--language", language),
    )
    words = Texts(language).say("why-arena-address", got="'nowhere'")
    assert (done.returncode, done.stderr) == (2, f"crossoff: --cluster: {words}\n")


@Each
def test_a_link_that_leads_nowhere(language: str, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("class Bot:\n    def choose(self, view, legal): ...\n")
    bot = f"{tmp_path}/bot.py:Bot"
    done = crossoff("join", "http://localhost:1/", "--bot", bot, "--language", language)
    words = Texts(language).say("why-join-link")
    assert (done.returncode, done.stderr) == (2, f"crossoff: {words}\n")
