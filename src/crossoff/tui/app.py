"""The program in the terminal: its pages, its language, its colours."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Protocol

from textual.app import App
from textual.binding import Binding, BindingType

from crossoff.coach.model import Review
from crossoff.core.errors import CrossoffError
from crossoff.core.model.contract import Game, Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record, encode
from crossoff.home.files import write_whole
from crossoff.home.settings import remember
from crossoff.local.coach_messages import Hint
from crossoff.local.naming import explain_bad_save, title_of
from crossoff.local.saves import BadSave
from crossoff.local.settings import dump_settings
from crossoff.local.sitting import GameSettings, LocalSeat, Sitting
from crossoff.texts import LANGUAGES, Texts
from crossoff.tui.end_page import EndPage
from crossoff.tui.help_page import help_parts
from crossoff.tui.lists import ChoicePage, Option, ReadingPage
from crossoff.tui.looks import DARK, LIGHT, THEMES
from crossoff.tui.page import Page
from crossoff.tui.rules import rules
from crossoff.tui.start_page import StartPage
from crossoff.tui.table_page import TablePage

__all__ = ["Coach", "TableApp", "Thinker"]


class Thinker(Protocol):
    """Decides for bots, without the screen waiting for it."""

    async def decide(self, position: Position, seat: Seat, bot: str, name: str) -> str:
        """A bot's decision in the words of the record; `name` is that of its own chance. What the
        seat may not know is left out of the position before the bot is shown it.
        """

    async def close(self) -> None:
        """No more will be asked."""


class Coach(Protocol):
    """Reviews games and gives hints, without the screen waiting for it. Raises CoachFailed."""

    async def review(self, record: Record, progress: Callable[[float], object]) -> Review:
        """A review of a finished game; `progress` is called with the share that is done."""

    async def hint(self, position: Position, seat: Seat) -> Hint:
        """What a seat should do now, from what it may know."""

    async def close(self) -> None:
        """No more will be asked."""


class TableApp(App[None]):
    """The table in a terminal."""

    TITLE = "crossoff"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]  # noqa: RUF012 - as Textual types it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)
    ]

    def __init__(
        self,
        texts: Texts,
        thinker: Thinker,
        folder: Path,
        plan: GameSettings,
        *,
        coach: Coach | None = None,  # without one there are no hints and no reviews
        sitting: Sitting | None = None,  # to begin with, instead of the first page
        is_dark: bool = True,
        on_leave: Callable[[Sitting], object] = lambda sitting: None,
    ) -> None:
        # Where colours are not wanted there are none at all, not shades of gray.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = DARK if is_dark else LIGHT
        self.texts = texts
        self.thinker = thinker
        self.coach = coach
        self._on_leave = on_leave
        self.folder = folder
        self.sitting = sitting
        self._plan = plan

    def on_mount(self) -> None:
        with contextlib.suppress(NotImplementedError, RuntimeError):  # not on Windows, nor in tests
            stop = functools.partial(self.exit, return_code=128 + signal.SIGTERM)
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
        self.push_screen(StartPage(self._plan))
        if self.sitting is not None:
            self._show(self.sitting)

    async def on_unmount(self) -> None:
        if self.sitting is not None:
            self._put_away(self.sitting)
        await self.thinker.close()
        if self.coach is not None:
            await self.coach.close()

    # --- games ---

    def begin(self, plan: GameSettings) -> None:
        """Play a new game."""
        try:
            sitting = Sitting.begin(plan, self.folder)
        except OSError as error:
            words = {"file": str(self.folder), "reason": error.strerror or str(error)}
            self._complain(self.texts.say("tui-not-written", **words))
            return
        except CrossoffError as error:  # a deck of one's own that does not fit
            self._complain(error.render(self.texts))
            return
        remember("plan", dump_settings(plan))
        self._show(sitting)

    def resume(self, path: Path) -> None:
        """Go on with a game."""
        try:
            self._show(Sitting.resume(path))
        except BadSave as trouble:
            self._complain(explain_bad_save(trouble, self.texts))

    def rematch(self, sitting: Sitting) -> None:
        """The same game again, with the same people."""
        created = sitting.table.created
        seats = tuple(LocalSeat(bot=seat.bot, name=seat.name) for seat in created.seats)
        plan = GameSettings(created.game, seats, created.options, created.memory_aid, created.deck)
        self.leave(sitting)
        self.begin(plan)

    def leave(self, sitting: Sitting) -> None:
        """Back to the first page."""
        self._put_away(sitting)
        while len(self.screen_stack) > 1 and not isinstance(self.screen, StartPage):
            self.pop_screen()

    def _put_away(self, sitting: Sitting) -> None:
        self._on_leave(sitting)
        sitting.leave()
        self.sitting = None

    def _show(self, sitting: Sitting) -> None:
        self.sitting = sitting
        page = EndPage(sitting) if sitting.table.is_over else TablePage(sitting)
        self.push_screen(page)

    def show_end(self, table: TablePage) -> None:
        """The game is over: its result takes the place of the table, and of what lies on it."""
        while self.screen is not table:
            self.pop_screen()
        self.switch_screen(EndPage(table.sitting))

    def look_at(self, sitting: Sitting) -> None:
        """The table as it lies at the end."""
        self.push_screen(LastTable(sitting))

    def save_record(self, sitting: Sitting, path: Path) -> str:
        """Write the record of a game; returns why that did not work, or nothing."""
        try:
            if path.exists():
                return self.texts.say("tui-exists", file=str(path))
            write_whole(path, encode(sitting.record()) + "\n")
        except (OSError, ValueError) as error:  # ValueError: no path can hold such a text
            reason = getattr(error, "strerror", None) or str(error)
            return self.texts.say("tui-not-written", file=str(path), reason=reason)
        return ""

    def _complain(self, words: str) -> None:
        page = self.screen
        if isinstance(page, Page):
            page.trouble = words
            page.redraw()

    # --- language, light, help ---

    def choose_language(self) -> None:
        def choose(code: str) -> None:
            remember("language", code)
            self.texts = type(self.texts)(code)
            self._redraw_all()

        self.push_screen(
            ChoicePage(
                lambda: self.texts.say("language"),
                lambda: [Option(code, name) for code, name in LANGUAGES.items()],
                self.texts.language,
                choose,
            )
        )

    def change_light(self) -> None:
        self.theme = LIGHT if self.theme == DARK else DARK
        remember("theme", "dark" if self.theme == DARK else "light")
        self._redraw_all()

    def show_help(self, page: Page) -> None:
        if isinstance(page, ReadingPage):
            page.dismiss()
            return
        parts = ReadingPage(lambda: self.texts.say("help"), lambda: help_parts(page, self.texts))
        self.push_screen(parts)

    def show_rules(self, game: Game, deck: Any) -> None:
        self.push_screen(
            ReadingPage(
                lambda: title_of(game.name, self.texts), lambda: rules(game, deck, self.texts)
            )
        )

    def _redraw_all(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Page):
                screen.redraw()


class LastTable(TablePage):
    """The table of a game that is over, only to look at."""

    def go_on(self) -> None:
        self.redraw()

    def action_leave_table(self) -> None:
        self.dismiss()

    def leave(self) -> None:
        self.dismiss()
