"""Compare the speed of this tree with that of another commit, on one machine.

    python3 dev.py bench compare REV [--rounds 3] [--seconds 1] [--server] [--json]

Runs `crossoff bench` of both in turn, with --server also the server benchmark, and prints the
median of each figure and a ratio. A ratio over 1 means that this tree is better: more per second,
or less time or memory. REV's sources are unpacked into a temporary folder and use the packages of
this tree's `.venv`, so REV must run with them.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COSTS = (", s", ", ms", ", µs", ", ns", ", KB", ", bytes", ", × echo")  # where less is better

Figures = dict[str, list[float]]


def unpack(rev: str, folder: Path) -> Path:
    """Unpack a commit's sources; return the folder to import them from."""
    command = ["git", "archive", "--format=tar", rev, "src"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"bench compare: git knows no commit {rev!r} with a folder src.")
    with tarfile.open(fileobj=BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def measure(sources: Path, command: list[str], found: Figures) -> None:
    """Run a benchmark with these sources and add its figures."""
    variables = os.environ | {"PYTHONPATH": str(sources)}
    done = subprocess.run(
        [sys.executable, *command, "--json"],
        cwd=ROOT,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        said = done.stderr.strip().splitlines()[-1:] or ["no reason given"]
        sys.exit(f"bench compare: {' '.join(command)} failed with {sources}: {said[0]}")
    for name, value in json.loads(done.stdout)["figures"].items():
        found.setdefault(name, []).append(value)


def ratio(name: str, old: float, new: float) -> float:
    """Return how much better the new value is."""
    better, worse = (old, new) if name.endswith(COSTS) else (new, old)
    return better / worse if worse else float("nan")


def compared(old: Figures, new: Figures) -> dict[str, dict[str, float]]:
    """Return the medians and ratios of the figures that both have."""
    rows = {}
    for name in new:
        if name in old:
            before, now = statistics.median(old[name]), statistics.median(new[name])
            rows[name] = {"rev": before, "now": now, "ratio": ratio(name, before, now)}
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench compare")
    parser.add_argument("rev", metavar="REV", help="a commit, branch or tag")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="per figure of crossoff bench")
    parser.add_argument("--server", action="store_true", help="the server benchmark too")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    benches = [["-m", "crossoff", "bench", "--seconds", str(options.seconds)]]
    if options.server:
        benches.append(["-m", "bench.server.run", "--rounds", "1", "--games", "1000"])
    old: Figures = {}
    new: Figures = {}
    with tempfile.TemporaryDirectory(prefix="crossoff-compare-") as folder:
        other = unpack(options.rev, Path(folder))
        for number in range(options.rounds):
            print(f"Round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
            for command in benches:
                measure(other, command, old)
                measure(ROOT / "src", command, new)
    rows = compared(old, new)
    if options.json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    print(f"{'':<48}{options.rev[:12]:>14}{'now':>14}{'ratio':>8}")
    for name, row in rows.items():
        print(f"{name:<48}{row['rev']:>14,.4g}{row['now']:>14,.4g}{row['ratio']:>8.2f}")


if __name__ == "__main__":
    main()
