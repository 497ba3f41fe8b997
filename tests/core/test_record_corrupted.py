"""Corrupted records: all are refused, at the first wrong line.

The witnesses are the referees: they are independent of the package, and must name the same line.
"""

from __future__ import annotations

import contextlib
import json
import random
import sys
import tomllib
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossoff.core.errors import BadRecord
from crossoff.core.model.position import new_game
from crossoff.core.model.record import Record, decode, encode, replay
from crossoff.play.match import play_compiled
from testkit.paths import DATA, SOURCES
from testkit.witness.common import Refused
from testkit.witness.one_card import OneCardWitness
from testkit.witness.silver_gold import SilverGoldWitness

GAMES = SOURCES / "games"
VARIANTS: list[tuple[str, dict[str, str]]] = [
    ("silver-and-gold", {}),
    ("one-card", {"variant": "basic"}),
    ("one-card", {"variant": "advanced"}),
]
KINDS = [(game, players, options) for game, options in VARIANTS for players in (2, 3, 4)]
EXAMPLE = (DATA / "silver-and-gold-2.jsonl").read_text()

WITNESSES: dict[str, Any] = {"silver-and-gold": SilverGoldWitness, "one-card": OneCardWitness}

Json = dict[str, Any]


@cache
def deck_of(game: str) -> Json:
    package = {"silver-and-gold": "silver_gold", "one-card": "one_card"}[game]
    return tomllib.loads((GAMES / package / "deck.toml").read_text("utf-8"))


@cache
def record_text(kind: int, seed: int) -> str:
    """Return the record of a random game."""
    game, players, options = KINDS[kind]
    start = new_game(game, players, options=options)
    recorder = play_compiled(start, [0] * players, ("corrupted", seed, kind)).replay()
    return encode(recorder.record([f"p{seat}" for seat in range(players)]))


def line_refused(record: Record) -> int | None:
    """Return the line at which the reader refuses a record, or None."""
    try:
        for _ in replay(record):
            pass
    except BadRecord as error:
        assert str(error) == f"line {error.line}: {error.reason}"
        return error.line
    return None


def line_refused_by_witness(record: Record) -> int | None:
    """Return the line at which the witness refuses it. The result counts as one more line at the
    end.
    """
    witness = WITNESSES[record.game](deck_of(record.game), len(record.seats), record.options)
    for number, line in enumerate(record.log, 1):
        try:
            witness.feed(line)
        except Refused:
            return number
    result = witness.result() if witness.is_over() else None
    return None if record.result == result else len(record.log) + 1


# Altered logs

Alteration = Callable[[Json, random.Random], None]


def delete_line(data: Json, rng: random.Random) -> None:
    del data["log"][rng.randrange(len(data["log"]))]


def swap_lines(data: Json, rng: random.Random) -> None:
    log = data["log"]
    at = rng.randrange(len(log) - 1)
    log[at], log[at + 1] = log[at + 1], log[at]


def move_line(data: Json, rng: random.Random) -> None:
    log = data["log"]
    log.insert(rng.randrange(len(log)), log.pop(rng.randrange(len(log))))


def truncate(data: Json, rng: random.Random) -> None:
    del data["log"][rng.randrange(len(data["log"])) :]


def add_line(data: Json, rng: random.Random) -> None:
    data["log"].append(rng.choice([*data["log"], "", "*", "0 pass", "* start 0"]))


def with_words(alter: Callable[[list[str], Json, random.Random], None]) -> Alteration:
    """Return an alteration of the words of one line."""

    def alteration(data: Json, rng: random.Random) -> None:
        at = rng.randrange(len(data["log"]))
        words = data["log"][at].split(" ")
        alter(words, data, rng)
        data["log"][at] = " ".join(words)

    alteration.__name__ = alter.__name__
    return alteration


