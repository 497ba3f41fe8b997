"""Choosing a language, and that Python renders texts like the browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from crossoff.cli.language import current_language, number, taken_language
from crossoff.home.settings import remember, remembered
from crossoff.texts import LANGUAGES, Texts, pick_language
from crossoff.texts.languages import locale_of, spoken
from crossoff.texts.plain import PlainTexts
from testkit.web.node import node

Each = pytest.mark.parametrize("language", LANGUAGES)


# --- which language ---


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "ja:fr:it"}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8", "CROSSOFF_LANGUAGE": "es"}, "es"),
        ({"LANG": "de_DE.UTF-8", "CROSSOFF_LANGUAGE": "tlh"}, "de"),
        ({"LANG": "de_DE.UTF-8", "CROSSOFF_LANGUAGE": ""}, "de"),
    ],
)
def test_the_system_says_it(variables: dict[str, str], language: str) -> None:
    assert pick_language(variables) == language


def test_the_most_specific_language_choice_wins() -> None:
    system = {"LANG": "de_DE.UTF-8"}
    asked = system | {"CROSSOFF_LANGUAGE": "es"}
    assert pick_language(system, kept="fr") == "fr"
    assert pick_language(asked, kept="fr") == "es"
    assert pick_language(asked, kept="fr", said="it") == "it"


@pytest.mark.parametrize("kept", [None, 3, [], "xx", ""])
def test_what_was_kept_may_be_spoilt(kept: object) -> None:
    assert pick_language({"LANG": "de"}, kept=kept) == "de"


def test_languages_come_best_first() -> None:
    variables = {"LANG": "de_DE.UTF-8", "LANGUAGE": "fr:it"}
    assert list(spoken(variables)) == ["fr", "it", "de_DE.UTF-8"]


@pytest.mark.parametrize(
    ("typed", "left", "unknown"),
    [
        (["check", "--language", "de", "x"], ["check", "x"], None),
        (["--language=de"], [], None),
        (["check", "--", "--language", "de"], ["check", "--", "--language", "de"], None),
        (["check", "--language", "xx"], ["check"], "xx"),
        (["check", "--language"], ["check", "--language"], None),
        (["check"], ["check"], None),
    ],
)
def test_the_option_may_stand_anywhere(
    typed: list[str], left: list[str], unknown: str | None
) -> None:
    before = current_language()
    with taken_language(typed) as found:
        assert found == (left, unknown)
        assert current_language() == ("de" if left != typed and unknown is None else before)
    assert current_language() == before


# --- remembered settings ---


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path / "crossoff" / "settings.json"


def test_wishes_are_remembered(settings: Path) -> None:
    assert remembered("language") is None
    remember("language", "de")
    remember("theme", "light")
    assert (remembered("language"), remembered("theme")) == ("de", "light")
    before = settings.stat().st_mtime_ns
    remember("theme", "light")
    assert settings.stat().st_mtime_ns == before
    assert [path.name for path in settings.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("content", [b"", b"[]", b"no", b"\xff", b'"x"', b"[" * 60_000])
def test_damaged_settings_are_ignored(content: bytes, settings: Path) -> None:
    settings.parent.mkdir()
    settings.write_bytes(content)
    assert remembered("language") is None
    remember("language", "it")
    assert remembered("language") == "it"


def test_where_nothing_can_be_kept_nothing_breaks(settings: Path) -> None:
    settings.parent.parent.mkdir(exist_ok=True)
    settings.parent.write_text("in the way")
    remember("language", "it")
    assert remembered("language") is None


# --- same output as the browser ---


@Each
def test_the_reader_is_you(language: str) -> None:
    texts = Texts(language)
    you, other = texts.say("you"), "Ada"
    for id_ in ("told-ready", "told-bot"):
        assert texts.say(id_, name=you) != texts.say(id_, name=other).replace(other, you)


def test_one_and_many() -> None:
    def games(language: str) -> list[str]:
        return [Texts(language).say("cmd-games", count=count) for count in (0, 1, 2)]

    assert games("en") == ["0 games", "1 game", "2 games"]
    assert games("fr") == ["0 partie", "1 partie", "2 parties"]
    assert games("pt") == ["0 partidas", "1 partida", "2 partidas"]  # in Brazil: "0 partida"


def test_what_nobody_wrote_comes_back_as_it_is() -> None:
    for id_ in ("nothing", "sg-nothing", "tui-nothing", "cmd-nothing"):
        assert Texts("de").say(id_) == id_
        assert not Texts("de").has(id_)
    assert PlainTexts("help", "de").say("help-nothing") == "help-nothing"


def test_missing_values_are_reported() -> None:
    class Noting(Texts):
        noted: list[str] = []  # noqa: RUF012 - of this test alone

        def notice(self, id_: str, trouble: Exception) -> None:
            self.noted.append(id_)

    texts = Noting("en")
    assert "count" in texts.say("cmd-shared-wins")
    assert texts.noted == ["cmd-shared-wins"]


NUMBERS = (0, 7, 999, 1234, 12345, 1234567)
NAMES = (["Ada"], ["Ada", "Otto"], ["Ada", "Otto", "Ida"], ["a", "b", "c", "Hilda"])

_INTL = """
const [locales, numbers, names] = JSON.parse(process.argv[1]);
const found = locales.map((one) => [
  numbers.map((n) => new Intl.NumberFormat(one).format(n)),
  names.map((list) => new Intl.ListFormat(one).format(list)),
  names.map((list) => new Intl.ListFormat(one, { type: "disjunction" }).format(list)),
]);
console.log(JSON.stringify(found));
"""


def test_numbers_and_lists_are_written_as_in_the_browser() -> None:
    asked = json.dumps([[locale_of(one) for one in LANGUAGES], NUMBERS, NAMES])
    done = subprocess.run([node(), "-e", _INTL, asked], capture_output=True, text=True, check=True)
    for language, (numbers, lists, choices) in zip(LANGUAGES, json.loads(done.stdout), strict=True):
        texts = Texts(language)
        written = [texts.say("cmd-record-from-1", number=n) for n in NUMBERS]
        frame = texts.say("cmd-record-from-1", number="|").split("|")
        assert [one.removeprefix(frame[0]).removesuffix(frame[1]) for one in written] == numbers
        assert [texts.listed(names) for names in NAMES] == lists
        if language != "es":  # Spanish changes "o" to "u", which we never need
            assert [texts.either(names) for names in NAMES] == choices
    assert Texts("en").listed([]) == Texts("en").either([]) == ""


@pytest.mark.parametrize(
    ("language", "text"), [("en", "1,234.50"), ("de", "1.234,50"), ("fr", "1\u202f234,50")]
)
def test_figures_of_the_command_line(
    language: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROSSOFF_LANGUAGE", language)
    assert number(1234.5, 2) == text
    assert number(7) == "7"
