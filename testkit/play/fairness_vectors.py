"""The test vectors of docs/fairness.md, as the package makes them.

`python -m testkit.play.fairness_vectors` writes them to docs/fairness-vectors.json. Decisions of
their games follow from the rules alone, so that no bot that plays better changes the file.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

import crossoff
from crossoff.core.contract import OutcomeId
from crossoff.core.position import Position
from crossoff.core.record import Record, Recorder, encode
from crossoff.play.fairness import (
    SCHEME,
    FairChance,
    commitment,
    disclose,
    draw_number,
    game_key,
)
from testkit.paths import ROOT

VECTORS = ROOT / "docs" / "fairness-vectors.json"
DECKS = {
    name: tomllib.loads((ROOT / "src/crossoff/games" / folder / "deck.toml").read_text("utf-8"))
    for name, folder in (("silver-and-gold", "silver_gold"), ("one-card", "one_card"))
}

NONCES: list[list[str]] = [
    ["", ""],
    ["ab", ""],
    ["", "ab"],
    ["a", "b"],
    ["0123456789abcdef" * 4, "f", "00"],
    ["1", "2", "3", "f" * 64],
]
# Totals of games, and some that no game has, of which up to half of the words are refused.
TOTALS = [
    1,
    2,
    6,
    8,
    30,
    47,
    2**32 + 1,
    2**64 - 1,
    2**64,
    *[2**63 + odd for odd in range(1, 20, 2)],
]
HEADS = ["* deal 0", "* roll", "* expedition", "1 take pile"]

KINDS: list[tuple[str, dict[str, str], list[str], int | None]] = [
    ("silver-and-gold", {}, ["c0ffee", ""], None),
    ("one-card", {"variant": "basic"}, ["", "5eed"], 1),
    ("one-card", {"variant": "advanced"}, ["0", "00", ""], None),
]
every_kind = pytest.mark.parametrize(
    "kind",
    range(len(KINDS)),
    ids=["-".join([game, *options.values()]) for game, options, _, _ in KINDS],
)


def secret(*name: object) -> bytes:
    """A secret that is no secret."""
    return hashlib.sha256(repr(name).encode()).digest()


class Watched:
    """Chance that notes what it draws, for people who look for a mistake of theirs."""

    def __init__(self, key: bytes, start: int | None) -> None:
        self.draws: list[dict[str, Any]] = []
        self._key, self._start, self._chance = key, start, FairChance(key, start=start)

    def draw(self, position: Position, line: int) -> OutcomeId:
        n, total = self._chance.drawn, sum(position.weights())
        head = position.game.notation.chance_head(position) or ""
        note: dict[str, Any] = {"n": n, "line": line, "head": head}
        if self._start is None or head != "* start":
            note |= {"total": total, "number": draw_number(self._key, n, head, total)}
        outcome = self._chance.draw(position)
        self.draws.append(note | {"outcome": outcome})
        return outcome


def fair_game(
    game: str,
    options: dict[str, str],
    nonces: list[str],
    start: int | None = None,
    *,
    name: object = "vector",
) -> tuple[Record, list[dict[str, Any]]]:
    """A whole game and its draws. Every third decision is another than the first one there is."""
    seed, salt = secret(name, game, options, "seed"), secret(name, game, options, "salt")
    key = game_key(seed, nonces)
    chance = Watched(key, start)
    recorder = Recorder(crossoff.new_game(game, len(nonces), options=options))
    decisions = 0
    while not (position := recorder.position).is_over:
        if position.is_chance:
            recorder.draw(chance.draw(position, len(recorder.lines) + 1))
            continue
        seat = position.actors()[0]
        legal = position.legal(seat)
        recorder.act(seat, legal[decisions * 13 % len(legal) if decisions % 3 == 0 else 0])
        decisions += 1
    record = recorder.record(["Ann", "Bea", "Cay", "Dan"][: len(nonces)])
    record.fairness = disclose(seed, salt, nonces, start=start)
    return record, chance.draws


@cache
def read_vectors() -> dict[str, Any]:
    """The file, to read."""
    data: dict[str, Any] = json.loads(VECTORS.read_text("utf-8"))
    return data


def game_of(kind: int) -> dict[str, Any]:
    """The record of a whole game of the file, to be changed."""
    record: dict[str, Any] = read_vectors()["games"][kind]["record"]
    return deepcopy(record)


def make_vectors() -> dict[str, list[Any]]:
    """All vectors, by what they are for."""
    keys = [(secret("key", number), nonces) for number, nonces in enumerate(NONCES)]
    pairs = [(secret("seed", number), secret("salt", number)) for number in range(3)]
    numbers = [
        (game_key(*keys[number % len(keys)]), number * 5, HEADS[number % len(HEADS)], total)
        for number, total in enumerate(TOTALS)
    ]
    return {
        "commitments": [
            {"seed": seed.hex(), "salt": salt.hex(), "commitment": commitment(seed, salt)}
            for seed, salt in pairs
        ],
        "keys": [
            {"seed": seed.hex(), "nonces": nonces, "key": game_key(seed, nonces).hex()}
            for seed, nonces in keys
        ],
        "numbers": [
            {
                "key": key.hex(),
                "n": n,
                "head": head,
                "total": str(total),
                "number": str(draw_number(key, n, head, total)),
            }
            for key, n, head, total in numbers
        ],
        "games": [
            {"record": json.loads(encode(record)), "draws": draws}
            for record, draws in (fair_game(*kind) for kind in KINDS)
        ],
    }


def file_text() -> str:
    """The file, as it should be: a line for each vector, so that people can read it."""
    parts = [f'"scheme": "{SCHEME}"']
    for name, entries in make_vectors().items():
        lines = ",\n".join(json.dumps(entry) for entry in entries)
        parts.append(f'"{name}": [\n{lines}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    VECTORS.write_text(file_text(), encoding="utf-8")
