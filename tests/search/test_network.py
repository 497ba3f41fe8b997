"""The trained networks: how they play, and where they refuse to."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from crossoff.bots import load_bot
from crossoff.core.compiler.rng import stream
from crossoff.core.errors import NotOffered
from crossoff.core.model.contract import Seat
from crossoff.core.model.player import NO_LIMIT, Seen
from crossoff.core.model.position import new_game
from crossoff.core.model.registry import game_names, load_game
from crossoff.envs.versus import Versus
from crossoff.search.network import LearnedPolicy, Network

GAMES = [name for name in game_names() if "learned" in load_game(name).bots.levels()]


def learned(game: str) -> LearnedPolicy:
    policy: LearnedPolicy = load_game(game).bots.levels()["learned"]
    return policy


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.compiled
def test_it_beats_greedy(game: str) -> None:
    games, policy = 200, learned(game)
    batch = Versus(game, games, ["greedy"], seat="random", reward="win")
    for k in range(games):
        batch.seed(k, "beats", k)
    playing = np.ones(games, np.bool_)
    batch.begin(playing)
    wins = 0.0
    while playing.any():
        batch.clear()
        batch.act(
            policy.network.act(policy.inputs(batch.observer, batch.rows), batch.masks), playing
        )
        wins += batch.rewards.sum()
        playing &= ~batch.ended
    assert wins > 0.55 * games


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_decides_as_the_network_does(game: str) -> None:
    policy, bot, rng = learned(game), load_bot("learned"), stream("network")
    position = new_game(game).after_chance(rng)
    for _ in range(5):
        seat = position.actors()[0]
        batch = Versus(game, 1, ["random"], seat=int(seat))
        row = batch.observer.observe(position, seat)[None]
        mask = batch.observer.mask(position, seat)[None]
        expected = policy.network.act(policy.inputs(batch.observer, row), mask)[0]
        seen = Seen(position.seen_by(seat), seat)
        action = bot.decide(seen, position.legal(seat), NO_LIMIT, rng)
        assert action == expected
        position = position.apply(seat, action).after_chance(rng)


@pytest.mark.parametrize("game", GAMES)
def test_more_players_are_refused(game: str) -> None:
    position = new_game(game, 3).after_chance(stream("three"))
    seat = position.actors()[0]
    with pytest.raises(NotOffered, match="only plays two-player games"):
        learned(game)(position.seen_by(seat), Seat(seat), stream("three"))


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_small_and_survive_a_file(game: str, tmp_path: Path) -> None:
    policy = learned(game)
    assert policy.path.stat().st_size < 1_000_000
    policy.network.save(tmp_path / "again.npz")
    again = Network.load(tmp_path / "again.npz")
    for one, other in zip(policy.network.weights, again.weights, strict=True):
        np.testing.assert_array_equal(one, other)
