"""Provably fair chance: `crossoff-fair/2`, and games played with it."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from typing import Any

import msgspec
import pytest

import crossoff
from crossoff.core.compiler.rng import stream
from crossoff.core.errors import BadRecord
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record, Recorder, decode, encode
from crossoff.play.fairness import Fairness, Terms, Unfair, check_fairness, v2
from crossoff.play.fairness.v2 import SCHEME, NamedChance
from testkit.games.positions import maps_kept
from testkit.games.walks import every_case
from testkit.paths import ROOT
from testkit.play.fairness_vectors import (
    DECKS,
    FILES,
    KINDS,
    every_kind,
    fair_game,
    file_text,
    game_of,
    read_vectors,
    secret,
)
from testkit.play.tampering import WAYS, other_decision, tampered
from testkit.witness import fairness as witness

SEED, SALT = secret("a seed"), secret("a salt")
TERMS = Terms("ab" * 16, "one-card", {"variant": "basic"}, "standard", 2)
COMMITMENT = v2.commitment(SEED, SALT, TERMS)


def read(data: dict[str, Any]) -> Record:
    return decode(json.dumps(data))


# --- the vectors, and the independent verifier ---


def test_the_file_of_vectors_is_what_the_package_makes() -> None:
    assert FILES[SCHEME].read_text("utf-8") == file_text(SCHEME)


def test_the_vectors_hold_for_a_verifier_written_from_the_page() -> None:
    vectors = read_vectors(SCHEME)
    for terms in vectors["terms"]:
        names = ("table", "game", "options", "deck", "seats", "start")
        assert witness.terms(*(terms[name] for name in names)).hex() == terms["bytes"]
    for one in vectors["commitments"]:
        agreed = bytes.fromhex(vectors["terms"][one["terms"]]["bytes"])
        assert witness.commitment(one["seed"], one["salt"], agreed) == one["commitment"]
    for one in vectors["keys"]:
        key = witness.game_key(one["seed"], one["commitment"], one["nonces"])
        assert key.hex() == one["key"]
        assert witness.first_head(one["commitment"], one["nonces"]) == one["head"]
    for one in vectors["ranks"]:
        key = bytes.fromhex(one["key"])
        assert witness.rank(key, one["label"], one["card"]).hex() == one["rank"]
    for one in vectors["heads"]:
        is_link = not one["line"].startswith("*")
        head = one["head"]
        assert (witness.next_head(head, one["line"]) if is_link else head) == one["next"]


def test_numbers_of_the_vectors_show_what_to_do_with_words_that_are_refused() -> None:
    attempts = set()
    for one in read_vectors(SCHEME)["numbers"]:
        key, total = bytes.fromhex(one["key"]), int(one["total"])
        number, refused_words = witness.number(key, one["label"], total)
        assert str(number) == one["number"]
        attempts.add(refused_words)
    assert max(attempts) >= 3


@every_kind
def test_the_games_of_the_vectors_hold_for_it_draw_by_draw(kind: int) -> None:
    record, draws = game_of(kind), read_vectors(SCHEME)["games"][kind]["draws"]
    deck = DECKS[record["game"]]
    assert witness.unfair_line(record, deck) is None
    found = list(witness.draws(record, deck))
    assert [(d.line, d.label) for d in found] == [(d["line"], d["label"]) for d in draws]
    totals = [sum(d.weights.values()) for d in found]
    assert all(d.get("total", total) == total for d, total in zip(draws, totals, strict=True))
    assert check_fairness(read(record)).position.is_over


@every_case
def test_games_of_every_kind_hold_for_it(case: Any) -> None:
    nonces = ["", "7", "abc", "0" * 64][: case.players]
    record, _ = fair_game(SCHEME, case.game, dict(case.options), nonces, name=case)
    data = json.loads(encode(record))
    if case.game in DECKS:  # the witness knows its draws
        assert witness.unfair_line(data, DECKS[case.game]) is None
    check_fairness(read(data))


def test_the_page_shows_vectors_of_the_file_and_decks_as_they_are() -> None:
    page = (ROOT / "docs" / "fairness.md").read_text("utf-8")
    joined = re.sub(r"\n +", "", page)
    vectors = read_vectors(SCHEME)
    shown = [vectors["terms"][0]["bytes"], *list(vectors["commitments"][0].values())[:2]]
    key, number, rank = vectors["keys"][1], vectors["numbers"][1], vectors["ranks"][0]
    shown += [vectors["commitments"][0]["commitment"], key["seed"], key["commitment"], key["key"]]
    assert key["nonces"] == ["ab", ""] and number["key"] == rank["key"] == key["key"]
    shown.append(f'label "{number["label"]}", total {number["total"]}: number {number["number"]}')
    shown.append(f'label "{rank["label"]}", card {rank["card"]}: rank {rank["rank"]}')
    shown.append(f'line "{vectors["heads"][0]["line"]}": head {vectors["heads"][0]["next"]}')
    assert [text for text in shown if text not in joined] == []
    patterns = DECKS["silver-and-gold"]["patterns"]
    counts = [str(DECKS["silver-and-gold"]["expedition"][name]) for name in patterns]
    assert f"are {' '.join(patterns)}, with {' '.join(counts)} cards" in page


# --- tampered records ---


@every_kind
def test_a_record_changed_in_one_place_is_found_by_both_verifiers(kind: int) -> None:
    game, options, nonces, start = KINDS[kind]
    rng, found = random.Random(kind), Counter[str]()
    for name in range(3):
        fair, _ = fair_game(SCHEME, game, options, nonces, start, name=name, step=7 + name)
        for way, data in tampered(json.loads(encode(fair)), rng, times=3):
            with pytest.raises(BadRecord) as caught:
                check_fairness(read(data))
            if isinstance(caught.value, Unfair):  # otherwise it follows the rules
                assert witness.unfair_line(data, DECKS[game]) == caught.value.line, way
            found[way] += 1
    missing = {"roll"} if game == "silver-and-gold" else {"expedition"}
    assert set(found) == set(WAYS) - missing


@every_kind
def test_a_kept_head_reveals_a_forged_decision(kind: int) -> None:
    """Whoever writes the record knows the seed and can recompute the chain, so the record alone
    does not reveal it.
    """
    data, rng = game_of(kind), random.Random(kind)
    heads, changed = witness.heads(data), 0
    del data["result"]
    for at in [k for k, line in enumerate(data["log"]) if not line.startswith("*")][-8:]:
        other = other_decision(read(data), at, rng)
        if other is None:
            continue
        forged = data | {"log": [*data["log"][:at], other]}
        forged["fairness"] = data["fairness"] | {"head": witness.heads(forged)[-1]}
        check_fairness(read(forged))
        with pytest.raises(Unfair, match="a decision was changed"):
            check_fairness(read(forged), heads[-1:])
        assert witness.unfair_line(forged, DECKS[data["game"]], heads[-1:]) == at + 2
        changed += 1
    assert changed >= 3


@every_kind
def test_every_head_of_a_game_is_in_its_chain(kind: int) -> None:
    data = game_of(kind)
    check_fairness(read(data), witness.heads(data))
    for strange in ("0" * 64, "", game_of(kind - 1)["fairness"]["head"]):
        with pytest.raises(Unfair):
            check_fairness(read(data), [strange])


# --- terms of a commitment ---


def test_no_two_terms_have_the_same_commitment() -> None:
    others = [
        TERMS._replace(table="ab" * 15),
        TERMS._replace(game="one-car", options={"d": "", "variant": "basic"}),
        TERMS._replace(options={}),
        TERMS._replace(options={"variant": "advanced"}),
        TERMS._replace(options={"variantb": "asic"}),
        TERMS._replace(deck={"standard": 1}),
        TERMS._replace(deck={"a": 1, "b": 2}),
        TERMS._replace(deck={"b": 2, "a": 1}),
        TERMS._replace(deck={"a": "1", "b": 2}),
        TERMS._replace(deck={"a": [1], "b": 2}),
        TERMS._replace(deck={"a": [], "b": 2}),
        TERMS._replace(deck={"a": {}, "b": 2}),
        TERMS._replace(seats=3),
        TERMS._replace(start=0),
        TERMS._replace(start=1),
    ]
    commitments = {v2.commitment(SEED, SALT, terms) for terms in [TERMS, *others]}
    assert len(commitments) == 1 + len(others)
    assert v2.commitment(SALT, SEED, TERMS) not in commitments


@pytest.mark.parametrize("deck", [{"a": 1.5}, {"a": None}, {"a": True}])
def test_a_deck_that_has_no_bytes(deck: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="expected texts, whole numbers, lists and objects"):
        TERMS._replace(deck=deck).encode()


def test_one_seed_gives_two_tables_different_cards() -> None:
    keys = [
        v2.game_key(SEED, v2.commitment(SEED, SALT, TERMS._replace(table=table)), ["", ""])
        for table in ("1" * 32, "2" * 32)
    ]
    assert keys[0] != keys[1]


def test_no_two_lists_of_nonces_give_the_same_key_or_head() -> None:
    lists = [[], [""], ["", ""], ["ab"], ["ab", ""], ["", "ab"], ["a", "b"], ["02", "ab"], ["02ab"]]
    assert len({v2.game_key(SEED, COMMITMENT, nonces) for nonces in lists}) == len(lists)
    assert len({v2.first_head(COMMITMENT, nonces) for nonces in lists}) == len(lists)


# --- draws ---


def play_on(position: Position, chance: NamedChance) -> list[int]:
    """Return all draws until the first decision."""
    drawn = []
    while position.is_chance:
        drawn.append(int(chance.draw(position)))
        position = position.apply_chance(drawn[-1])
    return drawn


def rolls(decisions: list[str]) -> list[str]:
    """Return the dice of the first roll of each turn, in a game with these decisions,
    then passes.
    """
    recorder, chance = Recorder(crossoff.new_game("one-card", 2)), NamedChance(SEED)
    while len([line for line in recorder.lines if line.startswith("* roll")]) < 6:
        position = recorder.position
        if position.is_chance:
            recorder.draw(chance.draw(position))
            continue
        seat = position.actors()[0]
        text = decisions.pop(0) if decisions else "pass"
        for action in position.game.notation.parse_decision(position, seat, text):
            recorder.act(seat, action)
    lines = [line for line in recorder.lines if " roll " in line or " reroll " in line]
    pairs = zip(["", *lines], lines, strict=False)
    return [line for before, line in pairs if "reroll" not in before + line]


def test_no_reroll_changes_the_dice_of_a_later_turn() -> None:
    """A cheater with the key who chooses how many dice to roll must not influence others' dice."""
    calm = rolls([])
    for decisions in (
        ["reroll 1"],
        ["reroll 1 2 3 4 5", "reroll 2 4"],
        ["pass", "pass", "reroll 3"],
    ):
        again = rolls(decisions)
        assert again == calm[: len(again)] and len(again) >= 3


