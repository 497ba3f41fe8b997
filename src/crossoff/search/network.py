"""Small trained networks that choose actions from observations, in NumPy alone.

The input is a flat observation (`core.compiler.flat`), with further features if the game has some;
the output is a score for each action, and the best legal one is played. `dev.py campaign learned`
trains them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.flat import Floats
from crossoff.core.compiler.observing import Bytes
from crossoff.core.compiler.rng import RngState
from crossoff.core.errors import NotOffered
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.observer import Observer, observer_of
from crossoff.core.model.position import Position

__all__ = ["LearnedPolicy", "Network"]

#: (named parts of many observations) -> further inputs of the network [n, features]
Features: TypeAlias = Callable[[Mapping[str, NDArray[Any]]], Floats]


class Network:
    """A multilayer perceptron with rectified hidden layers."""

    def __init__(self, weights: list[Floats], biases: list[Floats]) -> None:
        self.weights, self.biases = weights, biases

    @classmethod
    def load(cls, path: Path) -> Network:
        """Return the network in an .npz file, which stores half-precision numbers."""
        with np.load(path) as stored:
            layers = range(len(stored.files) // 2)
            weights = [stored[f"weights_{k}"].astype(np.float32) for k in layers]
            biases = [stored[f"biases_{k}"].astype(np.float32) for k in layers]
        return cls(weights, biases)

    def save(self, path: Path) -> None:
        """Write the network as `load` reads it."""
        parts = {f"weights_{k}": layer for k, layer in enumerate(self.weights)}
        parts |= {f"biases_{k}": layer for k, layer in enumerate(self.biases)}
        halves: dict[str, Any] = {name: part.astype(np.float16) for name, part in parts.items()}
        np.savez_compressed(path, **halves)

    @property
    def size(self) -> int:
        """The length of its input."""
        return len(self.weights[0])

    def scores(self, inputs: Floats) -> Floats:
        """Return the score of each action. [n, actions]"""
        layer = inputs
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layer = np.maximum(layer @ weight + bias, 0)
        found: Floats = layer @ self.weights[-1] + self.biases[-1]
        return found

    def act(self, inputs: Floats, masks: NDArray[Any]) -> NDArray[np.int64]:
        """Return the legal action with the highest score, for each row."""
        scores = np.where(masks.astype(np.bool_), self.scores(inputs), np.float32(-np.inf))
        best: NDArray[np.int64] = scores.argmax(axis=1)
        return best


class LearnedPolicy:
    """A level that plays by a network. It was trained with one number of players, and so with one
    length of observations.
    """

    def __init__(self, path: Path, features: Features | None = None) -> None:
        self.path, self._features = path, features

    @property
    def network(self) -> Network:
        return _load(self.path)

    def inputs(self, observer: Observer, rows: Bytes) -> Floats:
        """Return the network's inputs for many observations, given as rows."""
        flat = observer.flatten(rows)
        if self._features is None:
            return flat
        return np.concatenate([flat, self._features(observer.named(rows))], axis=1)

    def __call__(self, position: Position, seat: Seat, rng: RngState) -> ActionId:
        """Return the action of an acting seat."""
        observer = observer_of(position.setup)
        inputs = self.inputs(observer, observer.observe(position, seat)[None])
        if inputs.shape[1] != self.network.size:
            raise NotOffered("why-learned-players", title=position.game.title_said)
        mask = observer.mask(position, seat)[None]
        return ActionId(int(self.network.act(inputs, mask)[0]))


@lru_cache(maxsize=8)
def _load(path: Path) -> Network:
    return Network.load(path)
