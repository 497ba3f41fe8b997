"""A local game: the table, its players and its save file."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from crossoff.core.errors import CrossoffError
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import DeckRef, Record
from crossoff.core.model.registry import load_game
from crossoff.local.finished import keep_finished
from crossoff.local.saves import BadSave, Save
from crossoff.play.events import Began, Created, Decided, Event, SeatPlan
from crossoff.play.fairness import SECRET_BYTES, daily_secrets
from crossoff.play.fairness.daily import Secrets
from crossoff.play.frames import record_for
from crossoff.play.news import News, Reporter
from crossoff.play.table import Proposal, Refused, Table
from crossoff.texts import Texts

__all__ = ["GameSettings", "LocalSeat", "Sitting"]


@dataclass(frozen=True)
class LocalSeat:
    """The player of a seat: a bot by name, or a person with an optional name."""

    bot: str = ""
    name: str = ""

    @property
    def is_person(self) -> bool:
        return not self.bot


@dataclass(frozen=True)
class GameSettings:
    """The settings of a new game."""

    game: str
    seats: tuple[LocalSeat, ...]
    options: dict[str, str] = field(default_factory=dict)
    memory_aid: bool = False
    deck: DeckRef = STANDARD
    seed: int | None = None  # fixes cards and dice; random if None
    daily: date | None = None  # the deal of that day


class Sitting:
    """A game in progress. Every event is on disk before it changes the table."""

    def __init__(self, table: Table, save: Save | None) -> None:
        self.table = table
        self.news: list[News] = []
        self._save = save
        self._reporter = Reporter()

    @classmethod
    def begin(cls, settings: GameSettings, folder: Path | None) -> Sitting:
        """Start a new game, saved in `folder` if given. Raises ValueError or BadDeck before writing
        anything if the game does not offer these settings.
        """
        table = Table(_created(settings))
        began = table.begin()
        sitting = cls(table, None if folder is None else Save.new(folder))
        sitting._persist(table.created)
        sitting._commit(began)
        return sitting

    @classmethod
    def resume(cls, path: Path) -> Sitting:
        """Resume the game in a file; BadSave if that is not possible."""
        save, events = Save.open(path)
        sitting = cls(Table(events[0]), save)  # type: ignore[arg-type]
        try:
            for event in events[1:]:
                sitting._apply(event)
            if sitting.table.older_rules is None:
                sitting._check(events)
        except (CrossoffError, Refused, ValueError, AssertionError, LookupError):
            save.close()
            raise BadSave(path, "spoilt") from None
        if sitting.table.older_rules is not None:
            save.close()
            raise BadSave(path, "outdated")
        return sitting

    # --- reading ---

    @property
    def position(self) -> Position:
        position = self.table.position
        assert position is not None  # the constructors apply Began
        return position

    @property
    def people(self) -> list[Seat]:
        """The seats played by people."""
        return [Seat(k) for k, seat in enumerate(self.table.seats) if seat.kind != "bot"]

    @property
    def path(self) -> Path | None:
        """The save file, if there is one."""
        return None if self._save is None else self._save.path

    def next_person(self) -> Seat | None:
        """Return the first seat of a person who must decide now, or None."""
        return next((Seat(seat) for seat in self.table.asked() if seat in self.people), None)

    def next_bots(self) -> list[Seat]:
        """Return the bot seats that must decide now."""
        return [Seat(seat) for seat in self.table.asked() if seat not in self.people]

    def is_secret(self, seat: Seat) -> bool:
        """True if other people must not see what this seat sees or decides now."""
        position = self.position
        is_hidden = len(position.actors()) > 1 or position.seen_by(seat) != position
        return is_hidden and len(self.people) > 1

    def seen_by(self, observer: Seat | None) -> Position:
        """Return the position redacted for an observer (None: a spectator). A finished game is
        open.
        """
        return self.position if self.table.is_over else self.position.seen_by(observer)

    def bot_seed(self, seat: Seat) -> str:
        """Return the seed of a bot's next decision. It is the same after resuming, and reveals
        nothing about the game's own randomness.
        """
        name = f"{self.table.created.seed} bot {seat} {self.table.phase(seat)}"
        return hashlib.sha256(name.encode()).hexdigest()

    def names(self, texts: Texts) -> list[str]:
        """Return the display names of the seats. A person playing alone is "You"."""
        alone = len(self.people) == 1
        names = []
        for number, seat in enumerate(self.table.seats, 1):
            if seat.kind == "bot":
                names.append(texts.say("bot-name", place=number))
            elif alone:
                names.append(texts.say("you"))
            else:
                names.append(seat.name or texts.say("name-local", place=number))
        return names

    def record(self) -> Record:
        """Return the record so far, without what is hidden from anyone at this keyboard."""
        record = record_for(self.table, self.people[0] if len(self.people) == 1 else None)
        assert record is not None
        return record

    # --- changing ---

    def decide(self, seat: Seat, do: str) -> None:
        """Apply a seat's whole decision, in record notation; Refused if it is not possible."""
        self._commit(self.table.decide(seat, self.table.phase(seat) or "", do))

    def leave(self) -> None:
        """Stop playing. An unfinished game can be resumed; a finished one is kept as a record
        beside the saved games.
        """
        if self._save is None:
            return
        if not self.table.is_over:
            self._save.close()
            return
        try:
            keep_finished(self._save.path.parent, self.record())
        except OSError:  # a full disk; the save still has the game
            self._save.close()
        else:
            self._save.remove()

    def _commit(self, proposal: Proposal[Event]) -> None:
        self._persist(proposal.event)
        self._apply(proposal)

    def _check(self, events: Sequence[Event]) -> None:
        """Raise ValueError if replaying the events does not give the stored log."""
        told = [event.lines for event in events if isinstance(event, Began | Decided)]
        recorder = self.table.recorder
        if recorder is None or recorder.lines != [line for lines in told for line in lines]:
            raise ValueError("expected the game that the events tell of")

    def _persist(self, event: Event) -> None:
        if self._save is not None:
            self._save.append(event)

    def _apply(self, happened: Event | Proposal[Event]) -> None:
        event = self.table.apply(happened)
        self.news.append(self._reporter.news(self.table, event))


def _created(settings: GameSettings) -> Created:
    game = load_game(settings.game)
    secret = _secrets(settings)
    options = {key: values[0] for key, values in game.options.items()} | settings.options
    return Created(
        game=settings.game,
        options=options,
        deck=settings.deck,
        # A token marks the seat as taken; no client can play it.
        seats=[
            SeatPlan("bot", bot=who.bot) if who.bot else SeatPlan("local", who.name, token="here")
            for who in settings.seats
        ],
        host="",
        invite="",
        watch="",
        seed=secret.seed,
        salt=secret.salt,
        memory_aid=settings.memory_aid,
        table=secret.table,
        daily="" if settings.daily is None else settings.daily.isoformat(),
    ).committed()


def _secrets(settings: GameSettings) -> Secrets:
    if settings.daily is not None:
        return daily_secrets(settings.game, settings.daily)
    seed, salt, table = (_secret(settings.seed, what).hex() for what in ("seed", "salt", "table"))
    return Secrets(seed, salt, table[:32])


def _secret(seed: int | None, what: str) -> bytes:
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return hashlib.sha256(f"crossoff play {what} {seed}".encode()).digest()
