"""Reading deck files, and extracting values with exact locations."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossoff.core.errors import BadDeck
from crossoff.core.files import deckfile
from crossoff.core.files.deckfile import Entry, open_deck, read_cards, read_colors, read_deck


def refusal(error: pytest.ExceptionInfo[BadDeck]) -> tuple[str, str, str]:
    return error.value.file, error.value.place, error.value.reason


# Files that can be read


def test_toml_and_json_hold_the_same(tmp_path: Path) -> None:
    toml, js = tmp_path / "a.toml", tmp_path / "a.JSON"
    toml.write_text('[dice]\ncount = 5\nnames = ["é"]\n', "utf-8")
    js.write_text('{"dice": {"count": 5, "names": ["é"]}}', "utf-8")
    assert read_deck(toml) == read_deck(str(js)) == {"dice": {"count": 5, "names": ["é"]}}


def test_byte_order_mark_and_windows_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"\xef\xbb\xbfa = 1\r\nb = 2\r\n")
    assert read_deck(path) == {"a": 1, "b": 2}


def test_largest_file_and_longest_line(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    line = b"#" * deckfile.MAX_LINE + b"\n"
    path.write_bytes((line * 1000)[: deckfile.MAX_BYTES])
    assert read_deck(path) == {}


# Files that cannot

BAD_FILES: list[tuple[str, bytes, str, str]] = [
    ("a.toml", b"a = 1\nb = \n", "line 2", "not TOML: Invalid value (at line 2, column 5)"),
    ("a.toml", b'a = "', "", "not TOML: Unterminated string (at end of document)"),
    ("a.toml", b"a = 1\na = 2\n", "line 2", "not TOML: Cannot overwrite a value"),
    ("a.toml", b"a = " + b"[\n" * 50_000, "", "nested too deeply"),
    ("a.toml", b"a = 1\n\nb = '\xff'\n", "line 3", "not UTF-8"),
    ("a.toml", b"x" * (256 * 1024 + 1), "", "larger than 256 KiB"),
    ("a.toml", b"b = 1\n" + b"a." * 150 + b"a = 1\n", "line 2", "305 characters; a line may have"),
    ("a.json", b'{"a": 1,\n"b": }', "line 2", "not JSON: Expecting value: line 2 column 6"),
    ("a.json", b"", "line 1", "not JSON: Expecting value: line 1 column 1"),
    ("a.json", b'{"a": 1, "a": 2}', "", "not JSON: key 'a' appears twice"),
    ("a.json", b'{"a": ' + b"9" * 5000 + b"}", "", "not JSON: Exceeds the limit"),
    ("a.json", b"[" * 200_000, "", "nested too deeply"),
    ("a.json", b"[1, 2]", "", "expected a table, got a list"),
]


@pytest.mark.parametrize(
    ("name", "data", "place", "reason"), BAD_FILES, ids=[case[3] for case in BAD_FILES]
)
def test_bad_file(tmp_path: Path, name: str, data: bytes, place: str, reason: str) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(BadDeck) as error:
        read_deck(path)
    assert (error.value.file, error.value.place) == (str(path), place)
    assert error.value.reason.startswith(reason)
    assert len(error.value.reason) < 300


def test_no_such_file(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(BadDeck) as error:
        read_deck(path)
    assert refusal(error) == (str(path), "", "cannot be read: No such file or directory")
    assert str(error.value) == f"{path}: cannot be read: No such file or directory"


def test_directory_and_device(tmp_path: Path) -> None:
    for path in (str(tmp_path), os.devnull):
        with pytest.raises(BadDeck) as error:
            read_deck(path)
        assert refusal(error) == (path, "", "a directory or a device, not a file")


def test_unreadable_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Tests may run as root, who can read every file: the error has to be faked.
    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)
    with pytest.raises(BadDeck) as error:
        read_deck(tmp_path / "a.toml")
    assert refusal(error)[1:] == ("", "cannot be read: Permission denied")


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "x" * 5000])
def test_impossible_path(name: str) -> None:
    with pytest.raises(BadDeck) as error:
        read_deck(name)
    assert error.value.reason.startswith("cannot be read: ")


@pytest.mark.parametrize("suffix", ["toml", "json"])
@settings(deadline=None)  # slow disks are fine
@given(data=st.binary() | st.text(alphabet="[]{}=\"'.,:#\n\\ux0 1ae", max_size=40))
def test_any_file_reads_or_is_refused(
    tmp_path_factory: pytest.TempPathFactory, suffix: str, data: bytes | str
) -> None:
    path = tmp_path_factory.getbasetemp() / f"any.{suffix}"
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    try:
        assert isinstance(read_deck(path), dict)
    except BadDeck as error:
        assert error.file == str(path)


# Names


def test_names_of_decks(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({"a": 1}))
    assert open_deck(path) == ("mine", Entry(str(path), "", {"a": 1}))
    assert open_deck({"a": 1}) == ("custom", Entry("deck", "", {"a": 1}))


def test_only_the_shipped_deck_is_named_standard(tmp_path: Path) -> None:
    path = tmp_path / "standard.toml"
    path.write_text("a = 1\n")
    assert open_deck(str(path))[0] == "custom"


# Values

TOP = Entry("deck", "", {"a": {"n": 3, "yes": True, "name": "red", "list": [1, "x"]}})


def test_values_and_places() -> None:
    a = TOP.table(["a"])["a"]
    keys = a.table(["n", "yes", "name"], optional=["list", "more"])
    assert list(keys) == ["n", "yes", "name", "list"]
    assert keys["n"].integer(3, 3) == 3
    assert keys["name"].text() == "red"
    assert keys["name"].one_of(["blue", "red"], "colour") == 1
    assert [item.place for item in keys["list"].items(2, 2)] == ["a.list[1]", "a.list[2]"]
    assert a.named(4, 4)["name"] == Entry("deck", "a.name", "red")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (True, "True"),
        (None, "None"),
        (2.5, "2.5"),
        (-1, "-1"),
        (10, "10"),
        ("5", "'5'"),
        ("\x1b" + "y" * 99, repr("\x1b" + "y" * 23 + "…")),
        ({"a": 1}, "a table"),
        ([5], "a list"),
        pytest.param(16**9999, "a huge number", id="huge"),
    ],
)
def test_not_an_integer(value: object, shown: str) -> None:
    with pytest.raises(BadDeck) as error:
        Entry("f", "dice.count", value).integer(0, 9)
    reason = f"expected a whole number from 0 to 9, got {shown}"
    assert refusal(error) == ("f", "dice.count", reason)


def deep() -> list[Any]:
    value: list[Any] = []
    for _ in range(100_000):
        value = [value]
    return value


def refused_values() -> list[tuple[Any, str, str]]:
    name_rule = "is not a name of 1 to 12 letters, digits, '_' or '-'"
    color_rule = "is not a plain name of 1 to 12 letters a-z"
    cards: Any = lambda e: read_cards(e, 2, ["n"])  # noqa: E731
    colors: Any = lambda e: read_colors(e, 1, 2)  # noqa: E731
    return [
        (lambda e: e({}).table(["a"]), "p.a", "missing"),
        (lambda e: e({"b": 1}).table(["a"]), "p", "unknown key 'b'; expected a"),
        (
            lambda e: e({7: 1}).table(["a"], unknown="why-deck-unknown-color"),
            "p",
            "unknown color 7; expected a",
        ),
        (lambda e: e([]).table(["a"]), "p", "expected a table, got a list"),
        (lambda e: e(deep()).table(["a"]), "p", "expected a table, got a list"),
        (lambda e: e(4).named(1, 2), "p", "expected a table, got 4"),
        (lambda e: e({}).named(1, 2), "p", "expected 1 to 2 of them, got 0"),
        (lambda e: e({"a b": 1}).named(1, 2), "p", f"'a b' {name_rule}"),
        (lambda e: e({"a\n": 1}).named(1, 2), "p", f"'a\\n' {name_rule}"),
        (lambda e: e({7: 1}).named(1, 2), "p", f"7 {name_rule}"),
        (lambda e: e("ab").items(1, 2), "p", "expected a list, got 'ab'"),
        (lambda e: e([1, 2, 3]).items(1, 2), "p", "expected 1 to 2 of them, got 3"),
        (lambda e: e([1, 2, 3]).items(2, 2), "p", "expected exactly 2 of them, got 3"),
        (lambda e: e(4).text(), "p", "expected text, got 4"),
        (
            lambda e: e("c").one_of(["a", "b"], "why-deck-unknown-color"),
            "p",
            "unknown color 'c'; expected a, b",
        ),
        (lambda e: colors(e({"order": ["a", "a"]})), "p.order[2]", "'a' appears twice"),
        (lambda e: colors(e({"order": ["Red"]})), "p.order[1]", f"'Red' {color_rule}"),
        (lambda e: colors(e({"order": ["a" * 13]})), "p.order[1]", f"'{'a' * 13}' {color_rule}"),
        (lambda e: cards(e([])), "p", "expected 1 to 2 of them, got 0"),
        (lambda e: cards(e([{"id": "A"}])), "p[1].n", "missing"),
        (lambda e: cards(e([{"id": "A", "n": 1}] * 2)), "p[2].id", "'A' appears twice"),
        (lambda e: cards(e([{"id": "A.", "n": 1}])), "p[1].id", f"'A.' {name_rule}"),
        (lambda e: cards(e([{"id": "A", "n": 1, "m": 1}])), "p[1]", "unknown key 'm'; exp"),
        (lambda e: cards(e([{"id": "A", "n": 1}]))["A"]["n"].text(), "p.A.n", "expected text"),
    ]


@pytest.mark.parametrize(("take", "place", "reason"), refused_values())
def test_refused_value(take: Any, place: str, reason: str) -> None:
    with pytest.raises(BadDeck, match=re.escape(f"f: {place}: {reason}")) as error:
        take(lambda value: Entry("f", "p", value))
    assert (error.value.file, error.value.place) == ("f", place)
