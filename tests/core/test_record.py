"""Game records: read, written, and replayed to the same bytes."""

from __future__ import annotations

import json
import random
import tomllib
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossoff.core.compiler.engine import CHANCE
from crossoff.core.errors import BadRecord, IllegalAction, StaleAction
from crossoff.core.model.contract import ActionId, OutcomeId, Seat
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.record import FORMAT, Record, Recorder, decode, encode, replay, start
from crossoff.play.match import Trace, play_compiled
from testkit.paths import DATA, SOURCES
from testkit.witness.one_card import OneCardWitness
from testkit.witness.silver_gold import SilverGoldWitness

GAMES = SOURCES / "games"
EXAMPLES = sorted(DATA.glob("*.jsonl"))
SHORTEST = (DATA / "silver-and-gold-2.jsonl").read_bytes()
every_example = pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)

VARIANTS: list[tuple[str, dict[str, str]]] = [
    ("silver-and-gold", {}),
    ("one-card", {"variant": "basic"}),
    ("one-card", {"variant": "advanced"}),
]
KINDS = [(game, players, options) for game, options in VARIANTS for players in (2, 3, 4)]
every_kind = pytest.mark.parametrize("kind", range(len(KINDS)), ids=lambda k: str(KINDS[k]))
WITNESSES: dict[str, Any] = {"silver-and-gold": SilverGoldWitness, "one-card": OneCardWitness}
DECKS = {
    name: tomllib.loads((GAMES / package / "deck.toml").read_text("utf-8"))
    for name, package in (("silver-and-gold", "silver_gold"), ("one-card", "one_card"))
}


@cache
def random_game(kind: int, seed: int = 0) -> Trace:
    game, players, options = KINDS[kind]
    position = new_game(game, players, options=options)
    return play_compiled(position, [0] * players, ("record", seed, kind))


def step(recorder: Recorder, who: int, what: int) -> None:
    if who == CHANCE:
        recorder.draw(OutcomeId(what))
    else:
        recorder.act(Seat(who), ActionId(what))


def final(record: Record) -> Position:
    *_, last = replay(record)
    return last


def names(players: int) -> list[str]:
    return ["Ann", "Bé", "Cy", "Di"][:players]


def witnessed(record: Record) -> Any:
    """Return the witness at the end of a record. It refuses what the rules do not allow."""
    deck = DECKS[record.game] if isinstance(record.deck, str) else record.deck
    witness = WITNESSES[record.game](deck, len(record.seats), record.options)
    for line in record.log:
        witness.feed(line)
    return witness


# The examples


def test_there_are_four_examples() -> None:
    assert len(EXAMPLES) == 4


@every_example
def test_examples_are_accepted_and_their_results_recomputed(path: Path) -> None:
    record = decode(path.read_bytes())
    positions = list(replay(record))
    assert len(positions) == len(record.log) + 1
    assert positions[-1].is_over
    assert positions[-1].result() == json.loads(path.read_bytes())["result"]


def steps_of(record: Record) -> Recorder:
    """Feed a record step by step into a recorder."""
    recorder = Recorder(start(record))
    notation = recorder.position.game.notation
    for line in record.log:
        drawn = line
        if recorder.position.actors():
            seat = recorder.position.actors()[0]
            decision, drawn = notation.split_decision(line.partition(" ")[2])
            for action in notation.parse_decision(recorder.position, seat, decision):
                recorder.act(seat, action)
        if drawn:
            for outcome in notation.parse_chance(recorder.position, line):
                recorder.draw(outcome)
    return recorder


@every_example
def test_the_recorder_writes_examples_that_replay_to_the_same_bytes(path: Path) -> None:
    record = decode(path.read_bytes())
    written = steps_of(record).record(record.seats)
    assert len(written.log) == len(record.log)
    originals, copies = list(replay(record)), list(replay(written))
    assert [p.to_bytes() for p in copies] == [p.to_bytes() for p in originals]
    assert written.result == record.result
    # The output is canonical: writing it again changes nothing.
    assert encode(steps_of(written).record(record.seats)) == encode(written)


