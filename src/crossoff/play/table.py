"""A table: its seats, the game, and who may do what next. No clock, no network, no store.

A table is the sum of its events. A request becomes a `Proposal` or is `Refused`; nothing changes
until the proposal is applied, once its event is stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from crossoff.core.errors import CrossoffError
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.record import Recorder
from crossoff.core.model.registry import load_game
from crossoff.core.model.steps import take_steps
from crossoff.play.events import (
    Began,
    Created,
    Decided,
    Ended,
    Event,
    Given,
    Nonced,
    Opened,
    Rematched,
    Sat,
    Withdrawn,
)
from crossoff.play.fairness import v1, v2
from crossoff.play.fairness.data import Chance

__all__ = ["MOST_WITHDRAWALS", "Proposal", "Refused", "SeatState", "Table"]

MOST_WITHDRAWALS = 10  # of a seat's decision in one phase: a log must not grow without end

E = TypeVar("E", bound=Event, covariant=True)


class Refused(Exception):
    """The request is refused. `code` is an error code of the wire protocol; `clause` is the clause
    of the rules that forbids it, if any.
    """

    def __init__(self, code: str, detail: str, clause: str | None = None) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail
        self.clause = clause


@dataclass
class SeatState:
    """The current state of a seat."""

    kind: str  # "human", "local" or "bot"
    name: str = ""
    bot: str = ""
    token: str = ""  # hash; empty if no token can play the seat
    nonce: str = ""

    @property
    def is_open(self) -> bool:
        """True if the seat is free to take."""
        return self.kind != "bot" and not self.token

    @property
    def holder(self) -> str:
        """The key to this seat: the bot's name, or the hash of the token that plays it."""
        return self.bot or self.token


@dataclass(frozen=True)
class Next:
    """The game after one more event."""

    recorder: Recorder
    drawn: int


@dataclass(frozen=True)
class Proposal(Generic[E]):
    """An event that is not stored yet, with the resulting game if it changes the game."""

    event: E
    after: Next | None = None

    @property
    def is_last(self) -> bool:
        """True if the game ends with this event."""
        if self.after is None:
            return isinstance(self.event, Ended)
        return self.after.recorder.position.is_over


