"""A game at this terminal: the table, who sits at it, and what is kept of it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from crossoff.core.errors import CrossoffError
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import DeckRef, Record
from crossoff.core.model.registry import load_game
from crossoff.local.saves import BadSave, Save
from crossoff.play.events import Began, Created, Decided, Event, SeatPlan
from crossoff.play.fairness import SECRET_BYTES
from crossoff.play.table import Proposal, Refused, Table
from crossoff.play.telling import News, Teller, record_for
from crossoff.texts import Texts

__all__ = ["GameSettings", "Sitting", "Who"]


@dataclass(frozen=True)
class Who:
    """Who is to sit on a seat: a bot by its name, or a person, who may have a name."""

    bot: str = ""
    name: str = ""

    @property
    def is_person(self) -> bool:
        return not self.bot


@dataclass(frozen=True)
class GameSettings:
    """A game to be played."""

    game: str
    seats: tuple[Who, ...]
    options: dict[str, str] = field(default_factory=dict)
    memory_aid: bool = False
    deck: DeckRef = STANDARD
    seed: int | None = None  # the same cards and dice every time; else new ones


class Sitting:
    """A game in progress. Its table changes only by what is already on the disk."""

    def __init__(self, table: Table, save: Save | None) -> None:
        self.table = table
        self.news: list[News] = []
        self._save = save
        self._teller = Teller()

    @classmethod
    def begin(cls, plan: GameSettings, folder: Path | None) -> Sitting:
        """A new game, kept in a folder if one is given. What the game does not offer raises
        ValueError or BadDeck, before anything is written.
        """
        table = Table(_created(plan))
        began = table.begin()
        sitting = cls(table, None if folder is None else Save.new(folder))
        sitting._keep(table.created)
        sitting._happen(began)
        return sitting

    @classmethod
    def resume(cls, path: Path) -> Sitting:
        """The game of a file, where it was left; BadSave if there is none."""
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
        assert position is not None  # a sitting begins with its game
        return position

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [Seat(k) for k, seat in enumerate(self.table.seats) if seat.kind != "bot"]

    @property
    def path(self) -> Path | None:
        """The file of the game, if it is kept."""
        return None if self._save is None else self._save.path

    def next_person(self) -> Seat | None:
        """The person who is to decide now, the first of them if there are several."""
        return next((Seat(seat) for seat in self.table.asked() if seat in self.people), None)

    def next_bots(self) -> list[Seat]:
        """The bots that are to decide now."""
        return [Seat(seat) for seat in self.table.asked() if seat not in self.people]

    def is_secret(self, seat: Seat) -> bool:
        """Whether other people must not see what a seat sees or decides now."""
        position = self.position
        is_hidden = len(position.actors()) > 1 or position.seen_by(seat) != position
        return is_hidden and len(self.people) > 1

    def seen_by(self, observer: Seat | None) -> Position:
        """The game as an observer may know it; None looks on. When it is over all is open."""
        return self.position if self.table.is_over else self.position.seen_by(observer)

    def bot_seed(self, seat: Seat) -> str:
        """The chance of a bot's next decision. It is the same when the game is taken up again, and
        says nothing of the game's own.
        """
        name = f"{self.table.created.seed} bot {seat} {self.table.phase(seat)}"
        return hashlib.sha256(name.encode()).hexdigest()

    def names(self, texts: Texts) -> list[str]:
        """What the seats are called: the only person is "You", bots have names of their own."""
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
        """The record so far, with what is hidden from somebody at this keyboard left out."""
        record = record_for(self.table, self.people[0] if len(self.people) == 1 else None)
        assert record is not None
        return record

    # --- changing ---

    def decide(self, seat: Seat, do: str) -> None:
        """A seat's whole decision in the words of the record; Refused if it cannot be."""
        self._happen(self.table.decide(seat, self.table.phase(seat) or "", do))

    def leave(self) -> None:
        """Stop here. An unfinished game can be taken up again; a finished one is forgotten."""
        if self._save is None:
            return
        if self.table.is_over:
            self._save.remove()
        else:
            self._save.close()

    def _happen(self, proposal: Proposal[Event]) -> None:
        self._keep(proposal.event)
        self._apply(proposal)

    def _check(self, events: Sequence[Event]) -> None:
        """Raise ValueError if the log of the game is not what its events told of."""
        told = [event.lines for event in events if isinstance(event, Began | Decided)]
        recorder = self.table.recorder
        if recorder is None or recorder.lines != [line for lines in told for line in lines]:
            raise ValueError("expected the game that the events tell of")

    def _keep(self, event: Event) -> None:
        if self._save is not None:
            self._save.append(event)

    def _apply(self, happened: Event | Proposal[Event]) -> None:
        event = self.table.apply(happened)
        self.news.append(self._teller.news(self.table, event))


def _created(plan: GameSettings) -> Created:
    game = load_game(plan.game)
    seed, salt = (_secret(plan.seed, what) for what in ("seed", "salt"))
    options = {key: values[0] for key, values in game.options.items()} | plan.options
    return Created(
        game=plan.game,
        options=options,
        deck=plan.deck,
        # A person's token says that the seat is not free; nobody plays it from elsewhere.
        seats=[
            SeatPlan("bot", bot=who.bot) if who.bot else SeatPlan("local", who.name, token="here")
            for who in plan.seats
        ],
        host="",
        invite="",
        watch="",
        seed=seed.hex(),
        salt=salt.hex(),
        memory_aid=plan.memory_aid,
        table=_secret(plan.seed, "table").hex()[:32],
    ).committed()


def _secret(seed: int | None, what: str) -> bytes:
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return hashlib.sha256(f"crossoff play {what} {seed}".encode()).digest()
