"""`crossoff doctor`: what a set-up can promise and what it cannot, in words."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from crossoff.cli.database import Database, ask, place_of
from crossoff.cli.errors import FAILED, FINE
from crossoff.cli.kernels import prefer_plain
from crossoff.cli.terminal import one_line

if TYPE_CHECKING:
    from crossoff.server.store import Fact

__all__ = ["doctor"]

_WIDTH = 96  # columns

_KEPT = (
    "A decision that was acknowledged is still there after a crash, a kill or a power cut, once "
    "and in its place.",
    "Games go on where they were when the server is started again.",
    "A log that was changed by hand or damaged is found, and no other game suffers from it.",
)
_NEVER = (
    "A disk that says that it has written what it has not takes saved decisions with it.",
    "Whoever can read the database, or a back-up of it, can see hidden cards of games in progress.",
)
_ONE_FILE = (
    "The file is on one disk: if that is lost, so are the games since the last back-up.",
    "One server process at a time. While it is down, nobody plays.",
    *_NEVER,
)
_ONE_DATABASE = (
    "No standby has what was saved: if the database's disk is lost, so are the games since the "
    "last back-up.",
    *_NEVER,
)
_STANDBYS = (
    "What a standby does when the database's machine is lost depends on how you have set it up "
    "to take over; try it out.",
    *_NEVER,
)


def doctor(*, db: Database = None) -> int:
    """Say what a server with this database can promise, and what it cannot.

    Nothing is changed, and a server may be running.

    Ends with 0 if nothing is at risk, 1 if something is, 2 if the database cannot
    be looked at.
    """
    prefer_plain()
    place = place_of(db)
    facts = [*ask(_facts(place)), _kernels()]
    width = max(len(fact.name) for fact in facts)
    for fact in facts:
        print(f"{fact.name:<{width}}  {one_line(fact.value)}")
    risks = [fact for fact in facts if fact.warning]
    _say_all("At risk", [f"{fact.name} {fact.value}: {fact.warning}" for fact in risks])
    if not risks:
        _say_all("Promised", _KEPT)
    _say_all("Not promised", _not_promised(facts))
    return FAILED if risks else FINE


async def _facts(place: str) -> list[Fact]:
    from crossoff.server.store import is_postgres
    from crossoff.server.store.reader import open_reader

    if not is_postgres(place) and not Path(place).exists():
        from crossoff.server.store.contract import Fact
        from crossoff.server.store.sqlite_facts import place_facts

        missing = Fact("schema", "none yet; a server makes the file")
        return [*place_facts(Path(place).resolve()), missing]
    async with open_reader(place) as reader:
        return await reader.facts()


def _kernels() -> Fact:
    """Whether bots can think at full strength at once. People never wait for a compiler."""
    from crossoff.core.kernel_cache import is_warm
    from crossoff.server.store.contract import Fact

    later = "not compiled yet: the strong ones have a minute to wait after the next start"
    return Fact("bots", "compiled" if is_warm() else later)


def _not_promised(facts: Sequence[Fact]) -> Sequence[str]:
    values = {fact.name: fact.value for fact in facts}
    if "file" in values:
        return _ONE_FILE
    return _ONE_DATABASE if values["standbys"] == "none" else _STANDBYS


def _say_all(heading: str, texts: Sequence[str]) -> None:
    if texts:
        print(f"\n{heading}")
    for text in texts:
        print(textwrap.fill(one_line(text), _WIDTH, initial_indent="- ", subsequent_indent="  "))
