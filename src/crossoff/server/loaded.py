"""A table in memory, rebuilt from its stored events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from crossoff.play.events import Created, Decided, Event, Withdrawn, decode_event
from crossoff.play.news import Reporter
from crossoff.play.recent import recent
from crossoff.play.table import Proposal, Refused, Table
from crossoff.server.commands import Commands, digest_in
from crossoff.server.history import History
from crossoff.server.secrets import hashed, is_secret
from crossoff.server.store import StoredEvent

__all__ = ["LoadedTable"]


class LoadedTable:
    """A table, the number of its last event, and an index of all its events."""

    def __init__(self) -> None:
        self.table: Table  # set by the first event
        self.seq = 0
        self.changed_table = False  # by the last event: more than the game itself
        self._reporter = Reporter()
        self._history = History()
        self._commands = Commands()

    def apply_stored(
        self, stored: Sequence[StoredEvent], proposal: Proposal[Event] | None = None
    ) -> None:
        """Apply stored events; `proposal` is the source of a single event that originated here."""
        for one in stored:
            happened = proposal.event if proposal else decode_event(one.body)
            if isinstance(happened, Created):
                self.table = Table(happened)
            else:
                self.table.apply(proposal or happened)
            self.seq = one.seq
            self._history.append(self._reporter.news(self.table, happened))
            is_play = isinstance(happened, Decided | Withdrawn)
            self.changed_table = not is_play or self.table.ended is not None
            if one.command is not None and one.answer is not None:
                self._commands.add(one.command, digest_in(one.answer), one.seq)

    def news(self, observer: int | None, since: int) -> list[dict[str, Any]]:
        """The events that an observer missed after `since`."""
        missed = self._history.after(since, self.table)
        return [
            {"seq": seq, "what": news.for_observer(observer)}
            for seq, news in enumerate(missed, since + 1)
        ]

    def last_news(self, observer: int | None) -> list[dict[str, Any]]:
        """The last event as an observer sees it."""
        return self._history.last(self.table).for_observer(observer)

    def recent(self, observer: int | None) -> list[dict[str, Any]]:
        """What the seats did lately, in short."""
        return recent(self.table, self._history.latest(self.table), observer)

    def head(self, seq: int | None = None) -> dict[str, str]:
        """The head of the hash chain for a frame, now or after an event of the game
        (docs/fairness.md).
        """
        head = self.table.head
        if head is not None and seq not in (None, self.seq):
            # A repeated decision gets the same answer as before.
            head = self.table.head_after(
                next(self._history.after(seq - 1, self.table)).numbers.stop
            )
        return {} if head is None else {"head": head}

    def observer_of(self, secret: str) -> tuple[bool, int | None]:
        """True if a secret is valid, and its seat; None for a spectator's. A guest may watch."""
        found = hashed(secret)
        seats = [is_secret(found, seat.token) for seat in self.table.seats]
        watching = [is_secret(found, own) for own in (self.table.created.watch, self.table.invite)]
        may_watch = any(watching)
        if any(seats):
            return True, seats.index(True)
        return may_watch, None

    def expect_holder(self, seat: int, holder: str) -> None:
        """Raise Refused if this holder no longer has the seat."""
        if holder != self.table.seats[seat].holder:
            raise Refused("not_yours", "this seat was given to somebody else")

    def find_command(self, command: str, digest: str) -> int | None:
        """Return the number of a known command's event, or None. Raises Refused with `conflict` if
        the command came with a different request.
        """
        seq = self._commands.find(command)
        if seq is not None and not self._commands.is_about(command, digest):
            raise Refused("conflict", "this id was used for something else")
        return seq
