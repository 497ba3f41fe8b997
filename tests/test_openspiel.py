"""The games in OpenSpiel: its own tests, the typed engine beside it, and its searches as bots."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment

from cli_process import crossoff
from crossoff.bots import describe_bot, load_bot
from crossoff.core.rng import below, stream
from crossoff.openspiel.game import SpielState, spiel_name
from crossoff.play.match import Seeds, new_game, play_match
from crossoff.play.player import Budget, Seen
from walks import Case, every_case, every_game, sample

pytestmark = pytest.mark.once

BOTS = ("openspiel-mcts", "openspiel-ismcts")


def load(case: Case, **parameters: Any) -> Any:
    given = {"players": case.players, **dict(case.options), **parameters}
    return pyspiel.load_game(spiel_name(case.game), given)


@every_case
def test_openspiels_own_test(case: Case) -> None:
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)


@every_case
def test_a_state_is_the_typed_position(case: Case) -> None:
    state, position, rng = load(case).new_initial_state(), case.new(), stream("side by side")
    while not position.is_over:
        if position.is_chance:
            assert state.is_chance_node()
            assert dict(state.chance_outcomes()) == pytest.approx(position.chance())
            step: int = position.draw(rng)
            position = position.apply_chance(step)
        else:
            seat = position.actors()[0]
            assert state.current_player() == seat
            legal = position.legal(seat)
            assert state.legal_actions() == legal
            step = legal[below(rng, len(legal))]
            position = position.apply(seat, step)
        state.apply_action(step)
    assert state.is_terminal()
    assert state.returns() == position.totals()


def test_returns_of_three_kinds() -> None:
    ends = {}
    for kind in ("score", "win", "margin"):
        state = pyspiel.load_game(f"crossoff_one_card(returns={kind})").new_initial_state()
        rng = np.random.RandomState(4)
        while not state.is_terminal():
            assert state.returns() == [0, 0]
            actions = state.legal_actions()
            state.apply_action(int(actions[rng.randint(len(actions))]))
        ends[kind] = state.returns()
    score = ends["score"]
    assert ends["margin"] == [score[0] - score[1], score[1] - score[0]]
    assert sum(ends["win"]) == 1 and ends["win"][score.index(max(score))] >= 0.5


@pytest.mark.parametrize("parameters", ["players=7", "returns=fame", "variant=expert"])
def test_bad_parameters(parameters: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)):
        pyspiel.load_game(f"crossoff_one_card({parameters})")


def test_an_illegal_action_is_refused() -> None:
    state = pyspiel.load_game("crossoff_one_card").new_initial_state()
    with pytest.raises((pyspiel.SpielError, Exception), match=r"draw|outcome|legal|expected"):
        state.apply_action_with_legality_check(59)


@every_case
def test_strings_tell_nothing_hidden(case: Case) -> None:
    """In worlds that differ in what a player cannot know, the player reads the same."""
    game = load(case)
    for position in sample(case):
        if position.is_chance or position.is_over:
            continue
        seat = position.actors()[0]
        state = SpielState(game, position)
        for number in range(3):
            other = state.guessed(int(seat), stream("guess", number))
            assert other.observation_string(int(seat)) == state.observation_string(int(seat))
            assert other.legal_actions() == state.legal_actions()


@every_game
def test_its_environment_plays_ours(name: str) -> None:
    env = rl_environment.Environment(spiel_name(name))
    now = env.reset()
    while not now.last():
        seen = now.observations
        now = env.step([seen["legal_actions"][seen["current_player"]][0]])
    assert min(now.rewards) >= 0


@every_game
@pytest.mark.parametrize("bot", BOTS)
def test_its_searches_are_bots(name: str, bot: str) -> None:
    """Both play whole games; the same seed and simulations give the same game."""
    start = new_game(name, 2)
    assert describe_bot(bot, start.game)
    players = [load_bot(bot), load_bot("random")]
    games = [
        play_match(start, players, Seeds(7, players=2), budget=Budget(iterations=4)).lines
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_the_arena_takes_them() -> None:
    done = crossoff(
        "arena", "--game", "one-card", "--bots", ",".join((*BOTS, "random")),
        "--games", "2", "--iterations", "1", variables={},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert all(name in done.stdout for name in BOTS)


@pytest.mark.parametrize("bot", BOTS)
def test_a_budget_of_seconds_is_kept(bot: str) -> None:
    position = new_game("silver-and-gold", 2).after_chance(stream(1))
    seat = position.actors()[0]
    player = load_bot(bot)
    for _ in range(3):
        view = Seen(position.seen_by(seat), seat)
        choice = player.decide(view, position.legal(seat), Budget(seconds=0.02), stream(2))
        assert choice in position.legal(seat)


def test_python_ends_quietly_after_registering() -> None:
    code = "import crossoff.openspiel.game, pyspiel; pyspiel.load_game('crossoff_one_card')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
