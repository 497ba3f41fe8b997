"""Measure other people's engines: one JSON object on standard output.

Runs in the environment created by ``run.py``, on one core. Every rate is per second of this
process's CPU time, so that other load on the machine does not count against an engine.

How to measure OpenSpiel's C++ speed from its wheel, without Python in the loop
-------------------------------------------------------------------------------
The C++ class ``RandomRolloutEvaluator`` plays uniformly random games to the end: clone, legal
actions, pick, apply, and sampling at chance nodes. Its ``Evaluate`` is not bound to Python, but an
``MCTSBot`` with one simulation does nothing but call it once on the given root: so
``bot.mcts_search(root)`` is ``n_rollouts`` random games in C++ for one call from Python.

A root must be a player's decision: at a chance node that search reads before the start of its path
and the process crashes. Games that begin with a deal are therefore rolled out from many dealt
positions, and the deal is timed separately: ``evaluate_bots`` plays a whole game in C++ with
OpenSpiel's random bots, and the deal is the difference between playing on from the start and from
dealt positions. (The bots themselves are too slow to represent OpenSpiel: each builds a policy for
every decision.)

A rollout does not report its length. ``evaluate_bots`` leaves the finished state behind, so the
mean numbers of decisions and of all actions, chance included, are counted there, over the same
random play; decisions/s is that mean times rollouts/s. Its standard error is reported.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module, metadata
from itertools import cycle
from time import process_time
from typing import Any

# Imported by name: these packages have no types and are not installed during type checks.
pyspiel: Any = import_module("pyspiel")
chess: Any = import_module("chess")

ROLLOUT_GAMES = ("crazy_eights", "pig", "connect_four", "gin_rummy", "leduc_poker")
PACKAGES = ("open-spiel", "chess", "pgx", "jax")
NUM_ROOTS = 200  # number of dealt positions to start rollouts from
CALL_SECONDS = 0.0005  # target work in C++ per call from Python
GAMES_PER_TURN = 20  # games between checks of the clock
CHESS_PLIES = 200
PGX_BATCHES = (256, 1024, 4096)
PGX_STEPS = 64  # steps of the whole batch per compiled call
VECTOR_SIZE = 64  # environments in OpenSpiel's vector, which steps them sequentially


@dataclass(frozen=True)
class Games:
    """Totals of random games, and the seconds they took."""

    decisions: list[int]
    actions: list[int]
    seconds: float

    @property
    def seconds_each(self) -> float:
        return self.seconds / len(self.decisions)


def dealt(game: Any, rng: random.Random) -> Any:
    """Return a position at its first decision, after sampling the chance nodes before it."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
    return state


def rollout_seconds(game: Any, roots: list[Any], *, seconds: float, seed: int) -> float:
    """Return the mean CPU seconds of a random rollout in C++, over the roots."""

    def searcher(num_rollouts: int) -> Callable[[Any], object]:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=num_rollouts, seed=seed)
        bot = pyspiel.MCTSBot(
            game=game, evaluator=evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=10,
            solve=False, seed=seed, verbose=False,
        )  # fmt: skip
        search: Callable[[Any], object] = bot.mcts_search
        return search

    search, trials = searcher(1), 50
    start = process_time()
    for root, _ in zip(cycle(roots), range(trials)):
        search(root)
    per_call = max(1, round(CALL_SECONDS * trials / (process_time() - start)))
    search, calls, position = searcher(per_call), 0, cycle(roots)
    start = process_time()
    while (passed := process_time() - start) < seconds:
        search(next(position))
        calls += 1
    return passed / (calls * per_call)


def play_with_bots(game: Any, starts: Iterator[Any], *, seconds: float, seed: int) -> Games:
    """Play whole games with OpenSpiel's random bots, each from a clone of the next start."""
    bots = [pyspiel.make_uniform_random_bot(p, seed + p) for p in range(game.num_players())]
    decisions: list[int] = []
    actions: list[int] = []
    spent = 0.0
    while spent < seconds:
        first = seed + len(decisions)
        fresh = [next(starts) for _ in range(GAMES_PER_TURN)]
        start = process_time()
        played = [state.clone() for state in fresh]
        for number, state in enumerate(played):
            pyspiel.evaluate_bots(state, bots, first + number)
        spent += process_time() - start
        for state in played:
            history = state.full_history()
            actions.append(len(history))
            decisions.append(sum(step.player >= 0 for step in history))
    return Games(decisions, actions, spent)


def openspiel_rollouts(name: str, *, seconds: float, seed: int) -> dict[str, float]:
    """Return the decisions and actions per second of one game, with and without its deal."""
    game = pyspiel.load_game(name)
    rng = random.Random(seed)
    start = game.new_initial_state()
    has_deal = bool(start.is_chance_node())
    roots = [dealt(game, rng) for _ in range(NUM_ROOTS)] if has_deal else [start]
    per_rollout = rollout_seconds(game, roots, seconds=seconds, seed=seed)
    whole = play_with_bots(game, cycle([start]), seconds=seconds, seed=seed)
    deal = 0.0
    if has_deal:
        rest = play_with_bots(game, cycle(roots), seconds=seconds, seed=seed)
        deal = max(0.0, whole.seconds_each - rest.seconds_each)
    decisions = statistics.fmean(whole.decisions)
    error = statistics.stdev(whole.decisions) / len(whole.decisions) ** 0.5
    per_game = per_rollout + deal
    return {
        "decisions/s": decisions / per_game,
        "all actions/s": statistics.fmean(whole.actions) / per_game,
        "decisions/s without the deal": decisions / per_rollout,
        "decisions a game": decisions,
        "decisions a game, standard error": error,
        "all actions a game": statistics.fmean(whole.actions),
        "rollouts/s": 1 / per_rollout,
        "deal microseconds": deal * 1e6,
        "random bots decisions/s": sum(whole.decisions) / whole.seconds,
    }


