"""`dev.py bench compare`: which way a figure counts, and what is compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.compare import compared, ratio, unpack


def test_a_ratio_over_one_is_better() -> None:
    assert ratio("random decisions/s", old=100, new=150) == 1.5
    assert ratio("first game, warm cache, s", old=2, new=1) == 2.0
    assert ratio("memory per table, KB", old=60, new=120) == 0.5


def test_figures_of_one_side_only_are_left_out() -> None:
    old = {"a, s": [1.0, 9.0, 2.0], "gone": [1.0]}
    new = {"a, s": [4.0, 1.0, 1.0], "new": [1.0]}
    assert compared(old, new) == {"a, s": {"rev": 2.0, "now": 1.0, "ratio": 2.0}}


def test_an_unknown_commit_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="git knows no commit 'nowhere'"):
        unpack("nowhere", tmp_path)
