"""Provably fair chance: `crossoff-fair/1`, and games played with it."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import msgspec
import pytest

import crossoff
from crossoff.core.compiler.rng import stream
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record, decode, encode
from crossoff.play.fairness import Fairness, check_fairness, clean_nonce
from crossoff.play.fairness.data import fold
from crossoff.play.fairness.v1 import SCHEME, NumberedChance, commitment, draw_number, game_key
from testkit.games.positions import maps_kept
from testkit.games.walks import CASES, every_case, walk
from testkit.paths import ROOT
from testkit.play.fairness_vectors import (
    DECKS,
    FILES,
    KINDS,
    every_kind,
    every_scheme,
    fair_game,
    file_text,
    game_of,
    read_vectors,
    secret,
)
from testkit.witness import fairness_1 as witness

SEED, SALT = secret("a seed"), secret("a salt")


def read(data: dict[str, Any]) -> Record:
    return decode(json.dumps(data))


# --- the vectors, and the independent verifier ---


def test_the_file_of_vectors_is_what_the_package_makes() -> None:
    assert FILES[SCHEME].read_text("utf-8") == file_text(SCHEME)


def test_the_vectors_hold_for_a_verifier_written_from_the_page() -> None:
    for entry in read_vectors(SCHEME)["commitments"]:
        assert witness.commitment(entry["seed"], entry["salt"]) == entry["commitment"]
    for entry in read_vectors(SCHEME)["keys"]:
        assert witness.game_key(entry["seed"], entry["nonces"]).hex() == entry["key"]
    attempts = set()
    for entry in read_vectors(SCHEME)["numbers"]:
        key, total = bytes.fromhex(entry["key"]), int(entry["total"])
        number, refused_words = witness.number(key, entry["n"], entry["head"], total)
        assert str(number) == entry["number"]
        attempts.add(refused_words)
    assert max(attempts) >= 3, "no vector shows what to do with words that are refused"


@every_kind
def test_the_games_of_the_vectors_hold_for_it_draw_by_draw(kind: int) -> None:
    record, draws = game_of(kind, SCHEME), read_vectors(SCHEME)["games"][kind]["draws"]
    deck = DECKS[record["game"]]
    assert witness.unfair_line(record, deck) is None
    found = list(witness.draws(record, deck))
    assert [(d.line, d.head) for d in found] == [(d["line"], d["head"]) for d in draws]
    assert [d["n"] for d in draws] == list(range(len(draws)))
    totals = [d.get("total", len(record["seats"])) for d in draws]
    assert [sum(d.weights.values()) for d in found] == totals
    check_fairness(read(record))


@every_scheme
def test_the_games_of_the_vectors_have_every_kind_of_line(scheme: str) -> None:
    lines = [line for entry in read_vectors(scheme)["games"] for line in entry["record"]["log"]]
    heads = {re.sub(r"\d", "0", " ".join(line.split(" ")[:2])) for line in lines}
    chance = {"deal", "display", "supply", "start", "expedition", "roll", "refill", "draw"}
    assert {f"* {verb}" for verb in chance} | {"0 keep", "0 reroll"} <= heads
    assert any(line[1:].startswith(" take pile ") for line in lines)
    # Fewer than all dice, in the roll after a reroll.
    assert any(line[2:].startswith("reroll") and 3 <= len(line.split()) <= 6 for line in lines)


@every_case
def test_games_of_every_kind_hold_for_it(case: Any) -> None:
    nonces = ["", "7", "abc", "0" * 64][: case.players]
    record, _ = fair_game(SCHEME, case.game, dict(case.options), nonces, name=case)
    data = json.loads(encode(record))
    if case.game in DECKS:  # the witness knows its draws
        assert witness.unfair_line(data, DECKS[case.game]) is None
    check_fairness(read(data))


def test_the_page_shows_vectors_of_the_file_and_decks_as_they_are() -> None:
    page = (ROOT / "docs" / "fairness-1.md").read_text("utf-8")
    assert all(text in page for text in read_vectors(SCHEME)["commitments"][0].values())
    key, number = read_vectors(SCHEME)["keys"][1], read_vectors(SCHEME)["numbers"][1]
    assert key["nonces"] == ["ab", ""] and key["seed"] in page and key["key"] in page
    assert number["key"] == key["key"]
    shown = f'n = {number["n"]}, head "{number["head"]}", total {number["total"]}'
    assert f"with that key, {shown}: number {number['number']}" in page
    maps = [f"{color}{k:02}" for color, count in zip("POGS", (12, 12, 12, 11), strict=True)
            for k in range(1, count + 1)]  # fmt: skip
    assert [card["id"] for card in DECKS["silver-and-gold"]["maps"]] == maps
    assert [card["id"] for card in DECKS["one-card"]["cards"]] == [f"{k:02}" for k in range(1, 31)]
    patterns = DECKS["silver-and-gold"]["patterns"]
    counts = [str(DECKS["silver-and-gold"]["expedition"][name]) for name in patterns]
    assert f"are {' '.join(patterns)}, with {' '.join(counts)} cards" in page


# --- the scheme ---


def test_no_two_lists_of_nonces_give_the_same_key() -> None:
    lists = [
        [],
        [""],
        ["", ""],
        ["ab"],
        ["ab", ""],
        ["", "ab"],
        ["a", "b"],
        ["0"],
        ["00"],
        ["a", ""],
    ]
    lists += [["", "", "", ""], ["02ab"], ["02", "ab"]]
    assert len({game_key(SEED, nonces) for nonces in lists}) == len(lists)


def test_a_nonce_is_the_same_in_capitals_and_may_be_missing() -> None:
    assert game_key(SEED, ["AbC", None]) == game_key(SEED, ["abc", ""])
    assert clean_nonce("F" * 64) == "f" * 64


@pytest.mark.parametrize("text", ["0" * 65, "g", " ", "0x1", "ab\n", "ä", "٣"])
def test_invalid_nonces(text: str) -> None:
    with pytest.raises(ValueError, match="expected a nonce of up to 64 hex digits"):
        clean_nonce(text)
    with pytest.raises(ValueError, match="expected a nonce"):
        game_key(SEED, ["", text])


def test_seed_and_salt_are_not_interchangeable() -> None:
    assert commitment(SEED, SALT) != commitment(SALT, SEED)
    assert re.fullmatch("[0-9a-f]{64}", commitment(SEED, SALT))


def test_secrets_have_32_bytes() -> None:
    """Bytes moved from one to the other would give the same hash."""
    for seed, salt in ((SEED[1:], SALT), (SEED, SALT + b"0"), (b"", SALT + SEED)):
        with pytest.raises(ValueError, match="expected a secret of 32 bytes, got"):
            commitment(seed, salt)


def test_each_purpose_has_its_own_numbers() -> None:
    """Neither reusing a secret for another purpose nor moving parts gives the same numbers."""
    parts = [(SEED, 0, "* roll"), (SEED, 1, "* roll"), (SEED, 0, "* deal 0"), (SEED, 0, "* deal 1")]
    parts += [(SALT, 0, "* roll"), (SEED, 0, ""), (SEED, 256, "* roll"), (SEED, 1 << 16, "* roll")]
    numbers = {draw_number(*part, 1 << 64) for part in parts}
    assert len(numbers) == len(parts)
    key = int.from_bytes(game_key(SEED, [])[:8], "big")
    assert key not in numbers and int(commitment(SEED, SEED)[:16], 16) not in numbers


@pytest.mark.parametrize("words", [1, 2, 7, 256, 1000])
def test_every_number_comes_from_as_many_words(words: int) -> None:
    for total in range(1, words + 1):
        counts = Counter(fold(word, total, words) for word in range(words))
        refused_words = counts.pop(None, 0)
        assert counts == dict.fromkeys(range(total), words // total)
        assert refused_words == words % total


@pytest.mark.parametrize("total", [1, 2, 6, 8, 30, 47, 2**63 + 1, 2**64 - 1, 2**64])
def test_where_words_of_8_bytes_are_refused(total: int) -> None:
    limit = 2**64 // total * total
    assert fold(limit - 1, total) == total - 1
    assert fold(0, total) == 0
    if limit < 2**64:
        assert fold(limit, total) is None and fold(2**64 - 1, total) is None


@pytest.mark.parametrize("total", [0, -1, 2**64 + 1])
def test_a_total_that_no_word_could_serve(total: int) -> None:
    with pytest.raises(ValueError, match="expected a total weight from 1 to"):
        draw_number(SEED, 0, "* roll", total)


def chi_square(counts: Counter[int], weights: list[int]) -> float:
    draws, total = counts.total(), sum(weights)
    expected = {k: draws * weight / total for k, weight in enumerate(weights) if weight}
    assert set(counts) <= set(expected)
    return sum((counts[k] - share) ** 2 / share for k, share in expected.items())


@pytest.mark.parametrize("total", [2, 3, 4, 6, 30, 47])
@pytest.mark.parametrize("head", ["* roll", "* deal 3"])
def test_numbers_are_spread_evenly(total: int, head: str) -> None:
    counts = Counter(draw_number(SEED, n, head, total) for n in range(100 * total))
    free = total - 1
    assert chi_square(counts, [1] * total) < free + 4 * (2 * free) ** 0.5


def test_a_pattern_comes_as_often_as_there_are_cards_of_it() -> None:
    position = maps_kept("S04 G01 / S05 G02")
    assert position.weights()[:6] == [1, 2, 2, 1, 1, 1]
    counts = Counter(int(NumberedChance(secret(k)).draw(position)) for k in range(2000))
    assert chi_square(counts, position.weights()) < 5 + 4 * 10**0.5


# --- at a table ---


@pytest.mark.parametrize("case", CASES[:1] + CASES[-1:])
def test_weights_are_whole_numbers_behind_the_chances(case: Any) -> None:
    for position in walk(case).positions:
        weights = position.weights()
        assert {type(weight) for weight in weights} == {int}
        assert len(weights) == position.game.rules.num_outcomes
        assert any(weights) == position.is_chance
        share = {k: weight / sum(weights) for k, weight in enumerate(weights) if weight}
        assert share == position.chance_outcomes()


def play_on(position: Position, chance: NumberedChance) -> list[int]:
    """Return all draws until the first decision."""
    drawn = []
    while position.is_chance:
        drawn.append(int(chance.draw(position)))
        position = position.apply_chance(drawn[-1])
    return drawn


@every_kind
def test_the_same_secrets_and_decisions_give_the_same_bytes(kind: int) -> None:
    (first, _), (second, _) = fair_game(SCHEME, *KINDS[kind]), fair_game(SCHEME, *KINDS[kind])
    assert encode(first) == encode(second)
    other, _ = fair_game(SCHEME, *KINDS[kind], name="other secrets")
    assert other.log[:2] != first.log[:2]


def test_a_game_resumes_where_it_was_interrupted() -> None:
    position = crossoff.new_game("silver-and-gold", 4)
    whole = NumberedChance(SEED)
    outcomes = play_on(position, whole)
    assert whole.drawn == len(outcomes) == 16
    for outcome in outcomes[:5]:
        position = position.apply_chance(outcome)
    assert play_on(position, NumberedChance(SEED, 5)) == outcomes[5:]


def test_a_given_start_seat_is_not_drawn_but_counts() -> None:
    position = crossoff.new_game("one-card", 3)
    drawn = play_on(position, NumberedChance(SEED))
    for start in range(3):
        chance = NumberedChance(SEED, start=start)
        assert play_on(position, chance) == [start, *drawn[1:]]
        assert chance.drawn == len(drawn)


@pytest.mark.parametrize("start", [-1, 2, 99])
def test_a_start_seat_that_is_not_at_the_table(start: int) -> None:
    chance = NumberedChance(SEED, start=start)
    with pytest.raises(ValueError, match=f"expected a start seat at the table, got {start}"):
        play_on(crossoff.new_game("one-card", 2), chance)
    assert chance.drawn == 0


def test_nothing_is_drawn_where_no_chance_is_due() -> None:
    position = crossoff.new_game("silver-and-gold").after_chance(stream(1))
    chance = NumberedChance(SEED)
    with pytest.raises(ValueError, match="expected a position in which chance is due"):
        chance.draw(position)
    assert chance.drawn == 0


def test_secrets_stay_secret_during_a_game() -> None:
    published = SCHEME, commitment(SEED, SALT), ["ab", ""], SEED.hex(), SALT.hex()
    shown = msgspec.json.encode(Fairness(*published, start=1).sealed())
    assert SEED.hex() not in shown.decode() and SALT.hex() not in shown.decode()
    assert list(json.loads(shown)) == ["scheme", "commitment", "nonces", "start"]
    assert "start" not in json.loads(msgspec.json.encode(Fairness(*published)))


def test_a_record_keeps_its_fairness_as_the_last_key() -> None:
    record, _ = fair_game(SCHEME, *KINDS[0])
    record.bots = ["random", "random"]
    text = encode(record)
    assert list(json.loads(text))[-2:] == ["bots", "fairness"]
    assert encode(decode(text)) == text
    check_fairness(record)
    check_fairness(decode(text))


def test_a_record_without_it_has_no_such_key() -> None:
    record, _ = fair_game(SCHEME, *KINDS[0])
    record.fairness = None
    assert "fairness" not in encode(record)
