"""How kernels are run: plain or compiled, keyed by their sources, and their bit operations."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossoff.core import jit, kernel_cache, mode
from crossoff.core.jit import (
    bit,
    kernel,
    low_bytes_4,
    low_bytes_8,
    lowest_bit,
    nth_bit,
    popcount,
    spread_half,
    spread_word,
)

SOURCES = Path(jit.__file__).parent.parent
INT64 = st.integers(-(1 << 63), (1 << 63) - 1)
ALL_BITS = (1 << 64) - 1


def run_python(code: str, **variables: str) -> str:
    """What a fresh Python prints. Of the variables that matter, only those given are set."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, env=inherited | variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


# What is imported

LOADED = "import sys; print([name for name in ('numpy', 'numba') if name in sys.modules])"


def test_import_crossoff_loads_nothing_heavy() -> None:
    assert run_python(f"import crossoff; {LOADED}") == "[]\n"


@pytest.mark.parametrize(
    "listing", ["crossoff.core.registry.game_names()", "crossoff.bots.bot_names()"]
)
def test_listing_games_and_bots_loads_no_compiler(listing: str) -> None:
    module = listing.rpartition(".")[0]
    assert "numba" not in run_python(f"import {module}; {listing}; {LOADED}")


def test_plain_kernels_never_load_the_compiler() -> None:
    code = f"import crossoff; crossoff.play_random('one-card'); {LOADED}"
    assert run_python(code, NUMBA_DISABLE_JIT="1") == "['numpy']\n"


@pytest.mark.compiled
def test_compiled_is_the_default() -> None:
    code = f"from crossoff.core.jit import is_plain; {LOADED}; print(is_plain())"
    assert (
        run_python(code) == run_python(code, NUMBA_DISABLE_JIT="0") == "['numpy', 'numba']\nFalse\n"
    )


# Plain or compiled


@pytest.mark.parametrize(
    ("value", "plain"), [(None, False), ("", False), ("0", False), ("1", True), ("2", True)]
)
def test_is_plain(monkeypatch: pytest.MonkeyPatch, value: str | None, plain: bool) -> None:
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    if value is not None:
        monkeypatch.setenv("NUMBA_DISABLE_JIT", value)
    assert mode.is_plain() is plain


def test_a_program_can_stay_plain() -> None:
    code = f"""
from crossoff.core.mode import is_plain, stay_plain
stay_plain()
import crossoff
crossoff.play_random("one-card")
print(is_plain())
{LOADED}"""
    assert run_python(code) == "True\n['numpy']\n"


def test_staying_plain_twice_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    mode.stay_plain()
    assert mode.is_plain()


def test_staying_plain_is_too_late_once_kernels_are_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    with pytest.raises(RuntimeError, match="before the first kernel is imported"):
        mode.stay_plain()
    assert not mode.is_plain()


