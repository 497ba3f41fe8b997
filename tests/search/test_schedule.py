"""Sequential halving: the better of noisy candidates, within its budget."""

from __future__ import annotations

import numpy as np
import pytest

import crossoff
from crossoff.bots import bot_names, load_bot
from crossoff.core.compiler.rng import stream
from crossoff.core.model.player import Budget, Seen
from crossoff.core.model.position import Position
from crossoff.search.schedule import _halve
from testkit.games.small_decks import small_maps


@pytest.mark.parametrize("count", [1, 2, 3, 7, 16])
def test_the_best_candidate_is_found_within_the_iterations(count: int) -> None:
    rng = np.random.default_rng(count)
    worth = np.linspace(0.0, 1.0, count)
    rng.shuffle(worth)
    sums = np.zeros(count)
    spent = 0

    def attempt(alive: np.ndarray, tries: int) -> None:
        nonlocal spent
        spent += len(alive) * tries
        sums[alive] += tries * worth[alive] + rng.normal(0, np.sqrt(tries) * 0.2, len(alive))

    assert worth[_halve(attempt, sums, 0.0, 4000, None)] == worth.max()
    assert spent <= 4000


def test_trust_in_what_candidates_promise_outweighs_few_tries() -> None:
    """A prior worth 100 tries is not overturned by ten bad ones."""
    promises = np.array([1.0, 0.0])

    def attempt(alive: np.ndarray, tries: int) -> None:
        sums[alive] += tries * (1.0 - promises[alive])

    for trust, best in ((100.0, 0), (1.0, 1)):
        sums = trust * promises
        assert _halve(attempt, sums, trust, 20, None) == best


def test_the_clock_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget in seconds is kept, however many iterations are allowed."""
    now, tried = 100.0, 0

    def attempt(alive: np.ndarray, tries: int) -> None:
        nonlocal now, tried
        now += 0.0002 * tries
        tried += tries

    monkeypatch.setattr("crossoff.search.schedule.time.monotonic", lambda: now)
    _halve(attempt, np.zeros(8), 0.0, None, now + 0.3)
    assert tried > 100
    assert 100.2 < now < 100.4


@pytest.mark.parametrize("name", bot_names())
def test_bots_see_nothing_hidden(name: str) -> None:
    """Whatever others have sealed, the same seed gives the same decision, byte for byte."""
    bot = load_bot(name)
    rng = stream("hidden", name)
    position = crossoff.new_game("silver-and-gold", 3, deck=small_maps())
    compared = 0
    while not (position := position.after_chance(rng)).is_over:
        seat = position.actors()[0]
        if len(position.actors()) > 1:
            answers = set()
            for choice in (0, -1):
                version = sealed(position, seat, choice)
                view, mine = Seen(version.seen_by(seat), seat), stream("decision", compared)
                action = bot.decide(view, version.legal(seat), Budget(iterations=16), mine)
                answers.add((action, mine.tobytes()))
            assert len(answers) == 1
            compared += 1
        position = position.apply(seat, position.legal(seat)[0])
    assert compared > 5


def sealed(position: Position, seat: int, choice: int) -> Position:
    """Return the position after everybody else has decided, by their first or last choices."""
    for other in position.actors():
        while other != seat and other in position.actors() and position.legal(other):
            position = position.apply(other, position.legal(other)[choice])
    return position
