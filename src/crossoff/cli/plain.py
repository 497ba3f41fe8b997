"""A game line by line: through a pipe, for a screen reader, or on a terminal that can no more."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from crossoff.cli.errors import FINE
from crossoff.cli.keyboard import EndOfInput, Keyboard
from crossoff.cli.language import current_texts, explained, t
from crossoff.cli.recording import RecordWriter
from crossoff.cli.terminal import print_table, progress
from crossoff.core.escaping import one_line
from crossoff.local.bots import decide_here
from crossoff.local.story import sentences

if TYPE_CHECKING:
    from crossoff.core.model.contract import Seat
    from crossoff.local.draft import Draft
    from crossoff.local.sitting import Sitting
    from crossoff.texts import Texts
    from crossoff.tui.board import Board, Scene

__all__ = ["PlainTable", "play_plain"]

_WIDTH = 80  # columns
_PAGE = 20  # lines


def play_plain(sitting: Sitting, record: Path | None) -> int:
    """Play until the game is over or somebody stops it, and see to the record."""
    from crossoff.tui.board import load_board

    keyboard, writer = Keyboard(), RecordWriter(sitting)
    board = load_board(sitting.position.game)
    is_over = PlainTable(sitting, board, current_texts(), keyboard, writer).play()
    if record is not None:
        writer.write_or_print(record)
    elif is_over and sitting.people:
        _offer_record(keyboard, writer)
    sitting.leave()
    if not is_over and sitting.path is not None:
        print(t("play-kept"))
    return FINE


def _offer_record(keyboard: Keyboard, writer: RecordWriter) -> None:
    while not writer.written:
        try:
            name = keyboard.ask(f"{t('plain-save-where')} ")
        except EndOfInput:
            return
        if not name:
            return
        print(writer.save(name))


class Quit(Exception):
    """The person wants to stop."""


@dataclass
class PlainTable:
    """A sitting whose people type their decisions in the words of the record."""

    sitting: Sitting
    board: Board
    texts: Texts
    keyboard: Keyboard
    writer: RecordWriter
    _told: dict[Seat | None, int] = field(default_factory=dict)  # news, by who was told
    _at_keyboard: Seat | None = None
    _saw_secrets: bool = False  # whether the person at the keyboard did

    def play(self) -> bool:
        """Play on; False if somebody stopped before the end."""
        print(self._title())
        if self.sitting.people:
            print(t("plain-how"))
        try:
            while not self.sitting.table.is_over:
                self._go_on()
        except (Quit, EndOfInput):
            print(t("plain-stopped"))
            return False
        self._tell(None)
        self._print_end()
        return True

    def _title(self) -> str:
        return self.sitting.position.game.title_said.render(self.texts)

    def _go_on(self) -> None:
        """One decision."""
        sitting = self.sitting
        for seat in sitting.next_bots():
            bot, name = sitting.table.seats[seat].bot, sitting.bot_seed(seat)
            label = t("plain-thinking", name=sitting.names(self.texts)[seat])
            with explained(), progress(label, None):
                do = decide_here(sitting.position, seat, bot, name)
            sitting.decide(seat, do)
            return
        person = sitting.next_person()
        assert person is not None  # somebody is asked, and no bot is
        self._hand_over(person)
        self._tell(person)
        self._ask(person)

    def _hand_over(self, seat: Seat) -> None:
        is_secret = self.sitting.is_secret(seat)
        if self._at_keyboard != seat and (is_secret or self._saw_secrets):
            self.keyboard.hand_over(self.sitting.names(self.texts)[seat])
        self._at_keyboard, self._saw_secrets = seat, is_secret

    # --- asking ---

    def _ask(self, seat: Seat) -> None:
        from crossoff.local.draft import Draft
        from crossoff.local.typed import type_decision

        draft = Draft(self.sitting.seen_by(seat), seat, self.board.targets)
        name = self.sitting.names(self.texts)[seat]
        shown = None
        while not draft.is_whole:
            if shown != draft.steps:
                shown = draft.steps
                self._show(draft)
            text = self.keyboard.ask(f"{name}> ")
            if not text:
                shown = None
                continue
            if self._obey(text, draft):
                continue
            if trouble := type_decision(self._joined(text, draft), draft, self.texts):
                print(trouble)
        assert draft.chosen is not None
        self.sitting.decide(seat, draft.chosen.do)

    def _obey(self, text: str, draft: Draft) -> bool:
        """Do what was typed if it is no decision."""
        command, _, rest = text.partition(" ")
        if command == "?":
            print(_listing([choice.do for choice in draft.offered], rest))
        elif command == "save":
            print(self.writer.save(rest))
        elif text == "quit":
            raise Quit
        elif text == "undo" and draft.can_take_back:
            draft.take_back()
        elif text == "undo":
            print(t("plain-nothing-back"))
        else:
            return False
        return True

    @staticmethod
    def _joined(text: str, draft: Draft) -> str:
        """What was typed, behind the steps that were typed before: `mark G07 c1` goes on with a
        decision that begins with the same word.
        """
        if not draft.steps or text.startswith(draft.steps[-1].do):
            return text
        begun = draft.steps[-1].do
        return f"{begun}; {text.removeprefix(begun.partition(' ')[0]).strip()}"

    # --- showing ---

    def _scene(self, observer: Seat | None, draft: Draft | None = None) -> Scene:
        from crossoff.tui.board import Scene

        sitting = self.sitting
        return Scene(
            position=sitting.seen_by(observer),
            observer=observer,
            names=sitting.names(self.texts),
            bots=[seat.bot for seat in sitting.table.seats],
            texts=self.texts,
            draft=draft,
            memory_aid=sitting.table.created.memory_aid,
            room=0 if observer is not None else 2,  # who decides needs their own cards most
        )

    def _show(self, draft: Draft) -> None:
        from crossoff.tui.drawing import lay_out

        scene = self._scene(draft.seat, draft)
        asking = self.board.asking(scene)
        print(f"\n{self.board.heading(scene)}\n")
        print(lay_out(self.board.zones(scene), _WIDTH).text())
        words = f"{asking.prompt}, {asking.detail}" if asking.detail else asking.prompt
        example = max((choice.do for choice in draft.offered), key=len)
        many = t("plain-choices", count=len(draft.offered), example=example)
        print(f"\n{one_line(words)}  ({many})")

    def _tell(self, seat: Seat | None) -> None:
        """What has happened since this person, or with a single one anybody, was told last."""
        names = self.sitting.names(self.texts)
        begin = self._told.get(seat, 0)
        if not self._saw_secrets:
            begin = max(self._told.values(), default=0)
        for news in self.sitting.news[begin:]:
            for sentence in sentences(news, seat, names, self.texts):
                print(textwrap.fill(sentence, _WIDTH, initial_indent="  "))
        self._told[seat] = len(self.sitting.news)

    def _print_end(self) -> None:
        from crossoff.local.verdict import verdict
        from crossoff.play.outcome import remark_on
        from crossoff.tui.drawing import lay_out

        position = self.sitting.position
        print(f"\n{lay_out(self.board.zones(self._scene(None)), _WIDTH).text()}\n")
        sheet = self.board.sheet(position, self.texts)
        rows = [[word, *points] for word, points in sheet]
        print_table(["", *self.sitting.names(self.texts)], rows)
        print(f"\n{verdict(self.sitting, self.texts)}")
        if remark := remark_on(position):
            print(self.texts.speak(remark))


def _listing(choices: Sequence[str], page: str) -> str:
    """A page of what may be done."""
    pages = [choices[k : k + _PAGE] for k in range(0, len(choices), _PAGE)]
    numbers = {str(number): number for number in range(1, len(pages) + 1)} | {"": 1}
    if page not in numbers:
        return t("plain-pages", last=len(pages))
    number = numbers[page]
    lines = [f"  {choice}" for choice in pages[number - 1]]
    if number < len(pages):
        lines.append(t("plain-page", page=number, last=len(pages), next=number + 1))
    return "\n".join(lines)
