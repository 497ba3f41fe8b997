"""Power cuts: acknowledged appends survive, and nothing else.

`python3 dev.py campaign rounds crash_images` does the same for much longer.
"""

from __future__ import annotations

import pytest

from crossoff.server.store import sqlite_file, sqlite_wal
from testkit.samples import sample_size
from testkit.store.crash_game import Cuts, cut_game

IMAGES = sample_size(500, full=2000)


@pytest.fixture(autouse=True)
def _short_wal(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that even a small game has checkpoints."""
    monkeypatch.setattr(sqlite_wal, "CHECKPOINT", 12)


def cut_games(wanted: int) -> Cuts:
    """Play until this many images were checked."""
    images = lost = seed = 0
    while images < wanted:
        cuts = cut_game(seed)
        images, lost, seed = images + cuts.images, lost + cuts.lost, seed + 1
    return Cuts(images, lost)


@pytest.mark.slow
def test_a_power_cut_takes_nothing_that_was_acknowledged() -> None:
    assert cut_games(IMAGES).lost == 0


def test_with_synchronous_normal_it_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: these images do reveal a loss if there is one."""
    monkeypatch.setattr(sqlite_file, "SYNCHRONOUS", "NORMAL")
    images, lost = cut_games(IMAGES // 10)
    assert lost > images // 10
