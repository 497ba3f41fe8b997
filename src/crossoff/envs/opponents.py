"""Opponents of a batch of games: compiled policies by name, or functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crossoff.bots import check_bot, is_user_bot, played_by
from crossoff.core.compiler.engine import Buffer, Kernel
from crossoff.core.compiler.versus import CALLED, make_baselines
from crossoff.core.errors import NotOffered
from crossoff.core.model.setup import Setup
from crossoff.search.policies import CompiledPolicy

__all__ = ["BatchOpponent", "BatchPolicy", "Opponents", "compiled_policy", "make_opponents"]

#: (observations of m games, masks [m, actions]) -> actions [m], for those games at once
BatchPolicy: TypeAlias = Callable[[Any, NDArray[np.bool_]], Any]
BatchOpponent: TypeAlias = str | BatchPolicy


class Opponents(NamedTuple):
    """The opponents of a batch, as its kernels take them."""

    policies: tuple[Kernel, ...]  # each one once
    tables: Any  # nested, as `make_versus` expects them
    codes: Buffer  # [opponents] index of its policy, or CALLED
    functions: tuple[BatchPolicy | None, ...]  # [opponents]


def compiled_policy(setup: Setup, name: str) -> tuple[Kernel, Any]:
    """Return a bot's kernel and its tables; raise NotOffered if it has none."""
    check_bot(name)
    game = setup.game
    baselines = make_baselines(game.rules.kernels)
    levels = game.bots.levels()
    played = played_by(name, game)
    if played in baselines:
        return baselines[played], None
    level = None if is_user_bot(name) else levels.get(played)
    if not isinstance(level, CompiledPolicy):
        offered = (*baselines, *(k for k, v in levels.items() if isinstance(v, CompiledPolicy)))
        raise NotOffered(
            "why-not-compiled", bot=repr(name), title=game.title_said, bots=", ".join(offered)
        )
    return level.choose, level.prepare(setup)


def make_opponents(setup: Setup, opponents: Sequence[BatchOpponent]) -> Opponents:
    """Return the opponents of a batch of games, in the order of their seats."""
    names = list(dict.fromkeys(one for one in opponents if isinstance(one, str)))
    found = [compiled_policy(setup, name) for name in names or ["random"]]
    tables: Any = ()
    for _, own in reversed(found):
        tables = (own, tables) if tables else (own,)
    codes = [names.index(one) if isinstance(one, str) else CALLED for one in opponents]
    functions = tuple(None if isinstance(one, str) else _checked(one) for one in opponents)
    policies = tuple(kernel for kernel, _ in found)
    return Opponents(policies, tables, np.array(codes, np.int64), functions)


def _checked(one: Any) -> BatchPolicy:
    if not callable(one):
        raise TypeError(
            f"expected a bot's name or a function of observations and masks, got {one!r}"
        )
    function: BatchPolicy = one
    return function
