"""The first page: a game, who plays, a few wishes, and games to go on with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from crossoff.bots import offered_bots
from crossoff.core.model.contract import Game
from crossoff.core.model.registry import load_game
from crossoff.local.naming import bot_style, describe, explain_bad_save
from crossoff.local.saves import BadSave, Save, list_saves
from crossoff.local.settings import default_bot, fit_to_game
from crossoff.local.sitting import GameSettings, LocalSeat
from crossoff.play.events import Event
from crossoff.play.names import LONGEST_NAME, clean_name, name_key
from crossoff.tui.drawing import Block, Line, Span, Target, Zone
from crossoff.tui.forms import button, form, level, title
from crossoff.tui.lists import ChoicePage, Option
from crossoff.tui.page import Action, Page, Typing

__all__ = ["StartPage"]

_PERSON = "person"


class StartPage(Page):
    """Where a game is chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "quit", show=False),
        Binding("p", "play", show=False),
    ]

    def __init__(self, plan: GameSettings) -> None:
        super().__init__()
        self.plan = fit_to_game(plan)
        self._saved: list[tuple[Path, list[Event]]] = []

    def on_screen_resume(self) -> None:
        self._saved = list_saves(self.home.folder)
        self.redraw()

    # --- what it says ---

    def heading(self) -> str:
        return f"crossoff   {self.texts.say('tagline')}"

    def prompt(self) -> tuple[str, str]:
        return self.texts.say("tui-how-to-choose"), ""

    def actions(self) -> list[Action]:
        say = self.texts.say
        return [
            Action("p", say("play"), "play"),
            Action("F1", say("help"), "help"),
            Action("F2", say("language"), "language"),
            Action("F3", say("theme"), "light"),
            Action("F4", say("rules"), "rules"),
            Action("q", say("tui-quit"), "quit"),
        ]

    def zones(self) -> list[Zone]:
        return [*form(self.plan, self.texts), *self._resumable()]

    def _resumable(self) -> list[Zone]:
        lines: list[Line] = []
        for path, events in self._saved:
            label, note = describe(events, self.texts)
            forget = button(("forget", str(path)), self.texts.say("forget"))
            go_on = button(("go-on", str(path)), label)
            lines.append([go_on, Span(f"  {note}  ", "faint"), forget])
        return [Zone([Block(lines)], title(self.texts, "recent"), is_cut=True)] if lines else []

    # --- what is done here ---

    def press(self, target: Target, *, is_enter: bool) -> None:
        plan = self.plan
        match target:
            case ("game", name):
                self.plan = fit_to_game(replace(plan, game=name))
            case ("option", key, value):
                self.plan = replace(plan, options=plan.options | {key: value})
            case ("memory",):
                self.plan = replace(plan, memory_aid=not plan.memory_aid)
            case ("add",):
                self.plan = replace(plan, seats=(*plan.seats, default_bot()))
            case ("remove",):
                self.plan = replace(plan, seats=plan.seats[:-1])
            case ("seat", place):
                self._choose_kind(int(place))
            case ("name", place):
                self._ask_name(int(place))
            case ("play",):
                self.action_play()
            case ("go-on", path):
                self.home.resume(Path(path))
            case ("forget", path):
                self._forget(Path(path))
        self.redraw()

    def _put(self, place: int, who: LocalSeat) -> None:
        seats = list(self.plan.seats)
        seats[place - 1] = who
        self.plan = replace(self.plan, seats=tuple(seats))
        self.redraw()

    def _choose_kind(self, place: int) -> None:
        now = self.plan.seats[place - 1].bot or _PERSON

        def choose(kind: str) -> None:
            if kind != now:
                self._put(place, LocalSeat() if kind == _PERSON else LocalSeat(bot=kind))

        def heading() -> str:
            return self.texts.say("who-sits", place=place)

        self.app.push_screen(ChoicePage(heading, self._kinds, now, choose))

    def _kinds(self) -> list[Option]:
        texts, game = self.texts, load_game(self.plan.game)
        person = Option(_PERSON, texts.say("tui-person"), texts.say("a-local"))
        bots = [
            Option(bot, level(texts, bot), bot_style(texts, game, bot))
            for bot in offered_bots(game)
        ]
        return [person, *bots]

    def _ask_name(self, place: int) -> None:
        def take(text: str) -> str:
            try:
                name = clean_name(text) if text else ""
            except ValueError:
                return self.texts.say("tui-bad-name", longest=LONGEST_NAME)
            others = [who.name for k, who in enumerate(self.plan.seats, 1) if k != place]
            if name and name_key(name) in map(name_key, others):
                return self.texts.say("error-name_taken")
            self._put(place, LocalSeat(name=name))
            return ""

        name = self.plan.seats[place - 1].name
        self.ask(Typing(lambda: self.texts.say("name-of", place=place), take, name))

    def _forget(self, path: Path) -> None:
        try:
            save, _ = Save.open(path)
        except BadSave as trouble:
            self.trouble = explain_bad_save(trouble, self.texts)
        else:
            save.remove()
        self._saved = list_saves(self.home.folder)

    def action_play(self) -> None:
        self.home.begin(self.plan)

    def action_quit(self) -> None:
        self.home.exit()

    def game_here(self) -> tuple[Game, Any]:
        game = load_game(self.plan.game)
        return game, game.rules.load_deck(self.plan.deck)

    def leave(self) -> None:
        """There is no page before this one."""

    def about_keys(self) -> list[tuple[str, str]]:
        return [("p", self.texts.say("play")), ("q", self.texts.say("tui-quit"))]
