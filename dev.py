#!/usr/bin/env python3
"""One command for every chore: `python3 dev.py` lists what there is.

Needs nothing but Python. The first call makes `.venv` with exactly the packages of
`requirements.lock`; later calls see from a stamp in there that it still fits, and start at once.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "requirements.lock"
PROJECT = ROOT / "pyproject.toml"
MUTANTS = ROOT / ".mutate"
CACHES = [".coverage*", ".hypothesis", ".import_linter_cache", ".mutate", ".mypy_cache"]
CACHES += [".pytest_cache", ".ruff_cache", "dist", "htmlcov", "[!.]*/**/__pycache__"]

TYPESCRIPT = "typescript@7.0.2"
OLDEST = (3, 11)
VENV = ROOT / ".venv"
STAMP = VENV / "dev-stamp"
BIN, EXE = (VENV / "Scripts", ".exe") if os.name == "nt" else (VENV / "bin", "")
PYTHON = str(BIN / f"python{EXE}")
CROSSOFF = str(BIN / f"crossoff{EXE}")


class Stop(Exception):
    """A chore cannot go on; the text tells the reader why and what to do."""


# ---- The environment


def stamp() -> str:
    """What `.venv` must match: line 1 decides about its packages, line 2 about the project."""
    packages = hashlib.sha256(LOCK.read_bytes())
    packages.update(f"{sys.version}|{sys.base_prefix}|{ROOT}".encode())
    project = hashlib.sha256(PROJECT.read_bytes())
    return f"{packages.hexdigest()}\n{project.hexdigest()}\n"


def stamped() -> str:
    """The stamp in `.venv`, or nothing if there is none or the Python next to it is gone."""
    is_there = STAMP.is_file() and Path(PYTHON).exists()
    return STAMP.read_text(encoding="utf-8") if is_there else ""


def ensure_environment() -> None:
    """Make `.venv` fit, unless it does."""
    if stamped() == stamp():
        return
    with one_at_a_time():
        if stamped() != stamp():
            set_up()


def set_up() -> None:
    """Build `.venv`, or only renew the project in it. If killed, the next call starts over."""
    wanted, found = stamp(), stamped()
    same_packages = found.splitlines()[:1] == wanted.splitlines()[:1]
    keep = same_packages or (not found and made_by_hand())
    VENV.mkdir(exist_ok=True)
    STAMP.write_text("unfinished", encoding="utf-8")
    if not keep:
        for path in list(VENV.iterdir()):
            if path != STAMP:  # goes last, so that a half-emptied folder is known as ours
                remove(path)
        base = getattr(sys, "_base_executable", "") or sys.executable
        step("make .venv", [base, "-m", "venv", "--without-pip", str(VENV)])
    if not same_packages:
        print("Setting up .venv, once: this needs the network.", file=sys.stderr, flush=True)
        install("the packages of requirements.lock", "--require-hashes", "-r", str(LOCK))
    install("crossoff itself", "--no-build-isolation", "--editable", str(ROOT))
    STAMP.write_text(wanted, encoding="utf-8")


def made_by_hand() -> bool:
    """Whether `.venv` is someone's own working environment of this Python: it is taken over."""
    with contextlib.suppress(OSError):
        question = [PYTHON, "-c", "import sys; print(sys.version, sys.base_prefix)"]
        answer = subprocess.run(question, capture_output=True, text=True, check=False)
        return answer.stdout.strip() == f"{sys.version} {sys.base_prefix}"
    return False


def install(what: str, *arguments: str) -> None:
    """Install into `.venv`, with uv if there is one. Nothing that is not named is pulled in."""
    uv = shutil.which("uv")
    if uv:
        tool = [uv, "pip", "install", "--python", PYTHON, "--compile-bytecode"]
    else:
        needs = "Python's ensurepip (Debian: the package python3-venv), or uv on the PATH"
        step("add pip to .venv", [PYTHON, "-m", "ensurepip"], needs=needs)
        tool = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    needs = "the network" if "--require-hashes" in arguments else ""
    step(f"install {what}", [*tool, "--quiet", "--no-deps", *arguments], needs=needs)


def step(what: str, command: list[str], *, needs: str = "") -> None:
    """Run one part of a set-up; what it complains about stays visible."""
    code = call(command, os.environ | {"UV_PYTHON_DOWNLOADS": "never"}, quiet=True)
    if code:
        hint = f"\nThis step needs {needs}." if needs else ""
        tool = " ".join([Path(command[0]).name, *command[1:3]])
        raise Stop(f"could not {what}: `{tool} ...` ended with exit code {code}, see above.{hint}")


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let a second set-up wait until the first is done (not on Windows, which lacks flock)."""
    with open(ROOT / ".venv.lock", "w", encoding="utf-8") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# ---- Running tools


class Run(NamedTuple):
    """One tool to run, the name it has in the summary, and variables it needs."""

    name: str
    command: list[str]
    variables: dict[str, str]


def activated(variables: dict[str, str]) -> dict[str, str]:
    """The environment variables of an activated `.venv`, and some more."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    return os.environ | {"VIRTUAL_ENV": str(VENV), "PATH": path} | variables


