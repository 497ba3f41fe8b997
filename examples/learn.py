"""A small RL agent: PPO with action masks and self-play, in NumPy alone.

    python examples/learn.py [--minutes 8] [--seed 1] [--save]

It plays Everything on 1 Card in a thousand games at once with `BatchEnv`. The reward is its points
minus the opponent's. After every 30 seconds of training it plays 400 games against `random` and 400
against `greedy`, and prints its points, theirs, and its share of wins. With `--save` it writes the
network beside this file, from where it enters the arena:

    crossoff arena --task OC-2-greedy-v1 --bots examples/learn.py:Learned --games 1000
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import crossoff
from crossoff.envs import BatchEnv

__all__ = ["Learned", "Net", "compare", "features", "learn"]

Floats = NDArray[np.float32]
Player = Callable[[BatchEnv], NDArray[np.int64]]

GAME = "one-card"
GAMES, STEPS = 1024, 64  # parallel games, and decisions in each per update
HIDDEN = 128
DISCOUNT, GAE_LAMBDA, CLIP = 0.97, 0.9, 0.2
ENTROPY, LEARNING_RATE, EPOCHS, MINIBATCH = 0.002, 2e-3, 2, 4096
SCALE = 0.1  # reward per point
WEIGHTS = Path(__file__).with_name("learned.npz")


def features(parts: Mapping[str, NDArray[np.uint8]], cards: NDArray[np.uint8]) -> Floats:
    """Return the network inputs, scaled to about 1: most parts of the observations, the printed
    features of the seats' cards, and for each die the number of others of its colour and of free
    boxes of that colour on each of the agent's cards.
    """
    n = len(parts["phase"])
    named = cards[parts["cards"]]
    dice, free = parts["dice"].astype(np.float32), parts["free"].astype(np.float32)
    alike = dice @ dice.sum(axis=1)[:, :, None]
    fits = dice @ free[:, 0].transpose(0, 2, 1)
    plain = [parts[name] for name in ("phase", "dice", "free", "seats", "table")]
    rows = [part.reshape(n, -1) for part in (*plain, named, alike, fits)]
    return np.concatenate(rows, axis=1, dtype=np.float32) / np.float32(4)


class Net:
    """Two hidden layers, then a logit for each action and a value estimate."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1)]
        self.weights = [
            (rng.standard_normal(size) * np.sqrt(2 / size[0])).astype(np.float32) for size in sizes
        ]
        self.weights[-1] *= 0.01
        self.biases = [np.zeros(size[1], np.float32) for size in sizes]
        self._moments = [(np.zeros_like(x), np.zeros_like(x)) for x in self._parameters()]
        self._updates = 0

    def _parameters(self) -> list[Floats]:
        return [*self.weights, *self.biases]

    def save(self, path: Path) -> None:
        """Write the weights to a file."""
        np.savez(path, *self._parameters())

    def forward(self, x: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, list[Floats]]:
        """Return action probabilities, values, and the activations that `backward` needs."""
        layers = [x]
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layers.append(np.maximum(layers[-1] @ weight + bias, 0))
        out = layers[-1] @ self.weights[-1] + self.biases[-1]
        scores = np.where(masks, out[:, :-1], np.float32(-1e9))
        scores -= scores.max(axis=1, keepdims=True)
        probs = np.exp(scores)
        return probs / probs.sum(axis=1, keepdims=True), out[:, -1], layers

    def backward(self, grad: Floats, layers: list[Floats]) -> None:
        """Take one Adam step, given the gradient of the loss at the last layer's outputs."""
        grads: list[tuple[Floats, Floats]] = []
        for k in reversed(range(len(self.weights))):
            grads.append((layers[k].T @ grad, grad.sum(axis=0)))
            if k:
                grad = (grad @ self.weights[k].T) * (layers[k] > 0)
        grads.reverse()
        self._updates += 1
        ordered = [gradient[0] for gradient in grads] + [gradient[1] for gradient in grads]
        rate = LEARNING_RATE * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for value, gradient, (mean, square) in zip(
            self._parameters(), ordered, self._moments, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            value -= np.float32(rate) * mean / (np.sqrt(square) + 1e-8)


@cache  # once per process: the arena makes many objects of a bot
def load(path: Path) -> Net:
    """Return a saved net."""
    with np.load(path) as kept:
        *weights, first, second, last = (kept[name] for name in kept.files)
    net = Net(len(weights[0]), len(last) - 1, np.random.default_rng())
    net.weights, net.biases = weights, [first, second, last]
    return net


class Learned:
    """The saved network as a bot: the most probable action in each of many games."""

    files = (WEIGHTS.name,)  # travels to the workers of a cluster

    def reset(self, setup: crossoff.Setup) -> None:
        self._net, self._cards = load(WEIGHTS), crossoff.observer_of(setup).cards

    def act_batch(self, observations: Mapping[str, Any], masks: NDArray[np.int8]) -> Any:
        probs, _, _ = self._net.forward(features(observations, self._cards), masks > 0)
        return probs.argmax(axis=1)


def sample(probs: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """Sample an action for each row."""
    cumulative = probs.cumsum(axis=1)
    drawn = rng.random((len(probs), 1)) * cumulative[:, -1:]
    picked: NDArray[np.int64] = (drawn > cumulative).sum(axis=1)
    return picked


class Rollout(NamedTuple):
    """A batch of decisions in order: [STEPS, GAMES, …]."""

    inputs: Floats
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    actions: NDArray[np.int64]
    probs: Floats  # probability of the action taken
    values: Floats
    rewards: Floats  # by seat
    ended: NDArray[np.bool_]


def play(games: BatchEnv, net: Net, rng: np.random.Generator) -> Rollout:
    """Let the net play all seats for STEPS steps."""
    steps: list[tuple[Any, ...]] = []
    rows = np.arange(games.num_games)
    for _ in range(STEPS):
        inputs = features(games.parts, games.cards)
        masks, seats = games.masks.copy(), games.seats.copy()
        probs, values, _ = net.forward(inputs, masks)
        actions = sample(probs, rng)
        games.step(actions)
        lead = games.rewards - games.rewards[:, ::-1]
        results = (lead * np.float32(SCALE), games.ended.copy())
        steps.append((inputs, masks, seats, actions, probs[rows, actions], values, *results))
    return Rollout(*(np.stack(column) for column in zip(*steps, strict=True)))


def advantages(rollout: Rollout) -> tuple[Floats, Floats]:
    """Return the advantage (GAE) of each decision for its seat, and a mask: 0 where the seat does
    not decide again before the end of the rollout.
    """
    rows = np.arange(rollout.seats.shape[1])
    shape = rollout.rewards.shape[1:]
    reward, value, trace, is_valid = (np.zeros(shape, np.float32) for _ in range(4))
    advantage = np.zeros(rollout.values.shape, np.float32)
    valid = np.zeros(rollout.values.shape, np.float32)
    for t in reversed(range(len(advantage))):
        over = rollout.ended[t]
        value[over], trace[over], reward[over], is_valid[over] = 0, 0, 0, 1
        reward += rollout.rewards[t]
        me = rows, rollout.seats[t]
        delta = reward[me] + DISCOUNT * value[me] - rollout.values[t]
        # A truncated last decision must not affect earlier ones.
        advantage[t] = trace[me] = is_valid[me] * (delta + DISCOUNT * GAE_LAMBDA * trace[me])
        valid[t] = is_valid[me]
        value[me], reward[me], is_valid[me] = rollout.values[t], 0, 1
    return advantage, valid


def improve(net: Net, rollout: Rollout, rng: np.random.Generator) -> None:
    """Update the net by PPO on a rollout."""
    advantage, valid = advantages(rollout)
    targets = (advantage + rollout.values).ravel()
    order = np.flatnonzero(valid.ravel())
    normalized = advantage.ravel()
    normalized = (normalized - normalized[order].mean()) / (normalized[order].std() + 1e-6)
    inputs = rollout.inputs.reshape(-1, rollout.inputs.shape[2])
    masks = rollout.masks.reshape(-1, rollout.masks.shape[2])
    actions, old_probs = rollout.actions.ravel(), rollout.probs.ravel()
    for _ in range(EPOCHS):
        rng.shuffle(order)
        for batch in np.array_split(order, max(1, len(order) // MINIBATCH)):
            probs, values, layers = net.forward(inputs[batch], masks[batch])
            rows = np.arange(len(batch))
            ratio = probs[rows, actions[batch]] / old_probs[batch]
            gains = normalized[batch]
            unclipped = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            grad = np.zeros((len(batch), probs.shape[1] + 1), np.float32)
            scale = (gains * ratio * unclipped)[:, None]
            grad[:, :-1] = scale * probs
            grad[rows, actions[batch]] -= scale[:, 0]
            logs = np.log(probs + 1e-9)
            entropy = -(probs * logs).sum(axis=1, keepdims=True)
            grad[:, :-1] += ENTROPY * probs * (logs + entropy)
            grad[:, -1] = 0.5 * (values - targets[batch])
            grad /= len(batch)
            net.backward(grad, layers)


def compare(net: Net, other: Player, games: int = 400) -> tuple[float, float, float]:
    """Play against an opponent; return the mean points of both and the share of wins."""
    env = BatchEnv(GAME, games, seed=99)
    mine = np.arange(games) % 2  # alternate seats
    rows, finals, rng = np.arange(games), np.full((games, 2), -1), np.random.default_rng(0)
    while (finals < 0).any():
        probs, _, _ = net.forward(features(env.parts, env.cards), env.masks)
        env.step(np.where(env.seats == mine, sample(probs, rng), other(env)))
        new = env.ended & (finals[:, 0] < 0)
        finals[new] = env.finals[new]
    me, you = finals[rows, mine], finals[rows, 1 - mine]
    return float(me.mean()), float(you.mean()), float((me > you).mean() + (me == you).mean() / 2)


def greedy(env: BatchEnv) -> NDArray[np.int64]:
    """Return the action of `greedy` in every game."""
    found = [env.position(k).greedy_action(env.seats[k]) for k in range(env.num_games)]
    return np.array(found, np.int64)


def learn(minutes: float, seed: int, report: Callable[[str], None] = print) -> Net:
    """Train for that many minutes."""
    rng = np.random.default_rng(seed)
    games = BatchEnv(GAME, GAMES, seed=seed, reward="points")
    net = Net(features(games.parts, games.cards).shape[1], games.num_actions, rng)
    learned, reported = 0.0, -30.0
    while True:
        if learned >= reported + 30 or learned >= 60 * minutes:
            reported = learned
            for name, other in (("random", BatchEnv.random_actions), ("greedy", greedy)):
                mine, theirs, wins = compare(net, other)
                report(
                    f"{learned:4.0f} s   {mine:5.1f} points, {name} {theirs:5.1f}, wins {wins:4.0%}"
                )
        if learned >= 60 * minutes:
            return net
        start = time.perf_counter()
        improve(net, play(games, net, rng), rng)
        learned += time.perf_counter() - start


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn Everything on 1 Card by playing it.")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", action="store_true", help=f"write {WEIGHTS.name}")
    options = parser.parse_args()
    trained = learn(options.minutes, options.seed)
    if options.save:
        trained.save(WEIGHTS)
