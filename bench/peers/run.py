"""Our engine and other people's, side by side, on one core.

    python3 bench/peers/run.py [--rounds 3] [--seconds 1.0] [--json]

Needs nothing but the standard library. It makes ``.venv-peers`` at the top of the repository (git
ignores it), installs ``requirements.txt`` there, and then measures in turn, peers and ours, so that
a slow minute of the machine falls on both. Each figure is the median of the rounds.

Exit codes: 0 all was measured, whether or not the goals are met; 1 something was not measured, and
the table says what; 2 the peers' environment could not be made.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PEERS_ENV = ROOT / ".venv-peers"
OUR_ENV = ROOT / ".venv"
REQUIREMENTS = HERE / "requirements.txt"
OPTIONAL_MARK = "# optional\n"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")

GAMES = ("silver-and-gold", "one-card")
SHARED_CORE = 0.9  # below this share of the core, say that other work disturbed the figures


class CannotPrepare(Exception):
    """The peers' environment could not be made."""


class CannotMeasure(Exception):
    """A measuring program did not answer with its figures."""


@dataclass(frozen=True)
class Peer:
    """One row of the table: a peer's figure, and which of ours it is held against."""

    group: str
    label: str
    figure: str
    against: str
    actions: str = ""  # the figure that counts chance as well, where there is one


@dataclass(frozen=True)
class Goal:
    """What each of our games is to reach: at least ``factor`` times a peer's figure."""

    kind: str
    factor: float
    peer: str
    name: str
    aim: float = 0.0

    @property
    def text(self) -> str:
        return f"> {self.name}" if self.factor == 1.0 else f">= {self.factor:g} x {self.name}"

    def is_met(self, ratio: float) -> bool:
        return ratio > 1.0 if self.factor == 1.0 else ratio >= self.factor


def _rollout(game: str, unit: str = "decisions/s") -> str:
    return f"openspiel {game} rollout {unit}"


_RANDOM_GAMES = "random games inside the engine"
_FROM_PYTHON = "one decision at a time from Python"
_WITH_DEAL = ("crazy_eights", "gin_rummy", "leduc_poker")
_BATCHED = "many games at once, observations and masks included"
PGX = "pgx connect_four batched decisions/s"
VECTORISED = "openspiel connect_four vectorised decisions/s"
CONNECT_FOUR_PYTHON = "openspiel connect_four python decisions/s"
PYTHON_CHESS = "python-chess decisions/s"

PEERS = (
    *(
        Peer(_RANDOM_GAMES, f"OpenSpiel C++ {game}", _rollout(game), "random",
             _rollout(game, "all actions/s"))
        for game in ("crazy_eights", "pig", "connect_four", "gin_rummy", "leduc_poker")
    ),
    *(
        Peer(_RANDOM_GAMES, f"OpenSpiel C++ {game}, deal not timed",
             _rollout(game, "decisions/s without the deal"), "random")
        for game in _WITH_DEAL
    ),
    Peer(_RANDOM_GAMES, "Pgx connect_four, batched", PGX, "random"),
    Peer(_BATCHED, "Pgx connect_four", PGX, "batched"),
    Peer(_BATCHED, "OpenSpiel connect_four, SyncVectorEnv", VECTORISED, "batched"),
    Peer(_FROM_PYTHON, "OpenSpiel connect_four", CONNECT_FOUR_PYTHON, "bare step"),
    Peer(_FROM_PYTHON, "python-chess", PYTHON_CHESS, "typed"),
)  # fmt: skip

GOALS = (
    Goal("random", 3.5, _rollout("crazy_eights"), "OpenSpiel crazy_eights", aim=5.0),
    Goal("random", 1.0, _rollout("pig"), "OpenSpiel pig"),
    Goal("typed", 10.0, PYTHON_CHESS, "python-chess"),
    Goal("batched", 3.0, PGX, "Pgx connect_four"),
    Goal("batched", 3.0, VECTORISED, "OpenSpiel's SyncVectorEnv"),
    Goal("bare step", 2.0, CONNECT_FOUR_PYTHON, "OpenSpiel connect_four from Python"),
)


# The peers' environment


def _tail(text: str, lines: int = 6) -> str:
    return "\n".join(f"    {line}" for line in text.strip().splitlines()[-lines:])


def _install(command: Sequence[str], purpose: str) -> None:
    """Run one step of making the environment; its own words are shown when it fails."""
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise CannotPrepare(f"could not {purpose}: {error}") from error
    if done.returncode != 0:
        said = _tail(done.stderr or done.stdout)
        raise CannotPrepare(f"could not {purpose} (exit code {done.returncode}):\n{said}")


