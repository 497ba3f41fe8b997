"""Compiled and plain kernels agree to the byte; compiled code is cached, and never stale.

Each test runs scripts in new processes: the kernel mode is fixed per process, and that of the tests
themselves does not matter.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

import crossoff

pytestmark = [pytest.mark.compiled, pytest.mark.once, pytest.mark.slow]

SOURCES = Path(crossoff.__file__).parent

COMPILED = {"NUMBA_DISABLE_JIT": "0"}
PLAIN = {"NUMBA_DISABLE_JIT": "1"}
CHECKED = {"NUMBA_DISABLE_JIT": "0", "NUMBA_BOUNDSCHECK": "1"}


def run(script: str, variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a script in a fresh Python that inherits none of numba's variables."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    command = [sys.executable, "-c", script]
    return subprocess.run(
        command, env=inherited | variables, capture_output=True, text=True, check=False
    )


def output(script: str, variables: dict[str, str]) -> str:
    done = run(script, variables)
    assert done.returncode == 0, done.stderr or f"ended with {done.returncode}"
    return done.stdout


# The same games

SEEDS = 2

GAMES = """
import hashlib
from crossoff.core.compiler.rng import below, next32, stream
from crossoff.core.model.position import new_game
from crossoff.play.match import play_compiled

def digest_of(game, players, options, seed):
    # A digest of everything that a game in progress says, at each step.
    digest = hashlib.sha256()
    position, rng = new_game(game, players, options=options), stream("parity", seed)
    greedy = seed % 2
    while True:
        digest.update(position.to_bytes())
        digest.update(repr(position.actors()).encode())
        digest.update(repr([position.legal(seat) for seat in range(players)]).encode())
        digest.update(repr([(k, float(p)) for k, p in position.chance_outcomes().items()]).encode())
        digest.update(repr((position.totals(), position.winners())).encode())
        for observer in (None, *range(players)):
            digest.update(position.seen_by(observer).to_bytes())
        if position.is_over:
            break
        if position.is_chance:
            position = position.apply_chance(position.draw(rng))
            continue
        seat = position.actors()[below(rng, len(position.actors()))]
        legal = position.legal(seat)
        if greedy and seat == 0:
            position = position.apply(seat, position.greedy_action(seat))
        else:
            position = position.apply(seat, legal[below(rng, len(legal))])
    trace = play_compiled(new_game(game, players, options=options), [0] * players, (seed,))
    digest.update(trace.steps.tobytes())
    return digest.hexdigest()

for game, options in (("silver-and-gold", {}), ("one-card", {"variant": "basic"}),
                      ("one-card", {"variant": "advanced"})):
    for players in (2, 3, 4):
        for seed in range(SEEDS):
            print(game, options, players, seed, digest_of(game, players, options, seed))
rng = stream("parity")
print([int(next32(rng)) for _ in range(9)])
print([int(below(rng, n)) for n in (1, 2, 3, 1000, 2**31 - 1, 2**31)])
""".replace("SEEDS", str(SEEDS))


def test_the_same_games() -> None:
    with ThreadPoolExecutor() as pool:
        plain, compiled, checked = pool.map(partial(output, GAMES), (PLAIN, COMPILED, CHECKED))
    assert len(plain.splitlines()) == 9 * SEEDS + 2
    assert compiled.splitlines() == plain.splitlines()
    assert checked.splitlines() == plain.splitlines()


# The same refusals

REFUSALS = """
from crossoff.core.errors import CrossoffError
from crossoff.core.model.registry import game_names
from crossoff.core.compiler.rng import stream
from crossoff.core.model.position import new_game

for game in game_names():
    start = new_game(game)
    asked = start.after_chance(stream(1))
    seat = asked.actors()[0]
    for number in (WHICH):
        for act in (lambda: asked.legal(number), lambda: asked.apply(number, 0),
                    lambda: asked.apply(seat, number), lambda: start.apply_chance(number)):
            try:
                print(act())
            except CrossoffError as error:
                print(type(error).__name__, error)
"""


SMALL = "-1, -2**31, -2**63, 2, 31, 32, 62, 63"
LARGE = "64, 65, 128, 2**31, 2**32, 2**63 - 1"


def test_the_same_refusals() -> None:
    """For seats, actions and outcomes that do not exist, of any size."""
    script = REFUSALS.replace("WHICH", f"{SMALL}, {LARGE}, 2**64")
    plain = output(script, PLAIN)
    assert output(script, COMPILED) == plain


# The cache

REPORT = """
import gc, json, os
if os.environ["NUMBA_DISABLE_JIT"] == "0":
    from numba.core.dispatcher import Dispatcher
    kernels = [thing for thing in gc.get_objects() if isinstance(thing, Dispatcher)]
    ours = [k for k in kernels if k.py_func.__module__.startswith("crossoff.")]
    print("compiled:", *(k.py_func.__qualname__ for k in ours if k.stats.cache_misses))
    print("loaded:", *(k.py_func.__qualname__ for k in ours if k.stats.cache_hits))
    print(json.dumps({key: os.environ[key] for key in os.environ if key.startswith("NUMBA_")}))