@with_words
def other_word(words: list[str], data: Json, rng: random.Random) -> None:
    words[rng.randrange(len(words))] = rng.choice(rng.choice(data["log"]).split(" "))


@with_words
def misspelt_word(words: list[str], data: Json, rng: random.Random) -> None:
    at = rng.randrange(len(words))
    word = words[at]
    words[at] = rng.choice([word.upper(), word + " ", " " + word, word[:-1], word + ";", word * 2])


@with_words
def less_the_last_word(words: list[str], data: Json, rng: random.Random) -> None:
    words.pop()


@with_words
def one_word_more(words: list[str], data: Json, rng: random.Random) -> None:
    words.insert(rng.randrange(len(words) + 1), rng.choice(rng.choice(data["log"]).split(" ")))


def other_of(kind: str) -> Alteration:
    """Replace a word by another of the same kind."""

    @with_words
    def alter(words: list[str], data: Json, rng: random.Random) -> None:
        deck = deck_of(data["game"])
        known = {
            "card": [card["id"] for card in deck.get("maps") or deck["cards"]],
            "colour or pattern": list(deck.get("patterns") or deck["colors"]["order"]),
            "field": [column + row for column in "abcd" for row in "1234"],
            "seat": list("01234"),
        }[kind]
        found = [at for at, word in enumerate(words) if word.rstrip(";") in known]
        if found:
            at = rng.choice(found)
            words[at] = rng.choice(known) + ";" * words[at].endswith(";")

    alter.__name__ = f"other {kind}"
    return alter


ALTERATIONS = [delete_line, swap_lines, move_line, truncate, add_line, other_word, misspelt_word]
ALTERATIONS += [less_the_last_word, one_word_more]
ALTERATIONS += [other_of(kind) for kind in ("card", "colour or pattern", "field", "seat")]


@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
@settings(deadline=None, max_examples=25)
@given(st.integers(0, len(KINDS) - 1), st.integers(0, 2), st.randoms(use_true_random=False))
def test_altered_logs_are_refused_where_the_witness_refuses_them(
    alter: Alteration, kind: int, seed: int, rng: random.Random
) -> None:
    data = json.loads(record_text(kind, seed))
    original = list(data["log"])
    alter(data, rng)
    record = decode(json.dumps(data))
    line = line_refused(record)
    assert line == line_refused_by_witness(record)
    if line is not None:
        same = 0
        while same < min(len(original), len(record.log)) and original[same] == record.log[same]:
            same += 1
        assert line > same, "a line that was right is blamed"


def test_records_are_right_before_they_are_altered() -> None:
    for kind in range(len(KINDS)):
        record = decode(record_text(kind, 0))
        assert line_refused(record) is None
        assert line_refused_by_witness(record) is None


def test_a_pile_that_is_taken_from_says_which_map_it_was() -> None:
    data = json.loads(EXAMPLE)
    at = next(n for n, line in enumerate(data["log"]) if " take pile " in line)
    whole = data["log"][at]
    bare = whole.rpartition(" ")[0]
    for lines in ([bare], [bare, whole], [bare + " ", whole], [bare + " "]):
        altered = data | {"log": [*data["log"][:at], *lines, *data["log"][at + 1 :]]}
        assert line_refused(decode(json.dumps(altered))) == at + 1


# Altered results


def bump(value: Any, rng: random.Random) -> Any:
    """Return a similar but wrong value."""
    if isinstance(value, list):
        if not value or rng.random() < 0.3:
            return [*value, 7]
        at = rng.randrange(len(value))
        return [*value[:at], bump(value[at], rng), *value[at + 1 :]]
    if isinstance(value, dict):
        key = rng.choice(list(value))
        wrong = value | {key: bump(value[key], rng)}
        return {k: v for k, v in value.items() if k != key} if rng.random() < 0.2 else wrong
    others = [value + 1, value - 1, -1, str(value), float(value), None, [value], value + 2**64]
    return rng.choice(others + [bool(value)] * (value in (0, 1)))