# Random games


@every_kind
@pytest.mark.parametrize("seed", range(2))
def test_random_games_replay_to_the_same_bytes(kind: int, seed: int) -> None:
    trace = random_game(kind, seed)
    recorder = Recorder(trace.start)
    reached = {0: trace.start.to_bytes()}  # by number of lines
    for who, what in trace.steps.tolist():
        before = list(recorder.lines)
        step(recorder, who, what)
        if recorder.lines != before:
            reached[len(recorder.lines)] = recorder.position.to_bytes()
    record = recorder.record(names(KINDS[kind][1]))
    positions = [position.to_bytes() for position in replay(decode(encode(record)))]
    assert len(positions) == len(record.log) + 1
    assert len(reached) > len(record.log) / 4  # simultaneous decisions are written together
    assert {line: positions[line] for line in reached} == reached
    witness = witnessed(record)
    assert witness.is_over()
    assert record.result == witness.result()


@every_kind
def test_a_running_game_has_no_result(kind: int) -> None:
    trace = random_game(kind)
    recorder = Recorder(trace.start)
    for who, what in trace.steps[:-1].tolist():
        step(recorder, who, what)
    text = encode(recorder.record(names(KINDS[kind][1])))
    assert "result" not in json.loads(text)
    assert decode(text).result is None
    assert not final(decode(text)).is_over


@every_kind
def test_at_every_moment_a_running_record_is_a_record(kind: int) -> None:
    """Also to the witness: sealed decisions and unfinished draws have no line yet."""
    trace = random_game(kind)
    recorder = Recorder(trace.start)
    witness = WITNESSES[KINDS[kind][0]](DECKS[KINDS[kind][0]], *KINDS[kind][1:])
    for who, what in trace.steps.tolist():
        known = list(recorder.lines)
        step(recorder, who, what)
        assert recorder.lines[: len(known)] == known, "a line that was written has changed"
        for line in recorder.lines[len(known) :]:
            witness.feed(line)


# Steps


def test_lines_are_written_once_all_have_decided() -> None:
    recorder = Recorder(new_game("silver-and-gold", 3))
    for card in range(12):
        recorder.draw(OutcomeId(card))
    assert len(recorder.lines) == 3
    for seat in (2, 0):
        recorder.act(Seat(seat), ActionId(1))
        assert len(recorder.lines) == 3
        with pytest.raises(StaleAction):
            recorder.act(Seat(seat), ActionId(1))
    with pytest.raises(IllegalAction):
        recorder.act(Seat(1), ActionId(6))
    with pytest.raises(StaleAction):
        recorder.draw(OutcomeId(30))
    recorder.act(Seat(1), ActionId(5))
    assert [line[:6] for line in recorder.lines[3:]] == ["0 keep", "1 keep", "2 keep"]


def test_a_decision_is_taken_back_until_the_last_one_is_in() -> None:
    recorder = Recorder(new_game("silver-and-gold", 3))
    for card in range(12):
        step(recorder, CHANCE, card)
    dealt = recorder.lines_from(0)
    with pytest.raises(ValueError, match="expected a seat with an unwritten decision, got 1"):
        recorder.withdraw(Seat(1))
    first = recorder.position
    for seat in (1, 0):
        step(recorder, seat, 2)
    other = recorder.fork()
    other.withdraw(Seat(0))
    other.withdraw(Seat(1))
    assert not other.is_sealed and other.position == first
    recorder.withdraw(Seat(1))
    assert recorder.is_sealed and set(recorder.position.actors()) == {1, 2}
    assert recorder.lines_from(0) == dealt
    for seat in (1, 2):
        step(recorder, seat, 0)
    straight = other
    for seat, action in ((0, 2), (1, 0), (2, 0)):
        step(straight, seat, action)
    assert recorder.lines_from(0) == straight.lines_from(0)
    assert recorder.position == straight.position


