"""`crossoff export`: the record of a table, or its events, out of a server's database."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from crossoff.cli.database import Database, TableId, ask, checked_id, no_such_table, place_of
from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.kernels import prefer_plain
from crossoff.cli.language import current_texts, t
from crossoff.cli.options import Flag

if TYPE_CHECKING:
    from crossoff.play.events import Created, Event
    from crossoff.play.table import Table
    from crossoff.server.store import StoredEvent

__all__ = ["export", "open_events"]


def export(
    table: TableId,
    *,
    db: Database = None,
    events: Flag = False,
) -> int:
    """Print the record of a table as one line of JSON, or all its events."""
    prefer_plain()
    stored = ask(_load(place_of(db), checked_id(table)))
    if not stored:
        raise no_such_table(table)
    lines = _event_lines(stored) if events else [_record_line(stored)]
    for line in lines:
        print(line)
    return FINE


async def _load(place: str, table: str) -> list[StoredEvent]:
    from crossoff.server.store.reader import open_reader

    async with open_reader(place) as reader:
        return await reader.load(table)


def _table(stored: list[StoredEvent]) -> tuple[Table, list[Event]]:
    from crossoff.play.events import decode_event
    from crossoff.play.table import Table

    happened = [decode_event(one.body) for one in stored]
    return Table.load(happened), happened


def _record_line(stored: list[StoredEvent]) -> str:
    from crossoff.core.errors import said
    from crossoff.core.model.record import encode
    from crossoff.play.frames import record_for

    table = _table(stored)[0]
    if table.older_rules is not None:
        raise Mistake(said("why-older-rules", version=table.older_rules).render(current_texts()))
    record = record_for(table, None)
    if record is None:
        raise Mistake(t("not-begun"))
    return encode(record)


def _event_lines(stored: list[StoredEvent]) -> list[str]:
    import msgspec

    table, happened = _table(stored)
    return [
        msgspec.json.encode(
            {"seq": one.seq, "at": one.at, "command": one.command, "event": opened}
        ).decode()
        for one, opened in zip(stored, open_events(table, happened), strict=True)
    ]


def open_events(table: Table, happened: Sequence[Event]) -> Iterator[dict[str, Any]]:
    """A table's events as a spectator may read them: all that is open by now."""
    from crossoff.play.events import Began, Decided
    from crossoff.play.redaction import shown_lines

    log = iter(shown_lines(table, None) if table.recorder else ())
    for event in happened:
        stored = event.lines if isinstance(event, Began | Decided) else ()
        # Of a game by older rules, which has ended with them, all is open and nothing is replayed.
        is_read = table.older_rules is None
        yield _open_event(table, event, list(islice(log, len(stored)) if is_read else stored))


def _open_event(table: Table, event: Event, lines: list[str]) -> dict[str, Any]:
    """An event with its lines as they may be read, each part by its name.

    A decision's own words come when the table has ended; before, those that are no longer sealed
    stand in `lines`.
    """
    from crossoff.play import events

    match event:
        case events.Created():
            return {"e": "created", **_open_beginning(table, event)}
        case events.Sat():
            named = {"seat": event.seat, "name": event.name, "nonce": event.nonce}
            return {"e": "sat", **named}
        case events.Given():
            return {"e": "given", "seat": event.seat, "bot": event.bot}
        case events.Opened():
            return {"e": "opened", "seat": event.seat}
        case events.Nonced():
            return {"e": "nonced", "seat": event.seat, "nonce": event.nonce}
        case events.Began():
            return {"e": "began", "lines": lines}
        case events.Decided():
            said = {"do": event.do} if table.ended else {}
            asked = {"seat": event.seat, "phase": event.phase}
            return {"e": "decided", **asked, **said, "lines": lines, "auto": event.auto}
        case events.Withdrawn():
            return {"e": "withdrawn", "seat": event.seat, "phase": event.phase}
        case events.Ended():
            return {"e": "ended", "why": event.why}
        case events.Rematched():
            return {"e": "rematched", "table": event.table}


def _open_beginning(table: Table, created: Created) -> dict[str, Any]:
    seats = [
        {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "nonce": seat.nonce}
        for seat in created.seats
    ]
    chance = {"seed": created.seed, "salt": created.salt} if table.ended else {}
    return {
        "game": created.game,
        "options": created.options,
        "deck": created.deck,
        "seats": seats,
        "scheme": created.scheme,
        "commitment": created.commitment,
        **chance,
        "memory_aid": created.memory_aid,
        "seconds": created.seconds,
        "start": created.start,
    }
