"""The clause of rules.md behind each reason why something isn't possible, by the id of its text."""

from __future__ import annotations

__all__ = ["REFUSALS"]

REFUSALS = {
    "sg-no-keep": "S2.2",
    "sg-no-crossed": "S4.1",
    "sg-no-fit": "S4.1",
    "sg-no-half": "S4.1",
    "sg-no-more": "S4.1",
    "sg-no-shape": "S4.1",
    "sg-no-nothing": "S4.2",
    "sg-no-sealed": "S4.2",
    "sg-no-owed": "S4.3",
    "sg-no-taking": "S5",
    "sg-no-take": "S5.3",
}