def test_a_refused_step_leaves_no_trace() -> None:
    recorder = Recorder(new_game("one-card"))
    with pytest.raises(IllegalAction):
        recorder.draw(OutcomeId(59))
    with pytest.raises(StaleAction):
        recorder.act(Seat(0), ActionId(0))
    recorder.draw(OutcomeId(1))
    recorder.draw(OutcomeId(0))
    recorder.draw(OutcomeId(1))
    assert recorder.lines == ["* start 1", "* deal 0 01 02"]


# As text


@every_kind
def test_encode_and_decode_are_each_others_inverse(kind: int) -> None:
    recorder = random_game(kind).replay()
    record = recorder.record(names(KINDS[kind][1]), bots=["random", "greedy"])
    text = encode(record)
    assert "\n" not in text
    assert decode(text) == decode(text.encode()) == record
    assert encode(decode(text)) == text
    expected = ["format", "game", "options", "deck", "seats", "log", "result", "bots"]
    assert list(json.loads(text)) == expected
    assert json.loads(text)["format"] == FORMAT == "crossoff-record/1"
    assert json.loads(text)["deck"] == "standard"
    assert json.loads(text)["options"] == KINDS[kind][2]


@every_example
def test_keys_that_are_not_known_are_ignored(path: Path) -> None:
    data = json.loads(path.read_bytes())
    plain = decode(json.dumps(data))
    data = {"created": 1e9, "origin": {"seed": [1, None]}, **data, "é": "more", "": []}
    data["result"] = {"reason": "the last turn", **data["result"], "unit": {"points": 1}}
    record = decode(json.dumps(data))
    assert final(record).to_bytes() == final(plain).to_bytes()
    record.result = plain.result
    assert record == plain


@every_example
def test_the_order_of_keys_does_not_matter(path: Path) -> None:
    """JSON objects are unordered, and other programs sort their keys."""
    data = json.loads(path.read_bytes())
    assert final(decode(json.dumps(data, sort_keys=True))).is_over


@pytest.mark.parametrize("bots", [["greedy", None], {"0": "greedy"}, "greedy"], ids=str)
def test_the_bots_of_another_program_are_its_own_business(bots: object) -> None:
    data = json.loads(EXAMPLES[0].read_bytes())
    assert final(decode(json.dumps(data | {"bots": bots}))).is_over


def test_missing_keys_and_their_defaults() -> None:
    data = {"format": FORMAT, "game": "one-card", "options": {}, "deck": "standard"}
    record = decode(json.dumps({**data, "seats": ["a", "b"], "log": []}))
    assert (record.result, record.bots) == (None, None)
    assert final(record).setup.options == {"variant": "basic"}


# Decks


def small_one_card() -> dict[str, Any]:
    deck = deepcopy(DECKS["one-card"])
    deck["cards"] = deck["cards"][3:17]
    for number, card in enumerate(deck["cards"]):
        card["id"] = f"K-{number}"
    deck["dice"] = {"count": 4, "rolls": 2}
    deck["bonus"] = {"suns": [1, 0, 9]}
    return deck | {"end": {"scored_cards": 2, "rows_to_score": 2}}


def small_silver_gold() -> dict[str, Any]:
    deck = deepcopy(DECKS["silver-and-gold"])
    deck["maps"] = deck["maps"][5:22]
    deck["patterns"]["U5"] = ["#.#", "###"]
    deck["expedition"] = {"U5": 4, "I2": 3}
    return deck | {"cups": {"values": [9]}}


CUSTOM = [("one-card", {"variant": "basic"}, small_one_card())]
CUSTOM += [("one-card", {"variant": "advanced"}, small_one_card())]
CUSTOM += [("silver-and-gold", {}, small_silver_gold())]


@pytest.mark.parametrize(("game", "options", "deck"), CUSTOM)
def test_a_custom_deck_travels_in_the_record(
    game: str, options: dict[str, str], deck: dict[str, Any]
) -> None:
    position = new_game(game, 2, options=options, deck=deck)
    for seed in range(3):
        recorder = play_compiled(position, [0, 0], ("custom", seed)).replay()
        record = decode(encode(recorder.record(names(2))))
        assert record.deck == deck
        assert final(record).to_bytes() == recorder.position.to_bytes()
        assert record.result == witnessed(record).result()


