"""`crossoff doctor`: what a set-up can promise and what it cannot, in words."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from crossoff.cli.database import Database, ask, place_of
from crossoff.cli.errors import FAILED, FINE
from crossoff.cli.kernels import prefer_plain
from crossoff.cli.language import current_texts, explained, t
from crossoff.core.escaping import one_line

if TYPE_CHECKING:
    from crossoff.server.store import Fact

__all__ = ["doctor"]

_WIDTH = 96  # columns
_TELLING = 6  # words that tell one text from all others

_KEPT = ("kept-decisions", "kept-games", "kept-log")
_NEVER = ("never-lying-disk", "never-readers")
_ONE_FILE = ("never-lost-disk", "never-two-servers", *_NEVER)
_ONE_DATABASE = ("never-no-standby", *_NEVER)
_STANDBYS = ("never-takeover", *_NEVER)

_SANDBOXES = {
    frozenset({"files", "network"}): "no network, no files",
    frozenset({"network"}): "no network",
    frozenset({"files"}): "no files",
    frozenset[str](): "none on this system",
}


def doctor(*, db: Database = None) -> int:
    """Say what a server with this database can promise, and what it cannot."""
    prefer_plain()
    place = place_of(db)
    if _is_missing(place):
        print(f"{t('doctor-no-file', file=place)}\n")
    facts = [*ask(_facts(place)), _connections(), _kernels(), _sandbox()]
    named = [(_word("fact", fact.name), _word("value", fact.value)) for fact in facts]
    width = max(len(name) for name, _ in named)
    for name, value in named:
        print(f"{name:<{width}}  {one_line(value)}")
    risks = [fact for fact in facts if fact.warning]
    _say_all("at-risk", [_risk(fact) for fact in risks])
    if not risks:
        _say_all("promised", [t(f"doctor-{id_}") for id_ in _KEPT])
    _say_all("not-promised", [t(f"doctor-{id_}") for id_ in _not_promised(facts)])
    return FAILED if risks else FINE


def _risk(fact: Fact) -> str:
    name, value = _word("fact", fact.name), _word("value", fact.value)
    return f"{name} {value}: {_word('risk', fact.warning or '')}"


def _word(kind: str, text: str) -> str:
    """What a store says of itself, in the language of this run; names of settings, paths and
    whatever has numbers in it as they are.
    """
    id_ = f"{kind}-{'-'.join(re.findall('[a-z]+', text.lower())[:_TELLING])}"
    is_known = current_texts().has(f"cmd-{id_}") and not re.search("[0-9/]", text)
    return t(id_) if is_known else text


def _is_missing(place: str) -> bool:
    from crossoff.server.store import is_postgres

    with explained():
        return not is_postgres(place) and not Path(place).exists()


async def _facts(place: str) -> list[Fact]:
    from crossoff.server.store.reader import open_reader

    if _is_missing(place):
        from crossoff.server.store.contract import Fact
        from crossoff.server.store.sqlite_facts import place_facts

        missing = Fact("schema", "none yet; a server makes the file")
        return [*place_facts(Path(place).resolve()), missing]
    async with open_reader(place) as reader:
        return await reader.facts()


def _connections() -> Fact:
    """How many people can be connected at once. The system may allow fewer than we do."""
    from crossoff.server.files import connections_allowed
    from crossoff.server.limits import Limits
    from crossoff.server.store.contract import Fact

    most = min(Limits().sockets, connections_allowed(after_raise=True))
    return Fact("max connections", str(most))


def _kernels() -> Fact:
    """Whether bots can think at full strength at once. People never wait for a compiler."""
    from crossoff.core.compiler.kernel_cache import is_warm
    from crossoff.server.store.contract import Fact

    return Fact("bots", "compiled" if is_warm() else "not compiled yet")


def _sandbox() -> Fact:
    """What the system keeps out of the bots' workers. They play without, too."""
    from crossoff.server.store.contract import Fact
    from crossoff.workers.wall import blocked

    return Fact("bot sandbox", _SANDBOXES[blocked()])


def _not_promised(facts: Sequence[Fact]) -> Sequence[str]:
    values = {fact.name: fact.value for fact in facts}
    if "file" in values:
        return _ONE_FILE
    return _ONE_DATABASE if values["standbys"] == "none" else _STANDBYS


def _say_all(heading: str, texts: Sequence[str]) -> None:
    if texts:
        print(f"\n{t(f'doctor-{heading}')}")
    for text in texts:
        print(textwrap.fill(one_line(text), _WIDTH, initial_indent="- ", subsequent_indent="  "))
