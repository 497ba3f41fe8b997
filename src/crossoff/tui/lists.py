"""Small pages over another one: something to choose from, and something to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from crossoff.tui.drawing import Block, Span, Target, Zone, paragraph, tick
from crossoff.tui.page import Action, Page

__all__ = ["ChoicePage", "Option", "ReadingPage"]

_MARGIN = 4  # columns that a picture leaves free


@dataclass(frozen=True)
class Option:
    """Something to choose, with a word about it."""

    value: str
    label: str
    about: str = ""


class ChoicePage(Page):
    """One of several. What they are called is asked anew whenever the page is drawn."""

    is_tight = True

    def __init__(
        self,
        title: Callable[[], str],
        options: Callable[[], Sequence[Option]],
        chosen: str,
        choose: Callable[[str], None],
    ) -> None:
        super().__init__()
        self._title = title
        self._options = options
        self._chosen = chosen
        self._choose = choose

    def on_mount(self) -> None:
        super().on_mount()
        self.call_after_refresh(self.redraw, cursor=("choose", self._chosen))

    def heading(self) -> str:
        return self._title()

    def zones(self) -> list[Zone]:
        blocks = []
        for option in self._options():
            target = ("choose", option.value)
            mark = tick(option.value == self._chosen, one_of=True)
            head = [Span(f"{mark} {option.label}", "strong", target)]
            blocks.append(Block([head, [Span(f"    {option.about}", "faint", target)]]))
            if not option.about:
                blocks[-1].lines.pop()
        return [Zone([block], is_cut=True) for block in blocks]

    def actions(self) -> list[Action]:
        return [Action("Esc", self.texts.say("close"), "back")]

    def press(self, target: Target, *, is_enter: bool) -> None:
        self.dismiss()
        self._choose(target[1])


class ReadingPage(Page):
    """Something to read: parts with a title, each a list of signs or keys and what they mean, or
    of sentences without a sign.
    """

    def __init__(
        self,
        title: Callable[[], str],
        parts: Callable[[], Sequence[tuple[str, Sequence[tuple[str, str]]]]],
        *,
        from_end: bool = False,
    ) -> None:
        super().__init__()
        self._title = title
        self._parts = parts
        self._from_end = from_end

    def on_mount(self) -> None:
        super().on_mount()
        if self._from_end:
            self.call_after_refresh(self.board.scroll_end, animate=False)

    def heading(self) -> str:
        return self._title()

    def zones(self) -> list[Zone]:
        found = []
        for title, entries in self._parts():
            wide = max((len(sign) + 2 for sign, _ in entries if sign), default=0)
            lines = []
            for sign, words in entries:
                text = paragraph(words, self.size.width - wide - _MARGIN)
                for number, line in enumerate(text.lines):
                    left = Span("" if number else sign, "strong")
                    lines.append([left, Span(" " * (wide - left.width)), *line])
            found.append(Zone([Block(lines)], [Span(title, "title")] if title else []))
        return found

    def actions(self) -> list[Action]:
        return [Action("Esc", self.texts.say("close"), "back")]
