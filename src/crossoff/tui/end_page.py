"""After the game: who won, the score sheet, and what one may want next."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from crossoff.local.naming import title_of
from crossoff.local.sitting import Sitting
from crossoff.local.verdict import verdict
from crossoff.play.outcome import remark_on
from crossoff.tui.board import load_board
from crossoff.tui.drawing import Block, Line, Span, Target, Zone
from crossoff.tui.end_review import EndReview
from crossoff.tui.forms import button
from crossoff.tui.lists import ReadingPage
from crossoff.tui.page import Action, Page

__all__ = ["EndPage"]


class EndPage(Page):
    """The result of a game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("v", "review", show=False),
        Binding("s", "save", show=False),
        Binding("r", "rematch", show=False),
        Binding("q", "go_home", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._game = load_board(sitting.position.game)
        self._review = EndReview(self)

    def on_mount(self) -> None:
        super().on_mount()
        self._review.start()

    def heading(self) -> str:
        title = title_of(self.sitting.table.created.game, self.texts)
        return f"{title}   {self.texts.say('told-over')}"

    def prompt(self) -> tuple[str, str]:
        return self.texts.say("tui-how-to-choose"), ""

    def zones(self) -> list[Zone]:
        position, texts = self.sitting.position, self.texts
        remark = remark_on(position)
        head = [[Span(verdict(self.sitting, texts), "title")]]
        if remark:
            head.append([Span(texts.speak(remark), "faint")])
        labels = {
            **({"review": "tui-review"} if self._review.review is not None else {}),
            "rematch": "rematch",
            "save": "record",
            "table": "look-at-table",
            "home": "go-home",
        }
        buttons = [Block([[button((what,), texts.say(id_))]]) for what, id_ in labels.items()]
        sheet = Zone([self._sheet()])
        return [Zone([Block(head)]), sheet, *self._review.zones(), Zone(buttons)]

    def _sheet(self) -> Block:
        position, texts = self.sitting.position, self.texts
        sheet, names = self._game.sheet(position, texts), self.sitting.names(texts)
        wide = max(len(word) for word, _ in sheet) + 2
        widths = [max(len(name), 5) + 3 for name in names]
        head = [Span(" " * wide)]
        head += [Span(f"{name:>{w}}", "strong") for name, w in zip(names, widths, strict=True)]
        lines: list[Line] = [head]
        for word, points in sheet:
            look = "strong" if word == sheet[-1][0] else ""
            cells = [Span(f"{one:>{w}}", look) for one, w in zip(points, widths, strict=True)]
            lines.append([Span(f"{word:<{wide}}", "faint"), *cells])
        winners = position.winners()
        marks = [
            Span(f"{'*' if seat in winners else '':>{w}}", "strong")
            for seat, w in enumerate(widths)
        ]
        return Block([*lines, [Span(" " * wide), *marks]])

    def actions(self) -> list[Action]:
        say = self.texts.say
        review = [Action("v", say("tui-review"), "review")] if self._review.review else []
        return [
            *review,
            Action("r", say("rematch"), "rematch"),
            Action("s", say("record"), "save"),
            Action("F2", say("language"), "language"),
            Action("q", say("go-home"), "go_home"),
        ]

    def press(self, target: Target, *, is_enter: bool) -> None:
        match target[0]:
            case "review":
                self.action_review()
            case "rematch":
                self.action_rematch()
            case "save":
                self.action_save()
            case "table":
                self.home.look_at(self.sitting)
            case "home":
                self.action_go_home()

    def action_review(self) -> None:
        """Show the whole review."""
        if self._review.review is not None:
            parts = [("", [("", self._review.text())])]
            self.app.push_screen(ReadingPage(lambda: self.texts.say("tui-review"), lambda: parts))

    def action_rematch(self) -> None:
        self.home.rematch(self.sitting)

    def action_save(self) -> None:
        self.ask_where_to_save(self.sitting)

    def action_go_home(self) -> None:
        self.home.leave(self.sitting)

    def leave(self) -> None:
        """The result stays until something is chosen."""

    def about_keys(self) -> list[tuple[str, str]]:
        say = self.texts.say
        return [
            *([("v", say("tui-key-review"))] if self.home.coach is not None else []),
            ("r", say("rematch")),
            ("s", say("tui-key-record")),
            ("q", say("go-home")),
        ]