"""
START = """
from crossoff.core.model.position import new_game
print(int(new_game("silver-and-gold").state.unseen).bit_count())
"""
BOXES = """
from crossoff.games.one_card.heuristics import boxes_crossed
print(int(boxes_crossed(0x11, 0x77)))
"""


class Package:
    """A copy of the package to modify, with its own cache."""

    def __init__(self, folder: Path) -> None:
        self.root, self.cache = folder / "src" / "crossoff", folder / "cache"
        shutil.copytree(SOURCES, self.root, ignore=shutil.ignore_patterns("__pycache__"))

    def run(self, script: str, **variables: str) -> list[str]:
        """Run a script; return its output: its own line, and what was compiled, loaded and left to
        children.
        """
        paths = {"PYTHONPATH": str(self.root.parent), "XDG_CACHE_HOME": str(self.cache)}
        settings = {"PYTHONDONTWRITEBYTECODE": "1", "NUMBA_DISABLE_JIT": "0"}
        return output(script + REPORT, paths | settings | variables).splitlines()

    def boxes(self, **variables: str) -> tuple[str, str]:
        """Return how many boxes a roll crosses off, compiled and plain."""
        plain = self.run(BOXES, NUMBA_DISABLE_JIT="1")
        return self.run(BOXES, **variables)[0], plain[0]

    def change(self) -> None:
        """Change a constant, so that one colour no longer fits.

        The called function is in another file, as are those that it calls: numba, which checks one
        file only, sees no change.
        """
        path = self.root / "games" / "one_card" / "layout.py"
        text = path.read_text("utf-8")
        changed = text.replace("GUARDS = 0x888888", "GUARDS = 0x888880")
        assert changed != text
        path.write_text(changed, "utf-8")


@pytest.fixture
def package(tmp_path: Path) -> Package:
    return Package(tmp_path)


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> tuple[Package, list[str]]:
    """Return a package in which a game was begun once, and its output: compiling takes long."""
    package = Package(tmp_path_factory.mktemp("started"))
    return package, package.run(START)


def test_compiled_kernels_are_cached(started: tuple[Package, list[str]]) -> None:
    """Cold, warm, and with bounds checks, which are cached separately."""
    package, (maps, compiled, loaded, _) = started
    assert maps == "47"
    assert "set_up" in compiled
    assert loaded == "loaded:"
    files = sorted(package.cache.rglob("*"))
    maps, nothing, loaded, _ = package.run(START)
    assert nothing == "compiled:"
    assert ".new" in loaded
    assert sorted(package.cache.rglob("*")) == files
    checked = package.run(START, NUMBA_BOUNDSCHECK="1")
    assert checked[:3] == ["47", compiled, "loaded:"]


def test_a_changed_deck_needs_no_new_kernels(started: tuple[Package, list[str]]) -> None:
    """Decks are data to kernels, so they are not part of the cache key."""
    package, _ = started
    path = package.root / "games" / "silver_gold" / "deck.toml"
    text = path.read_text("utf-8")
    path.write_text(text[: text.rindex("[[maps]]")], "utf-8")
    try:
        assert package.run(START)[:2] == ["46", "compiled:"]
    finally:
        path.write_text(text, "utf-8")


def test_a_changed_constant_is_never_served_from_the_cache(package: Package) -> None:
    assert package.boxes() == ("2", "2")
    package.change()
    assert package.boxes() == ("1", "1")


def test_a_process_started_by_another_keys_its_own_cache(package: Package) -> None:
    """The sources may have changed since the first one was started."""
    inherited = json.loads(package.run(BOXES)[-1])
    package.change()
    assert package.boxes(**inherited) == ("1", "1")


def test_bounds_are_checked_in_a_process_started_by_another(package: Package) -> None:
    inherited = json.loads(package.run(BOXES)[-1])
    checked = package.run(BOXES, **inherited | {"NUMBA_BOUNDSCHECK": "1"})
    assert checked[2] == "loaded:", "kernels without the checks were loaded"


def test_a_cache_that_cannot_be_written_is_never_stale(package: Package) -> None:
    """Without our folder numba would choose one itself, which is not keyed by the sources."""
    package.cache = Path(os.devnull) / "cache"
    assert package.boxes() == ("2", "2")
    package.change()
    assert package.boxes() == ("1", "1")


def test_processes_may_fill_the_cache_at_once(package: Package) -> None:
    with ThreadPoolExecutor() as pool:
        runs = list(pool.map(package.run, [BOXES] * 3))
    assert [boxes for boxes, *_ in runs] == ["2", "2", "2"]
    assert package.run(BOXES)[:2] == ["2", "compiled:"]