def rate(play_one: Callable[[], int], *, seconds: float) -> float:
    """Return the decisions per second of a function that plays one game and returns
    their number.
    """
    play_one()
    decisions = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(GAMES_PER_TURN):
            decisions += play_one()
    return decisions / passed


def connect_four_from_python(*, seconds: float, seed: int) -> float:
    """Measure OpenSpiel's connect_four with each decision made from Python."""
    game = pyspiel.load_game("connect_four")
    draw = random.Random(seed).random

    def play_one() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    return rate(play_one, seconds=seconds)


def chess_from_python(*, seconds: float, seed: int) -> float:
    """Measure python-chess: the list of legal moves and one push per ply.

    A game ends when no move is legal or after 200 plies. ``is_game_over`` is left out: it would
    only add to the time, by checking for draws that such short games hardly ever reach.
    """
    draw = random.Random(seed).random

    def play_one() -> int:
        board = chess.Board()
        for ply in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return ply
            board.push(moves[int(draw() * len(moves))])
        return CHESS_PLIES

    return rate(play_one, seconds=seconds)


def pgx_batched(batch: int, *, seconds: float, seed: int) -> float:
    """Measure the steps per second of Pgx's connect_four: one compiled loop over a batch of games.

    A finished game is replaced by a fresh one within its last step (Pgx's own ``auto_reset``), so
    every step of every row is a legal move in a live game. Compilation is not timed.
    """
    jax: Any = import_module("jax")
    jnp: Any = import_module("jax.numpy")
    env: Any = import_module("pgx").make("connect_four")
    auto_reset: Any = import_module("pgx.experimental").auto_reset
    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(carry: Any, _: None) -> tuple[Any, None]:
        state, key = carry
        key, for_choice, for_step = jax.random.split(key, 3)
        mask = state.legal_action_mask
        count = mask.sum(axis=1)
        # One draw per row is cheaper than the usual categorical over all columns.
        nth = (jax.random.uniform(for_choice, (batch,)) * count).astype(jnp.int32)
        nth = jnp.minimum(nth, count - 1)
        action = jnp.argmax(jnp.cumsum(mask, axis=1) > nth[:, None], axis=1)
        return (step(state, action, jax.random.split(for_step, batch)), key), None

    play = jax.jit(lambda carry: jax.lax.scan(advance, carry, None, length=PGX_STEPS)[0])
    key = jax.random.key(seed)
    carry = play((jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key))
    jax.block_until_ready(carry)
    steps = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        carry = jax.block_until_ready(play(carry))
        steps += batch * PGX_STEPS
    return steps / passed


def openspiel_vectorised(size: int, *, seconds: float, seed: int) -> float:
    """Measure the steps per second of OpenSpiel's vector of environments on connect_four."""
    rl_environment: Any = import_module("open_spiel.python.rl_environment")
    vector_env: Any = import_module("open_spiel.python.vector_env")
    step_output: Any = import_module("open_spiel.python.rl_agent").StepOutput
    envs = [rl_environment.Environment("connect_four") for _ in range(size)]
    vector = vector_env.SyncVectorEnv(envs)
    draw = random.Random(seed).random
    steps = 0
    now = vector.reset()
    start = process_time()
    while (passed := process_time() - start) < seconds:
        actions = []
        for step in now:
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            actions.append(step_output(action=legal[int(draw() * len(legal))], probs=None))
        now, _, _, _ = vector.step(actions, reset_if_done=True)
        steps += size
    return steps / passed


def measure_pgx(*, seconds: float, seed: int) -> tuple[dict[str, float], str]:
    """Return the rate of each batch size, and the reason if Pgx does not run."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    try:
        rates = {str(b): pgx_batched(b, seconds=seconds, seed=seed) for b in PGX_BATCHES}
    except Exception as error:  # whatever a missing or mismatched jax raises, the rest counts
        return {}, f"Pgx was not measured: {type(error).__name__}: {error}"
    return rates, ""


def installed_versions() -> dict[str, str]:
    """Return the versions of the installed peers."""
    versions = {}
    for package in PACKAGES:
        try:
            versions[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return versions


def measure(*, seconds: float, seed: int) -> dict[str, Any]:
    """Run all measurements: ``figures`` by name, and supporting data."""
    figures: dict[str, float] = {}
    details: dict[str, dict[str, float]] = {}
    for name in ROLLOUT_GAMES:
        details[name] = found = openspiel_rollouts(name, seconds=seconds, seed=seed)
        for unit in ("decisions/s", "all actions/s", "decisions/s without the deal"):
            figures[f"openspiel {name} rollout {unit}"] = found[unit]
    from_python = connect_four_from_python(seconds=seconds, seed=seed)
    figures["openspiel connect_four python decisions/s"] = from_python
    figures["python-chess decisions/s"] = chess_from_python(seconds=seconds, seed=seed)
    vectorised = openspiel_vectorised(VECTOR_SIZE, seconds=seconds, seed=seed)
    figures["openspiel connect_four vectorised decisions/s"] = vectorised
    batches, note = measure_pgx(seconds=seconds, seed=seed)
    if batches:
        details["pgx steps/s by batch size"] = batches
        figures["pgx connect_four batched decisions/s"] = max(batches.values())
    return {
        "figures": figures,
        "details": details,
        "versions": installed_versions(),
        "notes": [note] if note else [],
    }


def main() -> int:
    """Parse the options, measure on one core, print."""
    parser = argparse.ArgumentParser(description="Measure other people's game engines.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):  # before importing jax, which counts the cores
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(json.dumps(measure(seconds=options.seconds, seed=options.seed)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
