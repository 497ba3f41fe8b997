"""What `crossoff bench` measures: one core, CPU time, but for whole processes wall time."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeAlias

from crossoff.cli.errors import Mistake
from crossoff.cli.language import t
from crossoff.core.model.registry import game_names

if TYPE_CHECKING:
    from crossoff.core.model.position import Position

__all__ = ["bare_game", "figures", "num_figures", "print_plain_rate", "rate", "typed_game"]

Figure: TypeAlias = tuple[str, float]

_HELP_RUNS = 5
_GAMES = 100  # that the engine plays in one call
_COPIES = 100_000
_BATCHES = (256, 1024, 4096)  # games stepped at once; the best counts
_BATCH_STEPS = 64
_SOLO_STEPS = 200

_FIRST_GAME = """
from crossoff.core.model.position import new_game
from crossoff.play.match import play_compiled
play_compiled(new_game({game!r}), [0, 0], (0, "game", 0)).final.totals()
"""
_PLAIN = "from crossoff.cli.figures import print_plain_rate; print_plain_rate({game!r}, {seconds})"


def num_figures() -> int:
    """How many figures there are, before they are measured."""
    return (10 + 2 * _has_environments()) * len(game_names()) + 1


def _has_environments() -> bool:
    """True if the extra with Gymnasium is installed."""
    return find_spec("gymnasium") is not None


def figures(seconds: float) -> Iterator[Figure]:
    """Every figure with its name, as it is measured."""
    from crossoff.core.model.position import new_game

    for game in game_names():
        start = new_game(game)
        yield from random_rates(start, seconds, games=_GAMES)
        yield f"{game} bare step decisions/s", rate(bare_game(start), seconds)
        yield f"{game} typed decisions/s", rate(typed_game(start), seconds)
        yield (
            f"{game} batched decisions/s",
            max(rate(batched_games(game, size), seconds) for size in _BATCHES),
        )
        if _has_environments():
            vector = max(rate(vector_games(game, size), seconds) for size in _BATCHES)
            yield f"{game} vector steps/s against greedy", vector
            yield f"{game} solo steps/s against greedy", rate(solo_game(game), seconds)
        plain = _PLAIN.format(game=game, seconds=seconds)
        yield f"{game} plain random decisions/s", float(_output(plain, NUMBA_DISABLE_JIT="1"))
        yield f"{game} copy of a state, ns", _copy_time(start, seconds)
        yield f"{game} state, bytes", float(start.game.rules.state.itemsize)
        yield from _first_games(game)
    yield "crossoff --help, s", _help_time()


def rate(play: Callable[[], int], seconds: float) -> float:
    """How many things a second `play` does, which returns how many it did."""
    play()  # once without the clock: kernels may have to be loaded
    count, begin, spent = 0, time.process_time(), 0.0
    while spent < seconds or not spent:
        count += play()
        spent = time.process_time() - begin
    return count / spent


def random_rates(start: Position, seconds: float, *, games: int) -> Iterator[Figure]:
    """Uniform random games wholly inside the engine, so many in a call."""
    from crossoff.core.compiler.bench import make_bench
    from crossoff.core.compiler.rng import stream
    from crossoff.core.model.position import state_buffer

    setup, buf, r = start.setup, state_buffer(start), stream("bench")
    rules = setup.game.rules
    playouts, variant = make_bench(rules.kernels).playouts, rules.variant(setup.options)
    calls = decisions = 0

    def play() -> int:
        nonlocal calls, decisions
        made = int(playouts(buf, setup.tables, r, setup.players, variant, games))
        calls, decisions = calls + 1, decisions + made
        return made

    per_second = rate(play, seconds)
    yield f"{setup.game.name} random decisions/s", per_second
    yield f"{setup.game.name} random games/s", per_second * calls * games / decisions


def bare_game(start: Position) -> Callable[[], int]:
    """Plays a random game through the engine's `step`, one call a decision."""
    from crossoff.core.compiler.bench import make_bench, make_world
    from crossoff.core.compiler.rng import stream
    from crossoff.core.model.position import state_buffer

    first, number = state_buffer(start), random.Random(0).random
    world = make_world(first, stream("bench"), start.setup.tables)
    step = make_bench(start.game.rules.kernels).step

    def play() -> int:
        world[: len(first)] = first
        decisions, choices = 0, step(world, 0)
        while choices:
            choices = step(world, int(number() * choices))
            decisions += 1
        return decisions

    return play


