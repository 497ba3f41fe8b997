"""Games between bots, a batch at a time, in this process or in several."""

from __future__ import annotations

import json
import time
from collections.abc import Generator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from crossoff.cli.errors import Mistake
from crossoff.cli.words import t

if TYPE_CHECKING:
    from crossoff.bots import Bot
    from crossoff.core.contract import ActionId
    from crossoff.core.position import Position
    from crossoff.core.rng import RngState
    from crossoff.play.player import Budget, Seen

__all__ = ["Batch", "Plan", "play_batches"]

# Games in a batch: enough to hide the way to another process, few enough to show progress.
_FAST, _WRITTEN, _SLOW = 2000, 25, 1


@dataclass(frozen=True)
class Plan:
    """Which games to play. Small, hashable and of plain values: it travels to other processes."""

    game: str
    options: tuple[tuple[str, str], ...]
    deck: str  # the deck object as JSON; empty for the one that ships with the game
    bots: tuple[str, ...]  # by seat
    seed: int
    games: int
    with_records: bool


@dataclass
class Batch:
    """What became of some games, in their order."""

    totals: list[list[int]]
    winners: list[tuple[int, ...]]
    lines: list[str]  # their records, where these are wanted
    decisions: int = 0
    seconds: float = 0.0  # of play, without the time to load the game


@dataclass
class Counted:
    """A bot at a table, and how many decisions it made there."""

    bot: Bot
    decisions: int = 0

    def decide(self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        self.decisions += 1
        return self.bot.decide(view, legal, budget, rng)


def play_batches(plan: Plan, jobs: int) -> Generator[Batch]:
    """All games of a plan in their order, whatever the number of processes."""
    size = min(_batch_size(plan), -(-plan.games // jobs))
    spans = ((first, min(first + size, plan.games)) for first in range(0, plan.games, size))
    if jobs == 1:
        for first, last in spans:
            yield play_batch(plan, first, last)
        return
    from joblib import Parallel, delayed
    from joblib.externals.loky.process_executor import BrokenProcessPool

    from crossoff.arena.children import deaf_children, given_up_quietly

    parallel = Parallel(n_jobs=jobs, batch_size=1, return_as="generator")
    with deaf_children():
        played = parallel(delayed(play_batch)(plan, first, last) for first, last in spans)
    try:
        with given_up_quietly(played):
            # Not "yield from", which would close the generator itself, before it can be quiet.
            for batch in played:  # noqa: UP028
                yield batch
    except BrokenProcessPool:
        raise Mistake(t("jobs-ended")) from None


def play_batch(plan: Plan, first: int, last: int) -> Batch:
    """The games from `first` to before `last`."""
    start, bots = _prepare(plan)
    batch = Batch([], [], [])
    began = time.perf_counter()
    for number in range(first, last):
        _play(plan, start, bots, number, batch)
    batch.seconds = time.perf_counter() - began
    return batch


def _batch_size(plan: Plan) -> int:
    if _policies(_load_bots(plan)) is None:
        return _SLOW
    return _WRITTEN if plan.with_records else _FAST


def _load_bots(plan: Plan) -> list[Bot]:
    from crossoff.bots import load_bot

    return [load_bot(name) for name in plan.bots]


def _policies(bots: list[Bot]) -> list[int] | None:
    """The bots' numbers in the engine's own games, if all have one."""
    policies = [bot.policy for bot in bots if bot.policy is not None]
    return policies if len(policies) == len(bots) else None


@lru_cache(maxsize=1)
def _prepare(plan: Plan) -> tuple[Position, list[Bot]]:
    """The first position and the bots, once a process. A quick game is played once more here, so
    that the time to load or compile kernels is not taken for playing time.
    """
    from crossoff.core.deckfile import STANDARD
    from crossoff.core.mode import is_plain
    from crossoff.play.match import new_game

    deck = json.loads(plan.deck) if plan.deck else STANDARD
    start = new_game(plan.game, len(plan.bots), options=dict(plan.options), deck=deck)
    bots = _load_bots(plan)
    if _policies(bots) is not None and not is_plain():
        _play(plan, start, bots, 0, Batch([], [], []))
    return start, bots


def _play(plan: Plan, start: Position, bots: list[Bot], number: int, batch: Batch) -> None:
    """One game, added to the batch. Both ways of playing it give the same game."""
    from crossoff.bots import for_next_game
    from crossoff.core.record import encode
    from crossoff.play.match import Seeds, play_compiled, play_match

    name = (plan.seed, "game", number)
    policies = _policies(bots)
    if policies is not None:
        trace = play_compiled(start, policies, name)
        batch.decisions += trace.decisions
        final, recorder = trace.final, trace.replay() if plan.with_records else None
    else:
        players = [Counted(for_next_game(bot)) for bot in bots]
        recorder = play_match(start, players, Seeds(*name, players=len(bots)))
        batch.decisions += sum(player.decisions for player in players)
        final = recorder.position
    batch.totals.append(final.totals())
    batch.winners.append(final.winners())
    if plan.with_records and recorder is not None:
        batch.lines.append(encode(recorder.record(plan.bots, bots=plan.bots)))