def test_no_number_of_cards_changes_the_expeditions() -> None:
    """And cards come in one order, whoever takes them."""
    seen: list[tuple[list[str], list[str]]] = []
    for step in (0, 7, 13):
        record, _ = fair_game(SCHEME, *KINDS[0], step=step)
        cards = [
            card
            for line in record.log
            if (words := line.split(" "))[1] in ("display", "refill")
            or words[1:3] == ["take", "pile"]
            for card in words[2:]
            if card != "pile"
        ]
        seen.append(([line for line in record.log if "expedition" in line], cards))
    assert len({tuple(expeditions) for expeditions, _ in seen}) == 1
    for _, cards in seen:
        for _, others in seen:
            both = set(cards) & set(others)
            assert [c for c in cards if c in both] == [c for c in others if c in both]


def test_cards_and_patterns_are_spread_evenly() -> None:
    position, turn = crossoff.new_game("silver-and-gold"), maps_kept("S04 G01 / S05 G02")
    first = Counter(int(NamedChance(secret(k)).draw(position)) for k in range(4700))
    assert set(first) == set(range(47)) and max(first.values()) < 150 and min(first.values()) > 60
    patterns = Counter(int(NamedChance(secret(k)).draw(turn)) for k in range(4000))
    assert all(abs(patterns[k] - 500 * count) < 120 for k, count in enumerate([1, 2, 2, 1, 1, 1]))