@settings(deadline=None, max_examples=40)
@given(
    st.integers(0, len(KINDS) - 1),
    st.sampled_from(["scores", "winners"]),
    st.randoms(use_true_random=False),
)
def test_altered_results_are_refused_after_the_last_line(
    kind: int, key: str, rng: random.Random
) -> None:
    data = json.loads(record_text(kind, 0))
    data["result"][key] = bump(data["result"][key], rng)
    assert line_refused(decode(json.dumps(data))) == len(data["log"]) + 1


@pytest.mark.parametrize("result", [None, {}, {"scores": []}, {"winners": [1]}], ids=str)
def test_a_finished_game_has_its_result(result: object) -> None:
    data = json.loads(EXAMPLE) | {"result": result}
    assert line_refused(decode(json.dumps(data))) == len(data["log"]) + 1


def test_messages_of_wrong_ends() -> None:
    data = json.loads(EXAMPLE)
    reasons = []
    for altered in (
        data | {"log": data["log"][:-1]},
        data | {"log": data["log"][:6]},
        data | {"log": [*data["log"], "0 pass"]},
        data | {"result": None},
        data | {"result": data["result"] | {"winners": [0]}},
    ):
        with pytest.raises(BadRecord) as error:
            list(replay(decode(json.dumps(altered))))
        reasons.append(error.value.reason)
    assert reasons == [
        "expected a line of seat 0, but the record ends with a result",
        "expected '* expedition …', but the record ends with a result",
        "expected no line: the game is over, got '0 pass'",
        "the game is over, but the record has no result",
        "expected winners [1], got [0]",
    ]


# What stands before the log

WRONG: dict[str, list[object]] = {
    "format": ["crossoff-record/2", "", None],
    "game": ["chess", "Silver-and-gold", "\udc80", "", 1],
    "options": [{"variant": "basic"}, {"variant": 1}, {"": ""}, [], None],
    "deck": ["Standard", {}, {"maps": []}, [], None, 1],
    "seats": [[], ["a"], ["a"] * 5, ["a", 1], "ab", None],
    "log": [None, "* start 0", [None], [["* start 0"]]],
    "result": [[], "won", 1],
}


def is_refused_at_once(data: bytes | str) -> None:
    with pytest.raises(BadRecord) as error:
        list(replay(decode(data)))
    assert error.value.line == 0
    assert error.value.reason


@pytest.mark.parametrize("key", WRONG)
def test_wrong_values(key: str) -> None:
    for value in WRONG[key]:
        is_refused_at_once(json.dumps(json.loads(EXAMPLE) | {key: value}))


@pytest.mark.parametrize("key", ["format", "game", "options", "deck", "seats", "log"])
def test_missing_keys(key: str) -> None:
    data = json.loads(EXAMPLE)
    del data[key]
    is_refused_at_once(json.dumps(data))


@pytest.mark.parametrize("variant", ["hard", "", "Basic", "basic "])
def test_a_variant_that_a_game_does_not_have(variant: str) -> None:
    data = json.loads(EXAMPLE) | {"game": "one-card", "options": {"variant": variant}}
    is_refused_at_once(json.dumps(data))


@pytest.mark.parametrize("players", [3, 4])
def test_another_number_of_seats_is_another_game(players: int) -> None:
    data = json.loads(EXAMPLE) | {"seats": ["a"] * players}
    assert line_refused(decode(json.dumps(data))) == 3  # the third seat has to be dealt to


def test_broken_decks_are_refused_before_the_log() -> None:
    deck = deepcopy(deck_of("silver-and-gold"))
    deck["maps"] = deck["maps"][:7]
    for wrong in (deck, deck_of("one-card"), {"colors": {"order": [1]}}):
        is_refused_at_once(json.dumps(json.loads(EXAMPLE) | {"deck": wrong}))


# What is no record at all

