"""Train the network of the bot `learned` by imitation in the vector environment.

    python3 dev.py campaign learned GAME --teacher expert --minutes 25

The network plays against `greedy` and against its teacher, and learns what the teacher would do
in each position it gets into (DAgger): at first the teacher plays, then more and more the network.
After each minute of CPU time it prints a line for the curve in docs/benchmark.md: the decisions so
far, agreement with the teacher, and wins and points against `greedy` in 1,000 games. The weights
are written into the game's folder.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.flat import Floats
from crossoff.core.model.registry import load_game
from crossoff.envs.versus import Versus
from crossoff.search.network import LearnedPolicy, Network

GAMES, STEPS, MINIBATCH = 1024, 8, 4096  # games of each kind, and decisions in each per update
HIDDEN = 256
RATE = 1e-3  # of learning, at first; falls to a twentieth
GUIDED = 0.05  # share of the time in which the teacher plays less and less


class Lesson(NamedTuple):
    """Decisions, and what the teacher would do."""

    inputs: Floats
    masks: NDArray[np.bool_]
    taught: NDArray[np.int64]


class Learner:
    """A network and Adam's moments."""

    def __init__(self, sizes: list[int], rng: np.random.Generator) -> None:
        shapes = list(pairwise(sizes))
        weights = [
            (rng.standard_normal(shape) * np.sqrt(2 / shape[0])).astype(np.float32)
            for shape in shapes
        ]
        weights[-1] *= np.float32(0.1)
        self.network = Network(weights, [np.zeros(shape[1], np.float32) for shape in shapes])
        self._moments = [(np.zeros_like(x), np.zeros_like(x)) for x in self._parameters()]
        self._updates = 0

    def _parameters(self) -> list[Floats]:
        return [*self.network.weights, *self.network.biases]

    def learn(self, lesson: Lesson, rate: float) -> float:
        """Take one step down the cross-entropy; return the share of decisions it agreed on."""
        weights, biases = self.network.weights, self.network.biases
        layers = [lesson.inputs]
        for weight, bias in zip(weights[:-1], biases[:-1], strict=True):
            layers.append(np.maximum(layers[-1] @ weight + bias, 0))
        scores = layers[-1] @ weights[-1] + biases[-1]
        scores = np.where(lesson.masks, scores, np.float32(-1e9))
        agreed = float((scores.argmax(axis=1) == lesson.taught).mean())
        grad = np.exp(scores - scores.max(axis=1, keepdims=True))
        grad /= grad.sum(axis=1, keepdims=True)
        grad[np.arange(len(grad)), lesson.taught] -= 1
        self._descend(grad / np.float32(len(grad)), layers, rate)
        return agreed

    def _descend(self, grad: Floats, layers: list[Floats], rate: float) -> None:
        weights = self.network.weights
        by_weight: list[Floats] = []
        by_bias: list[Floats] = []
        for k in reversed(range(len(weights))):
            by_weight.insert(0, layers[k].T @ grad)
            by_bias.insert(0, grad.sum(axis=0))
            if k:
                grad = (grad @ weights[k].T) * (layers[k] > 0)
        self._updates += 1
        rate *= float(np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates))
        for value, gradient, (mean, square) in zip(
            self._parameters(), [*by_weight, *by_bias], self._moments, strict=True
        ):
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            value -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


def make_batches(game: str, teacher: str, seed: int) -> list[Versus]:
    """Return games of two against both opponents."""
    found = []
    for number, other in enumerate(("greedy", teacher)):
        batch = Versus(game, GAMES, [other], seat="random")
        for k in range(GAMES):
            batch.seed(k, seed, number, k)
        batch.begin(np.ones(GAMES, np.bool_))
        found.append(batch)
    return found


def play_on(batch: Versus, actions: NDArray[np.int64], which: NDArray[np.bool_]) -> None:
    """Step these games, and begin anew where one is over."""
    batch.clear()
    batch.act(actions, which)
    if batch.ended.any():
        batch.begin(batch.ended.copy())


