"""Try learners that others wrote, in an environment of their own: the extra `learn`.

    python3 dev.py campaign learners [--minutes 1]

Creates `.venv-learners` (ignored by git) and installs `.[rl,learn]` there, which includes torch.
PyPI's torch brings gigabytes for GPUs on Linux; a CPU build is enough: set PIP_EXTRA_INDEX_URL to
PyTorch's index of CPU builds first. Then runs examples/maskable_ppo.py and examples/torch_loop.py
in every game for some minutes each, and writes and reads a Minari dataset. Exits with status 1 if
one fails.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from crossoff.core.model.registry import game_names

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".venv-learners"
_BIN = "Scripts" if os.name == "nt" else "bin"
_RECORDS = 20

_MINARI = """
import minari, sys
data = minari.load_dataset(sys.argv[1])
assert data.total_episodes == {episodes}, data
for episode in data:
    masks = episode.infos["action_mask"]
    assert len(masks) == len(episode.actions) + 1 == len(episode.observations)
    assert all(mask[action] for mask, action in zip(masks, episode.actions))
    assert data.observation_space.contains(episode.observations[0])
print(data.total_steps, "steps in", data.total_episodes, "episodes")
"""


def prepare() -> Path:
    """Create or update the environment; return its interpreter."""
    python = FOLDER / _BIN / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", FOLDER], check=True)
    install: list[str | Path] = [
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--editable",
        ".[rl,learn]",
    ]
    subprocess.run(install, cwd=ROOT, check=True)
    return python


def trials(minutes: float, folder: Path) -> Iterator[tuple[str, list[str]]]:
    """Yield what to run, each with its name."""
    for game in game_names():
        for example in ("maskable_ppo", "torch_loop"):
            path = str(ROOT / "examples" / f"{example}.py")
            yield f"{example} {game}", [path, "--game", game, "--minutes", f"{minutes:g}"]
        records, id_ = str(folder / f"{game}.jsonl"), f"crossoff/{game}-v0"
        simulate = ["-m", "crossoff", "simulate", "--game", game, "--bots", "greedy,random"]
        yield f"records {game}", [*simulate, "--games", str(_RECORDS), "--records", records]
        dataset = ["-m", "crossoff", "dataset", records, "--minari", id_, "--flat"]
        yield f"minari {game}, writing", dataset
        yield f"minari {game}, reading", ["-c", _MINARI.format(episodes=2 * _RECORDS), id_]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0, help="for each learner")
    arguments = parser.parse_args()
    python, failed = prepare(), []
    with tempfile.TemporaryDirectory(prefix="crossoff-learners-") as folder:
        variables = {**os.environ, "MINARI_DATASETS_PATH": folder}
        for name, words in trials(arguments.minutes, Path(folder)):
            print(f"=== {name}", flush=True)
            done = subprocess.run([python, *words], env=variables, check=False)
            if done.returncode:
                failed.append(name)
    print(f"failed: {', '.join(failed)}" if failed else "all passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
