"""How thoroughly the coach looks."""

from __future__ import annotations

from dataclasses import dataclass

from crossoff.coach.model import Value
from crossoff.core.errors import NotOffered, hint

__all__ = ["DEPTHS", "Depth", "depth_named"]


@dataclass(frozen=True, slots=True)
class Depth:
    """Numbers of futures. The best decision is selected on one set and measured on another."""

    name: str
    select: int  # futures of every candidate before the worse half is dropped
    least: int  # futures of every decision that is shown
    most: int  # futures of the best and of the played decision, unless fewer are precise enough
    error: Value  # precise enough: standard error of their difference


DEPTHS = {
    depth.name: depth
    for depth in (
        Depth("quick", 48, 96, 768, Value(0.02, 0.3)),
        Depth("standard", 128, 256, 3072, Value(0.01, 0.15)),
        Depth("deep", 512, 1024, 12288, Value(0.005, 0.075)),
    )
}


def depth_named(name: str) -> Depth:
    """Return a depth by name; raise NotOffered for an unknown one."""
    if name not in DEPTHS:
        names = list(DEPTHS)
        raise NotOffered("why-unknown-depth", depth=repr(name), hint=hint(name, names))
    return DEPTHS[name]