def _pins(text: str) -> list[str]:
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def prepare_peers() -> tuple[Path, list[str]]:
    """The interpreter of the peers' environment, made or renewed as needed, and what it lacks."""
    python = PEERS_ENV / BIN / f"python{EXE}"
    text = REQUIREMENTS.read_text(encoding="utf-8")
    stamp = PEERS_ENV / "installed.sha256"
    wanted = hashlib.sha256(f"{sys.version}\n{text}".encode()).hexdigest()
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python, []
    needed, _, optional = text.partition(OPTIONAL_MARK)
    if uv := shutil.which("uv"):
        make = [uv, "venv", "--quiet", "--python", sys.executable]
        pip = [uv, "pip", "install", "--quiet", "--python", str(python)]
    else:
        make = [sys.executable, "-m", "venv"]
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    _say(f"making {PEERS_ENV.name} with {'uv' if uv else 'venv and pip'} ...")
    shutil.rmtree(PEERS_ENV, ignore_errors=True)
    _install([*make, str(PEERS_ENV)], f"make {PEERS_ENV.name}")
    (PEERS_ENV / ".gitignore").write_text("*\n", encoding="utf-8")
    _install([*pip, *_pins(needed)], "install OpenSpiel and python-chess")
    try:
        _install([*pip, *_pins(needed), *_pins(optional)], "install Pgx and jax")
    except CannotPrepare as error:
        return python, [f"Pgx is left out: {error}"]  # no stamp: the next run tries again
    stamp.write_text(wanted, encoding="utf-8")
    return python, []


# Measuring


@dataclass
class Rounds:
    """What one side answered, round after round."""

    answers: list[dict[str, Any]] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)  # of the core, while it ran

    def figure(self, name: str) -> list[float]:
        """The figure in every round, or nothing when a round lacks it."""
        values = [answer["figures"].get(name) for answer in self.answers]
        return [] if None in values else [float(value) for value in values]

    def median(self, name: str) -> float | None:
        values = self.figure(name)
        return statistics.median(values) if values else None

    def names(self) -> list[str]:
        return list(self.answers[0]["figures"]) if self.answers else []


@contextmanager
def one_core() -> Iterator[int | None]:
    """Keep this process and its children on one core; None where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    allowed = os.sched_getaffinity(0)
    core = max(allowed)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, allowed)


def measure(command: Sequence[str], rounds: Rounds) -> None:
    """Run one measuring program and keep its figures."""
    shown = " ".join(Path(part).name if os.sep in part else part for part in command)
    before, wall = os.times(), time.perf_counter()
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotMeasure(f"`{shown}` could not be started: {error}") from error
    wall, used = time.perf_counter() - wall, os.times()
    user, system = used.children_user, used.children_system
    share = (user + system - before.children_user - before.children_system) / wall
    if done.returncode != 0:
        said = _tail(done.stderr or done.stdout)
        raise CannotMeasure(f"`{shown}` ended with exit code {done.returncode}:\n{said}")
    try:
        answer = json.loads(done.stdout)
        figures = answer["figures"]
        usable = all(isinstance(value, int | float) for value in figures.values())
    except (ValueError, TypeError, KeyError, AttributeError):
        usable = False
    if not usable:
        raise CannotMeasure(
            f'`{shown}` did not print one JSON object with "figures":\n{_tail(done.stdout)}'
        )
    rounds.answers.append(answer)
    rounds.shares.append(share)


def our_command() -> list[str]:
    """`crossoff bench --json` in the project's environment."""
    folder = OUR_ENV / BIN if OUR_ENV.exists() else Path(sys.executable).parent
    script = folder / f"crossoff{EXE}"
    if script.exists():
        return [str(script), "bench", "--json"]
    return [str(folder / f"python{EXE}"), "-m", "crossoff", "bench", "--json"]


def take_turns(python: Path, *, rounds: int, seconds: float) -> tuple[Rounds, Rounds, list[str]]:
    """Peers, ours, peers, ours ...: a side that fails once is not asked again."""
    sides: dict[str, Rounds] = {"peers": Rounds(), "ours": Rounds()}
    failed: dict[str, str] = {}
    for number in range(1, rounds + 1):
        script = [str(python), str(HERE / "measure.py"), "--seconds", str(seconds)]
        commands = {"peers": [*script, "--seed", str(number)], "ours": our_command()}
        for side, command in commands.items():
            if side in failed:
                continue
            _say(f"round {number} of {rounds}: {side} ...")
            try:
                measure(command, sides[side])
            except CannotMeasure as error:
                failed[side] = f"{side}: {error}"
                sides[side] = Rounds()
    return sides["peers"], sides["ours"], list(failed.values())


# The table


def _ratios(ours: Rounds, kind: str, peer: float | None) -> list[float | None]:
    """Each of our games over the peer; None where either was not measured."""
    figures = [ours.median(f"{game} {kind} decisions/s") for game in GAMES]
    return [own / peer if own is not None and peer else None for own in figures]


def _times(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f} x"


def _line(label: str, *cells: str) -> str:
    widths = (12, 26, 15, 11, 17, 10)
    filled = [*cells, *[""] * (len(widths) - len(cells))]
    columns = (f"{cell:>{width}}" for cell, width in zip(filled, widths, strict=True))
    return f"{label:<44}{''.join(columns)}".rstrip()


