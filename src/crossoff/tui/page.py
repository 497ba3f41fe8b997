"""What all pages have in common: a heading, a picture, a line that says what to do, a bar of keys,
and a line to type in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.events import Resize
from textual.screen import Screen
from textual.suggester import SuggestFromList
from textual.widgets import Input, Static

from crossoff.core.model.contract import Game
from crossoff.texts import Texts
from crossoff.tui.canvas import Canvas
from crossoff.tui.drawing import Block, Span, Target, Zone

if TYPE_CHECKING:
    from crossoff.local.sitting import Sitting
    from crossoff.tui.app import TableApp

__all__ = ["Action", "Page", "Typing"]


@dataclass(frozen=True)
class Action:
    """Something that a key does, and the word for it in the bar."""

    key: str
    label: str
    name: str  # of the page's action


@dataclass(frozen=True)
class Typing:
    """A line to type: what for, and what becomes of it.

    `take` returns why the text cannot be taken, or nothing.
    """

    prompt: Callable[[], str]  # in the language of the moment
    take: Callable[[str], str]
    value: str = ""
    suggestions: Sequence[str] = ()


class Page(Screen[None]):
    """One page. `redraw` makes it anew from what it knows, in the language of the moment."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "help", show=False),
        Binding("f2,ctrl+l", "language", show=False),
        Binding("f3,ctrl+t", "light", show=False),
        Binding("f4,ctrl+r", "rules", show=False),
        Binding("escape", "back", show=False),
    ]

    line: Typing | None = None
    trouble = ""  # why the last thing did not work
    note = ""  # what came of it
    is_tight = False  # whether there is no room for empty lines

    # --- what a page says ---

    def heading(self) -> str:
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        raise NotImplementedError

    def prompt(self) -> tuple[str, str]:
        """What to do, and a detail."""
        return "", ""

    def actions(self) -> list[Action]:
        """What stands in the bar."""
        return []

    def press(self, target: Target, *, is_enter: bool) -> None:
        """A target of the picture was pressed."""

    # --- what it is made of ---

    @property
    def home(self) -> TableApp:
        return cast("TableApp", self.app)

    @property
    def texts(self) -> Texts:
        return self.home.texts

    @property
    def board(self) -> Canvas:
        return self.query_one("#board", Canvas)

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Horizontal(id="middle"):
            yield Canvas(id="board")
            yield self._still("side")
        yield self._still("news")
        yield Static(id="prompt", markup=False)
        yield Static(id="detail", markup=False)
        yield Input(id="line", compact=True, select_on_focus=False)
        yield self._still("bar")

    def _still(self, id_: str) -> Canvas:
        """A picture without a cursor."""
        canvas = Canvas(id=id_)
        canvas.can_focus = False
        return canvas

    def on_mount(self) -> None:
        self.board.focus()

    def on_resize(self, event: Resize) -> None:
        """Also comes once at the beginning. What is drawn depends on the room that parts get."""
        self.redraw()
        self.call_after_refresh(self.redraw)

    def redraw(self, *, cursor: Target | None = None) -> None:
        """Show everything as it is now."""
        prompt, detail = self.prompt()
        self.query_one("#head", Static).update(self.heading())
        self.query_one("#prompt", Static).update(self.line.prompt() if self.line else prompt)
        self.query_one("#detail", Static).update(self.trouble or self.note or detail)
        self.query_one("#detail", Static).set_class(bool(self.trouble), "trouble")
        self.board.draw(self.zones(), cursor=cursor, is_tight=self.is_tight)
        self._draw_bar()

    def _draw_bar(self) -> None:
        blocks = []
        for action in self.actions():
            target = ("do", action.name)
            words = [Span(action.key, "strong", target), Span(f" {action.label}", "", target)]
            blocks.append(Block([words]))
        bar = self.query_one("#bar", Canvas)
        bar.draw([Zone(blocks, row_gap=0)])
        bar.styles.height = max(1, len(bar.picture.lines))

    # --- what is done here ---

    @on(Canvas.Pressed)
    async def _pressed(self, event: Canvas.Pressed) -> None:
        event.stop()
        if event.target[0] == "do":
            await self.run_action(event.target[1])
        else:
            self.trouble = self.note = ""
            self.press(event.target, is_enter=event.is_enter)

    def ask(self, line: Typing) -> None:
        """Let something be typed."""
        self.line, self.trouble, self.note = line, "", ""
        field = self.query_one("#line", Input)
        field.value = line.value
        field.suggester = SuggestFromList(line.suggestions) if line.suggestions else None
        field.cursor_position = len(line.value)
        field.add_class("open")
        field.focus()
        self.redraw()

    def close_line(self) -> None:
        """Go on without typing."""
        self.line, self.trouble = None, ""
        self.query_one("#line", Input).remove_class("open")
        self.board.focus()
        self.redraw()

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        event.stop()
        if self.line is not None:
            trouble = self.line.take(event.value.strip())
            if trouble:
                self.trouble = trouble
                self.redraw()
            else:
                self.close_line()

    def ask_where_to_save(self, sitting: Sitting) -> None:
        """Let the record of a game be written to a file."""

        def take(text: str) -> str:
            trouble = self.home.save_record(sitting, Path(text)) if text else ""
            if text and not trouble:
                self.note = self.texts.say("tui-saved", file=text)
            return trouble

        self.ask(Typing(lambda: self.texts.say("tui-save-where"), take))

    def action_back(self) -> None:
        """Close what is open; a page that has nothing open decides what is behind it."""
        if self.line is not None:
            self.close_line()
        else:
            self.leave()

    def leave(self) -> None:
        """Go back to the page before."""
        self.dismiss()

    def action_help(self) -> None:
        self.home.show_help(self)

    def action_language(self) -> None:
        self.home.choose_language()

    def action_light(self) -> None:
        self.home.change_light()

    def action_rules(self) -> None:
        game = self.game_here()
        if game is not None:
            self.home.show_rules(*game)

    def game_here(self) -> tuple[Game, Any] | None:
        """The game that the page is about, and its deck; None where there is none."""
        return None

    def about_signs(self) -> list[tuple[str, str]]:
        """Signs that the page uses, for the help."""
        return []

    def about_keys(self) -> list[tuple[str, str]]:
        """Keys of the page, for the help; those that all pages have are left out."""
        return []
