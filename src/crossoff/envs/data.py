"""Arrays for learning from records: observations, masks, actions, rewards and returns.

>>> data = arrays(records)                                            # doctest: +SKIP
>>> data["observation/phase"].shape, data["action"].shape             # doctest: +SKIP

docs/environments.md describes the arrays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from crossoff.core.errors import NotOffered
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.observer import Observer, observer_of
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record, replay
from crossoff.envs.rewards import check_reward, rewards

__all__ = ["Episode", "arrays", "decisions", "episodes", "save_npz"]


class Episode(NamedTuple):
    """The decisions of one seat in one game, in order."""

    game: int  # which of the records, from 0
    seat: Seat
    observations: NDArray[Any]  # [n + 1, …] rows; the last is after the game
    masks: NDArray[np.bool_]  # [n, actions]
    actions: NDArray[np.int64]  # [n]
    rewards: NDArray[np.float32]  # [n] up to the seat's next decision, or the end


def decisions(record: Record) -> Iterator[tuple[Position, Seat, ActionId]]:
    """Yield each step of a recorded game: the position, the seat and its action. Raises BadRecord
    at the first invalid line.
    """
    positions = replay(record)
    position = next(positions)
    for line, after in zip(record.log, positions, strict=True):
        if not position.is_chance:
            notation, seat = position.game.notation, position.actors()[0]
            text, _ = notation.split_decision(line.partition(" ")[2])
            for action in notation.parse_decision(position, seat, text):
                yield position, seat, action
                position = position.apply(seat, action)
        position = after


def episodes(
    records: Iterable[Record], *, reward: str = "points", bot: str | None = None
) -> Iterator[Episode]:
    """Yield an episode for each seat of each record; with `bot`, only for the seats it played."""
    check_reward(reward)
    for number, record in enumerate(records):
        if record.result is None:
            raise NotOffered("why-data-unfinished", number=number + 1)
        *_, last = replay(record)
        steps = list(decisions(record))
        names = record.bots or [""] * len(record.seats)
        for seat in map(Seat, range(len(names))):
            if bot is None or names[seat] == bot:
                own = [(position, action) for position, who, action in steps if who == seat]
                yield _episode(number, seat, own, last, reward)


def _episode(
    number: int, seat: Seat, own: list[tuple[Position, ActionId]], last: Position, reward: str
) -> Episode:
    observer = observer_of(last.setup)
    positions = [position for position, _ in own] + [last]
    earned = [
        rewards(reward, before.totals(), after)[seat] for before, after in pairwise(positions)
    ]
    return Episode(
        number, seat,
        np.stack([observer.observe(position, seat) for position in positions]),
        np.stack([observer.mask(position, seat) for position, _ in own]).astype(np.bool_),
        np.array([action for _, action in own], np.int64),
        np.array(earned, np.float32),
    )  # fmt: skip


def arrays(
    records: Iterable[Record], *, reward: str = "points", flat: bool = False, bot: str | None = None
) -> dict[str, NDArray[Any]]:
    """Return the arrays of all decisions in records, one row each. All records must be of the same
    game with the same number of players and the same cards.
    """
    observer: Observer | None = None
    columns: dict[str, list[NDArray[Any]]] = {}

    def checked() -> Iterator[Record]:
        nonlocal observer
        for record in records:
            setup = next(replay(record)).setup
            if observer is None:
                observer = observer_of(setup)
            elif not _alike(setup, observer.setup):
                raise NotOffered("why-data-mixed")
            yield record

    for one in episodes(checked(), reward=reward, bot=bot):
        n = len(one.actions)
        parts = {
            "row": one.observations[:-1],
            "action_mask": one.masks,
            "action": one.actions,
            "reward": one.rewards,
            "return": one.rewards[::-1].cumsum()[::-1],
            "terminated": np.arange(n) == n - 1,
            "game": np.full(n, one.game),
            "seat": np.full(n, one.seat),
        }
        for name, part in parts.items():
            columns.setdefault(name, []).append(part)
    if observer is None or not columns:
        raise NotOffered("why-data-empty")
    found = {name: np.concatenate(column) for name, column in columns.items()}
    rows = found.pop("row")
    if flat:
        return {"observation": observer.flatten(rows), **found}
    named = {f"observation/{name}": part for name, part in observer.named(rows).items()}
    return {**named, **found}


def _alike(one: Any, other: Any) -> bool:
    names = [(setup.game.name, setup.players, setup.deck.source) for setup in (one, other)]
    return bool(names[0] == names[1])


def save_npz(path: str | Path, data: dict[str, NDArray[Any]]) -> None:
    """Write arrays as a compressed .npz file, which `numpy.load` reads."""
    with open(path, "wb") as file:  # NumPy would append .npz to another name
        np.savez_compressed(file, **data)  # type: ignore[arg-type]