def become(*command: str) -> int:
    """Hand over to a tool: its exit code, its signals and its terminal are then ours."""
    ensure_environment()
    if os.name != "nt":
        os.execve(command[0], command, activated({}))
    return call(list(command), activated({}), folder=Path.cwd())


def call(
    command: list[str], environment: dict[str, str], *, folder: Path = ROOT, quiet: bool = False
) -> int:
    """Run a tool to its end. On Ctrl-C it gets the time to end by itself."""
    output = subprocess.DEVNULL if quiet else None
    process = subprocess.Popen(command, env=environment, cwd=folder, stdout=output)
    try:
        return process.wait()
    except KeyboardInterrupt:
        process.wait()
        raise


def run_all(runs: list[Run]) -> int:
    """Do every run, whatever becomes of the others, and close with a summary."""
    ensure_environment()
    failed, lines = [], []
    for run in runs:
        print(f"\n=== {run.name}", flush=True)
        start = time.monotonic()
        code = call(run.command, activated(run.variables))
        outcome = f"FAILED, exit code {code}" if code else "ok"
        lines.append(f"  {run.name:<32}{time.monotonic() - start:6.1f} s  {outcome}")
        if code:
            failed.append(run.name)
    print("\n=== Summary", *lines, sep="\n")
    print(f"Failed: {'; '.join(failed)}." if failed else "Everything is in order.", flush=True)
    return 1 if failed else 0


def tool(name: str, *arguments: str) -> Run:
    """A tool that runs as a Python module, and what it is to do."""
    return Run(name, [PYTHON, "-m", *name.split(), *arguments], {})


def lint_runs() -> list[Run]:
    folders = ("src", "tests", "testkit", "examples", "scripts", "campaigns")
    typed = [path for path in folders if any((ROOT / path).rglob("*.py"))]
    runs = [
        tool("ruff check"),
        tool("ruff format --check"),
        tool("mypy", "dev.py", *typed),
        Run("lint-imports", [str(BIN / f"lint-imports{EXE}"), "--no-logo"], {}),
    ]
    npm = shutil.which("npm")
    if npm:  # comes with Node; without it the browser's modules are run, but not type-checked
        words = ["exec", "--yes", f"--package={TYPESCRIPT}", "--", "tsc", "-p", "tsconfig.json"]
        runs.append(Run("tsc", [npm, *words], {}))
    else:
        print("Note: tsc is left out, which needs npm.", flush=True)
    return runs


def suite(name: str, *arguments: str, plain: bool = False, bounds: bool = False) -> Run:
    """The whole test suite on all cores, with kernels compiled, plain or bounds-checked."""
    spread = ["-n", "auto", "--maxprocesses", "8", "--dist", "worksteal"]
    kernels = {"NUMBA_DISABLE_JIT": str(int(plain)), "NUMBA_BOUNDSCHECK": str(int(bounds))}
    return Run(name, [PYTHON, "-m", "pytest", *spread, *arguments], kernels)


def covered_suite(*reports: str) -> Run:
    """Coverage can only be measured where kernels run as plain Python."""
    options = ["-m", "not compiled and not once", "--cov", "--cov-fail-under=100", *reports]
    return suite("tests, plain, 100 % coverage", *options, plain=True)


# ---- The commands


def play(arguments: list[str]) -> int:
    return become(CROSSOFF, "serve", "--open", *arguments)


def test(arguments: list[str]) -> int:
    ensure_environment()
    with services() as missing:
        if arguments:
            return call([PYTHON, "-m", "pytest", *arguments], activated({}), folder=Path.cwd())
        bounds = suite("tests, compiled, bounds checks", "-m", "not once", bounds=True)
        code = run_all([*lint_runs(), suite("tests, compiled"), covered_suite(), bounds])
        for text in missing:
            print(f"Note: {text}.", flush=True)
        return code


@contextlib.contextmanager
def services() -> Iterator[list[str]]:
    """Find, fetch or start what tests need beside Python; yields what could not be had."""
    sys.path.insert(0, str(ROOT))
    from scripts.services import services as find

    found = find(PYTHON)
    for service in found:
        os.environ.update(service.variables)
    try:
        yield [f"{service.name}: {service.missing}" for service in found if service.missing]
    finally:
        for service in found:
            if service.stop:
                call(list(service.stop), dict(os.environ), quiet=True)


def lint(_: list[str]) -> int:
    return run_all(lint_runs())


def tidy(_: list[str]) -> int:
    return run_all([tool("ruff check --fix"), tool("ruff format")])


def coverage(_: list[str]) -> int:
    return run_all([covered_suite("--cov-report=term", "--cov-report=html")])


def bench(arguments: list[str]) -> int:
    if arguments[:1] in (["server"], ["browser"]):
        return with_services(f"bench.{arguments[0]}.run", *arguments[1:])
    if "--peers" not in arguments:
        return become(CROSSOFF, "bench", *arguments)
    rest = [argument for argument in arguments if argument != "--peers"]
    ensure_environment()
    return call([PYTHON, "-m", "bench.peers.run", *rest], activated({}))


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
    return become(PYTHON, "-m", f"campaigns.{name}", *rest)


