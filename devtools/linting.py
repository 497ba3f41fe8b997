"""The tools of `dev.py lint`."""

from __future__ import annotations

import shutil

from devtools.environment import Environment
from devtools.running import Run

__all__ = ["BIOME", "browser_runs", "lint_runs"]

TYPESCRIPT = "typescript@7.0.2"
BIOME = "@biomejs/biome@2.6.6"
TYPED = ("dev.py", "src", "tests", "testkit", "examples", "scripts", "devtools", "campaigns")


def lint_runs(environment: Environment) -> list[Run]:
    """Style, types, import contracts and texts; also the browser's modules if Node is available."""
    variables, again = environment.variables(), "python3 dev.py lint"
    typed = [name for name in TYPED if (environment.root / name).exists()]

    def tool(name: str, *arguments: str) -> Run:
        command = [environment.python, "-m", *name.split(), *arguments]
        return Run(name, command, variables, again)

    imports = [environment.program("lint-imports"), "--no-logo"]
    runs = [
        tool("mypy", *typed),
        Run("lint-imports", imports, variables, again),
        tool("ruff check"),
        tool("ruff format --check"),
        tool("devtools.texts"),
    ]
    checks = {
        "tsc": f"{TYPESCRIPT} tsc -p tsconfig.json",
        "biome": f"{BIOME} biome check --error-on-warnings",
    }
    return runs + browser_runs(environment, checks, again)


def browser_runs(environment: Environment, tools: dict[str, str], again: str) -> list[Run]:
    """Tools for JavaScript and CSS, each an npm package and its command."""
    npm = shutil.which("npm")
    if npm is None:
        print(f"Note: {' and '.join(tools)} left out, which need npm.", flush=True)
        return []
    runs = []
    for name, tool in tools.items():
        package, *command = tool.split()
        words = [npm, "exec", "--yes", f"--package={package}", "--", *command]
        runs.append(Run(name, words, environment.variables(), again))
    return runs