def _measured(rounds: Rounds, name: str) -> tuple[str, str]:
    if not (values := rounds.figure(name)):
        return "-", "-"
    places = 0 if max(values) >= 100 else 2  # seconds are small
    middle, low, high = statistics.median(values), min(values), max(values)
    return f"{middle:,.{places}f}", f"{low:,.{places}f} - {high:,.{places}f}"


def table(peers: Rounds, ours: Rounds) -> list[str]:
    """Ours first, then each peer with how many times as fast we are."""
    lines = [_line("", "decisions/s", "lowest - highest", "all actions/s", "against", *GAMES)]
    own = ((name.removesuffix(" decisions/s"), _measured(ours, name)) for name in ours.names())
    lines += ["ours", *(_line(f"  {label}", *cells) for label, cells in own)]
    group = ""
    for peer in PEERS:
        if peer.group != group:
            group = peer.group
            lines.append(f"peers, {group}")
        number, spread = _measured(peers, peer.figure)
        actions = _measured(peers, peer.actions)[0] if peer.actions else ""
        ratios = map(_times, _ratios(ours, peer.against, peers.median(peer.figure)))
        lines.append(_line(f"  {peer.label}", number, spread, actions, peer.against, *ratios))
    return lines


def judge(peers: Rounds, ours: Rounds) -> list[dict[str, Any]]:
    """Every goal for each of our games: its ratio, and whether it is met (None: not measured)."""
    judged = []
    for goal in GOALS:
        ratios = _ratios(ours, goal.kind, peers.median(goal.peer))
        for game, ratio in zip(GAMES, ratios, strict=True):
            met = None if ratio is None else goal.is_met(ratio)
            entry = {"goal": f"{game} {goal.kind} {goal.text}", "ratio": ratio, "met": met}
            if goal.aim:
                entry["aim"] = goal.aim
                entry["aim reached"] = None if ratio is None else ratio >= goal.aim
            judged.append(entry)
    return judged


def goal_lines(judged: list[dict[str, Any]]) -> list[str]:
    """The goals as text, the verdict first."""
    words = {True: "met", False: "MISSED", None: "unknown"}
    lines = ["goals"]
    for entry in judged:
        line = f"  {words[entry['met']]:<9}{entry['goal']:<68}{_times(entry['ratio']):>9}"
        if entry.get("aim reached") is not None:
            reached = "reached" if entry["aim reached"] else "not reached"
            line += f"  (aim {entry['aim']:g} x: {reached})"
        lines.append(line)
    return lines


# The command


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _summary(rounds: Rounds) -> dict[str, dict[str, float]]:
    return {
        name: {"median": statistics.median(values), "min": min(values), "max": max(values)}
        for name in rounds.names()
        if (values := rounds.figure(name))
    }


def _all_ratios(peers: Rounds, ours: Rounds) -> dict[str, dict[str, float | None]]:
    return {
        f"{peer.against} / {peer.figure}": dict(
            zip(GAMES, _ratios(ours, peer.against, peers.median(peer.figure)), strict=True)
        )
        for peer in PEERS
    }


def _remarks(peers: Rounds, ours: Rounds, core: int | None) -> list[str]:
    """What a reader must know to trust the figures, besides what failed."""
    notes = [note for answer in peers.answers[:1] for note in answer.get("notes", [])]
    if core is None:
        notes.append("this system cannot pin a process to a core: the figures are not per core")
    for side, rounds in (("peers", peers), ("ours", ours)):
        if rounds.shares and min(rounds.shares) < SHARED_CORE:
            share = f"{min(rounds.shares):.0%}"
            notes.append(f"{side} had {share} of the core in a round: other work ran beside them")
    return notes


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(description="Our engine and other people's, side by side.")
    parser.add_argument("--rounds", type=int, default=3, help="of peers and ours in turn")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each peer measurement")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    options = parser.parse_args(arguments)
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds must be at least 1 and --seconds more than 0")
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Prepare, measure in turn, print."""
    options = parse(arguments)
    try:
        python, notes = prepare_peers()
    except (CannotPrepare, OSError) as error:
        _say(f"bench --peers: {error}")
        return 2
    with one_core() as core:
        peers, ours, failed = take_turns(python, rounds=options.rounds, seconds=options.seconds)
    notes += _remarks(peers, ours, core)
    versions = peers.answers[0]["versions"] if peers.answers else {}
    judged = judge(peers, ours)
    if options.json:
        result = {
            "core": core, "rounds": options.rounds, "versions": versions,
            "figures": {"peers": _summary(peers), "ours": _summary(ours)},
            "details": [answer["details"] for answer in peers.answers],
            "ratios": _all_ratios(peers, ours), "goals": judged, "notes": notes, "failed": failed,
        }  # fmt: skip
        print(json.dumps(result, indent=2))
    else:
        named = ", ".join(f"{package} {version}" for package, version in versions.items())
        print(f"core {core}, medians of {options.rounds} rounds, peers by CPU time; {named}\n")
        print("\n".join([*table(peers, ours), "", *goal_lines(judged)]))
        marked = [*(f"NOT MEASURED: {text}" for text in failed), *(f"note: {n}" for n in notes)]
        print("".join(f"\n{text}" for text in marked))
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
