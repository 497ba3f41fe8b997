"""A naive verifier of `crossoff-fair/2`, written from docs/fairness.md.

It reads the log and the deck, and knows neither the package nor the rules of the games.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

Json = dict[str, Any]


class Draw(NamedTuple):
    """One draw: the possible outcomes, and the actual one. Cards have ranks instead of weights."""

    line: int
    label: str
    weights: dict[str, int]
    word: str
    is_card: bool = False


# --- messages ---


def u32(number: int) -> bytes:
    return number.to_bytes(4, "big")


def text(t: str) -> bytes:
    return u32(len(t.encode("utf-8"))) + t.encode("utf-8")


def value(v: Any) -> bytes:
    if type(v) is str:
        return b"s" + text(v)
    if type(v) is int:
        return b"i" + text(f"{v:d}")
    if type(v) is list:
        return b"l" + u32(len(v)) + b"".join(value(item) for item in v)
    assert type(v) is dict, v
    return b"o" + u32(len(v)) + b"".join(text(key) + value(v[key]) for key in v)


def terms(
    table: str, game: str, options: dict[str, str], deck: Any, seats: int, start: int | None
) -> bytes:
    message = text(table) + text(game) + bytes([len(options)])
    for name, chosen in sorted(options.items(), key=lambda item: item[0].encode("utf-8")):
        message += text(name) + text(chosen)
    return message + value(deck) + bytes([seats]) + bytes([255 if start is None else start])


def commitment(seed: str, salt: str, agreed: bytes) -> str:
    secrets = bytes.fromhex(salt) + bytes.fromhex(seed)
    return hashlib.sha256(b"crossoff-fair/2 commitment\0" + secrets + agreed).hexdigest()


def all_nonces(nonces: list[str]) -> bytes:
    message = bytes([len(nonces)])
    for nonce in nonces:
        message += bytes([len(nonce)]) + nonce.encode("ascii")
    return message


def game_key(seed: str, committed: str, nonces: list[str]) -> bytes:
    message = b"crossoff-fair/2 key\0" + bytes.fromhex(committed) + all_nonces(nonces)
    return hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest()


def number(key: bytes, label: str, total: int) -> tuple[int, int]:
    """Return the number of a draw, and how many words were rejected before it."""
    limit = 2**64 // total * total
    for attempt in range(1000):
        message = b"crossoff-fair/2 draw\0" + u32(attempt) + label.encode("ascii")
        word = int.from_bytes(hmac.new(key, message, hashlib.sha256).digest()[:8], "big")
        if word < limit:
            return word % total, attempt
    raise AssertionError("a thousand words in a row were refused")


def rank(key: bytes, label: str, card: int) -> bytes:
    message = b"crossoff-fair/2 rank\0" + u32(card) + label.encode("ascii")
    return hmac.new(key, message, hashlib.sha256).digest()


def first_head(committed: str, nonces: list[str]) -> str:
    message = b"crossoff-fair/2 log\0" + bytes.fromhex(committed) + all_nonces(nonces)
    return hashlib.sha256(message).hexdigest()


def next_head(head: str, line: str) -> str:
    message = b"crossoff-fair/2 line\0" + bytes.fromhex(head) + line.encode("utf-8")
    return hashlib.sha256(message).hexdigest()


def heads(record: Json) -> list[str]:
    """Return the first head, and the one after each decision."""
    found = [first_head(record["fairness"]["commitment"], record["fairness"]["nonces"])]
    for line in record["log"]:
        if not line.startswith("*"):
            found.append(next_head(found[-1], line))
    return found


# --- draws ---


def order_of(deck: Json) -> list[str]:
    return [card["id"] for card in deck["maps" if "maps" in deck else "cards"]]


def draws(record: Json, deck: Json) -> Iterator[Draw]:
    """Every draw of a record, in order."""
    pile = set(order_of(deck))
    dealt: dict[str, list[str]] = {}
    expeditions, left = 0, dict[str, int]()
    turn, roll, again = -1, 0, list[int]()
    for at, line in enumerate(record["log"], 1):
        words = line.split(" ")
        verb = words[1]
        if verb == "keep":
            pile |= set(dealt[words[0]]) - set(words[2:])
        elif verb == "reroll":
            again = [int(word) for word in words[2:]]
        elif verb == "start":
            yield Draw(at, "start", {str(k): 1 for k in range(len(record["seats"]))}, words[2])
        elif verb == "expedition":
            if expeditions in (0, 7, 14, 21):
                left = {name: deck["expedition"].get(name, 0) for name in deck["patterns"]}
            yield Draw(at, f"expedition {expeditions}", dict(left), words[2])
            left[words[2]] -= 1
            expeditions += 1
        elif verb == "roll":
            turn, roll = (turn, roll + 1) if again else (turn + 1, 0)
            for die in sorted(again or range(1, len(words) - 1)):
                colors = dict.fromkeys(deck["colors"]["order"], 1)
                yield Draw(at, f"roll {turn} {roll} {die}", colors, words[1 + die])
            again = []
        elif words[0] == "*" or words[1:3] == ["take", "pile"]:
            cards = words[3:] if verb in ("deal", "draw", "take") else words[2:]
            if verb == "deal":
                dealt[words[2]] = cards
            for word in cards:
                label = "deal" if verb == "deal" else "pile"
                yield Draw(at, label, dict.fromkeys(pile, 1), word, is_card=True)
                pile.discard(word)


def drawn(key: bytes, draw: Draw, order: list[str]) -> str:
    """What the draw should have given."""
    if draw.is_card:
        return min(draw.weights, key=lambda card: rank(key, draw.label, order.index(card)))
    rest, _ = number(key, draw.label, sum(draw.weights.values()))
    for word, weight in draw.weights.items():
        if rest < weight:
            return word
        rest -= weight
    raise AssertionError("a number is below the sum of the weights")


def unfair_line(record: Json, deck: Json, kept: Sequence[str] = ()) -> int | None:
    """The first line that is not fair, 0 for a commitment that does not fit, the line after the
    last for a chain that does not; None if all is well.
    """
    fairness, seats = record["fairness"], len(record["seats"])
    what = record["game"], record["options"], record["deck"], seats, fairness.get("start")
    agreed = terms(fairness["table"], *what)
    if commitment(fairness["seed"], fairness["salt"], agreed) != fairness["commitment"]:
        return 0
    if not record["log"]:
        return 0
    key = game_key(fairness["seed"], fairness["commitment"], fairness["nonces"])
    for draw in draws(record, deck):
        is_given = draw.label == "start" and "start" in fairness
        right = str(fairness["start"]) if is_given else drawn(key, draw, order_of(deck))
        if draw.word != right:
            return draw.line
    found = heads(record)
    if fairness["head"] != found[-1] or not set(kept) <= set(found):
        return len(record["log"]) + 1
    return None
