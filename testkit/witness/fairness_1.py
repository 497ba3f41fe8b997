"""A naive verifier of `crossoff-fair/1`, written from docs/fairness-1.md.

It reads the log and the deck, and knows neither the package nor the rules of the games.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from typing import Any, NamedTuple

Json = dict[str, Any]


class Draw(NamedTuple):
    """One draw: the possible outcomes with their weights, and the actual one."""

    line: int
    head: str
    weights: dict[str, int]
    word: str


def commitment(seed: str, salt: str) -> str:
    message = b"crossoff-fair/1 commitment\0" + bytes.fromhex(salt) + bytes.fromhex(seed)
    return hashlib.sha256(message).hexdigest()


def game_key(seed: str, nonces: list[str]) -> bytes:
    message = b"crossoff-fair/1 key\0" + bytes([len(nonces)])
    for nonce in nonces:
        message += bytes([len(nonce)]) + nonce.encode("ascii")
    return hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest()


def number(key: bytes, n: int, head: str, total: int) -> tuple[int, int]:
    """Return the number of a draw, and how many words were rejected before it."""
    limit = 2**64 // total * total
    for attempt in range(1000):
        message = b"crossoff-fair/1 draw\0" + n.to_bytes(4, "big") + attempt.to_bytes(4, "big")
        digest = hmac.new(key, message + head.encode("utf-8"), hashlib.sha256).digest()
        word = int.from_bytes(digest[:8], "big")
        if word < limit:
            return word % total, attempt
    raise AssertionError("a thousand words in a row were refused")


def drawn(key: bytes, n: int, draw: Draw) -> str:
    """Return what the draw should have given."""
    left, _ = number(key, n, draw.head, sum(draw.weights.values()))
    for word, weight in draw.weights.items():
        if left < weight:
            return word
        left -= weight
    raise AssertionError("a number is below the sum of the weights")


def draws(record: Json, deck: Json) -> Iterator[Draw]:
    """Yield every draw of a record, in order."""
    order = [card["id"] for card in deck["maps" if "maps" in deck else "cards"]]
    pile = set(order)
    dealt: dict[str, list[str]] = {}
    expeditions = 0
    left: dict[str, int] = {}
    in_the_air: list[int] | None = None
    for at, line in enumerate(record["log"], 1):
        words = line.split(" ")
        if words[1] == "keep":
            pile |= set(dealt[words[0]]) - set(words[2:])
        elif words[1] == "reroll":
            in_the_air = [int(word) for word in words[2:]]
        elif words[1] == "start":
            yield Draw(at, "* start", {str(k): 1 for k in range(len(record["seats"]))}, words[2])
        elif words[1] == "expedition":
            if expeditions % 7 == 0:
                left = {name: deck["expedition"].get(name, 0) for name in deck["patterns"]}
            yield Draw(at, "* expedition", dict(left), words[2])
            left[words[2]] -= 1
            expeditions += 1
        elif words[1] == "roll":
            colors = dict.fromkeys(deck["colors"]["order"], 1)
            for die in sorted(in_the_air or range(1, len(words) - 1)):
                yield Draw(at, "* roll", colors, words[1 + die])
            in_the_air = None
        elif words[0] == "*" or words[1:3] == ["take", "pile"]:
            size = 3 if words[1] in ("deal", "draw", "take") else 2
            if words[1] == "deal":
                dealt[words[2]] = words[3:]
            for word in words[size:]:
                yield Draw(at, " ".join(words[:size]), {c: 1 for c in order if c in pile}, word)
                pile.remove(word)


def unfair_line(record: Json, deck: Json) -> int | None:
    """Return the first unfair line, 0 for a seed that does not match; None if all is fair."""
    fairness = record["fairness"]
    if commitment(fairness["seed"], fairness["salt"]) != fairness["commitment"]:
        return 0
    key = game_key(fairness["seed"], fairness["nonces"])
    for n, draw in enumerate(draws(record, deck)):
        if draw.head == "* start" and "start" in fairness:
            right = str(fairness["start"])
        else:
            right = drawn(key, n, draw)
        if draw.word != right:
            return draw.line
    return None