NUMBERS = ["NaN", "Infinity", "-Infinity", "1e999", "01", "+1", "0x1", "1_0", "9" * 5000]


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number[:9])
def test_numbers_that_json_does_not_know(number: str) -> None:
    is_refused_at_once(EXAMPLE.replace('"total": 55', f'"total": {number}'))


@pytest.mark.parametrize("number", ["9" * 4300, "-" + "9" * 100, "1e308", "0.1", "1e-999"])
def test_numbers_that_are_wrong(number: str) -> None:
    text = EXAMPLE.replace('"total": 55', f'"total": {number}')
    record = decode(text)
    assert line_refused(record) == len(record.log) + 1


NOT_RECORDS: list[bytes | str] = [
    *("", " ", "\n", "null", "[]", "{}", '""', "1", "{", '{"format"', "﻿{}", "\x00"),
    *(b"", b"\xff", b"\xef\xbb\xbf{}", b"\x80", b'{"format": "\xed\xa0\x80"}', b"\xc3"),
    *(EXAMPLE[:-2], EXAMPLE * 2, EXAMPLE.encode("utf-16"), EXAMPLE + ",", EXAMPLE.encode() + b"\0"),
]


@pytest.mark.parametrize("data", NOT_RECORDS, ids=lambda data: repr(data)[:24])
def test_not_a_record(data: bytes | str) -> None:
    is_refused_at_once(data)


@pytest.mark.parametrize("place", ['"p0"', "* deal 0", '"silver-and-gold"', '"maps"'])
def test_half_a_character(place: str) -> None:
    changed = EXAMPLE.replace(place, place[:-1] + "\ud800" + place[-1], 1)
    is_refused_at_once(changed.replace("\ud800", "\\ud800"))
    is_refused_at_once(changed.encode("utf-8", "surrogatepass"))


def test_half_a_character_in_a_text_that_was_read_carelessly() -> None:
    is_refused_at_once(EXAMPLE.replace('"p0"', '"\ud800"'))


@pytest.mark.parametrize("depth", [200_000, 2000])
@pytest.mark.parametrize(("left", "right"), [("[", "]"), ('{"a":', "}")], ids=["lists", "objects"])
@pytest.mark.parametrize("key", ["deck", "options", "seats", "log", "result", "more"])
def test_deep_nesting(key: str, left: str, right: str, depth: int) -> None:
    nested = left * depth + "1" + right * depth
    text = json.dumps(json.loads(EXAMPLE) | {key: "HERE"}).replace('"HERE"', nested)
    is_refused_at_once(text)


def nested_scores(depth: int) -> str:
    data = json.loads(EXAMPLE)
    data["result"]["scores"] = "HERE"
    return json.dumps(data).replace('"HERE"', "[" * depth + "]" * depth)


def line_refused_further_down(calls: int, record: Record) -> int | None:
    return line_refused_further_down(calls - 1, record) if calls else line_refused(record)


def test_nesting_just_shallow_enough_to_be_read() -> None:
    """Python gives up at about a thousand levels, including those of the callers."""
    record, depth = None, sys.getrecursionlimit()
    while record is None:
        depth -= 1
        with contextlib.suppress(BadRecord):
            record = decode(nested_scores(depth))
    assert line_refused_further_down(20, record) == len(record.log) + 1


LONG = "x" * 10**6
LONG_VALUES: dict[str, object] = {"format": LONG, "game": LONG, "options": {LONG: "y"}}
LONG_VALUES |= {"deck": {LONG: 1}, "log": [LONG], "result": {"scores": [LONG]}}


@pytest.mark.parametrize("key", LONG_VALUES)
def test_the_reason_is_short_however_long_the_record(key: str) -> None:
    with pytest.raises(BadRecord) as error:
        list(replay(decode(json.dumps(json.loads(EXAMPLE) | {key: LONG_VALUES[key]}))))
    assert len(error.value.reason) < 500