# The key of the cache


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, whose key `sources_key` then gives."""
    root = tmp_path / "crossoff"
    shutil.copytree(SOURCES, root, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(kernel_cache, "__file__", str(root / "core" / "jit.py"))
    return root


def kernel_files(root: Path) -> list[Path]:
    return [
        path for package in kernel_cache._KERNEL_PACKAGES for path in (root / package).rglob("*.py")
    ]


def test_equal_sources_have_equal_keys(copy: Path) -> None:
    key = kernel_cache.sources_key()
    assert re.fullmatch("[0-9a-f]{24}", key)
    for path in copy.rglob("*"):
        os.utime(path, (0, 0))
    (copy / "core" / "__pycache__").mkdir()
    (copy / "core" / "__pycache__" / "jit.pyc").touch()
    assert kernel_cache.sources_key() == key


def test_every_kernel_source_is_in_the_key(copy: Path) -> None:
    keys = {kernel_cache.sources_key()}
    files = kernel_files(copy)
    assert len(files) > 20
    for path in files:
        text = path.read_bytes()
        path.write_bytes(text + b"\n")
        keys.add(kernel_cache.sources_key())
        path.write_bytes(text)
    assert len(keys) == len(files) + 1


def test_added_moved_and_removed_sources_are_in_the_key(copy: Path) -> None:
    keys = [kernel_cache.sources_key()]
    added = copy / "games" / "one_card" / "more.py"
    added.touch()
    keys.append(kernel_cache.sources_key())
    added.rename(added.with_name("most.py"))
    keys.append(kernel_cache.sources_key())
    (copy / "core" / "rng.py").unlink()
    keys.append(kernel_cache.sources_key())
    assert len(set(keys)) == 4


def test_bounds_checks_and_python_are_in_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    key = kernel_cache.sources_key()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    assert kernel_cache.sources_key() == key
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    checked = kernel_cache.sources_key()
    monkeypatch.setattr(sys, "version", "3.99.0 of tomorrow")
    assert len({key, checked, kernel_cache.sources_key()}) == 3


def test_every_module_with_kernels_is_in_the_key() -> None:
    """A kernel anywhere else could change without the cache noticing."""
    uses = re.compile(r"from crossoff\.core\.jit import (\([^)]*|.*)\b(long_)?kernel\b")
    with_kernels = {p for p in SOURCES.rglob("*.py") if uses.search(p.read_text("utf-8"))}
    assert len(with_kernels) > 5
    assert with_kernels <= set(kernel_files(SOURCES))


def test_cache_dir(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("XDG_CACHE_HOME", "/elsewhere")
    assert (
        kernel_cache.cache_dir() == Path("/elsewhere/crossoff/kernels") / kernel_cache.sources_key()
    )
    at_home = Path("/home/ann/.cache/crossoff/kernels") / kernel_cache.sources_key()
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    assert kernel_cache.cache_dir() == at_home
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert kernel_cache.cache_dir() == at_home


def test_a_folder_is_warm_once_somebody_has_compiled_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert not kernel_cache.is_warm()
    kernel_cache.mark_warm()  # there is no folder, where kernels cannot be kept
    assert not kernel_cache.is_warm()
    kernel_cache.cache_dir().mkdir(parents=True)
    kernel_cache.mark_warm()
    assert kernel_cache.is_warm()


def test_kernels_that_nobody_uses_are_removed(tmp_path: Path) -> None:
    now = time.time()
    for name, days in (("today", 0), ("lately", 29), ("long ago", 31)):
        (tmp_path / name / "deeper").mkdir(parents=True)
        (tmp_path / name / "deeper" / "kernel.nbc").touch()
        used = tmp_path / name / ".used"
        used.touch()
        os.utime(used, (now - days * 86400, now - days * 86400))
    (tmp_path / "not ours").mkdir()
    (tmp_path / "a file").touch()
    kernel_cache.remove_unused(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"today", "lately", "not ours", "a file"}


@pytest.mark.compiled
def test_new_kernels_take_the_place_of_unused_ones(tmp_path: Path) -> None:
    old, used = tmp_path / "crossoff" / "kernels" / "old", 86400
    old.mkdir(parents=True)
    (old / ".used").touch()
    os.utime(old / ".used", (used, used))
    code = "import crossoff.core.jit, crossoff.core.kernel_cache as kept; print(kept.sources_key())"
    key = run_python(code, XDG_CACHE_HOME=str(tmp_path)).strip()
    assert [path.name for path in old.parent.iterdir()] == [key]


# Bits. Called from kernels: compiled, popcount and lowest_bit exist only there.


@kernel
def popcount_of(mask: int) -> int:
    return popcount(mask)


@kernel
def lowest_bit_of(mask: int) -> int:
    return lowest_bit(mask)


def set_bits(mask: int) -> list[int]:
    return [index for index in range(64) if (mask & ALL_BITS) >> index & 1]


EDGES = [0, 1, -1, -(1 << 63), (1 << 63) - 1, 1 << 62, -2, 1 << 31, 1 << 32, 0xFFFFFFFF]
MASKS = (
    INT64 | st.sampled_from(EDGES) | st.builds(lambda k: -(1 << 63) | 1 << k, st.integers(0, 62))
)


@settings(deadline=None)  # the first call may compile
@given(MASKS)
def test_popcount(mask: int) -> None:
    assert popcount_of(mask) == len(set_bits(mask))


@settings(deadline=None)  # the first call may compile
@given(MASKS.filter(bool))
def test_lowest_bit(mask: int) -> None:
    assert lowest_bit_of(mask) == set_bits(mask)[0]


@settings(deadline=None)  # the first call may compile
@given(MASKS)
def test_nth_bit(mask: int) -> None:
    places = set_bits(mask)
    assert [nth_bit(mask, n) for n in range(len(places))] == places


nth_bit_by_halving = kernel(jit.nth_bit_by_halving)


@settings(deadline=None)  # the first call may compile
@given(MASKS)
def test_nth_bit_where_no_instruction_finds_it(mask: int) -> None:
    places = set_bits(mask)
    assert [nth_bit_by_halving(mask, n) for n in range(len(places))] == places


@kernel
def spread_both(bits: int, whole: Any, half: Any) -> None:
    spread_word(bits, whole, 1)
    spread_half(bits, half, 1)


@settings(deadline=None)  # the first call may compile
@given(MASKS)
def test_bits_are_spread_over_bytes(mask: int) -> None:
    whole, half = np.full(10, -1), np.full(6, -1)
    spread_both(mask, whole, half)
    for words, count in ((whole, 64), (half, 32)):
        spread = words.view(np.uint8)
        assert np.flatnonzero(spread[8:-8]).tolist() == [k for k in set_bits(mask) if k < count]
        assert spread[8:-8].max() <= 1
        assert words[0] == words[-1] == -1  # nothing beside it is touched


@kernel
def low_bytes_of(numbers: Any, at: int) -> tuple[int, int]:
    return low_bytes_8(numbers, at), low_bytes_4(numbers, at)


@settings(deadline=None)  # the first call may compile
@given(st.lists(st.integers(-1, 127), min_size=12, max_size=12), st.integers(0, 4))
def test_small_numbers_become_bytes(numbers: list[int], at: int) -> None:
    array = np.array(numbers, np.int32).reshape(3, 4)
    eight, four = low_bytes_of(array, at)
    expected = bytes(number & 0xFF for number in numbers[at : at + 8])
    assert (int(eight) & ALL_BITS).to_bytes(8, "little") == expected
    assert int(four).to_bytes(8, "little") == expected[:4] + bytes(4)


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.int64])
def test_bit_is_wide_however_narrow_its_index(dtype: type) -> None:
    for index in range(64):
        assert set_bits(int(bit(dtype(index)))) == [index]
    assert set_bits(int(bit(40))) == [40]


def test_narrow_masks_are_read_as_numbers() -> None:
    """A state's fields are 32 bits wide; a negative one has its upper bits set."""
    for value in (0, 5, -1, -(1 << 31), (1 << 31) - 1):
        mask: Any = np.int32(value)
        assert popcount_of(mask) == len(set_bits(value))
        assert [nth_bit(mask, n) for n in range(len(set_bits(value)))] == set_bits(value)
