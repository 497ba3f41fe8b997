"""Records of fair games, each changed in one place: none may pass as fair."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from crossoff.core.model.record import Record, decode, start
from crossoff.core.model.steps import read_line
from testkit.play.fairness_vectors import DECKS

__all__ = ["WAYS", "other_decision", "tampered"]

Json = dict[str, Any]
Way = Callable[[Json, random.Random], bool]  # False if there is nothing to change


def _flip(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + format(int(text[at], 16) ^ rng.randint(1, 15), "x") + text[at + 1 :]


def _hash(key: str) -> Way:
    def change(record: Json, rng: random.Random) -> bool:
        record["fairness"][key] = _flip(record["fairness"][key], rng)
        return True

    return change


def _lines(record: Json, is_wanted: Callable[[list[str]], bool]) -> list[int]:
    return [at for at, line in enumerate(record["log"]) if is_wanted(line.split(" "))]


def _nonce(record: Json, rng: random.Random) -> bool:
    nonces = record["fairness"]["nonces"]
    seat = rng.randrange(len(nonces))
    nonces[seat] = _flip(nonces[seat], rng) if nonces[seat] else "a"
    return True


def _start(record: Json, rng: random.Random) -> bool:
    """Set a start seat that was not given, or another one; it may happen to be the right one."""
    seats = set(range(len(record["seats"]))) - {record["fairness"].get("start")}
    record["fairness"]["start"] = rng.choice(sorted(seats))
    return True


def _deck(record: Json, rng: random.Random) -> bool:
    record["deck"] = deepcopy(DECKS[record["game"]])  # the same cards under another name
    return True


def _cards(record: Json, rng: random.Random) -> bool:
    at = rng.choice(_lines(record, lambda words: words[1] in ("deal", "display", "supply")))
    words = record["log"][at].split(" ")
    first = 3 if words[1] == "deal" else 2
    if len(words) - first < 2:
        return False
    one, other = rng.sample(range(first, len(words)), 2)
    words[one], words[other] = words[other], words[one]
    record["log"][at] = " ".join(words)
    return True


def _chance(verb: str, among: Callable[[Json], list[str]]) -> Way:
    def change(record: Json, rng: random.Random) -> bool:
        places = _lines(record, lambda words: words[:2] == ["*", verb])
        if not places:
            return False
        at = rng.choice(places)
        words = record["log"][at].split(" ")
        place = rng.randrange(2, len(words))
        words[place] = rng.choice([word for word in among(record) if word != words[place]])
        record["log"][at] = " ".join(words)
        return True

    return change


def other_decision(record: Record, at: int, rng: random.Random) -> str | None:
    """Return another legal line in place of a decision; None if there is none."""
    position = start(record)
    for line in record.log[:at]:
        position = read_line(position, line)
    seat, notation = position.actors()[0], position.game.notation
    choices = [
        f"{seat} {notation.decision_text(position, seat, [action])}"
        for action in position.legal(seat)
        if not notation.owes_more(position.apply(seat, action), seat)
    ]
    others = [one for one in choices if one != record.log[at] and " take pile" not in one]
    return rng.choice(others) if others else None


def _decision(record: Json, rng: random.Random) -> bool:
    at = rng.choice(_lines(record, lambda words: words[0] != "*"))
    other = other_decision(_read(record), at, rng)
    if other is None:
        return False
    record["log"][at] = other
    return True


def _cut(record: Json, rng: random.Random) -> bool:
    """Truncate the record without a result: legal, and all draws are right."""
    at = rng.choice(_lines(record, lambda words: words[0] != "*"))
    del record["log"][at:]
    record.pop("result", None)
    return bool(record["log"])


def _read(record: Json) -> Record:
    return decode(json.dumps(record))


WAYS: dict[str, Way] = {
    "seed": _hash("seed"),
    "salt": _hash("salt"),
    "commitment": _hash("commitment"),
    "table": _hash("table"),
    "head": _hash("head"),
    "nonce": _nonce,
    "start": _start,
    "deck": _deck,
    "cards": _cards,
    "roll": _chance("roll", lambda record: DECKS[record["game"]]["colors"]["order"]),
    "expedition": _chance("expedition", lambda record: list(DECKS[record["game"]]["patterns"])),
    "first": _chance("start", lambda record: [str(k) for k in range(len(record["seats"]))]),
    "decision": _decision,
    "cut": _cut,
}


def tampered(record: Json, rng: random.Random, times: int = 1) -> Iterator[tuple[str, Json]]:
    """Yield copies of a record, each changed in one way, with the name of the change."""
    for name, way in WAYS.items():
        for _ in range(times):
            copy = deepcopy(record)
            if way(copy, rng):
                yield name, copy