def test_a_deck_from_a_file_travels_as_an_object(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(small_one_card()))
    position = new_game("one-card", 2, deck=path)
    record = Recorder(position).record(names(2))
    assert record.deck == small_one_card()
    assert final(record).to_bytes() == position.to_bytes()


@pytest.mark.parametrize("package", ["one_card", "silver_gold"])
def test_the_name_of_a_deck_is_never_taken_for_a_file(
    package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = package.replace("silver_gold", "silver-and-gold").replace("_", "-")
    new_game(game)  # reads the shipped deck
    shipped = GAMES / package / "deck.toml"
    (tmp_path / "Standard").write_bytes(shipped.read_bytes())
    monkeypatch.chdir(tmp_path)

    def opened(*_: object, **__: object) -> None:
        raise AssertionError("a file was opened")

    for name in (str(shipped), "Standard", "./Standard", "standard ", "", "deck", "/dev/zero"):
        record = Record(FORMAT, game, {}, name, ["a", "b"], [])
        with monkeypatch.context() as closed, pytest.raises(BadRecord) as error:
            closed.setattr(Path, "open", opened)
            closed.setattr("builtins.open", opened)
            start(record)
        assert error.value.line == 0
        assert error.value.reason.startswith("unknown deck '")
        assert error.value.reason.endswith("; expected standard or a deck object")


# Anything at all


def is_refused_or_a_game(data: bytes | str) -> None:
    try:
        record = decode(data)
        positions = list(replay(record))
    except BadRecord:
        return
    assert len(positions) == len(record.log) + 1
    assert decode(encode(record)) == record


@settings(deadline=None)
@given(st.binary() | st.text())
def test_any_bytes(data: bytes | str) -> None:
    is_refused_or_a_game(data)


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner)
)
LIKE_RECORDS = st.fixed_dictionaries(
    {
        "format": st.just("crossoff-record/1") | VALUES,
        "game": st.sampled_from(["one-card", "silver-and-gold"]) | VALUES,
        "options": st.just({}) | st.just({"variant": "advanced"}) | VALUES,
        "deck": st.just("standard") | VALUES,
        "seats": st.just(["a", "b"]) | VALUES,
        "log": st.just([]) | st.lists(st.text(max_size=9)) | VALUES,
    },
    optional={"result": VALUES, "bots": VALUES, "created": VALUES},
)


@settings(deadline=None)
@given(LIKE_RECORDS)
def test_anything_like_a_record(data: dict[str, Any]) -> None:
    is_refused_or_a_game(json.dumps(data))


@settings(deadline=None)
@given(st.integers(0, len(SHORTEST) - 1), st.integers(0, 255), st.integers(0, 3))
def test_an_example_with_a_byte_altered(at: int, byte: int, cut: int) -> None:
    is_refused_or_a_game(SHORTEST[:at] + bytes([byte]) + SHORTEST[at + cut :])


def test_forks_write_on_without_each_other() -> None:
    """A log is shared until two forks diverge."""
    rng = random.Random(3)
    base = Recorder(new_game("one-card", 2))
    known = [(base, list(base.lines))]
    for _ in range(300):
        recorder, lines = rng.choice(known)
        assert recorder.lines == lines and recorder.length == len(lines)
        fork = recorder.fork()
        _step(fork, rng)
        assert recorder.lines == lines and fork.lines[: len(lines)] == lines
        known.append((fork, list(fork.lines)))
    assert all(recorder.lines == lines for recorder, lines in known)
    assert max(len(lines) for _, lines in known) > 3


def _step(recorder: Recorder, rng: random.Random) -> None:
    position = recorder.position
    if position.is_chance:
        recorder.draw(rng.choice(list(position.chance_outcomes())))
    elif not position.is_over:
        seat = position.actors()[0]
        recorder.act(seat, rng.choice(position.legal(seat)))
