"""What terminal and command line say: all that they ask for, and nothing to no purpose.

How languages compare is checked in test_texts_languages.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from crossoff.cli import help as help_texts
from crossoff.cli.app import COMMANDS
from crossoff.cli.main import run
from crossoff.texts.plain import PlainTexts
from testkit.paths import DATA
from testkit.terminal.command import crossoff
from testkit.texts.ftl_files import LANGUAGES, ROOT, SETS, TERMINAL, read_texts

Each = pytest.mark.parametrize("language", LANGUAGES)

#: The code of terminal and command line.
CODE = [
    *(path for package in ("cli", "local", "tui") for path in (ROOT / package).rglob("*.py")),
    *ROOT.glob("games/*/tui/*.py"),
    *ROOT.glob("games/*/told.py"),  # phrases of reviews
]


# --- ids used by the code ---


@cache
def strings() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the string literals of terminal and command line, and patterns for f-strings."""
    plain: set[str] = set()
    patterns = []
    for path in CODE:
        for node in _texts(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant):
                plain.add(str(node.value))
            else:
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
                    for part in node.values
                ]
                if sum(len(part) for part in parts if "+" not in part) > 3:
                    patterns.append(re.compile("".join(parts)))
    return plain, patterns


def _texts(tree: ast.AST) -> Iterator[ast.Constant | ast.JoinedStr]:
    inside = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for part in node.values
    }
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if isinstance(node, ast.JoinedStr) or (is_text and id(node) not in inside):
            yield node  # type: ignore[misc]


def is_asked_for(id_: str) -> bool:
    plain, patterns = strings()
    name = id_.removeprefix("cmd-")  # added by the function
    composed = any(one.fullmatch(id_) or one.fullmatch(name) for one in patterns)
    return id_ in plain or name in plain or composed


@pytest.mark.parametrize(
    "name", ["command", *(one for one in TERMINAL if one.endswith(("terminal", "review")))]
)
def test_what_is_written_is_asked_for(name: str) -> None:
    found_by_words = ("cmd-fact-", "cmd-value-", "cmd-risk-")  # see below
    unused = [
        id_
        for id_ in read_texts(name, "en")
        if not is_asked_for(id_) and not id_.startswith(found_by_words)
    ]
    assert unused == []


def calls() -> Iterator[tuple[Path, str]]:
    """Yield every literal id in use."""
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and node.args):
                continue
            function, first = node.func, node.args[0]
            name = (
                function.attr
                if isinstance(function, ast.Attribute)
                else getattr(function, "id", "")
            )
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                if name == "say" and "-" in first.value:
                    yield path, first.value
                elif name == "t":
                    yield path, f"cmd-{first.value}"


def test_what_is_asked_for_is_written() -> None:
    everything = {id_ for name in (*SETS, *TERMINAL) for id_ in read_texts(name, "en")}
    asked = list(calls())
    assert len(asked) > 200
    assert [(path.name, id_) for path, id_ in asked if id_ not in everything] == []


# --- help ---


@Each
@pytest.mark.parametrize("name", ["help", "page"])
def test_plain_texts_are_read_as_fluent_would(name: str, language: str) -> None:
    """`PlainTexts` parses only simple messages; so there must be no others."""
    from fluent.runtime import FluentBundle, FluentResource

    source = (ROOT / TERMINAL[name].format(language)).read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    values = {
        "games": "chess, go",
        "bots": "a, b",
        "every": "a, b, c",
        "languages": "x, y",
        "shells": "s",
        "depths": "shallow",
        "game": "chess",
    }
    texts = PlainTexts(name, language)
    for id_ in read_texts(name, language):
        pattern = bundle.get_message(id_).value
        assert pattern is not None
        assert texts.say(id_, **values) == bundle.format_pattern(pattern, dict(values))[0]


@Each
def test_every_page_of_help_is_in_the_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = set()

    class Noted(PlainTexts):
        def say(self, id_: str, **values: str) -> str:
            assert self.has(id_), id_
            asked.add(id_)
            return super().say(id_, **values)

    monkeypatch.setattr(help_texts, "PlainTexts", Noted)
    for command in ("", *COMMANDS):
        assert run([*filter(None, [command]), "--help", "--language", language]) == 0
        out = capsys.readouterr().out
        assert out.startswith(PlainTexts("help", language).say("help-usage"))
        assert "help-" not in out
        assert "{" not in out
    assert asked == set(read_texts("help", language))


# --- doctor ---


def facts_of_stores() -> set[str]:
    """Return the names of the facts that stores report."""
    code = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("server/store/*.py"))
    return set(re.findall(r'\bFact\(\s*"([^"]+)"', code))


KEPT = {"journal mode", "synchronous", "quick check"}  # names of SQLite settings


def test_doctor_has_words_for_all_facts() -> None:
    names = (facts_of_stores() - KEPT) | {"bots", "bot sandbox", "max connections"}
    texts = read_texts("command", "en")
    ids = {f"cmd-fact-{name.replace(' ', '-')}" for name in names}
    assert ids == {id_ for id_ in texts if id_.startswith("cmd-fact-")}


def test_what_doctor_finds_by_words_is_what_stores_say() -> None:
    """An id ends with the first words of the English text, which is in the store's code too."""
    code = " ".join(
        re.sub(r'"\s*\n\s*f?"', "", path.read_text(encoding="utf-8"))
        for path in [*ROOT.glob("server/store/*.py"), ROOT / "cli/doctor.py"]
    )
    for id_, text in read_texts("command", "en").items():
        kind, _, words = id_.removeprefix("cmd-").partition("-")
        if kind in ("risk", "value") and words:
            assert "-".join(re.findall("[a-z]+", text.words.lower())[:6]).startswith(words), id_
            if id_ not in ("cmd-value-not-compiled-yet", "cmd-value-unknown"):
                assert f'"{text.words}"' in code, id_


# --- the language of a run ---


@Each
def test_a_mistake_is_explained_in_the_language(language: str) -> None:
    words = read_texts("command", language)["cmd-unknown-command"].words.split()[0]
    for how in (["--language", language], [f"--language={language}"]):
        done = crossoff("dance", *how)
        assert done.returncode == 2
        assert done.stderr.startswith(f"crossoff: {words}")


def test_a_language_that_there_is_not() -> None:
    done = crossoff("check", "--language", "xx")
    assert done.returncode == 2
    assert "unknown language 'xx'; available: en, de, fr, es, it, pt" in done.stderr


def test_what_programs_read_is_the_same_in_all_languages() -> None:
    """Where a record is wrong is for programs; why is for people."""
    path = DATA / "silver-and-gold-2.jsonl"
    bad = path.read_text().replace("mark ", "dance ", 1)
    lines = [
        crossoff("check", "-", "--language", language, stdin=bad).stdout.split("\n")[0]
        for language in LANGUAGES
    ]
    places, reasons = zip(*(line.split(": ", 2)[1:] for line in lines), strict=True)
    assert all(line.startswith("-:1: line ") for line in lines)
    assert len(set(places)) == 1
    assert len(set(reasons)) == len(LANGUAGES)
