"""The games in OpenSpiel: its own tests, comparison with the typed engine, and its searches as
bots.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from crossoff.bots import describe_bot, load_bot
from crossoff.core.compiler.rng import below, stream
from crossoff.core.errors import StaleAction
from crossoff.core.model.player import Budget, Seen
from crossoff.core.model.position import new_game
from crossoff.games.one_card.layout import PASS
from crossoff.openspiel.game import SpielState, spiel_name
from crossoff.play.match import Seeds, play_match
from testkit.games.walks import Case, every_observed_case, every_observed_game, sample
from testkit.terminal.command import crossoff

BOTS = ("openspiel-mcts", "openspiel-ismcts")


def load(case: Case, **parameters: Any) -> Any:
    given = {"players": case.players, **dict(case.options), **parameters}
    return pyspiel.load_game(spiel_name(case.game), given)


@every_observed_case
def test_openspiels_own_test(case: Case) -> None:
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)


@every_observed_case
def test_a_state_is_the_typed_position(case: Case) -> None:
    state, position, rng = load(case).new_initial_state(), case.new(), stream("side by side")
    while not position.is_over:
        if position.is_chance:
            assert state.is_chance_node()
            assert dict(state.chance_outcomes()) == pytest.approx(position.chance_outcomes())
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


def test_what_returns_add_up_to() -> None:
    sums = pyspiel.GameType.Utility
    for parameters, utility, total in (
        ("returns=win,players=3", sums.CONSTANT_SUM, 1.0),
        ("returns=margin", sums.ZERO_SUM, 0.0),
        ("returns=margin,players=3", sums.GENERAL_SUM, None),
        ("returns=score", sums.GENERAL_SUM, None),
    ):
        game = pyspiel.load_game(f"crossoff_one_card({parameters})")
        assert (game.get_type().utility, game.utility_sum()) == (utility, total)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_a_stored_game_is_read_by_a_process_that_has_heard_of_neither() -> None:
    stored = pickle.dumps(pyspiel.load_game("crossoff_one_card(players=3)"))
    code = f"import pickle; print(pickle.loads({stored!r}).num_players())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout == b"3\n"


@pytest.mark.parametrize("parameters", ["players=7", "returns=fame", "variant=expert"])
def test_bad_parameters(parameters: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)):
        pyspiel.load_game(f"crossoff_one_card({parameters})")


def test_an_illegal_action_is_refused() -> None:
    state = pyspiel.load_game("crossoff_one_card").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match=r"illegal action \(59\)"):
        state.apply_action_with_legality_check(59)


def test_after_the_end_nothing_more_is_taken() -> None:
    state, rng = pyspiel.load_game("crossoff_one_card").new_initial_state(), stream("to the end")
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[below(rng, len(actions))])
    with pytest.raises(StaleAction, match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize("returns", ["score", "win", "margin"])
def test_a_game_that_gets_nowhere_ends_by_the_rules(returns: str) -> None:
    game = pyspiel.load_game(f"crossoff_one_card(returns={returns})")
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
            continue
        decisions += 1
        legal = state.legal_actions()
        state.apply_action(PASS if PASS in legal else legal[0])
    assert decisions == 2 * 12 < game.max_game_length()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL and not state.legal_actions()
    assert sum(state.returns()) == {"score": 0, "win": 1, "margin": 0}[returns]
    with pytest.raises(StaleAction):
        state.apply_action(PASS)


def test_others_see_which_dice_are_rolled_again() -> None:
    state = pyspiel.load_game("crossoff_one_card").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    told = set()
    for words in ("reroll 1", "reroll 2", "reroll 1 2", "reroll 1 2 3 4 5"):
        after = state.clone()
        after.apply_action(after.string_to_action(words))
        while after.is_chance_node():
            after.apply_action(0)  # so that the same colours are there
        told.add((after.information_state_string(1), after.observation_string(1)))
    assert len(told) == 4
    assert len({seen for _, seen in told}) == 1


@every_observed_case
def test_strings_tell_nothing_hidden(case: Case) -> None:
    """Positions that differ in what a player cannot know read the same to that player."""
    game = load(case)
    for position in sample(case):
        if position.is_chance or position.is_over:
            continue
        seat = position.actors()[0]
        state = SpielState(game, position)
        for number in range(3):
            other = state.guessed(int(seat), stream("guess", number))
            assert other.observation_string(int(seat)) == state.observation_string(int(seat))
            told = state.information_state_string(int(seat))
            assert other.information_state_string(int(seat)) == told
            assert other.legal_actions() == state.legal_actions()
            stored = pickle.loads(pickle.dumps(other))
            assert stored.information_state_string(int(seat)) == told


@every_observed_case
def test_a_sealed_decision_is_told_by_nothing_not_even_its_length(case: Case) -> None:
    """A decision can take several steps, and others must not know how many (S8)."""
    game, lengths = load(case), set[int]()
    for position in sample(case):
        actors = position.actors()
        if len(actors) < 2:
            continue
        told = set[str]()
        for action in position.legal(actors[0]):
            state, steps = SpielState(game, position), 1
            state.apply_action(int(action))
            while state.current_player() == actors[0]:
                state.apply_action(state.legal_actions()[0])
                steps += 1
            told.add(state.information_state_string(int(actors[1])))
            lengths.add(steps)
        assert len(told) == 1
    assert lengths >= {1, 2} if case.game == "silver-and-gold" else lengths <= {1}


@every_observed_game
def test_a_search_of_theirs_plays_as_it_comes(name: str) -> None:
    state = pyspiel.load_game(spiel_name(name)).new_initial_state()
    rng = np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 10.0, 4, random_state=rng
    )
    assert bot.step(state) in state.legal_actions()


def test_a_search_decides_only_for_the_seat_that_is_asked_first() -> None:
    position = new_game("silver-and-gold", 2).after_chance(stream(1))
    first, second = position.actors()
    with pytest.raises(ValueError, match=f"expected seat {first} to decide, got seat {second}"):
        load_bot("openspiel-mcts").decide(
            Seen(position.seen_by(second), second), position.legal(second), Budget(), stream(2)
        )


@every_observed_game
def test_its_environment_plays_ours(name: str) -> None:
    env = rl_environment.Environment(spiel_name(name))
    now = env.reset()
    while not now.last():
        seen = now.observations
        now = env.step([seen["legal_actions"][seen["current_player"]][0]])
    assert min(now.rewards) >= 0


@every_observed_game
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
def test_a_budget_of_seconds_is_taken(bot: str) -> None:
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
