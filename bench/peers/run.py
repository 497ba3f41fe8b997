"""Benchmark our engine and others side by side, on one core.

    python3 dev.py bench --peers [--rounds 3] [--seconds 1.0] [--json]

Needs only the standard library. It creates ``.venv-peers`` at the top of the repository (ignored by
git), installs ``requirements.txt`` there, and then alternates between peers and ours, so that a
slow minute of the machine affects both. Each figure is the median of the rounds.

Exit codes: 0 everything was measured, whether or not the goals are met; 1 something was not
measured, and the table says what; 2 the peers' environment could not be created.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from bench.peers.prepare import CannotPrepare, prepare_peers
from bench.peers.report import all_ratios, goal_lines, judge, summary, table
from bench.peers.rounds import Rounds, one_core, take_turns
from bench.peers.shell import say

SHARED_CORE = 0.9  # below this CPU share, warn that other load disturbed the figures


def _remarks(peers: Rounds, ours: Rounds, core: int | None) -> list[str]:
    """Return what a reader must know to trust the figures, apart from failures."""
    notes = [note for answer in peers.answers[:1] for note in answer.get("notes", [])]
    if core is None:
        notes.append("this system cannot pin a process to a core: the figures are not per core")
    for side, rounds in (("peers", peers), ("ours", ours)):
        if rounds.shares and min(rounds.shares) < SHARED_CORE:
            share = f"{min(rounds.shares):.0%}"
            notes.append(f"{side} had {share} of the core in a round: other work ran beside them")
    return notes


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command's options."""
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
        say(f"bench --peers: {error}")
        return 2
    with one_core() as core:
        peers, ours, failed = take_turns(python, rounds=options.rounds, seconds=options.seconds)
    notes += _remarks(peers, ours, core)
    versions = peers.answers[0]["versions"] if peers.answers else {}
    judged = judge(peers, ours)
    if options.json:
        result = {
            "core": core, "rounds": options.rounds, "versions": versions,
            "figures": {"peers": summary(peers), "ours": summary(ours)},
            "details": [answer["details"] for answer in peers.answers],
            "ratios": all_ratios(peers, ours), "goals": judged, "notes": notes, "failed": failed,
        }  # fmt: skip
        print(json.dumps(result, indent=2))
    else:
        named = ", ".join(f"{package} {version}" for package, version in versions.items())
        print(f"core {core}, medians of {options.rounds} rounds, rates by CPU time; {named}\n")
        print("\n".join([*table(peers, ours), "", *goal_lines(judged)]))
        marked = [*(f"NOT MEASURED: {text}" for text in failed), *(f"note: {n}" for n in notes)]
        print("".join(f"\n{text}" for text in marked))
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
