"""How kernels run: plain or compiled, and cached by their sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from crossoff.core.compiler import kernel_cache, mode
from crossoff.core.model.contract import Game
from crossoff.core.model.registry import load_games
from crossoff.plugins import VARIABLE
from testkit.paths import SOURCES


def run_python(code: str, **variables: str) -> str:
    """Return the output of a fresh Python. Of the variables that matter, only those
    given are set.
    """
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
    "listing", ["crossoff.core.model.registry.game_names()", "crossoff.bots.bot_names()"]
)
def test_listing_games_and_bots_loads_no_compiler(listing: str) -> None:
    module = listing.rpartition(".")[0]
    assert "numba" not in run_python(f"import {module}; {listing}; {LOADED}")


def test_plain_kernels_never_load_the_compiler() -> None:
    code = f"import crossoff; crossoff.play_random('one-card'); {LOADED}"
    assert run_python(code, NUMBA_DISABLE_JIT="1") == "['numpy']\n"


@pytest.mark.compiled
def test_compiled_is_the_default() -> None:
    code = f"from crossoff.core.compiler.jit import is_plain; {LOADED}; print(is_plain())"
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
from crossoff.core.compiler.mode import is_plain, stay_plain
stay_plain()
import crossoff
crossoff.play_random("one-card")
print(is_plain())
{LOADED}"""
    assert run_python(code) == "True\n['numpy']\n"


def test_staying_plain_twice_is_fine(monkeypatch: pytest.MonkeyPatch) -> None:
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
    """Return a copy of the package, whose key `sources_key` then gives."""
    root = tmp_path / "crossoff"
    shutil.copytree(SOURCES, root, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(
        kernel_cache, "__file__", str(root / "core" / "compiler" / "kernel_cache.py")
    )
    return root


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
    modules = list(kernel_cache.kernel_sources())
    assert len(modules) > 20
    for module in modules:
        path = copy.parent / f"{module.replace('.', '/')}.py"
        text = path.read_bytes()
        path.write_bytes(text + b"\n")
        keys.add(kernel_cache.sources_key())
        path.write_bytes(text)
    assert len(keys) == len(modules) + 1


def test_all_that_kernels_are_made_of_is_a_kernel_source() -> None:
    """Everything that is loaded with all bots of a game, except its notation and its drawings."""
    sources = kernel_cache.kernel_sources()
    for game in load_games():
        if kernel_cache.mount_key(game.package.module):
            continue
        game.bots.levels()
        made = {
            k.py_func.__module__ if hasattr(k, "py_func") else k.__module__ for k in kernels(game)
        }
        assert made <= set(sources)


def kernels(game: Game) -> list[Any]:
    found = game.rules.kernels
    return [k for k in (getattr(found, name) for name in found.__slots__) if callable(k)]


def test_notation_and_drawings_are_not_kernel_sources(copy: Path) -> None:
    key = kernel_cache.sources_key()
    changed = 0
    for folder in (copy / "games").iterdir():
        for path in (
            *folder.glob("tui/*.py"),
            *folder.glob("notation.py"),
            *folder.glob("view.py"),
        ):
            path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
            changed += 1
    assert changed > 4
    assert kernel_cache.sources_key() == key


def test_added_moved_and_removed_sources_are_in_the_key(copy: Path) -> None:
    keys = [kernel_cache.sources_key()]
    added = copy / "games" / "more.py"
    added.write_text("from crossoff.core.compiler.jit import kernel\n", encoding="utf-8")
    keys.append(kernel_cache.sources_key())
    added.rename(added.with_name("most.py"))
    keys.append(kernel_cache.sources_key())
    (copy / "core" / "compiler" / "rng.py").unlink()
    keys.append(kernel_cache.sources_key())
    assert len(set(keys)) == 4


def test_a_mounted_game_has_its_own_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, module = kernel_cache.sources_key(), "crossoff.games.go_fish.kernel"
    (tmp_path / "go_fish").mkdir()
    layout = tmp_path / "go_fish" / "layout.py"
    layout.write_text("SEA = 3\n")
    assert kernel_cache.mount_key(module) == ""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "go_fish"))
    key = kernel_cache.mount_key(module)
    assert re.fullmatch("[0-9a-f]{16}", key)
    assert kernel_cache.mount_key("crossoff.games.go_fishing") == ""
    assert kernel_cache.mount_key("crossoff.core.compiler.engine") == ""
    layout.write_text("SEA = 4\n")
    assert kernel_cache.mount_key(module) != key
    assert kernel_cache.sources_key() == before


def test_relative_imports_are_followed() -> None:
    found = kernel_cache._imports(
        "games.go_fish.kernel", "from . import sea\nfrom ..tide import up"
    )
    assert {"games.go_fish.sea", "games.tide", "games.tide.up"} <= found


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
    """Otherwise a kernel could change without the cache noticing."""
    uses = re.compile(r"from crossoff\.core\.compiler\.jit import (\([^)]*|.*)\b(long_)?kernel\b")
    with_kernels = {p for p in SOURCES.rglob("*.py") if uses.search(p.read_text("utf-8"))}
    assert len(with_kernels) > 5
    names = {".".join(p.relative_to(SOURCES.parent).with_suffix("").parts) for p in with_kernels}
    assert names <= set(kernel_cache.kernel_sources())


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
    kernel_cache.mark_warm()  # there is no folder if kernels cannot be cached
    assert not kernel_cache.is_warm()
    kernel_cache.cache_dir().mkdir(parents=True)
    kernel_cache.mark_warm()
    assert kernel_cache.is_warm()


def test_unused_kernels_are_removed(tmp_path: Path) -> None:
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
    code = "from crossoff.core.compiler import jit, kernel_cache; print(kernel_cache.sources_key())"
    key = run_python(code, XDG_CACHE_HOME=str(tmp_path)).strip()
    assert [path.name for path in old.parent.iterdir()] == [key]
