"""Fair and tampered games, checked by two verifiers; and the speed of verifiable draws.

    python3 dev.py campaign fairness --games 300 --seed 1

Whole games of every kind are drawn by `crossoff-fair/2`. The package and the verifier written from
docs/fairness.md must accept each, and reject every copy that was changed in one place, at the same
line if the copy still follows the rules. If a changed decision's chain was recomputed, as anyone
with the seed can do, a head kept by a player must reveal it. Exits with an error if a verifier is
wrong.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections import Counter
from typing import Any

os.environ["NUMBA_DISABLE_JIT"] = "1"  # not worth compiling here

from crossoff.core.errors import BadRecord
from crossoff.core.model.contract import OutcomeId
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.record import decode, encode
from crossoff.play.fairness import Unfair, check_fairness, v1, v2
from crossoff.play.fairness.data import Chance
from testkit.play.fairness_vectors import DECKS, fair_game, secret
from testkit.play.tampering import other_decision, tampered
from testkit.witness import fairness as witness

Json = dict[str, Any]

KINDS: list[tuple[str, dict[str, str]]] = [
    ("silver-and-gold", {}),
    ("one-card", {"variant": "basic"}),
    ("one-card", {"variant": "advanced"}),
]


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign fairness", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng, found = random.Random(options.seed), Counter[str]()
    for number in range(options.games):
        record = _game(options.seed, number, rng)
        deck = DECKS[record["game"]]
        check_fairness(decode(json.dumps(record)), witness.heads(record))
        assert witness.unfair_line(record, deck) is None, record
        for way, other in tampered(record, rng):
            found[way] += 1
            _expect_refused(way, other, deck)
        found["decision and chain"] += _forge(record, deck, rng)
        print(f"\r{number + 1} of {options.games} games", end="", file=sys.stderr, flush=True)
    total = found.total()
    print(f"\n{options.games:,} fair games accepted and {total:,} tampered ones refused:")
    for way, count in found.most_common():
        print(f"  {count:>8,}  {way}")
    for scheme in (v1.SCHEME, v2.SCHEME):
        print(f"{scheme}: {_draws_per_second(scheme):,.0f} draws per second")
    return 0


def _game(seed: int, number: int, rng: random.Random) -> Json:
    game, options = KINDS[number % len(KINDS)]
    players = rng.randint(2, 4)
    nonces = [f"{rng.getrandbits(256):x}"[: rng.randint(0, 64)] for _ in range(players)]
    start = rng.choice([None, rng.randrange(players)])
    name, step = (seed, number), rng.randrange(50)
    fair, _ = fair_game(v2.SCHEME, game, options, nonces, start, name=name, step=step)
    record: Json = json.loads(encode(fair))
    return record


def _expect_refused(way: str, record: Json, deck: Json) -> None:
    try:
        check_fairness(decode(json.dumps(record)))
    except Unfair as error:
        assert witness.unfair_line(record, deck) == error.line, (way, error, record)
    except BadRecord:
        pass  # breaks the rules, which the other verifier does not know
    else:
        raise AssertionError(f"not refused: {way}: {json.dumps(record)}")


def _forge(record: Json, deck: Json, rng: random.Random) -> int:
    """Change a decision and recompute the chain: only a kept head reveals it."""
    kept = witness.heads(record)[-1:]
    places = [at for at, line in enumerate(record["log"]) if not line.startswith("*")]
    at = rng.choice(places)
    other = other_decision(decode(json.dumps(record)), at, rng)
    if other is None:
        return 0
    forged = record | {"log": [*record["log"][:at], other]}
    forged.pop("result")
    forged["fairness"] = record["fairness"] | {"head": witness.heads(forged)[-1]}
    read = decode(json.dumps(forged))
    check_fairness(read)
    assert witness.unfair_line(forged, deck, kept) == len(forged["log"]) + 1
    try:
        check_fairness(read, kept)
    except Unfair:
        return 1
    raise AssertionError(f"a changed decision was not found: {json.dumps(forged)}")


def _draws_per_second(scheme: str) -> float:
    """Measure the draws before the first decision, in games of every kind."""
    starts = [new_game(game, 4, options=options) for game, options in KINDS]
    drawn, spent = 0, 0.0
    for number in range(60):
        key = secret("speed", number)
        chance: Chance = v1.NumberedChance(key) if scheme == v1.SCHEME else v2.NamedChance(key)
        for start in starts:
            position: Position = start
            while position.is_chance:
                began = time.process_time()
                outcome: OutcomeId = chance.draw(position)
                spent += time.process_time() - began
                position = position.apply_chance(outcome)
                drawn += 1
    return drawn / spent


if __name__ == "__main__":
    sys.exit(main())
