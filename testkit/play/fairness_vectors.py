"""The test vectors of docs/fairness.md and docs/fairness-1.md, as the package makes them.

`python -m testkit.play.fairness_vectors` writes them to docs/. Decisions of their games follow
from the rules alone, so that no bot that plays better changes the files.
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
from crossoff.core.model.contract import OutcomeId
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record, Recorder, encode
from crossoff.play.fairness import Fairness, Terms, v1, v2
from crossoff.play.fairness.data import Chance
from testkit.paths import ROOT

FILES = {
    v1.SCHEME: ROOT / "docs" / "fairness-1-vectors.json",
    v2.SCHEME: ROOT / "docs" / "fairness-vectors.json",
}
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
DECK = {"colors": {"order": ["red", "bleu"]}, "dice": 5, "patterns": {"Z": ["##"], "É": []}}

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
every_scheme = pytest.mark.parametrize("scheme", list(FILES))


def secret(*name: object) -> bytes:
    """A secret that is no secret."""
    return hashlib.sha256(repr(name).encode()).digest()


# --- whole games ---


class Noted:
    """Chance that notes what it draws, for people who look for a mistake of theirs."""

    def __init__(self, scheme: str, key: bytes, start: int | None) -> None:
        self.draws: list[dict[str, Any]] = []
        self._scheme, self._key, self._start = scheme, key, start
        self._chance: Chance
        if scheme == v1.SCHEME:
            self._chance = v1.NumberedChance(key, start=start)
        else:
            self._chance = v2.NamedChance(key, start=start)

    def draw(self, position: Position, line: int) -> OutcomeId:
        luck = position.game.rules.luck(position)
        is_given = self._start is not None and luck.name == ("start",)
        noted = self._by_number if self._scheme == v1.SCHEME else self._by_label
        note = {"line": line, **noted(position, is_given)}
        outcome = self._chance.draw(position)
        self.draws.append(note | {"outcome": outcome})
        return outcome

    def _by_number(self, position: Position, is_given: bool) -> dict[str, Any]:
        n, total = self._chance.drawn, sum(position.weights())
        head = position.game.notation.chance_head(position) or ""
        number = {"number": v1.draw_number(self._key, n, head, total), "total": total}
        return {"n": n, "head": head, **({} if is_given else number)}

    def _by_label(self, position: Position, is_given: bool) -> dict[str, Any]:
        luck = position.game.rules.luck(position)
        label = " ".join(map(str, luck.name))
        if is_given or luck.in_order:
            return {"label": label}
        total = sum(position.weights())
        number = v2.draw_number(self._key, label, total)
        return {"label": label, "total": total, "number": number}


def fair_game(
    scheme: str,
    game: str,
    options: dict[str, str],
    nonces: list[str],
    start: int | None = None,
    *,
    name: object = "vector",
    step: int = 13,
) -> tuple[Record, list[dict[str, Any]]]:
    """A whole game and its draws. Every third decision is another than the first one there is."""
    seed, salt = secret(name, game, options, "seed"), secret(name, game, options, "salt")
    terms = Terms(
        secret(name, "table").hex()[:32], game, options, "standard", len(nonces), start
    )  # fmt: skip
    if scheme == v1.SCHEME:
        committed, key = v1.commitment(seed, salt), v1.game_key(seed, nonces)
    else:
        committed = v2.commitment(seed, salt, terms)
        key = v2.game_key(seed, committed, nonces)
    chance = Noted(scheme, key, start)
    recorder = Recorder(crossoff.new_game(game, len(nonces), options=options))
    decisions = 0
    while not (position := recorder.position).is_over:
        if position.is_chance:
            recorder.draw(chance.draw(position, len(recorder.lines) + 1))
            continue
        seat = position.actors()[0]
        legal = position.legal(seat)
        recorder.act(seat, legal[decisions * step % len(legal) if decisions % 3 == 0 else 0])
        decisions += 1
    record = recorder.record(["Ann", "Bea", "Cay", "Dan"][: len(nonces)])
    fairness = Fairness(scheme, committed, nonces, seed.hex(), salt.hex(), start)
    if scheme == v2.SCHEME:
        head = v2.next_head(v2.first_head(committed, nonces), record.log)
        early = [seat for seat, nonce in enumerate(nonces[:1]) if nonce]
        shown = (scheme, committed, nonces, seed.hex(), salt.hex(), start)
        fairness = Fairness(*shown, table=terms.table, early=early, head=head)
    record.fairness = fairness
    return record, chance.draws


# --- the files ---


@cache
def read_vectors(scheme: str) -> dict[str, Any]:
    """The file of a scheme, to read."""
    data: dict[str, Any] = json.loads(FILES[scheme].read_text("utf-8"))
    return data


def game_of(kind: int, scheme: str = v2.SCHEME) -> dict[str, Any]:
    """The record of a whole game of the file, to be changed."""
    record: dict[str, Any] = read_vectors(scheme)["games"][kind]["record"]
    return deepcopy(record)


#: What the secrets of the games are made of, so that every kind of line comes up in one of them.
_NAMES = {v1.SCHEME: "vector", v2.SCHEME: "vector 10"}


def _games(scheme: str) -> list[Any]:
    return [
        {"record": json.loads(encode(record)), "draws": draws}
        for record, draws in (fair_game(scheme, *kind, name=_NAMES[scheme]) for kind in KINDS)
    ]


def _first_vectors() -> dict[str, list[Any]]:
    keys = [(secret("key", number), nonces) for number, nonces in enumerate(NONCES)]
    pairs = [(secret("seed", number), secret("salt", number)) for number in range(3)]
    numbers = [
        (v1.game_key(*keys[number % len(keys)]), number * 5, HEADS[number % len(HEADS)], total)
        for number, total in enumerate(TOTALS)
    ]
    return {
        "commitments": [
            {"seed": seed.hex(), "salt": salt.hex(), "commitment": v1.commitment(seed, salt)}
            for seed, salt in pairs
        ],
        "keys": [
            {"seed": seed.hex(), "nonces": nonces, "key": v1.game_key(seed, nonces).hex()}
            for seed, nonces in keys
        ],
        "numbers": [
            {
                "key": key.hex(),
                "n": n,
                "head": head,
                "total": str(total),
                "number": str(v1.draw_number(key, n, head, total)),
            }
            for key, n, head, total in numbers
        ],
        "games": _games(v1.SCHEME),
    }


def _second_vectors() -> dict[str, list[Any]]:
    table = secret("table").hex()[:32]
    terms = [
        Terms(table, "one-card", {"variant": "basic"}, "standard", 2),
        Terms(table, "silver-and-gold", {}, "standard", 4, 3),
        Terms("", "é", {"b": "2", "a": "1", "é": ""}, DECK, 3, 0),
    ]
    pairs = [(secret("seed", number), secret("salt", number)) for number in range(len(terms))]
    commitments = [
        v2.commitment(*pair, one) for pair, one in zip(pairs, terms, strict=True)
    ]  # fmt: skip
    keys = [
        (secret("key", number), commitments[number % len(commitments)], nonces)
        for number, nonces in enumerate(NONCES)
    ]
    key = v2.game_key(*keys[1])
    return {
        "terms": [one._asdict() | {"bytes": one.encode().hex()} for one in terms],
        "commitments": [
            {"seed": seed.hex(), "salt": salt.hex(), "terms": n, "commitment": commitments[n]}
            for n, (seed, salt) in enumerate(pairs)
        ],
        "keys": [
            {"seed": seed.hex(), "commitment": committed, "nonces": nonces}
            | {"key": v2.game_key(seed, committed, nonces).hex()}
            | {"head": v2.first_head(committed, nonces)}
            for seed, committed, nonces in keys
        ],
        "numbers": [
            {"key": key.hex(), "label": label, "total": str(total)}
            | {"number": str(v2.draw_number(key, label, total))}
            for label, total in [
                (f"roll {n // 2} {n % 3} {n % 5}", t) for n, t in enumerate(TOTALS)
            ]
        ],
        "ranks": [
            {"key": key.hex(), "label": label, "card": card}
            | {"rank": v2.card_rank(key, label, card).hex()}
            for label in ("deal", "pile")
            for card in (0, 1, 46)
        ],
        "heads": [
            {"head": head, "line": line, "next": v2.next_head(head, [line])}
            for head in [v2.first_head(keys[1][1], keys[1][2])]
            for line in ("0 use 17", "1 take pile S11", "* roll red red blue green pink")
        ],
        "games": _games(v2.SCHEME),
    }


def file_text(scheme: str) -> str:
    """The file, as it should be: a line for each vector, so that people can read it."""
    vectors = _first_vectors() if scheme == v1.SCHEME else _second_vectors()
    parts = [f'"scheme": "{scheme}"']
    for name, entries in vectors.items():
        lines = ",\n".join(json.dumps(entry) for entry in entries)
        parts.append(f'"{name}": [\n{lines}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    for name, path in FILES.items():
        path.write_text(file_text(name), encoding="utf-8")
