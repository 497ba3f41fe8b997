#!/usr/bin/env python3
"""One command for every task: `python3 dev.py` lists them.

Needs nothing but Python. Commands create `.venv` on first use, with the packages they need from
`requirements.lock`: few for `play`, the rest once something is tested or measured.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from devtools.environment import Environment, remove
from devtools.linting import BIOME, browser_runs, lint_runs
from devtools.lockfile import LEVELS
from devtools.locking import write_lock
from devtools.options import PLAIN, Options, parse_options
from devtools.running import Run, Stop, call, conclude, run_in_turn, run_together
from devtools.testing import Suites
from scripts.services import provided

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = Environment(ROOT)
MUTANTS = ROOT / ".mutate"
CACHES = [".coverage*", ".hypothesis", ".import_linter_cache", ".mutate", ".mypy_cache"]
CACHES += [".pytest_cache", ".ruff_cache", "dist", "htmlcov", ".flakes", "[!.]*/**/__pycache__"]


def become(level: str, *command: str) -> int:
    """Replace this process with a tool, so that its exit code, signals and terminal are ours."""
    ENVIRONMENT.ensure(level)
    if os.name != "nt":
        os.execve(command[0], command, ENVIRONMENT.variables())
    return call(list(command), ENVIRONMENT.variables(), Path.cwd())


# ---- The commands


def play(arguments: list[str]) -> int:
    return become("play", ENVIRONMENT.program("crossoff"), "serve", "--open", *arguments)


def test(arguments: list[str]) -> int:
    options = parse_options(arguments, ROOT, Path.cwd())
    return run_tests(options, lint=not options.is_selection)


def coverage(_: list[str]) -> int:
    options = Options(mode=PLAIN, for_pytest=["--cov-report=term", "--cov-report=html"])
    return run_tests(options, lint=False)


def run_tests(options: Options, *, lint: bool) -> int:
    ENVIRONMENT.ensure("test")
    os.chdir(ROOT)
    suites = Suites(ENVIRONMENT, options)
    with provided(ENVIRONMENT.python) as missing:
        prepared = run_together("Lint and kernels", suites.preparing(), ROOT) if lint else []
        ran = suites.run()
    return conclude([*prepared, *ran], suites.failures(), [*missing, *suites.skipped()])


def lint(_: list[str]) -> int:
    ENVIRONMENT.ensure("test")
    return conclude(run_together("Lint", lint_runs(ENVIRONMENT), ROOT), {}, [])


def tidy(_: list[str]) -> int:
    ENVIRONMENT.ensure("test")
    ruff = [ENVIRONMENT.python, "-m", "ruff"]
    steps = {"ruff check --fix": ["check", "--fix"], "ruff format": ["format"]}
    runs = [Run(name, [*ruff, *words], ENVIRONMENT.variables()) for name, words in steps.items()]
    biome = {"biome format": f"{BIOME} biome check --write"}
    runs += browser_runs(ENVIRONMENT, biome, "python3 dev.py format")
    return conclude(run_in_turn(runs, ROOT), {}, [])


def words(_: list[str]) -> int:
    os.chdir(ROOT)
    return become("test", ENVIRONMENT.python, "-m", "devtools.texts", "--accept")


def bench(arguments: list[str]) -> int:
    if arguments[:1] in (["server"], ["browser"]):
        return with_services(f"bench.{arguments[0]}.run", *arguments[1:])
    if arguments[:1] == ["compare"]:
        os.chdir(ROOT)
        return become("test", ENVIRONMENT.python, "-m", "bench.compare", *arguments[1:])
    if "--peers" not in arguments:
        return become("play", ENVIRONMENT.program("crossoff"), "bench", *arguments)
    rest = [argument for argument in arguments if argument != "--peers"]
    os.chdir(ROOT)
    return become("test", ENVIRONMENT.python, "-m", "bench.peers.run", *rest)


def campaign(arguments: list[str]) -> int:
    names = sorted(path.stem for path in ROOT.glob("campaigns/[!_]*.py"))
    known = f"Campaigns: {', '.join(names) or 'none yet'}."
    if not arguments:
        print(known)
        return 0
    name, *rest = arguments
    if name not in names:
        raise Stop(f"there is no campaign {name!r}. {known}")
    os.chdir(ROOT)
    return become("test", ENVIRONMENT.python, "-m", f"campaigns.{name}", *rest)


def screenshots(arguments: list[str]) -> int:
    return with_services("scripts.screenshots", *arguments)


def with_services(module: str, *arguments: str) -> int:
    """Run one of the project's own modules, which may need a browser or a database."""
    ENVIRONMENT.ensure("test")
    with provided(ENVIRONMENT.python) as missing:
        for text in missing:
            print(f"Note: {text}.", file=sys.stderr, flush=True)
        return call([ENVIRONMENT.python, "-m", module, *arguments], ENVIRONMENT.variables(), ROOT)


