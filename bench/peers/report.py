"""The comparison with peers: the table and the goals."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import Any

from bench.peers.rounds import Rounds

__all__ = ["all_ratios", "goal_lines", "judge", "summary", "table"]

GAMES = ("silver-and-gold", "one-card")


@dataclass(frozen=True)
class Peer:
    """One row of the table: a peer's figure, and the one of ours it is compared with."""

    group: str
    label: str
    figure: str
    against: str
    actions: str = ""  # the figure that includes chance actions, if there is one


@dataclass(frozen=True)
class Goal:
    """A goal for each of our games: at least ``factor`` times a peer's figure."""

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


def _ratios(ours: Rounds, kind: str, peer: float | None) -> list[float | None]:
    """Return each of our games relative to the peer; None if either was not measured."""
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
    """Return the table: ours first, then each peer with our speed-up."""
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
    """Check every goal for each of our games: the ratio, and whether it is met (None: not
    measured).
    """
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
    """Format the goals, verdict first."""
    words = {True: "met", False: "MISSED", None: "unknown"}
    lines = ["goals"]
    for entry in judged:
        line = f"  {words[entry['met']]:<9}{entry['goal']:<68}{_times(entry['ratio']):>9}"
        if entry.get("aim reached") is not None:
            reached = "reached" if entry["aim reached"] else "not reached"
            line += f"  (aim {entry['aim']:g} x: {reached})"
        lines.append(line)
    return lines


def summary(rounds: Rounds) -> dict[str, dict[str, float]]:
    """Return every figure of one side, over the rounds."""
    return {
        name: {"median": statistics.median(values), "min": min(values), "max": max(values)}
        for name in rounds.names()
        if (values := rounds.figure(name))
    }


def all_ratios(peers: Rounds, ours: Rounds) -> dict[str, dict[str, float | None]]:
    """Return the speed-up of each of our games, for every row of the table."""
    return {
        f"{peer.against} / {peer.figure}": dict(
            zip(GAMES, _ratios(ours, peer.against, peers.median(peer.figure)), strict=True)
        )
        for peer in PEERS
    }
