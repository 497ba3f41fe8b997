"""The tools of `dev.py lint`."""

from __future__ import annotations

import shutil

from devtools.environment import Environment
from devtools.running import Run

__all__ = ["lint_runs"]

TYPESCRIPT = "typescript@7.0.2"
TYPED = ("dev.py", "src", "tests", "testkit", "examples", "scripts", "devtools", "campaigns")


def lint_runs(environment: Environment) -> list[Run]:
    """Style, types and import contracts; types of the browser's modules where Node is there."""
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
    ]
    npm = shutil.which("npm")
    if npm:
        words = ["exec", "--yes", f"--package={TYPESCRIPT}", "--", "tsc", "-p", "tsconfig.json"]
        runs.append(Run("tsc", [npm, *words], variables, again))
    else:
        print("Note: tsc is left out, which needs npm.", flush=True)
    return runs
