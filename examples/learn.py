"""A small player that learns: PPO with masks, in NumPy alone, by playing against itself.

    python examples/learn.py [--minutes 8] [--seed 1]

It plays Everything on 1 Card in a thousand games at once, looks at what `BatchEnv` shows, and is
rewarded with the points it makes, less the other's. Every half minute of learning it plays 400
games against `random` and 400 against `greedy`, and prints its points, theirs, and how often it
won.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from crossoff.envs import BatchEnv

__all__ = ["Net", "compare", "features", "learn"]

Floats = NDArray[np.float32]
Player = Callable[[BatchEnv], NDArray[np.int64]]

GAME = "one-card"
GAMES, STEPS = 1024, 64  # played at once, and decisions in each before the player learns from them
HIDDEN = 128
DISCOUNT, TRACE, CLIP = 0.97, 0.9, 0.2
BONUS, RATE, PASSES, PIECE = 0.002, 2e-3, 2, 4096
SCALE = 0.1  # of points, to rewards


def features(games: BatchEnv) -> Floats:
    """What the seats that are asked see, as a row of numbers about 1: most of its parts, what is
    printed on the cards in front of the seats, and for each die how many others show its colour
    and how many boxes of that colour are free on each card of mine.
    """
    parts, n = games.parts, games.num_games
    named = games.cards[parts["cards"]]
    dice, free = parts["dice"].astype(np.float32), parts["free"].astype(np.float32)
    alike = dice @ dice.sum(axis=1)[:, :, None]
    fits = dice @ free[:, 0].transpose(0, 2, 1)
    plain = [parts[name] for name in ("phase", "dice", "free", "seats", "table")]
    rows = [part.reshape(n, -1) for part in (*plain, named, alike, fits)]
    return np.concatenate(rows, axis=1, dtype=np.float32) / np.float32(4)


class Net:
    """Two layers, then a number for each action and one for what is to be expected."""

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

    def forward(self, x: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, list[Floats]]:
        """Probabilities of the actions, values, and what `backward` needs of the way there."""
        layers = [x]
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layers.append(np.maximum(layers[-1] @ weight + bias, 0))
        out = layers[-1] @ self.weights[-1] + self.biases[-1]
        scores = np.where(masks, out[:, :-1], np.float32(-1e9))
        scores -= scores.max(axis=1, keepdims=True)
        odds = np.exp(scores)
        return odds / odds.sum(axis=1, keepdims=True), out[:, -1], layers

    def backward(self, wrong: Floats, layers: list[Floats]) -> None:
        """One step of Adam against the slope of the loss by the last layer's numbers."""
        slopes: list[tuple[Floats, Floats]] = []
        for k in reversed(range(len(self.weights))):
            slopes.append((layers[k].T @ wrong, wrong.sum(axis=0)))
            if k:
                wrong = (wrong @ self.weights[k].T) * (layers[k] > 0)
        slopes.reverse()
        self._updates += 1
        ordered = [slope[0] for slope in slopes] + [slope[1] for slope in slopes]
        pace = RATE * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for value, slope, (mean, square) in zip(
            self._parameters(), ordered, self._moments, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            value -= np.float32(pace) * mean / (np.sqrt(square) + 1e-8)


def sample(odds: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, as likely as the odds say."""
    heights = odds.cumsum(axis=1)
    picked: NDArray[np.int64] = (rng.random((len(odds), 1)) * heights[:, -1:] > heights).sum(axis=1)
    return picked


class Played(NamedTuple):
    """Decisions, one after the other: [STEPS, GAMES, …]."""

    seen: Floats
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    actions: NDArray[np.int64]
    odds: Floats  # of the action taken
    values: Floats
    rewards: Floats  # by seat
    ended: NDArray[np.bool_]


def play(games: BatchEnv, net: Net, rng: np.random.Generator) -> Played:
    """Let the net play all seats for a while."""
    steps: list[tuple[Any, ...]] = []
    rows = np.arange(games.num_games)
    for _ in range(STEPS):
        seen, masks, seats = features(games), games.masks.copy(), games.seats.copy()
        odds, values, _ = net.forward(seen, masks)
        actions = sample(odds, rng)
        games.step(actions)
        lead = games.rewards - games.rewards[:, ::-1]
        told = (lead * np.float32(SCALE), games.ended.copy())
        steps.append((seen, masks, seats, actions, odds[rows, actions], values, *told))
    return Played(*(np.stack(column) for column in zip(*steps, strict=True)))


def advantages(played: Played) -> tuple[Floats, Floats]:
    """How much better than expected each decision turned out for its seat, and how far that is
    known: 0 where the seat decides no more before the end of what was played.
    """
    rows = np.arange(played.seats.shape[1])
    shape = played.rewards.shape[1:]
    reward, value, trace, is_known = (np.zeros(shape, np.float32) for _ in range(4))
    better = np.zeros(played.values.shape, np.float32)
    known = np.zeros(played.values.shape, np.float32)
    for t in reversed(range(len(better))):
        over = played.ended[t]
        value[over], trace[over], reward[over], is_known[over] = 0, 0, 0, 1
        reward += played.rewards[t]
        me = rows, played.seats[t]
        surprise = reward[me] + DISCOUNT * value[me] - played.values[t]
        # What is not known of the last decision must not colour those before it.
        better[t] = trace[me] = is_known[me] * (surprise + DISCOUNT * TRACE * trace[me])
        known[t] = is_known[me]
        value[me], reward[me], is_known[me] = played.values[t], 0, 1
    return better, known


def improve(net: Net, played: Played, rng: np.random.Generator) -> None:
    """Learn from what was played."""
    better, known = advantages(played)
    goal = (better + played.values).ravel()
    order = np.flatnonzero(known.ravel())
    gain = better.ravel()
    gain = (gain - gain[order].mean()) / (gain[order].std() + 1e-6)
    seen = played.seen.reshape(-1, played.seen.shape[2])
    masks = played.masks.reshape(-1, played.masks.shape[2])
    taken, before = played.actions.ravel(), played.odds.ravel()
    for _ in range(PASSES):
        rng.shuffle(order)
        for piece in np.array_split(order, max(1, len(order) // PIECE)):
            odds, values, layers = net.forward(seen[piece], masks[piece])
            rows = np.arange(len(piece))
            ratio = odds[rows, taken[piece]] / before[piece]
            worth = gain[piece]
            moves = np.where(worth > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            wrong = np.zeros((len(piece), odds.shape[1] + 1), np.float32)
            push = (worth * ratio * moves)[:, None]
            wrong[:, :-1] = push * odds
            wrong[rows, taken[piece]] -= push[:, 0]
            logs = np.log(odds + 1e-9)
            spread = -(odds * logs).sum(axis=1, keepdims=True)
            wrong[:, :-1] += BONUS * odds * (logs + spread)
            wrong[:, -1] = 0.5 * (values - goal[piece])
            wrong /= len(piece)
            net.backward(wrong, layers)


def compare(net: Net, other: Player, games: int = 400) -> tuple[float, float, float]:
    """Play against somebody: the mean points of both, and the share of wins."""
    env = BatchEnv(GAME, games, seed=99)
    mine = np.arange(games) % 2  # every other game from the other seat
    rows, finals, rng = np.arange(games), np.full((games, 2), -1), np.random.default_rng(0)
    while (finals < 0).any():
        odds, _, _ = net.forward(features(env), env.masks)
        env.step(np.where(env.seats == mine, sample(odds, rng), other(env)))
        new = env.ended & (finals[:, 0] < 0)
        finals[new] = env.finals[new]
    me, you = finals[rows, mine], finals[rows, 1 - mine]
    return float(me.mean()), float(you.mean()), float((me > you).mean() + (me == you).mean() / 2)


def greedy(env: BatchEnv) -> NDArray[np.int64]:
    """What `greedy` does in every game."""
    found = [env.position(k).greedy_action(env.seats[k]) for k in range(env.num_games)]
    return np.array(found, np.int64)


def learn(minutes: float, seed: int, report: Callable[[str], None] = print) -> Net:
    """Play and learn for so long."""
    rng = np.random.default_rng(seed)
    games = BatchEnv(GAME, GAMES, seed=seed, reward="points")
    net = Net(features(games).shape[1], games.num_actions, rng)
    learned, told = 0.0, -30.0
    while True:
        if learned >= told + 30 or learned >= 60 * minutes:
            told = learned
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
    options = parser.parse_args()
    learn(options.minutes, options.seed)
