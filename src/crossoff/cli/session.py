"""A game in the terminal, from the first card to the last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from crossoff.cli.asking import COMMANDS, Quit, ask_decision
from crossoff.cli.errors import Mistake
from crossoff.cli.files import replacing
from crossoff.cli.keyboard import EndOfInput, Keyboard
from crossoff.cli.terminal import print_table, progress

if TYPE_CHECKING:
    from crossoff.bots import Bot
    from crossoff.core.contract import ActionId, Score, Seat
    from crossoff.core.record import Recorder
    from crossoff.play.match import Seeds

__all__ = ["PERSON", "Session"]

PERSON = "person"  # stands for a person where else the name of a bot stands


@dataclass
class Session:
    """A table, who sits at it, and the keyboard they share."""

    recorder: Recorder
    bots: Sequence[Bot | None]  # by seat; None is a person
    names: Sequence[str]
    seeds: Seeds
    keyboard: Keyboard
    record: Path | None = None  # where the record goes in the end
    _told: dict[Seat | None, int] = field(default_factory=dict)  # lines of the log, by person
    _at_keyboard: Seat | None = None
    _saw_secrets: bool = False  # whether the person at the keyboard did
    _written: set[Path] = field(default_factory=set)

    @property
    def people(self) -> int:
        """How many of the seats are people's."""
        return self.bots.count(None)

    def play(self) -> None:
        """Play until the game is over or somebody stops it, and see to the record."""
        print(self.recorder.position.game.title)
        if self.people:
            print("Type a decision in the words of the game's record, or:\n" + COMMANDS)
        try:
            while not self.recorder.position.is_over:
                self._go_on()
        except (Quit, EndOfInput):
            print("The game stops here.")
        else:
            self._tell(max(self._told.values(), default=0))
            self._print_end()
        self._leave_record()

    def _go_on(self) -> None:
        """One draw of chance, or one decision."""
        position = self.recorder.position
        if position.is_chance:
            self.recorder.draw(self.seeds.draw(position))
            return
        seat = position.actors()[0]
        bot = self.bots[seat]
        if bot is None:
            for action in self._ask(seat):
                self.recorder.act(seat, action)
        else:
            with progress(f"{self.names[seat]} is thinking", None):
                action = self._bot_action(seat, bot)
            self.recorder.act(seat, action)

    def _bot_action(self, seat: Seat, bot: Bot) -> ActionId:
        from crossoff.play.player import NO_LIMIT, Seen

        position = self.recorder.position
        seen = Seen(position.seen_by(seat), seat)
        return bot.decide(seen, position.legal(seat), NO_LIMIT, self.seeds.seats[seat])

    def _ask(self, seat: Seat) -> list[ActionId]:
        is_secret = self._is_secret(seat)
        if self._at_keyboard != seat and (is_secret or self._saw_secrets):
            self.keyboard.hand_over(self.names[seat])
            self._tell(self._told.get(seat, 0), seat)
        else:
            self._tell(max(self._told.values(), default=0), seat)
        self._at_keyboard, self._saw_secrets = seat, is_secret
        position = self.recorder.position
        return ask_decision(
            position, seat, names=self.names, keyboard=self.keyboard, save=self._save
        )

    def _is_secret(self, seat: Seat) -> bool:
        """Whether other people must not see now what a seat sees or decides."""
        position = self.recorder.position
        is_hidden = len(position.actors()) > 1 or position.seen_by(seat) != position
        return is_hidden and self.people > 1

    def _tell(self, begin: int, seat: Seat | None = None) -> None:
        """What has happened from a line of the log on. Deals are left out: some are hidden, and
        what is not lies on the table.
        """
        lines = self.recorder.lines
        for line in lines[begin:]:
            who, _, what = line.partition(" ")
            if not what.startswith("deal "):
                print(f"  {what}" if who == "*" else f"  {self.names[int(who)]}: {what}")
        self._told[seat] = len(lines)

    def _print_end(self) -> None:
        position = self.recorder.position
        print(f"\n{position.game.picture(position, self.names)}\n")
        scores = position.scores()
        rows = [
            [name, *map(_points, score.values()), "wins" if seat in position.winners() else ""]
            for seat, (name, score) in enumerate(zip(self.names, scores, strict=True))
        ]
        print_table(["", *scores[0], ""], rows)

    def _leave_record(self) -> None:
        """Write the record where it was asked for; else offer it, if the game came to its end."""
        if self.record is not None:
            try:
                self._write(self.record)
            except (Mistake, OSError):
                print(self._text())  # a whole game must not be lost to a full disk
                raise
            print(f"The record is in {self.record}.")
            return
        while self.recorder.position.is_over and self.people:
            try:
                name = self.keyboard.ask("Save the record? A file name, or Enter for no: ")
            except EndOfInput:
                return
            if not name:
                return
            print(self._save(name))
            if Path(name) in self._written:
                return

    def _save(self, name: str) -> str:
        """Write the record so far for a person who may mistype, and say what came of it."""
        path = Path(name)
        if not name:
            return "save needs the name of a file."
        try:
            if path.exists() and path not in self._written:
                return f"{name} exists already; please choose another name."
            self._write(path)
        except (Mistake, OSError, ValueError) as error:  # ValueError: no path can hold such a text
            return f"That did not work: {error}."
        self._written.add(path)
        return f"The record is in {name}."

    def _write(self, path: Path) -> None:
        with replacing(path) as file:
            file.write(self._text() + "\n")

    def _text(self) -> str:
        from crossoff.core.record import encode

        kinds = [PERSON if bot is None else bot.name for bot in self.bots]
        return encode(self.recorder.record(self.names, bots=kinds))


def _points(points: Score | int | list[int]) -> str:
    return "+".join(map(str, points)) or "0" if isinstance(points, list) else str(points)