def test_a_given_start_seat_changes_no_draw() -> None:
    position = crossoff.new_game("one-card", 3)
    free = NamedChance(SEED)
    drawn = play_on(position, free)
    for start in range(3):
        given = play_on(position, NamedChance(SEED, start=start))
        assert sum(one != other for one, other in zip(drawn, given, strict=True)) <= 1
    with pytest.raises(ValueError, match="expected a start seat at the table, got 3"):
        play_on(position, NamedChance(SEED, start=3))


def test_nothing_is_drawn_where_no_chance_is_due() -> None:
    position = crossoff.new_game("silver-and-gold").after_chance(stream(1))
    with pytest.raises(ValueError, match="expected a position in which chance is due"):
        NamedChance(SEED).draw(position)


# --- records ---


def test_secrets_stay_secret_during_a_game() -> None:
    record, _ = fair_game(SCHEME, *KINDS[1])
    shown = msgspec.json.encode(record.fairness.sealed())
    assert record.fairness.seed not in shown.decode()
    assert record.fairness.salt not in shown.decode()
    keys = ["scheme", "commitment", "nonces", "start", "table", "head"]
    assert list(json.loads(shown)) == keys


def test_early_nonces_are_listed_and_prove_nothing() -> None:
    data = game_of(0)
    assert data["fairness"]["early"] == [0]
    del data["fairness"]["early"]
    check_fairness(read(data))


def test_an_unfinished_record_says_how_far_it_was_verified() -> None:
    fair, _ = fair_game(SCHEME, *KINDS[0])
    fair.log, fair.result = fair.log[:20], None
    fairness: Fairness = fair.fairness
    head = v2.next_head(v2.first_head(fairness.commitment, fairness.nonces), fair.log)
    fair.fairness = msgspec.structs.replace(fairness, head=head)
    lines, position = check_fairness(fair)
    assert lines == 20 and not position.is_over
