"""Asking a person for one decision."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from crossoff.cli.keyboard import Keyboard
from crossoff.cli.terminal import one_line

if TYPE_CHECKING:
    from crossoff.core.contract import ActionId, Seat
    from crossoff.core.position import Position

__all__ = ["COMMANDS", "Draft", "Quit", "ask_decision"]

COMMANDS = """\
  ?          list what you may do; ? 2 shows the second page
  undo       take back what you typed last, while the decision is not whole
  save FILE  write the record so far to a file
  quit       stop
  Enter      show the table again"""

_PAGE = 20  # lines


class Quit(Exception):
    """The person wants to stop."""


class Draft:
    """A decision in the making. Nothing of it has happened at the table yet."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.seat = seat
        self._start = position
        self._parts: list[tuple[list[ActionId], Position]] = []  # each part and where it led

    @property
    def now(self) -> Position:
        """The position after what has been decided so far."""
        return self._parts[-1][1] if self._parts else self._start

    @property
    def actions(self) -> list[ActionId]:
        return [action for part, _ in self._parts for action in part]

    @property
    def is_begun(self) -> bool:
        return bool(self._parts)

    @property
    def is_whole(self) -> bool:
        return self.is_begun and not self.now.game.notation.owes_more(self.now, self.seat)

    def add(self, text: str) -> None:
        """Add a decision, or a part of one, in the words of the record."""
        from crossoff.core.record import decide

        text = re.sub(r" ?; ?", "; ", text)
        after = decide(self.now, self.seat, text)
        part = self.now.game.notation.parse_decision(self.now, self.seat, text)
        self._parts.append((part, after))

    def undo(self) -> None:
        """Take the last part back."""
        self._parts.pop()

    def choices(self) -> list[str]:
        """What may come next, in the words of the record."""
        text, now = self.now.game.notation.decision_text, self.now
        return [text(now, self.seat, [action]) for action in now.legal(self.seat)]


def ask_decision(
    position: Position,
    seat: Seat,
    *,
    names: Sequence[str],
    keyboard: Keyboard,
    save: Callable[[str], str],
) -> list[ActionId]:
    """The steps of a person's decision, typed at once or one after the other.

    `save` writes the record to a file of that name and says what came of it.
    """
    draft = Draft(position, seat)
    shown: Position | None = None
    while not draft.is_whole:
        if shown is not draft.now:
            shown = draft.now
            print(f"\n{shown.game.picture(shown.seen_by(seat), names)}\n")
            print(_question(draft, names[seat]))
        text = keyboard.ask(f"{names[seat]}> ")
        command, _, rest = text.partition(" ")
        if not text:
            shown = None
        elif command == "?":
            print(_listing(draft.choices(), rest))
        elif command == "save":
            print(save(rest))
        elif text == "quit":
            raise Quit
        else:
            _change(draft, text)
    return draft.actions


def _change(draft: Draft, text: str) -> None:
    """Do to a draft what was typed, or say why that cannot be."""
    from crossoff.core.errors import CrossoffError

    try:
        if text != "undo":
            draft.add(text)
        elif draft.is_begun:
            draft.undo()
        else:
            print("There is nothing to take back.")
    except CrossoffError as error:
        print(f"No: {one_line(str(error))}. (? lists what you may do.)")


def _question(draft: Draft, name: str) -> str:
    choices = draft.choices()
    verbs: dict[str, str] = {}
    for choice in choices:
        verb, _, rest = choice.partition(" ")
        verbs[verb] = f"{verb} …" if rest else verb
    start = f"{name}, your decision goes on" if draft.is_begun else f"{name}, you may"
    count = f"{len(choices)} choices" if len(choices) > 1 else "no other choice"
    return f"{start}: {', '.join(verbs.values())}  ({count}, such as: {max(choices, key=len)})"


def _listing(choices: list[str], page: str) -> str:
    """A page of what may be done."""
    pages = [choices[k : k + _PAGE] for k in range(0, len(choices), _PAGE)]
    numbers = {str(number): number for number in range(1, len(pages) + 1)} | {"": 1}
    if page not in numbers:
        return f"There are pages 1 to {len(pages)}."
    number = numbers[page]
    lines = [f"  {choice}" for choice in pages[number - 1]]
    if number < len(pages):
        lines.append(f"Page {number} of {len(pages)}; ? {number + 1} shows the next.")
    return "\n".join(lines)
