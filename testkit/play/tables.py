"""Seeded tables, played at random."""

from __future__ import annotations

import random
from hashlib import sha256

from crossoff.core.model.position import new_game
from crossoff.core.model.registry import load_game
from crossoff.play.events import Created, Event, SeatPlan
from crossoff.play.frames import choices
from crossoff.play.table import Table

__all__ = ["KINDS", "new_table", "play_on", "play_slowly", "random_decision"]

#: Game, options and players: one table of each kind that differs in what is hidden.
KINDS = [
    ("silver-and-gold", {}, 2),
    ("silver-and-gold", {}, 4),
    ("one-card", {"variant": "basic"}, 3),
    ("one-card", {"variant": "advanced"}, 2),
]


def secret(*name: object) -> bytes:
    """Return 32 bytes determined by a name."""
    return sha256(repr(name).encode()).digest()


def new_table(game: str, options: dict[str, str], players: int, seed: int = 0) -> Table:
    """Create a table with a person on every seat and seeded chance."""
    everything = new_game(load_game(game), players, options=options).setup.options
    seats = [
        SeatPlan("human", f"Player {n}", token=secret("token", n).hex(), nonce=f"{n:02x}")
        for n in range(players)
    ]
    key, salt = secret("seed", seed), secret("salt", seed)
    return Table(
        Created(
            game=game,
            options=dict(everything),
            deck="standard",
            seats=seats,
            host=secret("host").hex(),
            invite=secret("invite").hex(),
            watch=secret("watch").hex(),
            seed=key.hex(),
            salt=salt.hex(),
            table=secret("table", seed).hex()[:32],
        ).committed()
    )


def random_decision(table: Table, seat: int, rng: random.Random) -> str:
    """Return a whole decision, found like a client does: from choices and previews."""
    phase, steps = table.phase(seat), ""
    assert phase is not None
    while True:
        position, actions = table.preview(seat, phase, steps)
        choice = rng.choice(choices(position, seat, actions))
        if not choice["more"]:
            return str(choice["do"])
        steps = choice["do"]


def play_on(table: Table, rng: random.Random, decisions: int = 10_000) -> list[Event]:
    """Play random decisions, in random order where seats decide at once; return the events."""
    events: list[Event] = []
    if table.can_begin:
        events.append(table.apply(table.begin()))
    for _ in range(decisions):
        if table.ended:
            break
        seat = rng.choice(table.asked())
        phase = table.phase(seat)
        assert phase is not None
        decision = random_decision(table, seat, rng)
        events.append(table.apply(table.decide(seat, phase, decision)))
    return events


def play_slowly(table: Table, decisions: int) -> list[Event]:
    """Play Everything on 1 Card for as long as the rules allow, or this many decisions: reroll all
    dice, and hardly ever use a card.
    """
    events = [table.apply(table.begin())]
    last_use = 0
    for number in range(decisions):
        if table.ended:
            break
        seat = table.asked()[0]
        phase = table.phase(seat)
        assert phase is not None
        legal = choices(table.preview(seat, phase, "")[0], seat)
        wanted = "use" if number - last_use >= 50 else "pass"
        by_verb = {choice["verb"]: choice["do"] for choice in legal}  # the most dice come last
        verb = next(one for one in ("reroll", wanted, "pass", *by_verb) if one in by_verb)
        last_use = number if verb == "use" else last_use
        events.append(table.apply(table.decide(seat, phase, by_verb[verb])))
    return events