def mutate(paths: list[str]) -> int:
    """Run mutmut in `.mutate`, a copy of the tree in which kernels are not decorated.

    mutmut skips decorated functions, and `@kernel` does nothing where kernels run as plain Python.
    """
    chosen = [f"{module_name(path)}.*" for path in paths]
    ENVIRONMENT.ensure("test")
    remove(MUTANTS)
    for name in tree():
        content = (ROOT / name).read_bytes()
        if name.startswith("src/") and name.endswith(".py"):
            content = re.sub(rb"(?m)^ *@kernel\r?\n", b"", content)
        target = MUTANTS / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    mutmut = [ENVIRONMENT.python, "-m", "mutmut"]
    plain = ENVIRONMENT.variables(**PLAIN.variables)
    code = call([*mutmut, "run", *chosen], plain, MUTANTS)
    results = subprocess.check_output([*mutmut, "results"], env=plain, cwd=MUTANTS, text=True)
    tried = [line for line in results.splitlines() if not line.endswith("not checked")]
    print("\nNot noticed:", *tried or ["    none"], sep="\n")
    print("To look at one: cd .mutate && ../.venv/bin/mutmut show NAME")
    return code


def module_name(path: str) -> str:
    """Return the module name of a file in src: crossoff.core.errors for
    src/crossoff/core/errors.py.
    """
    full = Path(path).resolve()
    if not (full.exists() and full.is_relative_to(ROOT / "src")):
        raise Stop(f"{path} is not a file or folder in src/.")
    return ".".join(full.relative_to(ROOT / "src").with_suffix("").parts)


def tree() -> list[str]:
    """Return the project's files: those tracked by git, and new ones that it does not ignore."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output(command, cwd=ROOT, text=True).split("\0")
    return [name for name in names if name and (ROOT / name).is_file()]


def lock(arguments: list[str]) -> int:
    write_lock(ROOT, arguments)
    return 0


def sizes(_: list[str]) -> int:
    ENVIRONMENT.ensure("test")
    print(*(ENVIRONMENT.size(level) for level in LEVELS), sep="\n")
    return 0


def clean(_: list[str]) -> int:
    for pattern in CACHES:
        for path in list(ROOT.glob(pattern)):
            remove(path)
    return 0


COMMANDS: dict[str, tuple[Callable[[list[str]], int], str, str]] = {
    "play": (play, "[ARGS...]", "play in the browser"),
    "test": (
        test,
        "[--all] [WHAT...]",
        "lint, then tests; --all: three ways; or only WHAT",
    ),
    "lint": (lint, "", "ruff, mypy, import-linter, texts, tsc and biome"),
    "words": (words, "", "accept the words of the texts that lint does not know"),
    "format": (tidy, "", "put the code into shape with ruff and biome"),
    "bench": (bench, "[ARGS...]", "measure speed; or --peers, server, browser, compare REV"),
    "campaign": (campaign, "[NAME [ARGS...]]", "run a script of campaigns/"),
    "screenshots": (screenshots, "[ARGS...]", "every screen as a picture; --readme: for README"),
    "coverage": (coverage, "", "coverage of core and games, line by line in htmlcov/"),
    "mutate": (mutate, "[PATH...]", "plant faults in core and games: do tests notice?"),
    "lock": (lock, "[--upgrade]", "write requirements.lock anew, with uv"),
    "sizes": (sizes, "", "packages and megabytes that play and test install"),
    "clean": (clean, "", "remove caches and reports, but not .venv"),
}


def listing() -> str:
    lines = [f"  {name + ' ' + takes:<26}{about}" for name, (_, takes, about) in COMMANDS.items()]
    return "\n".join(["Usage: python3 dev.py COMMAND", "", *lines])


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(listing())
        return 0
    name, *rest = arguments
    if name not in COMMANDS:
        raise Stop(f"there is no command {name!r}.\n\n{listing()}")
    do, takes, _ = COMMANDS[name]
    if rest and not takes:
        raise Stop(f"{name} takes no arguments.")
    return do(rest)


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
    except (Stop, OSError, subprocess.CalledProcessError) as error:
        print(f"dev.py: {error}", file=sys.stderr)
        code = 2
    except KeyboardInterrupt:
        print("\ndev.py: stopped.", file=sys.stderr)
        code = 130
    sys.exit(code)
