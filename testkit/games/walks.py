"""Random games of every kind, position by position, for tests that apply to any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

import crossoff
from crossoff.core.compiler.rng import below, stream
from crossoff.core.model.contract import Seat, Step
from crossoff.core.model.position import Position
from crossoff.core.model.registry import game_names, load_game
from crossoff.plugins import game_packages
from testkit.games.mounting import SHIPPED

GAMES = game_names()
NAMES = ("Player 1", "Player 2", "Player 3", "Player 4", "Player 5", "Player 6")


class Case(NamedTuple):
    """A game with its options."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]

    def new(self) -> Position:
        return crossoff.new_game(self.game, self.players, options=dict(self.options))


def _cases() -> Iterator[Case]:
    for name in GAMES:
        game = load_game(name)
        for players, values in product(game.players, product(*game.options.values())):
            yield Case(name, players, tuple(zip(game.options, values, strict=True)))


CASES = list(_cases())
#: Every game with every combination of options.
VARIANTS = [(case.game, dict(case.options)) for case in CASES if case.players == 2]
#: The same for the shipped games.
SHIPPED_VARIANTS = [(game, options) for game, options in VARIANTS if game in SHIPPED]
#: Every shipped game with the last value of each option: the most complex rules.
RICHEST = [(game, dict(VARIANTS)[game]) for game in SHIPPED]
every_game = pytest.mark.parametrize("name", GAMES)
#: Games with numbered rules clauses, with cards, or with observations for RL agents.
WITH_CLAUSES = [name for name in GAMES if (game_packages()[name].folder / "rules.md").exists()]
WITH_CARDS = [name for name in GAMES if (game_packages()[name].folder / "deck.toml").exists()]
OBSERVED = [name for name in GAMES if load_game(name).learning.observing is not None]
every_observed_game = pytest.mark.parametrize("name", OBSERVED)
every_observed_case = pytest.mark.parametrize(
    "case",
    [case for case in CASES if case.game in OBSERVED],
    ids=lambda c: "-".join([c.game, str(c.players), *(v for _, v in c.options)]),
)
every_case = pytest.mark.parametrize(
    "case", CASES, ids=lambda c: "-".join([c.game, str(c.players), *(v for _, v in c.options)])
)


class Walk(NamedTuple):
    """A whole random game: step k leads from position k to position k + 1."""

    positions: list[Position]
    steps: list[Step]


@cache
def walk(case: Case) -> Walk:
    """Play a random game; simultaneous decisions come in random order."""
    rng = stream("conformance", *case)
    position = case.new()
    positions, steps = [position], list[Step]()
    while not position.is_over:
        seat: Seat | None = None
        if position.is_chance:
            step: int = position.draw(rng)
            position = position.apply_chance(step)
        else:
            actors = position.actors()
            seat = actors[below(rng, len(actors))]
            legal = position.legal(seat)
            step = legal[below(rng, len(legal))]
            position = position.apply(seat, step)
        positions.append(position)
        steps.append((seat, step))
    return Walk(positions, steps)


def sample(case: Case, *, more: int = 20) -> list[Position]:
    """Return positions of the walk: the first three of each phase, some random ones,
    and the last.
    """
    positions = walk(case).positions
    seen: Counter[int] = Counter()
    chosen = {len(positions) - 1}
    for index, position in enumerate(positions):
        seen[int(position.state.phase)] += 1
        if seen[int(position.state.phase)] <= 3:
            chosen.add(index)
    rng = stream("sample", *case)
    chosen |= {below(rng, len(positions)) for _ in range(more)}
    return [positions[index] for index in sorted(chosen)]


def observers(case: Case) -> tuple[int | None, ...]:
    return (*range(case.players), None)


def package_of(name: str) -> tuple[str, Path]:
    """Return the package of a game and its folder."""
    package = game_packages()[name]
    return package.module, package.folder
