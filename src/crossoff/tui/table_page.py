"""The table in play: the game's board, and around it what every game needs."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.events import Key

from crossoff.bots.classes import BotFault
from crossoff.core.model.contract import Game, Seat
from crossoff.local.draft import Draft
from crossoff.local.naming import title_of
from crossoff.local.sitting import Sitting
from crossoff.local.turn import Turn
from crossoff.local.typed import type_decision
from crossoff.play.autopilot import plain_decision
from crossoff.play.table import Refused
from crossoff.tui.board import Scene, digit_keys, load_board
from crossoff.tui.canvas import Canvas
from crossoff.tui.drawing import Block, Target, Zone, lay_out, paragraph
from crossoff.tui.forms import button
from crossoff.tui.hints import Hints
from crossoff.tui.lists import ReadingPage
from crossoff.tui.log import Log
from crossoff.tui.page import Action, Page, Typing

__all__ = ["TablePage"]

#: How much is drawn, best first: the room of a scene, and the empty lines between zones.
_LAYOUTS = ((2, 1), (1, 1), (1, 0), (0, 1), (0, 0))
_FAILED = 2  # exit status if a user bot fails
_RETRY = 1.0  # seconds until what could not be saved is tried again
_I_AM = ("i-am",)


class TablePage(Page):
    """A game and whoever sits at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("d", "done", show=False),
        Binding("u,backspace", "undo", show=False),
        Binding("colon,slash", "type", show=False),
        Binding("h", "hint", show=False),
        Binding("l", "log", show=False),
        Binding("s", "save", show=False),
        Binding("q", "leave_table", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._game = load_board(sitting.position.game)
        self.turn = Turn(sitting, self._game.targets)
        self._hints = Hints(self)
        self.log_lines = Log(sitting).lines
        # Who is ready stands at their seat; the little room for news is for what they did.
        self._news_lines = Log(sitting, without=("ready",)).lines
        self._layout = _LAYOUTS[-1]
        self._thinking: set[tuple[Seat, str | None]] = set()

    @property
    def draft(self) -> Draft | None:
        return self.turn.draft

    def on_mount(self) -> None:
        super().on_mount()
        self.go_on()

    # --- whose turn it is ---

    def go_on(self) -> None:
        """Ask whoever is to decide now; show the end when nobody is."""
        if self.sitting.table.is_over:
            self.home.show_end(self)
            return
        for seat in self.sitting.next_bots():
            key = (seat, self.sitting.table.phase(seat))
            if key not in self._thinking:
                self._thinking.add(key)
                self.run_worker(self._think(*key), exit_on_error=True)
        self.turn.ask()
        self.redraw()

    async def _think(self, seat: Seat, phase: str | None) -> None:
        """Have a bot decide, and keep trying until that is saved."""
        sitting = self.sitting
        bot, name = sitting.table.seats[seat].bot, sitting.bot_seed(seat)
        position = sitting.position
        try:
            do = await self.home.thinker.decide(position, seat, bot, name)
        except BotFault as error:  # the game is saved, and can go on with another version of it
            self.home.exit(return_code=_FAILED, message=error.render(self.texts))
            return
        while sitting.table.phase(seat) == phase:
            try:
                sitting.decide(seat, do)
            except Refused:
                do = plain_decision(sitting.seen_by(seat), seat)
            except OSError as error:
                self._say_unsaved(error)
                await asyncio.sleep(_RETRY)
        self._thinking.discard((seat, phase))
        if self.is_attached:
            self.trouble = ""
            self.go_on()

    def _say_unsaved(self, error: OSError) -> None:
        self.trouble = self.texts.say("tui-unsaved", reason=error.strerror or str(error))
        self.redraw()

    # --- what it says ---

    def scene(self, room: int = 0) -> Scene:
        sitting, observer = self.sitting, self.turn.observer
        return Scene(
            position=sitting.seen_by(observer),
            observer=observer,
            names=sitting.names(self.texts),
            bots=[seat.bot for seat in sitting.table.seats],
            texts=self.texts,
            draft=self.turn.open_draft,
            memory_aid=sitting.table.created.memory_aid,
            has_keys=True,
            room=room,
        )

    @property
    def is_tight(self) -> bool:  # type: ignore[override]
        return self._layout[1] == 0

    def heading(self) -> str:
        if self.turn.is_covered:
            return "crossoff"
        title = title_of(self.sitting.table.created.game, self.texts)
        return f"{title}   {self._game.heading(self.scene())}"

    def zones(self) -> list[Zone]:
        if not self.turn.is_covered:
            return self._fitting_zones()
        words = paragraph(self.texts.say("hand-over-words"), self.size.width - 4, "faint")
        label = self.texts.say("i-am", name=self._next_name())
        return [Zone([words]), Zone([Block([[button(_I_AM, label)]])])]

    def _fitting_zones(self) -> list[Zone]:
        """The table, with as much of it drawn in full as the screen has room for."""
        width, height = self.board.size
        for self._layout in _LAYOUTS:
            room, gap = self._layout
            zones = self._game.zones(self.scene(room))
            picture = lay_out(zones, width or 80, gap=gap)
            if len(picture.lines) <= height and picture.width <= (width or 80):
                break
        return zones

    def _next_name(self) -> str:
        assert self.draft is not None
        return self.sitting.names(self.texts)[self.draft.seat]

    def prompt(self) -> tuple[str, str]:
        if self.turn.is_covered:
            return self.texts.say("hand-over", name=self._next_name()), ""
        asking = self._game.asking(self.scene())
        is_shared = self.draft is not None and len(self.sitting.people) > 1
        whose = f"{self._next_name()}: " if is_shared else ""
        hint, detail = self._hints.words() or ("", "")
        return hint or whose + asking.prompt, detail or asking.detail

    def actions(self) -> list[Action]:
        say, draft = self.texts.say, self.turn.open_draft
        found = []
        if draft is not None:
            if done := self._game.asking(self.scene()).done:
                found.append(Action("d", done, "done"))
            if draft.can_take_back:
                found.append(Action("u", say("take-back"), "undo"))
            found.append(Action(":", say("tui-type"), "type"))
            if self._hints.are_allowed:
                found.append(Action("h", say("tui-hint"), "hint"))
        return [
            *found,
            Action("F1", say("tui-help"), "help"),
            Action("F2", say("language"), "language"),
            Action("F4", say("rules"), "rules"),
            Action("q", say("tui-leave"), "leave_table"),
        ]

    def redraw(self, *, cursor: Target | None = None) -> None:
        super().redraw(cursor=cursor)
        lines = [] if self.turn.is_covered else self._news_lines(self.scene())
        for id_ in ("side", "news"):
            canvas = self.query_one(f"#{id_}", Canvas)
            width, height = canvas.size
            if width and height:
                blocks = [paragraph(line, width - 1, "faint") for line in lines[-height:]]
                told = [line for block in blocks for line in block.lines]
                canvas.draw([Zone([Block(told[-height:])])])

    # --- what is done here ---

    def press(self, target: Target, *, is_enter: bool) -> None:
        draft = self.draft
        if draft is None:
            return
        if target == _I_AM:
            self.turn.sit_down()
        elif is_enter and draft.is_settled and target in draft.marked:
            self.action_done()  # elsewhere Enter means what it is on
            return
        else:
            draft.press(target)
        self.redraw()

    def action_done(self) -> None:
        draft = self.turn.open_draft
        if draft is None or draft.chosen is None:
            self._explain("tui-incomplete" if draft is not None else "tui-not-yet")
            return
        if draft.chosen.owes_more:
            draft.go_on()
            self.redraw()
            return
        try:
            self.sitting.decide(draft.seat, draft.chosen.do)
        except OSError as error:
            self._say_unsaved(error)
            return
        self.turn.end()
        self.trouble = ""
        self.go_on()

    def action_undo(self) -> None:
        draft = self.turn.open_draft
        if draft is None or not draft.can_take_back:
            self._explain("tui-nothing-back")
            return
        draft.take_back()
        self.trouble = ""
        self.redraw()

    def on_key(self, event: Key) -> None:
        """Digits, keys of the game's own, and a word for keys that do nothing here."""
        sign = event.character if event.is_printable else None
        if sign is None or self.line is not None or event.key in self.active_bindings:
            return
        event.stop()
        draft = self.turn.open_draft
        if draft is None:
            self._explain("tui-not-yet")
            return
        scene = self.scene()
        choice = self._game.key(scene, sign)
        pressed = {
            key: target for target, key in digit_keys(scene, self._game.digits(scene)).items()
        }
        self.trouble = self.note = ""
        if choice is not None:
            draft.choose(choice)
            self.redraw(cursor=min(choice.targets))
        elif sign in pressed and scene.pressable(pressed[sign]):
            self.press(pressed[sign], is_enter=False)
        else:
            self._explain("tui-no-key", key=sign)

    def _explain(self, id_: str, **values: str) -> None:
        """Say why a key did nothing."""
        self.trouble = self.texts.say(id_, **values)
        self.redraw()

    def action_type(self) -> None:
        draft = self.turn.open_draft
        if draft is None:
            return
        offered = [choice.do for choice in draft.offered]

        def prompt() -> str:
            return self.texts.say("tui-typing", example=offered[0])

        self.ask(Typing(prompt, self._take, suggestions=offered))

    def _take(self, text: str) -> str:
        draft = self.turn.open_draft
        if draft is None or not text:
            return ""
        trouble = type_decision(text, draft, self.texts)
        if not trouble:
            self.redraw(cursor=min(draft.marked))  # where Enter confirms it
        return trouble

    def action_hint(self) -> None:
        """A nudge, and on the second press the coach's decision."""
        trouble = self._hints.press()
        self.trouble, self.note = (self.texts.say(trouble) if trouble else ""), ""
        self.redraw()

    def action_log(self) -> None:
        if self.turn.is_covered:
            return

        def story() -> list[tuple[str, list[tuple[str, str]]]]:
            return [("", [("", line) for line in self.log_lines(self.scene())])]

        page = ReadingPage(lambda: self.texts.say("tui-log"), story, from_end=True)
        self.app.push_screen(page)

    def action_save(self) -> None:
        self.ask_where_to_save(self.sitting)

    def action_leave_table(self) -> None:
        self.home.leave(self.sitting)

    def leave(self) -> None:
        """Nobody leaves a table by a slip of the finger."""

    def game_here(self) -> tuple[Game, Any]:
        return self.sitting.position.game, self.sitting.position.setup.deck

    def about_signs(self) -> list[tuple[str, str]]:
        return self._game.signs(self.texts)

    def about_keys(self) -> list[tuple[str, str]]:
        say = self.texts.say
        return [
            ("1 – 9", say("tui-key-digits")),
            *self._game.keys(self.texts),
            ("d", say("tui-done")),
            (f"u, {say('tui-key-back')}", say("take-back")),
            (": /", say("tui-key-type")),
            *([("h", say("tui-key-hint"))] if self._hints.are_allowed else []),
            ("l", say("tui-key-log")),
            ("s", say("record-so-far")),
            ("q", say("tui-key-leave")),
        ]
