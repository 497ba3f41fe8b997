"""Records with unfair chance: all are refused, at the line where it shows."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossoff.core.compiler.rng import stream
from crossoff.core.errors import BadRecord
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record, decode, replay
from crossoff.play.fairness import Unfair, check_fairness, v1, v2
from testkit.play.fairness_vectors import DECKS, every_kind, every_scheme, game_of
from testkit.witness import fairness, fairness_1

Json = dict[str, Any]

WITNESSES = {v1.SCHEME: fairness_1, v2.SCHEME: fairness}


def read(data: Json) -> Record:
    return decode(json.dumps(data))


def refused(data: Json) -> tuple[int, str]:
    """Return where and why a record is refused as unfair."""
    with pytest.raises(Unfair) as caught:
        check_fairness(read(data))
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    return caught.value.line, caught.value.reason


# --- fairness data ---


def flipped(text: str) -> str:
    return format(int(text[0], 16) ^ 1, "x") + text[1:]


def change(key: str, value: Callable[[Any], Any]) -> Callable[[Json], None]:
    def apply(fairness: Json) -> None:
        fairness[key] = value(fairness.get(key))

    return apply


BAD_DATA: list[tuple[Callable[[Json], None], str]] = [
    (change("scheme", lambda _: "crossoff-fair/3"), "crossoff-fair/1, crossoff-fair/2, got"),
    (change("commitment", flipped), "do not fit the commitment"),
    (change("commitment", str.upper), "do not fit the commitment"),
    (change("commitment", lambda _: 7), "not fairness data: Expected `str`, got `int`"),
    (change("seed", flipped), "do not fit the commitment"),
    (change("salt", flipped), "do not fit the commitment"),
    (change("seed", str.upper), "expected a seed of 64 lower-case hex digits"),
    (change("salt", lambda s: s[1:]), "expected a salt of 64 lower-case hex digits"),
    (change("seed", lambda s: s + "\n"), "expected a seed of 64 lower-case hex digits"),
    (change("seed", lambda _: None), "seed or salt is not published: nothing to verify until"),
    (
        lambda fairness: fairness.pop("salt"),
        "seed or salt is not published: nothing to verify until",
    ),
    (lambda fairness: fairness.pop("scheme"), "missing required field `scheme`"),
    (change("nonces", lambda nonces: nonces[1:]), "one per seat, got"),
    (change("nonces", lambda nonces: [*nonces, ""]), "one per seat, got"),
    (change("nonces", lambda nonces: ["AB", *nonces[1:]]), "up to 64 lower-case hex digits"),
    (change("nonces", lambda nonces: ["0" * 65, *nonces[1:]]), "up to 64 lower-case hex digits"),
    (change("nonces", lambda nonces: [None, *nonces[1:]]), "not fairness data: Expected `str`"),
    (change("start", lambda _: -1), "expected a start seat from 0 to"),
    (change("start", lambda _: 4), "expected a start seat from 0 to"),
    (change("start", lambda _: True), "not fairness data: Expected `int | null`, got `bool`"),
]


@every_scheme
@every_kind
@pytest.mark.parametrize(("cheat", "reason"), BAD_DATA)
def test_bad_fairness_data_is_refused_at_line_0(
    kind: int, scheme: str, cheat: Callable[[Json], None], reason: str
) -> None:
    data = game_of(kind, scheme)
    cheat(data["fairness"])
    line, why = refused(data)
    assert line == 0
    assert reason in why


@pytest.mark.parametrize("value", [[], "fair", 1, {}, {"scheme": v1.SCHEME}])
def test_invalid_fairness_data(value: object) -> None:
    line, why = refused(game_of(0) | {"fairness": value})
    assert line == 0
    assert "not fairness data" in why


def test_a_record_without_fairness_has_nothing_to_verify() -> None:
    data = game_of(0)
    del data["fairness"]
    assert refused(data) == (0, "has no fairness data: nothing to verify")


@every_scheme
@every_kind
def test_another_nonce_is_noticed_at_the_first_card(kind: int, scheme: str) -> None:
    for seat in range(len(game_of(kind, scheme)["seats"])):
        data = game_of(kind, scheme)
        data["fairness"]["nonces"][seat] += "0"
        at = WITNESSES[scheme].unfair_line(data, DECKS[data["game"]])
        assert refused(data)[0] == at in dealt_first(data)


def dealt_first(data: dict[str, Any]) -> range:
    """Return the lines up to the first card; a start seat before it may coincide."""
    return range(1, 2 + next(n for n, line in enumerate(data["log"]) if "deal" in line))


@every_scheme
@every_kind
def test_nonces_that_change_seats_are_noticed(kind: int, scheme: str) -> None:
    data = game_of(kind, scheme)
    data["fairness"]["nonces"].reverse()
    assert refused(data)[0] in dealt_first(data)


@every_kind
def test_another_start_seat_is_noticed_at_its_line(kind: int) -> None:
    data = game_of(kind, v1.SCHEME)
    (at,) = [n for n, line in enumerate(data["log"], 1) if line.startswith("* start")]
    begun = int(data["log"][at - 1][-1])
    data["fairness"]["start"] = (begun + 1) % len(data["seats"])
    line, why = refused(data)
    assert line == at == fairness_1.unfair_line(data, DECKS[data["game"]])
    wrong = data["fairness"]["start"]
    assert why == f"expected '* start {wrong}' by seed and nonces, got '* start {begun}'"


@every_kind
def test_a_start_seat_is_part_of_the_commitment(kind: int) -> None:
    """A drawn seat cannot pass as given, nor the other way round."""
    data = game_of(kind)
    (line,) = [line for line in data["log"] if line.startswith("* start")]
    for start in (int(line[-1]), None):
        data["fairness"]["start"] = start
        if start != game_of(kind)["fairness"].get("start"):
            assert refused(data)[0] == 0


def redrawn(position: Position, line: str) -> str:
    """Return a chance line with another possible outcome."""
    notation = position.game.notation
    for seed in range(100):
        rng, now, outcomes = stream("redrawn", seed), position, []
        while True:
            outcomes.append(now.draw(rng))
            after = now.apply_chance(outcomes[-1])
            if notation.ends_line(now, after):
                break
            now = after
        if (other := notation.chance_text(position, outcomes, after)) != line:
            return other
    raise AssertionError("nothing else could come")


@every_scheme
@every_kind
def test_whatever_was_not_drawn_is_noticed_at_its_line(kind: int, scheme: str) -> None:
    """Though the game follows the rules up to that line."""
    data = game_of(kind, scheme)
    del data["result"]
    record, deck = read(data), DECKS[data["game"]]
    record.result = game_of(kind, scheme)["result"]
    tried = 0
    for at, position in enumerate(replay(record)):
        if not position.is_chance:
            continue
        line = data["log"][at]
        other = data | {"log": [*data["log"][:at], redrawn(position, line)]}
        assert list(replay(read(other)))
        assert refused(other)[0] == at + 1 == WITNESSES[scheme].unfair_line(other, deck)
        tried += 1
    assert tried > 25


def test_a_card_from_the_pile_is_checked_in_the_line_of_its_decision() -> None:
    data = game_of(0)
    del data["result"]
    at, line = next((k, line) for k, line in enumerate(data["log"]) if "take pile" in line)
    seen = " ".join(data["log"][: at + 1])
    other = next(c["id"] for c in DECKS["silver-and-gold"]["maps"] if c["id"] not in seen)
    words = [*line.split(" ")[:3], other]
    data["log"] = [*data["log"][:at], " ".join(words)]
    assert list(replay(read(data)))
    assert refused(data)[0] == at + 1


def test_an_illegal_line_is_not_reported_as_unfair() -> None:
    data = game_of(0)
    data["log"][3] = "1 keep P04 P04"
    with pytest.raises(BadRecord) as caught:
        check_fairness(read(data))
    assert type(caught.value) is BadRecord
    assert caught.value.line == 4


def test_a_game_that_was_broken_off_is_verified_as_far_as_it_goes() -> None:
    data = game_of(0, v1.SCHEME)
    del data["result"]
    for length in (1, 4, 20):
        verified = check_fairness(read(data | {"log": data["log"][:length]}))
        assert verified.lines == length and not verified.position.is_over


@every_scheme
def test_an_empty_log_has_nothing_to_verify(scheme: str) -> None:
    data = game_of(0, scheme) | {"log": []}
    del data["result"]
    assert refused(data) == (0, "the log is empty: nothing to verify")


def test_a_running_record_has_nothing_to_verify_whatever_it_hides() -> None:
    data = game_of(0)
    data["log"] = ["* deal 0 ? ? ? ?", *data["log"][1:5]]
    for secret in ("seed", "salt"):
        del data["fairness"][secret]
    assert refused(data)[1].startswith("seed or salt is not published: nothing to verify")


def test_a_head_says_nothing_of_a_game_without_a_chain() -> None:
    with pytest.raises(Unfair, match="crossoff-fair/1 has no chain of decisions"):
        check_fairness(read(game_of(0, v1.SCHEME)), ["0" * 64])


@pytest.mark.parametrize("key", ["table", "head"])
def test_what_the_second_scheme_needs(key: str) -> None:
    data = game_of(0)
    del data["fairness"][key]
    assert refused(data) == (0, "not fairness data: `table` or `head` is missing")


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@settings(deadline=None)
@given(
    st.sampled_from(["scheme", "commitment", "nonces", "seed", "salt", "start", "table", "head"]),
    json_values,
)
def test_anything_under_a_key_gets_an_answer(key: str, value: object) -> None:
    data = game_of(0)
    data["log"] = data["log"][:1]
    data["fairness"][key] = value
    del data["result"]
    with pytest.raises(Unfair):  # at the latest because the chain is incomplete
        check_fairness(read(data))
