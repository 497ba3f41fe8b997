"""The clause of rules.md behind each reason why something isn't possible, by the id of its text."""

from __future__ import annotations

__all__ = ["REFUSALS"]

REFUSALS = {
    "oc-no-keep": "C2.3",
    "oc-no-roll-theirs": "C3.1",
    "oc-no-dice": "C3.2",
    "oc-no-roll-left": "C3.2",
    "oc-no-card": "C4",
    "oc-no-fit-here": "C4.3",
    "oc-no-take": "C5.4",
}