def typed_game(start: Position) -> Callable[[], int]:
    """Plays a random game through positions, as a bot written in Python would."""
    from crossoff.core.compiler.rng import stream

    rng, number = stream("bench"), random.Random(0).random

    def play() -> int:
        position, decisions = start.after_chance(rng), 0
        while not position.is_over:
            seat = position.actors()[0]
            legal = position.legal(seat)
            action = legal[int(number() * len(legal))]
            position = position.apply(seat, action).after_chance(rng)
            decisions += 1
        return decisions

    return play


def batched_games(game: str, size: int) -> Callable[[], int]:
    """Steps many games at once with random choices, observations and masks included."""
    from crossoff.envs import BatchEnv

    games = BatchEnv(game, size)

    def play() -> int:
        for _ in range(_BATCH_STEPS):
            games.step(games.random_actions())
        return size * _BATCH_STEPS

    return play


def vector_games(game: str, size: int) -> Callable[[], int]:
    """Steps the Gymnasium vector environment and chooses at random, in compiled code."""
    from crossoff.envs import VectorGame

    env = VectorGame(game, "greedy", num_envs=size)
    env.reset(seed=0)

    def play() -> int:
        for _ in range(_BATCH_STEPS):
            env.step(env.bot_actions("random"))
        return size * _BATCH_STEPS

    return play


def solo_game(game: str) -> Callable[[], int]:
    """Steps the Gymnasium environment of one game with random choices."""
    from crossoff.envs import SoloGame

    env, number = SoloGame(game, "greedy"), random.Random(0).random
    seen, _ = env.reset(seed=0)

    def play() -> int:
        nonlocal seen
        for _ in range(_SOLO_STEPS):
            legal = seen["action_mask"].nonzero()[0]
            seen, _, over, _, _ = env.step(int(legal[int(number() * len(legal))]))
            if over:
                seen, _ = env.reset()
        return _SOLO_STEPS

    return play


def print_plain_rate(game: str, seconds: float) -> None:
    """Random decisions a second, for a process of its own that runs kernels as plain Python."""
    from crossoff.core.model.position import new_game

    print(next(random_rates(new_game(game), seconds, games=1))[1])


def _copy_time(start: Position, seconds: float) -> float:
    from crossoff.core.compiler.bench import copies
    from crossoff.core.model.position import state_buffer

    buf, other = state_buffer(start), state_buffer(start)

    def copy() -> int:
        copies(buf, other, _COPIES)
        return _COPIES

    return 1e9 / rate(copy, min(seconds, 0.2))


def _first_games(game: str) -> Iterator[Figure]:
    """From the start of a process to the end of its first compiled game, twice with one cache."""
    code = _FIRST_GAME.format(game=game)
    with tempfile.TemporaryDirectory(prefix="crossoff-bench-") as cache:
        for state in ("cold", "warm"):
            begin = time.perf_counter()
            _output(code, XDG_CACHE_HOME=cache, NUMBA_DISABLE_JIT="0")
            yield f"{game} first game, {state} cache, s", time.perf_counter() - begin


def _help_time() -> float:
    times = []
    for _ in range(_HELP_RUNS):
        begin = time.perf_counter()
        _run([sys.executable, "-m", "crossoff", "--help"], {})
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def _output(code: str, **variables: str) -> str:
    return _run([sys.executable, "-c", code], variables)


def _run(command: list[str], variables: dict[str, str]) -> str:
    """What a process of its own prints."""
    # This process has named its own kernel cache to numba; the other is to find one by itself.
    environment = {k: v for k, v in os.environ.items() if k != "NUMBA_CACHE_DIR"} | variables
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines()[-1:] or [f"exit code {done.returncode}"]
        raise Mistake(t("measured-failed", reason=said[0]))
    return done.stdout