def screenshots(arguments: list[str]) -> int:
    return with_services("scripts.screenshots", *arguments)


def with_services(module: str, *arguments: str) -> int:
    """Run one of the project's own modules, which may need a browser or a database."""
    ensure_environment()
    with services() as missing:
        for text in missing:
            print(f"Note: {text}.", file=sys.stderr, flush=True)
        return call([PYTHON, "-m", module, *arguments], activated({}))


def mutate(paths: list[str]) -> int:
    """Let mutmut work in `.mutate`, a copy of the tree in which kernels are not decorated.

    mutmut leaves decorated functions alone, and where kernels run plain `@kernel` does nothing.
    """
    chosen = [f"{module_name(path)}.*" for path in paths]
    ensure_environment()
    remove(MUTANTS)
    for name in tree():
        content = (ROOT / name).read_bytes()
        if name.startswith("src/") and name.endswith(".py"):
            content = re.sub(rb"(?m)^ *@kernel\r?\n", b"", content)
        target = MUTANTS / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    mutmut, plain = [PYTHON, "-m", "mutmut"], activated({"NUMBA_DISABLE_JIT": "1"})
    code = call([*mutmut, "run", *chosen], plain, folder=MUTANTS)
    results = subprocess.check_output([*mutmut, "results"], env=plain, cwd=MUTANTS, text=True)
    tried = [line for line in results.splitlines() if not line.endswith("not checked")]
    print("\nNot noticed:", *tried or ["    none"], sep="\n")
    print("To look at one: cd .mutate && ../.venv/bin/mutmut show NAME")
    return code


def module_name(path: str) -> str:
    """crossoff.core.rng for src/crossoff/core/rng.py, and likewise for a folder."""
    full = Path(path).resolve()
    if not (full.exists() and full.is_relative_to(ROOT / "src")):
        raise Stop(f"{path} is not a file or folder in src/.")
    return ".".join(full.relative_to(ROOT / "src").with_suffix("").parts)


def tree() -> list[str]:
    """The files of the project: those that git knows, and new ones it does not ignore."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output(command, cwd=ROOT, text=True).split("\0")
    return [name for name in names if name and (ROOT / name).is_file()]


def lock(arguments: list[str]) -> int:
    uv = shutil.which("uv")
    if not uv:
        raise Stop("lock needs uv on the PATH; `pip install uv` is one way to get it.")
    new = LOCK.with_suffix(".lock.new")
    if LOCK.exists():
        shutil.copyfile(LOCK, new)  # uv keeps the versions it finds there, unless told --upgrade
    command = [uv, "pip", "compile", "--quiet", "pyproject.toml", "--extra", "dev", "--universal"]
    command += ["--python-version", "3.11", "--generate-hashes", "--no-header", "-o", new.name]
    try:
        step("resolve the dependencies", [*command, *arguments], needs="the network")
        text = new.read_text(encoding="utf-8")
    finally:
        remove(new)
    if "://" in text or "\n--" in text:
        raise Stop("uv wrote where packages come from; requirements.lock is left as it was.")
    header = "# Written by `python3 dev.py lock` from pyproject.toml; not to be edited.\n"
    LOCK.write_text(header + text, encoding="utf-8", newline="\n")
    return 0


def clean(_: list[str]) -> int:
    for pattern in CACHES:
        for path in list(ROOT.glob(pattern)):
            remove(path)
    return 0


def remove(path: Path) -> None:
    """Remove a file or a folder, if it is there."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


COMMANDS: dict[str, tuple[Callable[[list[str]], int], str, str]] = {
    "play": (play, "[ARGS...]", "play in the browser"),
    "test": (test, "[ARGS...]", "lint, then all tests three ways; with ARGS: pytest ARGS"),
    "lint": (lint, "", "ruff, mypy, import-linter and tsc"),
    "format": (tidy, "", "put the code into shape with ruff"),
    "bench": (bench, "[ARGS...]", "measure speed; --peers, server or browser: of those"),
    "campaign": (campaign, "[NAME [ARGS...]]", "run a script of campaigns/"),
    "screenshots": (screenshots, "[ARGS...]", "every screen as a picture, in screenshots/"),
    "coverage": (coverage, "", "coverage of core and games, line by line in htmlcov/"),
    "mutate": (mutate, "[PATH...]", "plant faults in core and games: do tests notice?"),
    "lock": (lock, "[--upgrade]", "write requirements.lock anew, with uv"),
    "clean": (clean, "", "remove caches and reports, but not .venv"),
}


def listing() -> str:
    lines = [f"  {name + ' ' + takes:<26}{about}" for name, (_, takes, about) in COMMANDS.items()]
    return "\n".join(["Usage: python3 dev.py COMMAND", "", *lines])


def main(arguments: list[str]) -> int:
    if sys.version_info[:2] < OLDEST:
        raise Stop(f"Python 3.11 or newer is needed; {sys.executable} is {sys.version.split()[0]}.")
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
