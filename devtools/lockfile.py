"""requirements.lock: one resolution with hashes, in two sections that `dev.py` installs on demand.

`play` is what playing and hosting need; `test` adds what tests, benchmarks and campaigns need.
"""

from __future__ import annotations

import ast
import operator
import os
import platform
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

__all__ = ["LEVELS", "Pin", "applies", "pins_up_to", "read", "write"]

#: Each includes the previous ones.
LEVELS = ("play", "test")
_TITLES = {
    "play": "to play and to host",
    "test": "added for tests, benchmarks and campaigns",
}
_HEADER = "# Written by `python3 dev.py lock` from pyproject.toml; do not edit.\n"


class Pin(NamedTuple):
    """One package at one version, on the platforms of its marker."""

    name: str
    version: str
    marker: str
    text: str  # its lines in the lock: the requirement, hashes, and what requires it


def read(path: Path) -> dict[str, list[Pin]]:
    """Return the pins of each section, for all platforms."""
    sections: dict[str, list[Pin]] = {level: [] for level in LEVELS}
    level = LEVELS[0]
    for block in re.split(r"(?m)^(?=[^ \n])", path.read_text(encoding="utf-8")):
        title = re.match(r"# == (\w+):", block)
        if title:
            level = title[1]
        pin = re.match(r"([\w.-]+)==([^\s;]+)(?: ; (.+?))?(?: \\)?\n", block)
        if pin:
            sections[level].append(Pin(pin[1], pin[2], pin[3] or "", block))
    return sections


def write(path: Path, pins: Iterable[Pin], *, play: set[str]) -> None:
    """Write the lock; `play` names the packages of the first section."""
    sections: dict[str, list[str]] = {level: [] for level in LEVELS}
    for pin in pins:
        sections["play" if pin.name in play else "test"].append(pin.text)
    parts = [f"# == {level}: {_TITLES[level]}\n{''.join(sections[level])}" for level in LEVELS]
    path.write_text(_HEADER + "".join(parts), encoding="utf-8", newline="\n")


def pins_up_to(path: Path, level: str) -> list[Pin]:
    """Return the pins of a level for this machine."""
    sections = read(path)
    levels = LEVELS[: LEVELS.index(level) + 1]
    return [pin for name in levels for pin in sections[name] if applies(pin.marker)]


# ---- Markers: the part of PEP 508 that uv writes, which is also an expression of Python

_COMPARE: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


def _facts() -> dict[str, str]:
    return {
        "implementation_name": sys.implementation.name,
        "os_name": os.name,
        "platform_machine": platform.machine(),
        "platform_python_implementation": platform.python_implementation(),
        "platform_system": platform.system(),
        "python_full_version": platform.python_version(),
        "python_version": "{}.{}".format(*sys.version_info[:2]),
        "sys_platform": sys.platform,
    }


def applies(marker: str, facts: dict[str, str] | None = None) -> bool:
    """True if the marker matches this machine."""
    known = _facts() if facts is None else facts
    return not marker or _evaluate(ast.parse(marker, mode="eval").body, known)


def _evaluate(node: ast.expr, facts: dict[str, str]) -> bool:
    if isinstance(node, ast.BoolOp):
        values = (_evaluate(value, facts) for value in node.values)
        return all(values) if isinstance(node.op, ast.And) else any(values)
    match node:
        case ast.Compare(ast.Name(fact), [sign], [ast.Constant(str(value))]) if fact in facts:
            if type(sign) in _COMPARE:
                return _compare(fact, facts[fact], type(sign), value)
    raise ValueError(f"requirements.lock: cannot read the marker {ast.unparse(node)!r}")


def _compare(fact: str, is_: str, sign: type[ast.cmpop], value: str) -> bool:
    if not fact.startswith("python_"):
        return _COMPARE[sign](is_, value)
    wanted = [int(part) for part in value.removesuffix(".*").split(".")]
    found = [int(part) for part in re.findall(r"\d+", is_)[:3]]
    if value.endswith(".*"):
        found = found[: len(wanted)]
    length = max(len(found), len(wanted))
    pad = [0] * length
    return _COMPARE[sign]((found + pad)[:length], (wanted + pad)[:length])