class Table:
    """One table, as the sum of its events."""

    def __init__(self, created: Created) -> None:
        self.created = created
        self.seats = [
            SeatState(plan.kind, plan.name, plan.bot, plan.token, plan.nonce)
            for plan in created.seats
        ]
        self.invite = created.invite
        self.ended: str | None = None
        self.older_rules: int | None = None  # rules version of the game, if it is an older one
        self.rematch: Rematched | None = None
        self.recorder: Recorder | None = None
        self.before: Position | None = None  # position before the last event
        self.stage = 0  # how many times all seats that were asked have decided
        self.drawn = 0
        self.head: str | None = None  # of the decision chain, once the game has begun
        self._decided = bytearray()  # per stage, a bit for each seat that has decided
        self._withdrawals: list[int] = []  # the seats that took a decision back at this stage
        self._chance: Chance | None = None  # created once no more nonces can be added

    @classmethod
    def load(cls, events: Iterable[Event]) -> Table:
        """Load a table from its events."""
        stream = iter(events)
        first = next(stream)
        assert isinstance(first, Created)
        table = cls(first)
        for event in stream:
            table.apply(event)
        return table

    # --- reading ---

    @property
    def position(self) -> Position | None:
        """The current position; None before the game begins."""
        return self.recorder.position if self.recorder else None

    @property
    def is_over(self) -> bool:
        """True if the game was played to its end."""
        return self.position is not None and self.position.is_over

    @property
    def can_begin(self) -> bool:
        return self.recorder is None and self.ended is None and not self.open_seats()

    def open_seats(self) -> list[int]:
        """Return the free seats."""
        return [number for number, seat in enumerate(self.seats) if seat.is_open]

    def phase(self, seat: int | None) -> str | None:
        """Return a key for the decision a seat is asked for. Other seats' decisions do not change
        it.
        """
        position = self.position
        if seat is None or position is None or self.ended or seat not in position.actors():
            return None
        return str(self.stage)

    def asked(self) -> list[int]:
        """Return the seats that must decide now."""
        return [] if self.position is None or self.ended else list(self.position.actors())

    def start_seat(self) -> int | None:
        """The seat that began the game; None before that."""
        if self.recorder is None:
            return None
        heads = (line.split(" ") for line in self.recorder.lines)
        return next((int(words[2]) for words in heads if words[1] == "start"), None)

    def head_after(self, lines: int) -> str:
        """Return the head of the decision chain after this many log lines."""
        assert self.recorder is not None
        first = v2.first_head(self.created.commitment, self.nonces())
        return v2.next_head(first, self.recorder.lines[:lines])

    def without_nonce(self) -> list[int]:
        """Return the human seats that may still add a nonce; none once the game has begun. Local
        players share the creator's.
        """
        if self.recorder is not None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.kind == "human" and not seat.nonce]

    def nonces(self) -> list[str]:
        """Return each seat's nonce, empty if it gave none."""
        return [seat.nonce for seat in self.seats]

    def early(self) -> list[int]:
        """Return the seats whose nonce was known when the commitment was made."""
        if self.created.scheme == v1.SCHEME:
            return []
        plans = zip(self.created.seats, self.seats, strict=True)
        return [
            n for n, (plan, seat) in enumerate(plans) if plan.nonce and plan.nonce == seat.nonce
        ]

    def names(self) -> list[str]:
        """Return the seat names for a record, with defaults for bots and free seats."""
        names: list[str] = []
        for number, seat in enumerate(self.seats):
            name = seat.bot if seat.kind == "bot" else seat.name or f"seat {number + 1}"
            taken = names + [other.name for other in self.seats[number + 1 :]]
            names.append(f"{name} {number + 1}" if name in taken else name)
        return names

    # --- asking ---

    def begin(self) -> Proposal[Began]:
        """Draw up to the first decision."""
        following = self._draw_due(Recorder(self._first_position()), 0)
        return Proposal(Began(tuple(following.recorder.lines)), following)

    def decide(self, seat: int, phase: str, do: str, *, auto: bool = False) -> Proposal[Decided]:
        """Propose a seat's whole decision, in record notation without the seat."""
        position = self._expect_asked(seat, phase)
        actions = self._read(position, seat, do)
        notation = position.game.notation
        after = self._after(position, seat, actions, do)
        if notation.owes_more(after, Seat(seat)):
            detail = "the decision is not whole yet: it owes another step"
            raise _against_rules(position, seat, do, detail)
        assert self.recorder is not None
        recorder = self.recorder.fork()
        recorder.take(Seat(seat), actions, after)
        following = self._draw_due(recorder, self.drawn)
        # Store the canonical notation, however the client spelt it.
        text = notation.decision_text(position, Seat(seat), actions)
        lines = tuple(recorder.lines_from(self.recorder.length))
        return Proposal(Decided(seat, phase, text, lines, auto), following)

    def withdraw(self, seat: int, phase: str) -> Proposal[Withdrawn]:
        """Propose to take a seat's decision back. Possible until all seats have decided: then it
        is written and known.
        """
        if self.position is None or self.ended:
            raise Refused("not_yours", "the game is not running")
        if phase != str(self.stage):
            raise Refused("stale", "the game has gone on")
        if not self._has_decided(seat, phase):
            raise Refused("not_yours", "this seat has decided nothing")
        if self.withdrawals(seat) >= MOST_WITHDRAWALS:
            raise Refused("not_yours", "this decision was taken back too often")
        return Proposal(Withdrawn(seat, phase), self._without(seat))

    def _without(self, seat: int) -> Next:
        assert self.recorder is not None
        recorder = self.recorder.fork()
        recorder.withdraw(Seat(seat))
        return Next(recorder, self.drawn)

    def withdrawable(self, seat: int | None) -> str | None:
        """Return the phase of a seat's decision that it can still take back."""
        phase = str(self.stage)
        if seat is None or self.ended or not self._has_decided(seat, phase):
            return None
        return phase if self.withdrawals(seat) < MOST_WITHDRAWALS else None

    def withdrawals(self, seat: int) -> int:
        """Return how often a seat took back its decision in this phase."""
        return self._withdrawals.count(seat)

    def preview(self, seat: int, phase: str, do: str) -> tuple[Position, list[ActionId]]:
        """Return the position redacted for the seat, and the steps of a complete or partial
        decision. An empty text has no steps.
        """
        position = self._expect_asked(seat, phase).seen_by(seat)
        actions = self._read(position, seat, do) if do else []
        self._after(position, seat, actions, do)
        return position, actions

    def _expect_asked(self, seat: int, phase: str) -> Position:
        position = self.position
        if position is None or self.ended:
            raise Refused("not_yours", "the game is not running")
        if self._has_decided(seat, phase):
            raise Refused("already_done", "this seat has decided")
        if phase != str(self.stage):
            raise Refused("stale", "the game has gone on")
        if seat not in position.actors():
            clause = position.game.notation.why_not(position, Seat(seat), "")
            raise Refused("not_yours", "this seat is not asked", clause)
        return position

    def _has_decided(self, seat: int, phase: str) -> bool:
        """True if the seat has already decided in this phase."""
        stage = int(phase) if phase.isdecimal() else -1
        if stage not in range(len(self._decided)) or phase != str(stage):
            return False
        return bool(self._decided[stage] >> seat & 1)

    @staticmethod
    def _read(position: Position, seat: int, do: str) -> list[ActionId]:
        try:
            return position.game.notation.parse_decision(position, Seat(seat), do)
        except CrossoffError as error:
            raise _against_rules(position, seat, do, str(error)) from None

    @staticmethod
    def _after(position: Position, seat: int, actions: list[ActionId], do: str) -> Position:
        try:
            return take_steps(position, Seat(seat), actions, do)
        except CrossoffError as error:
            raise _against_rules(position, seat, do, str(error)) from None

    # --- chance ---

    def _first_position(self) -> Position:
        created = self.created
        game = load_game(created.game)
        return new_game(game, len(created.seats), options=created.options, deck=created.deck)

    def _draw_due(self, recorder: Recorder, drawn: int) -> Next:
        """Resolve all chance that is due."""
        if self._chance is None:
            self._chance = self._new_chance()
        self._chance.drawn = drawn
        while recorder.position.is_chance:
            recorder.draw(self._chance.draw(recorder.position))
        return Next(recorder, self._chance.drawn)

    def _new_chance(self) -> Chance:
        created, nonces = self.created, self.nonces()
        seed = bytes.fromhex(created.seed)
        if created.scheme == v1.SCHEME:
            return v1.NumberedChance(v1.game_key(seed, nonces), start=created.start)
        return v2.NamedChance(v2.game_key(seed, created.commitment, nonces), start=created.start)

    # --- events ---

    def apply(self, happened: Event | Proposal[Event]) -> Event:
        """Apply a stored event, or a proposal whose event is stored; return the event. A proposal
        must be the latest one made: it does not include events applied since.
        """
        proposal = happened if isinstance(happened, Proposal) else Proposal(happened)
        match event := proposal.event:
            case Began(lines) if (version := self._older_rules(lines)) is not None:
                self.older_rules, self.ended = version, "outdated"
            case Began() | Decided():
                if self.older_rules is None:
                    self._go_on(event, proposal.after or self._replayed(event))
            case Withdrawn(number):
                if self.older_rules is None:
                    self._go_back(number, proposal.after or self._without(number))
            case Sat(number, name, token, nonce):
                seat = self.seats[number]
                seat.kind, seat.name, seat.token, seat.bot = "human", name, token, ""
                if self.recorder is None:
                    seat.nonce = nonce
            case Given(number, bot):
                seat = self.seats[number]
                seat.kind, seat.bot, seat.token, seat.name = "bot", bot, "", ""
            case Opened(number, invite):
                seat = self.seats[number]
                seat.kind, seat.bot, seat.token, seat.name = "human", "", "", ""
                self.invite = invite
            case Ended(why):
                self.ended = self.ended or why
            case Nonced(number, nonce):
                if self.recorder is None:
                    self.seats[number].nonce = nonce
            case Rematched():
                self.rematch = event
            case Created():  # pragma: no cover - only ever the first
                raise AssertionError("a table is made once")
        return event

    def _older_rules(self, lines: Sequence[str]) -> int | None:
        """Return the rules version of a stored game if it is an older one."""
        return load_game(self.created.game).rules.older(lines[0]) if lines else None

    def _go_on(self, event: Began | Decided, following: Next) -> None:
        self.before = self.position
        self.recorder, self.drawn = following.recorder, following.drawn
        if self.created.scheme != v1.SCHEME:
            head = self.head or v2.first_head(self.created.commitment, self.nonces())
            self.head = v2.next_head(head, event.lines)
        if isinstance(event, Decided):
            self._decided.extend(bytes(self.stage + 1 - len(self._decided)))
            self._decided[self.stage] |= 1 << event.seat
        if not self.recorder.is_sealed:
            self.stage += 1
            self._withdrawals = []
        if self.is_over:
            self.ended = "over"

    def _go_back(self, seat: int, following: Next) -> None:
        self.before = self.position
        self.recorder = following.recorder
        self._decided[self.stage] &= ~(1 << seat)
        self._withdrawals.append(seat)

    def _replayed(self, event: Began | Decided) -> Next:
        """Apply a stored event: read its draws instead of drawing again."""
        if isinstance(event, Began):
            recorder = Recorder(self._first_position())
        else:
            assert self.recorder is not None
            recorder = self.recorder.fork()
            position = recorder.position
            notation = position.game.notation
            for action in notation.parse_decision(position, Seat(event.seat), event.do):
                recorder.act(Seat(event.seat), action)
        drawn = self.drawn
        for line in event.lines:
            if _is_drawn(recorder.position, line):
                notation = recorder.position.game.notation
                for outcome in notation.parse_chance(recorder.position, line):
                    recorder.draw(outcome)
                    drawn += 1
        return Next(recorder, drawn)


def _against_rules(position: Position, seat: int, do: str, detail: str) -> Refused:
    """Return a refusal with the clause of the rules, so that the player can look it up."""
    return Refused("illegal", detail, position.game.notation.why_not(position, Seat(seat), do))


def _is_drawn(position: Position, line: str) -> bool:
    """True if a line contains the chance that is due."""
    head = position.game.notation.chance_head(position)
    return position.is_chance and head is not None and line.startswith(head + " ")
