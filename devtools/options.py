"""The arguments of `dev.py test`: which tests, in which modes, with which seed."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from devtools.running import Stop

__all__ = ["COMPILED", "MODES", "PLAIN", "Mode", "Options", "parse_options"]

OURS = ("--all", "--full", "--plain", "--bounds", "--no-skips")
FLAGS = ("-x", "-q", "-v", "-s", "--lf", "--pdb", "--snapshot-update")
TAKE_A_VALUE = ("--seed", "-k", "-m", "-n", "--durations", "--maxfail")
AVAILABLE = (
    f"{', '.join(OURS)}, --seed N|random, -k NAME, -m MARK, -n PROCESSES, --durations N, "
    f"--maxfail N, {', '.join(FLAGS)}; further options of pytest after --"
)


class Mode(NamedTuple):
    """One way to run the kernels, and the tests that apply to it."""

    name: str
    option: str
    variables: dict[str, str]
    marks: str

    @property
    def title(self) -> str:
        return f"tests, {self.name}"


def _kernels(*, plain: bool = False, bounds: bool = False) -> dict[str, str]:
    return {"NUMBA_DISABLE_JIT": str(int(plain)), "NUMBA_BOUNDSCHECK": str(int(bounds))}


COMPILED = Mode("compiled", "", _kernels(), "")
PLAIN = Mode("plain", "--plain", _kernels(plain=True), "not compiled and not once")
BOUNDS = Mode("bounds checks", "--bounds", _kernels(bounds=True), "not once")
MODES = (COMPILED, PLAIN, BOUNDS)


@dataclass
class Options:
    """The parsed arguments of `dev.py test`."""

    everything: bool = False
    full: bool = False
    no_skips: bool = False  # a skipped test counts as a failure
    mode: Mode = COMPILED
    seed: str = ""
    paths: list[str] = field(default_factory=list)
    for_pytest: list[str] = field(default_factory=list)  # passed on unchanged

    @property
    def is_selection(self) -> bool:
        """True if only some tests are selected: then there is no lint and no coverage."""
        return bool(self.paths) or any(word in ("-k", "-m", "--lf") for word in self.for_pytest)

    @property
    def modes(self) -> tuple[Mode, ...]:
        return MODES if self.everything else (self.mode,)

    @property
    def is_spread(self) -> bool:
        """True if starting several processes is worthwhile."""
        alone = {"-n", "-s", "--pdb", "--lf"}.intersection(self.for_pytest)
        whole = not self.is_selection or any(Path(path).is_dir() for path in self.paths)
        return whole and not alone


def parse_options(arguments: list[str], root: Path, folder: Path) -> Options:
    """Parse the arguments; unknown ones get an error that lists what is available."""
    options, words = Options(), list(arguments)
    while words:
        word = words.pop(0)
        name, value = _split(word)
        if word == "--":
            options.for_pytest += words
            break
        if name in TAKE_A_VALUE:
            if not value and not words:
                raise Stop(f"{name} needs a value; available: {AVAILABLE}")
            _take_value(options, name, value or words.pop(0))
        elif word in OURS:
            _take_ours(options, word)
        elif word in FLAGS or word == "-vv":
            options.for_pytest.append(word)
        elif word.startswith("-"):
            raise Stop(f"test has no option {word!r}; available: {AVAILABLE}")
        else:
            options.paths.append(_known_path(word, root, folder))
    return options


def _split(word: str) -> tuple[str, str]:
    """Return an option and the value attached to it: --seed=3, -n2."""
    if word.startswith("--"):
        name, _, value = word.partition("=")
        return name, value
    return word[:2], word[2:]


def _take_value(options: Options, name: str, value: str) -> None:
    if name != "--seed":
        options.for_pytest += [name, value]
    elif value == "random":
        options.seed = str(random.SystemRandom().randrange(2**32))
    elif value.isascii() and value.isdigit() and int(value) < 2**32:
        options.seed = value
    else:
        raise Stop(f"{value!r} is no seed; available: 0 to {2**32 - 1}, random")


def _take_ours(options: Options, word: str) -> None:
    if word == "--all":
        options.everything = options.full = True
    elif word == "--full":
        options.full = True
    elif word == "--no-skips":
        options.no_skips = True
    else:
        options.mode = PLAIN if word == "--plain" else BOUNDS


def _known_path(word: str, root: Path, folder: Path) -> str:
    """Return a path or test id relative to the root; `word` may be relative to either folder."""
    name, colons, test = word.partition("::")
    for path in ((folder / name).resolve(), (root / name).resolve()):
        if path.exists() and path.is_relative_to(root / "tests"):
            return f"{path.relative_to(root).as_posix()}{colons}{test}"
    there = _tests_in((root / name).parent, root) or _tests_in(root / "tests", root)
    raise Stop(f"there are no tests in {name!r}; available: {', '.join(there)}")


def _tests_in(folder: Path, root: Path) -> list[str]:
    if not (folder.is_dir() and folder.is_relative_to(root / "tests")):
        return []
    return sorted(
        path.relative_to(root).as_posix()
        for path in folder.iterdir()
        if path.match("test_*.py") or (path.is_dir() and any(path.rglob("test_*.py")))
    )
