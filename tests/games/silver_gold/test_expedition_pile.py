"""Silver & Gold: nobody looks through the expedition pile (S3.1).

Everything that a table sends is searched for cards of the current round that lie under the top one.
With the memory aid, and once the round is over, they are included.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crossoff.cli.export import open_events
from crossoff.cli.keyboard import EndOfInput, Keyboard
from crossoff.cli.plain import PlainTable
from crossoff.cli.recording import RecordWriter
from crossoff.core.model.contract import Seat
from crossoff.core.model.record import encode
from crossoff.envs import raw_env
from crossoff.local.sitting import GameSettings, Sitting
from crossoff.play.autopilot import plain_decision
from crossoff.play.events import Event, decode_event, encode_event
from crossoff.play.frames import choices, record_for
from crossoff.play.table import Table
from crossoff.server.clocks import Clocks
from crossoff.server.room import Room
from crossoff.server.services import Services
from crossoff.server.store import NewEvent
from crossoff.texts import Texts
from crossoff.tui.board import load_board
from testkit.play.tables import new_table, random_decision
from testkit.server.entropy import seeded
from testkit.store.databases import keep_table, new_place
from testkit.store.in_memory import memory_store
from testkit.terminal.app import plan, sit_down
from testkit.terminal.command import crossoff

pytestmark = pytest.mark.once

GAME = "silver-and-gold"
TURNS = 7  # of a round
TABLE = "ab" * 16
OBSERVERS = (0, 1, None)
TEXTS = Texts("en")
WORDS = {
    TEXTS.say("sg-pattern", pattern=card, fields=int(card[1])): card
    for card in ("I2", "I3", "L3", "O4", "T4", "L4")
}
NAMED = re.compile("|".join([r"\b(?:I2|I3|L3|O4|T4|L4)\b", *WORDS]))

Aid = pytest.mark.parametrize("aid", [False, True], ids=["without aid", "with aid"])


def cards_in(text: str) -> set[str]:
    """Return the expedition cards that a text names, by id or in words."""
    return {WORDS.get(found, found) for found in NAMED.findall(text)}


def turned_up(table: Table) -> list[str]:
    """Return the expedition cards so far."""
    assert table.recorder is not None
    return [line.split()[2] for line in table.recorder.lines if line.startswith("* expedition")]


def open_cards(table: Table, *, aid: bool) -> list[str | None]:
    """Return the same cards as an observer may know them, None for hidden ones."""
    cards = turned_up(table)
    if aid or table.ended or not cards:
        return list(cards)
    latest = len(cards) - 1
    begin = latest - latest % TURNS
    return [None if begin <= k < latest else card for k, card in enumerate(cards)]


def assert_names_only(text: str, table: Table, *, aid: bool) -> None:
    """Check that a text names no hidden card."""
    assert cards_in(text) <= {card for card in open_cards(table, aid=aid) if card}, text


def logged(lines: list[str]) -> list[str | None]:
    """Return the cards in the expedition lines of a log, None for hidden ones."""
    found = [line.split()[2] for line in lines if line.startswith("* expedition")]
    return [None if card == "?" else card for card in found]


def told(frames: list[dict[str, Any]]) -> list[str | None]:
    """Return the same from the events that a table sent."""
    lines = [line for frame in frames for line in frame["what"]]
    return [line["card"] for line in lines if line["verb"] == "expedition"]


# --- the wire, the record, the export ---


class Listener:
    """A connected client, and the frames it received."""

    def __init__(self, observer: int | None) -> None:
        self.observer = observer
        self.frames: list[str] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame.decode())

    def close(self, code: int) -> None:
        raise AssertionError("nobody is sent away here")


async def open_room(aid: bool) -> Room:
    first = new_table(GAME, {}, 2, seed=5)
    table = Table(msgspec.structs.replace(first.created, memory_aid=aid))
    store = memory_store()
    services = Services(store, think=_nobody_thinks, entropy=seeded("rooms"))
    events = [NewEvent(encode_event(event)) for event in (table.created, table.begin().event)]
    return await Room.open(TABLE, await store.create(TABLE, events), services, Clocks())


async def _nobody_thinks(*_: object) -> str:
    raise AssertionError("there are no bots here")


async def decide(room: Room, seat: int, rng: random.Random) -> None:
    do, phase = random_decision(room.table, seat, rng), room.table.phase(seat) or ""
    holder = room.table.seats[seat].holder
    await room.submit(seat, rng.randbytes(16).hex(), phase, do, holder=holder)


def check_frames(listener: Listener, table: Table, *, aid: bool) -> None:
    """Check what came with one event: news, view and choices."""
    for frame in listener.frames:
        assert_names_only(frame, table, aid=aid)
        assert all(card for card in told([json.loads(frame)])[-1:])  # the new one has its name
    listener.frames.clear()


async def check_table(room: Room, *, aid: bool) -> None:
    """Check everything that can be requested at this moment."""
    table = room.table
    right = open_cards(table, aid=aid)
    for observer in OBSERVERS:
        someone = Listener(observer)
        for since in (0, room.seq // 2):
            welcome = room.welcome(someone, since).decode()
            assert_names_only(welcome, table, aid=aid)
            seen = told(json.loads(welcome)["missed"])
            assert seen == right[len(right) - len(seen) :]
        room.leave(someone)
        record = record_for(table, observer)
        assert record is not None
        assert logged(record.log) == right
        assert_names_only(encode(record), table, aid=aid)
        if observer in table.asked():
            position, steps = table.preview(observer or 0, table.phase(observer) or "", "")
            assert_names_only(str(choices(position, observer or 0, steps)), table, aid=aid)
    events = [decode_event(one.body) for one in await room.stored()]
    lines = [line for event in open_events(table, events) for line in event.get("lines", [])]
    assert logged(lines) == right


async def play_in_a_room(aid: bool) -> None:
    room, rng = await open_room(aid), random.Random(1)
    listeners = [Listener(observer) for observer in OBSERVERS]
    for listener in listeners:
        room.welcome(listener, 0)
    number = 0
    while not room.table.ended:
        for listener in listeners:
            listener.frames.clear()  # others joined and left
        await decide(room, rng.choice(room.table.asked()), rng)
        for listener in listeners:
            check_frames(listener, room.table, aid=aid)
        if number % 3 == 0 or room.table.ended:
            await check_table(room, aid=aid)
        number += 1
    assert len(turned_up(room.table)) == 4 * TURNS


@Aid
def test_over_the_wire(aid: bool) -> None:
    asyncio.run(play_in_a_room(aid))


def test_a_card_that_covers_others_says_so() -> None:
    """So that a list of news can drop them without knowing the rules."""

    async def covering(aid: bool) -> list[bool]:
        room, rng = await open_room(aid), random.Random(1)
        found: list[bool] = []
        while len(turned_up(room.table)) <= 2 * TURNS:
            await decide(room, room.table.asked()[0], rng)
            found += [
                "covers" in line
                for frame in room.loaded.news(None, room.seq - 1)
                for line in frame["what"]
                if line["verb"] == "expedition"
            ]
        return found

    a_round = [False, *[True] * 6]
    assert asyncio.run(covering(aid=False)) == [*a_round, *a_round, False]
    assert not any(asyncio.run(covering(aid=True)))


# --- the command line ---


def played(table: Table, cards: int) -> list[Event]:
    """Return the events of a game up to this many expedition cards."""
    events = [table.apply(table.begin())]
    while len(turned_up(table)) < cards:
        seat = table.asked()[0]
        do = random_decision(table, seat, random.Random(len(events)))
        events.append(table.apply(table.decide(seat, table.phase(seat) or "", do)))
    return events


def test_export_show_and_check(tmp_path: Path) -> None:
    table = new_table(GAME, {}, 2, seed=5)
    with new_place("sqlite", tmp_path) as database:
        id = keep_table(database, [table.created, *played(table, 5)])
        record = crossoff("export", id, "--db", database).stdout
        assert logged(json.loads(record)["log"]) == open_cards(table, aid=False)
        for line in crossoff("export", id, "--db", database, "--events").stdout.splitlines():
            assert_names_only(line, table, aid=False)
    sitting = Sitting.begin(plan(GAME, "me", "me"), tmp_path)
    while len(turned_up(sitting.table)) < 4:
        seat = sitting.next_person() or sitting.people[0]
        sitting.decide(seat, plain_decision(sitting.seen_by(seat), seat))
    sitting.leave()
    (tmp_path / "running.json").write_text(record)
    for name in ("running.json", sitting.path):
        for command in ("check", "show", "verify"):
            done = crossoff(command, str(tmp_path / str(name)))
            assert done.returncode == 1 and "Traceback" not in done.stderr
            assert cards_in(done.stdout + done.stderr) == set()


def test_readers_say_why_a_running_game_cannot_be_read(tmp_path: Path) -> None:
    table = new_table(GAME, {}, 2, seed=5)
    played(table, 3)
    record = record_for(table, None)
    assert record is not None and table.recorder is not None
    record.log[:2] = table.recorder.lines[:2]  # else the hands stop a reader first
    (tmp_path / "running.json").write_text(encode(record))
    done = crossoff("check", str(tmp_path / "running.json"))
    line = record.log.index("* expedition ?") + 1
    assert f"running.json:1: line {line}: '* expedition ?' hides" in done.stdout


# --- the terminal ---


def with_aid(wish: GameSettings, aid: bool) -> GameSettings:
    return GameSettings(wish.game, wish.seats, wish.options, aid, wish.deck, wish.seed)


@Aid
def test_in_the_terminal(aid: bool, tmp_path: Path) -> None:
    async def play() -> None:
        wish = with_aid(plan(GAME, "me", "greedy"), aid)
        async with sit_down(tmp_path, wish, size=(140, 50)) as hand:
            table = hand.sitting.table
            while len(turned_up(table)) <= TURNS + 2:
                await hand.decide(random.Random(len(turned_up(table))))
                log = [cards_in(line) for line in hand.table.log_lines(hand.table.scene())]
                right = [{card} for card in open_cards(table, aid=aid) if card]
                assert [cards for cards in log if cards] == right
                if len(turned_up(table)) <= TURNS:
                    assert_names_only(hand.screen(), table, aid=aid)
                record = hand.sitting.record()
                assert logged(record.log) == open_cards(table, aid=aid)

    asyncio.run(play())


class Typist(Keyboard):
    """Types the autopilot's decisions, and checks each printed page."""

    def __init__(self, sitting: Sitting, capsys: pytest.CaptureFixture[str], aid: bool) -> None:
        self.is_live = False
        self._sitting, self._capsys, self._aid = sitting, capsys, aid
        self.pages = 0

    def ask(self, prompt: str) -> str:
        table, page = self._sitting.table, self._capsys.readouterr().out
        if len(turned_up(table)) > TURNS:
            raise EndOfInput
        assert_names_only(page, table, aid=self._aid)
        self.pages += 1
        return plain_decision(self._sitting.seen_by(Seat(0)), Seat(0))


@Aid
def test_line_by_line(aid: bool, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sitting = Sitting.begin(with_aid(plan(GAME, "me", "greedy"), aid), None)
    typist = Typist(sitting, capsys, aid)
    writer = RecordWriter(sitting)
    PlainTable(sitting, load_board(sitting.position.game), TEXTS, typist, writer).play()
    assert typist.pages >= TURNS
    writer.write(tmp_path / "game.json")
    record = json.loads((tmp_path / "game.json").read_text())
    assert logged(record["log"]) == open_cards(sitting.table, aid=aid)


# --- RL agents ---


def test_environments_draw_only_the_card_in_sight() -> None:
    env = raw_env(GAME, render_mode="ansi")
    env.reset(seed=3)
    seen = set()
    for _ in range(40):
        _, _, is_over, _, _ = env.last()
        assert not is_over
        text = env.render()
        seen |= cards_in(text)
        assert len(cards_in(text)) <= 1
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert len(seen) > 2
