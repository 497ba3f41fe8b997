"""The accessible controls of a page: roles, names and states."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from playwright.sync_api import Locator, Page

__all__ = ["Control", "controls", "read"]

_LINE = re.compile(r"""^(?P<indent>\ *)-\ (?P<role>\w+)(?:\ "(?P<name>(?:[^"\\]|\\.)*)")?
    (?P<states>(?:\ \[[^\]]*\])*):?""", re.VERBOSE)  # fmt: skip
_PLACES = ("region", "dialog", "group", "list")


class Control(NamedTuple):
    """A control that can be pressed, and the region of the page it belongs to."""

    place: str
    role: str
    name: str
    nth: int  # index among those of the same role and name
    is_disabled: bool = False
    is_pressed: bool = False

    def on(self, page: Page) -> Locator:
        return page.get_by_role(self.role, name=self.name, exact=True).nth(self.nth)  # type: ignore[arg-type]


def read(snapshot: str) -> list[Control]:
    """Return the buttons in an accessibility tree as written by playwright."""
    found: list[Control] = []
    counted: Counter[str] = Counter()
    places: list[tuple[int, str]] = []
    for line in snapshot.splitlines():
        match = _LINE.match(_unquoted(line))
        if not match:
            continue
        indent, role = len(match["indent"]), match["role"]
        name = (match["name"] or "").replace('\\"', '"')
        places = [place for place in places if place[0] < indent]
        if role in _PLACES and name:
            places.append((indent, name))
        if role == "button":
            states = match["states"]
            is_off, is_on = "[disabled]" in states, "[pressed]" in states
            at = places[-1][1] if places else ""
            found.append(Control(at, role, name, counted[name], is_off, is_on))
            counted[name] += 1
    return found


def _unquoted(line: str) -> str:
    """Remove the quotes that YAML needs around a key with a colon."""
    match = re.match(r"( *- )'(.*)'(:.*)?$", line)
    return match[1] + match[2].replace("''", "'") if match else line


def controls(page: Page) -> list[Control]:
    """Return the controls that can be pressed now; under a dialog there are none."""
    return read(page.locator("body:not(:has(dialog[open])), dialog[open]").aria_snapshot())