def desynchronize(batch: Versus, teacher: str, rng: np.random.Generator) -> None:
    """Bring the games to different points, so that a lesson has all of them."""
    waits = rng.integers(0, 64, GAMES)
    for step in range(64):
        play_on(batch, batch.bot_actions(teacher), waits < step)


def inputs_of(policy: LearnedPolicy, batch: Versus) -> Floats:
    """Return the network's inputs in all games of a batch."""
    return policy.inputs(batch.observer, batch.rows)


def lessons(
    batches: list[Versus], policy: LearnedPolicy, network: Network, teacher: str, guided: float,
    rng: np.random.Generator,
) -> Iterator[Lesson]:  # fmt: skip
    """Play some steps in all games, and yield them shuffled."""
    kept: list[tuple[Any, ...]] = []
    everywhere = np.ones(GAMES, np.bool_)
    for _ in range(STEPS):
        for batch in batches:
            inputs, masks = inputs_of(policy, batch), batch.masks.copy()
            taught = batch.bot_actions(teacher)
            kept.append((inputs, masks, taught))
            own = network.act(inputs, masks)
            play_on(batch, np.where(rng.random(GAMES) < guided, taught, own), everywhere)
    inputs, masks, taught = (np.concatenate(column) for column in zip(*kept, strict=True))
    order = rng.permutation(len(taught))
    for part in np.array_split(order, max(1, len(order) // MINIBATCH)):
        yield Lesson(inputs[part], masks[part], taught[part])


def compare(
    game: str, policy: LearnedPolicy, network: Network, opponent: str, games: int = 1000
) -> tuple[float, float]:
    """Return the share of wins and the mean points over fixed games, from random seats."""
    batch = Versus(game, games, [opponent], seat="random", reward="win")
    for k in range(games):
        batch.seed(k, "compare", k)
    playing = np.ones(games, np.bool_)
    batch.begin(playing)
    shares, points = np.zeros(games), np.zeros(games)
    while playing.any():
        batch.clear()
        batch.act(network.act(inputs_of(policy, batch), batch.masks), playing)
        shares += batch.rewards
        points[batch.ended] = batch.scores[batch.ended]
        playing &= ~batch.ended
    return float(shares.mean()), float(points.mean())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--teacher", default="expert")
    parser.add_argument("--minutes", type=float, default=25.0, help="at most")
    parser.add_argument("--cpu-minutes", type=float, default=10.0, help="of CPU time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="instead of the game's folder")
    arguments = parser.parse_args()
    policy: LearnedPolicy = load_game(arguments.game).bots.levels()["learned"]
    out = arguments.out or policy.path
    rng = np.random.default_rng(arguments.seed)
    batches = make_batches(arguments.game, arguments.teacher, arguments.seed)
    for batch in batches:
        desynchronize(batch, arguments.teacher, rng)
    size = inputs_of(policy, batches[0]).shape[1]
    sizes = [size, HIDDEN, HIDDEN, batches[0].num_actions]
    learner, decisions, reported = Learner(sizes, rng), 0, -120.0
    began, cpu = time.monotonic(), time.process_time()
    agreed = 0.0
    while True:
        spent = time.process_time() - cpu
        done = max(
            spent / (60 * arguments.cpu_minutes),
            (time.monotonic() - began) / (60 * arguments.minutes),
        )
        if spent >= reported + 60 or done >= 1:
            reported = spent
            learner.network.save(out)
            shares, points = compare(arguments.game, policy, learner.network, "greedy")
            print(
                f"{spent:5.0f} s {decisions:12,} decisions, agreed {agreed:.1%},"
                f" {shares:.1%} against greedy, {points:.1f} points",
                flush=True,
            )
        if done >= 1:
            return 0
        guided = max(0.0, 1 - done / GUIDED)
        rate = RATE * (1 - 0.95 * min(1.0, done))
        for lesson in lessons(batches, policy, learner.network, arguments.teacher, guided, rng):
            share = learner.learn(lesson, rate)
            agreed += 0.02 * (share - agreed)
            decisions += len(lesson.taught)


if __name__ == "__main__":
    sys.exit(main())
