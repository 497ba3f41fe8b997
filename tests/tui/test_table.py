"""The table in the terminal: whole games by keys and mouse, and events during a game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import decode, replay
from crossoff.home.settings import remembered
from crossoff.local.sitting import GameSettings, Sitting
from crossoff.play.autopilot import plain_decision
from crossoff.play.fairness import check_fairness
from crossoff.texts import LANGUAGES
from crossoff.tui.drawing import Target
from crossoff.tui.start_page import StartPage
from testkit.terminal.app import Hand, InThreads, Strict, plan, sit_down


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv("NO_COLOR", raising=False)


def at_the_table(
    folder: Path,
    scenario: Callable[[Hand], Awaitable[None]],
    wish: GameSettings | Sitting | None = None,
    **how: object,
) -> None:
    """Do something at a table, by default of Silver & Gold against a bot."""

    async def run() -> None:
        first = wish or plan("silver-and-gold", "me", "greedy")
        async with sit_down(folder / "games", first, **how) as hand:  # type: ignore[arg-type]
            await scenario(hand)

    asyncio.run(run())


async def keep_two(hand: Hand) -> None:
    """Go past the first decision, to the first marks."""
    await hand.keys("space", "right", "space", "enter")
    assert hand.table.draft is not None
    assert hand.table.draft.offered[0].what["verb"] == "mark"


def a_shape(hand: Hand) -> tuple[str, list[Target]]:
    """Return a decision that crosses off several fields, and the fields."""
    draft = hand.table.draft
    assert draft is not None
    choice = max(
        (one for one in draft.offered if not one.owes_more), key=lambda one: len(one.targets)
    )
    return choice.do, sorted(choice.targets)


# --- whole games ---


@pytest.mark.parametrize(
    "wish",
    [
        plan("silver-and-gold", "me", "greedy"),
        plan("one-card", "me", "greedy", "random", variant="advanced"),
        plan("one-card", "me:Ann", "me:Ben"),
    ],
    ids=["silver-and-gold", "one-card-advanced", "one-card-two-people"],
)
def test_a_whole_game(wish: GameSettings, tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        rng = random.Random(1)
        for _ in range(3):
            await hand.decide(rng)
        await hand.play_on(rng)
        sitting = hand.sitting
        assert sitting.position.is_over
        screen = hand.screen()
        assert all(str(total) in screen for total in sitting.position.totals())
        await hand.keys("s")
        await hand.write(str(tmp_path / "game.json"))
        record = decode((tmp_path / "game.json").read_bytes())
        assert list(replay(record))[-1] == sitting.position
        check_fairness(record)
        await hand.keys("q")
        assert isinstance(hand.page, StartPage)

    at_the_table(tmp_path, scenario, wish)
    # Nothing is left to resume.
    assert [path for path in (tmp_path / "games").iterdir() if path.name != "finished"] == []


def test_a_turn_by_mouse(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        for target in sorted(hand.table.draft.offered[0].targets):  # type: ignore[union-attr]
            await hand.click(target)
        bar = hand.page.query_one("#bar")
        place = bar.picture.places["do", "done"]
        await hand.pilot.click("#bar", offset=(place.x + 2, 0))
        await hand.settle()
        do, fields = a_shape(hand)
        for field in fields:
            await hand.click(field)
        assert hand.table.draft.chosen.do == do  # type: ignore[union-attr]
        place = hand.page.query_one("#bar").picture.places["do", "done"]
        await hand.pilot.click("#bar", offset=(place.x + 2, 0))
        await hand.settle()
        assert f"0 {do}" in hand.sitting.record().log

    at_the_table(tmp_path, scenario)


# --- several people ---


def test_nobody_is_shown_what_is_not_for_them(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        sitting = hand.sitting
        dealt = [set(line.split()[3:]) for line in sitting.table.recorder.lines[:2]]  # type: ignore[union-attr]
        assert "Ann" in hand.screen()
        assert not any(card in hand.screen() for card in dealt[0] | dealt[1])
        await hand.keys("enter")
        assert all(card in hand.screen() for card in dealt[0])
        assert not any(card in hand.screen() for card in dealt[1] - dealt[0])
        await hand.keys("space", "right", "space", "enter")
        assert hand.table.turn.is_covered
        assert "Ben" in hand.screen()
        assert not any(card in hand.screen() for card in dealt[0] | dealt[1])
        assert not any(card in sitting.record().log[0] for card in dealt[0])
        await hand.keys("l", "colon", "d", "u")  # none of these uncovers anything
        assert not any(card in hand.screen() for card in dealt[0] | dealt[1])
        await hand.keys("enter")
        assert all(card in hand.screen() for card in dealt[1])
        assert not any(card in hand.screen() for card in dealt[0] - dealt[1])

    at_the_table(tmp_path, scenario, plan("silver-and-gold", "me:Ann", "me:Ben"))


def test_marks_stay_covered_until_all_are_done(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        rng = random.Random(3)
        await hand.decide(rng)
        await hand.decide(rng)
        first = hand.table.draft.seat  # type: ignore[union-attr]
        before = hand.sitting.position.seen_by(1 - first)
        await hand.decide(rng)
        assert hand.sitting.position.seen_by(1 - first).scores() == before.scores()
        await hand.keys("enter")
        assert hand.table.turn.observer == 1 - first
        shown = hand.screen()
        assert "(#)" not in shown
        assert " # " not in shown

    at_the_table(tmp_path, scenario, plan("silver-and-gold", "me:Ann", "me:Ben"))


def test_open_decisions_need_no_handing_over(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        for _ in range(6):
            assert not hand.table.turn.is_covered
            await hand.decide(random.Random(2))

    at_the_table(tmp_path, scenario, plan("one-card", "me:Ann", "me:Ben"))


# --- in the middle of a turn ---


def test_everything_can_be_taken_back_until_it_is_done(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await keep_two(hand)
        draft = hand.table.draft
        assert draft is not None
        before = hand.screen()
        _, fields = a_shape(hand)
        for field in fields:
            await hand.press(field)
        assert draft.is_settled
        for _ in fields:
            await hand.keys("u")
        assert not draft.is_begun
        hand.page.board.move_cursor(sorted(hand.page.board.picture.places)[0])
        await hand.pilot.pause()
        assert hand.screen() == before
        await hand.press(fields[0])
        await hand.press(fields[0])
        assert not draft.pressed
        assert "0 mark" not in " ".join(hand.sitting.record().log)

    at_the_table(tmp_path, scenario)


def test_a_decision_can_be_typed_as_the_record_writes_it(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await keep_two(hand)
        do, fields = a_shape(hand)
        await hand.type(do)
        draft = hand.table.draft
        assert draft is not None
        assert draft.marked == set(fields)
        assert draft.is_whole
        await hand.keys("u")
        assert not draft.is_begun
        await hand.type(do.replace(" ", "  "))
        await hand.keys("d")
        assert f"0 {do}" in hand.sitting.record().log

    at_the_table(tmp_path, scenario)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dance", "A move starts with one of: mark."),
        ("mark X99 a1", "“X99” doesn’t fit here."),
        ("mark", "The rules don’t allow that here."),
    ],
)
def test_typos_get_a_reason(text: str, reason: str, tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await keep_two(hand)
        await hand.type(text)
        assert reason in hand.screen()
        assert "For example: mark " in hand.screen()
        assert not hand.table.draft.is_begun  # type: ignore[union-attr]
        await hand.keys("escape")
        assert reason not in hand.screen()
        assert hand.table.line is None

    at_the_table(tmp_path, scenario)


def test_escape_leaves_no_table(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        table = hand.table
        await hand.keys("escape")
        assert hand.page is table
        await hand.hurry_to_the_end()
        await hand.keys("escape")
        assert hand.is_at_end

    at_the_table(tmp_path, scenario, plan("one-card", "me", "random"))


def test_enter_confirms_only_where_the_decision_is(tmp_path: Path) -> None:
    """Elsewhere it selects what is under the cursor."""

    async def scenario(hand: Hand) -> None:
        draft = hand.table.draft
        assert draft is not None
        first, second, third = sorted(draft.possible)[:3]
        await hand.press(first)
        await hand.press(second)
        assert draft.is_settled
        hand.page.board.move_cursor(third)
        await hand.keys("enter")
        assert hand.table.draft is draft
        assert draft.pressed == (second, third)
        await hand.keys("enter")
        assert hand.table.draft is not draft

    at_the_table(tmp_path, scenario)


def test_a_game_may_end_while_something_else_is_looked_at(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        table = hand.table
        await hand.keys("f2")
        sitting = table.sitting
        while not sitting.table.is_over:
            seat = Seat(sitting.table.asked()[0])
            sitting.decide(seat, plain_decision(sitting.seen_by(seat), seat))
        table.go_on()
        await hand.settle()
        assert hand.is_at_end
        await hand.keys("q")
        assert isinstance(hand.page, StartPage)

    at_the_table(tmp_path, scenario, plan("one-card", "me", "random"))


def test_a_cross_leads_on_to_one_more_field(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await keep_two(hand)
        draft = hand.table.draft
        assert draft is not None
        crossing = next(one for one in draft.offered if one.owes_more and len(one.targets) > 1)
        for field in sorted(crossing.targets):
            await hand.press(field)
        assert len(draft.steps) == 1
        assert "Extra square" in hand.screen()
        await hand.press(sorted(draft.possible)[0])
        assert draft.is_whole
        await hand.keys("u")
        assert len(draft.steps) == 1
        await hand.keys("u")
        assert not draft.steps
        assert len(draft.pressed) == len(crossing.targets) - 1

    at_the_table(tmp_path, scenario, plan("silver-and-gold", "me", "greedy", seed=1))


@pytest.mark.parametrize("size", [(200, 60), (60, 15), (10, 3)])
def test_another_size_loses_nothing(size: tuple[int, int], tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await keep_two(hand)
        do, fields = a_shape(hand)
        await hand.press(fields[0])
        before, draft = hand.screen(), hand.table.draft
        await hand.pilot.resize_terminal(*size)
        await hand.settle()
        await hand.pilot.resize_terminal(80, 24)
        await hand.settle()
        assert hand.table.draft is draft
        assert hand.screen() == before
        await hand.pilot.resize_terminal(*size)
        await hand.settle()
        for field in fields[1:]:
            await hand.press(field)
        await hand.keys("d")
        assert f"0 {do}" in hand.sitting.record().log

    at_the_table(tmp_path, scenario)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_where_the_cursor_is_can_be_seen(size: tuple[int, int], tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        rng = random.Random(5)
        for _ in range(25):
            board = hand.page.board
            await hand.keys(rng.choice(["up", "down", "left", "right"]))
            place, top = board.picture.places[board.cursor], board.scroll_offset.y
            assert top <= place.y < top + board.size.height

    wish = plan("one-card", "me", "greedy", "greedy", "greedy", variant="advanced")
    at_the_table(tmp_path, scenario, wish, size=size)


def test_another_language_loses_nothing_and_is_remembered(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await keep_two(hand)
        _, fields = a_shape(hand)
        await hand.press(fields[0])
        draft, screens = hand.table.draft, [hand.screen()]
        for code in ("de", "pt", "en"):
            await hand.keys("f2")
            await hand.press(("choose", code))
            assert remembered("language") == code
            assert hand.table.draft is draft
            assert draft.pressed == (fields[0],)  # type: ignore[union-attr]
            screens.append(hand.screen())
        assert screens[0] == screens[-1]
        assert len(set(screens)) == 3
        assert "Noch 2 Felder" in screens[1]

    at_the_table(tmp_path, scenario)


def test_the_light_can_be_changed_and_is_remembered(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        before = hand.screen()
        await hand.keys("f3")
        assert hand.app.theme == "crossoff-light"
        assert remembered("theme") == "light"
        assert hand.screen() == before

    at_the_table(tmp_path, scenario)


def test_without_colours_there_are_none_and_everything_is_still_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screens = []

    async def scenario(hand: Hand) -> None:
        await keep_two(hand)
        _, fields = a_shape(hand)
        await hand.press(fields[0])
        screens.append(hand.screen())
        if hand.app.no_color:
            for strip in hand.app.screen._compositor.render_strips():
                for segment in strip.apply_filter(hand.app._filters[-1], hand.app.ansi_theme):  # type: ignore[arg-type]
                    assert segment.style is None or (
                        segment.style.color is None or segment.style.color.is_default
                    )

    at_the_table(tmp_path, scenario)
    monkeypatch.setenv("NO_COLOR", "1")
    at_the_table(tmp_path, scenario)
    assert screens[0] == screens[1]


# --- leaving and resuming ---


def test_a_saved_game_resumes_where_it_was(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        rng = random.Random(7)
        for _ in range(4):
            await hand.decide(rng)
        log, position = hand.sitting.record().log, hand.sitting.position
        await hand.press(sorted(hand.table.draft.possible)[0])  # type: ignore[union-attr]
        await hand.keys("q")
        assert isinstance(hand.page, StartPage)
        target = next(one for one in hand.page.board.picture.places if one[0] == "go-on")
        await hand.press(target)
        assert hand.sitting.record().log == log
        assert hand.sitting.position == position
        assert not hand.table.draft.is_begun  # type: ignore[union-attr]

    at_the_table(tmp_path, scenario)


class Slow(InThreads):
    """Bots that think forever, unless they are told to hurry."""

    def __init__(self) -> None:
        self.is_asked = asyncio.Event()
        self.hurry = asyncio.Event()

    async def decide(self, position: Position, seat: Seat, bot: str, name: str) -> str:
        self.is_asked.set()
        await self.hurry.wait()
        return await super().decide(position, seat, bot, name)


def test_the_screen_does_not_wait_for_bots_and_the_table_can_be_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        slow = Slow()
        wish = plan("silver-and-gold", "me", "greedy")
        async with sit_down(tmp_path / "games", wish, thinker=slow) as hand:
            await slow.is_asked.wait()
            await hand.pilot.press("space", "right", "space", "enter")
            await hand.pilot.pause()
            assert "Waiting for Otto" in hand.screen()
            await hand.pilot.press("q")
            await hand.pilot.pause()
            assert isinstance(hand.page, StartPage)
            slow.hurry.set()
            target = next(one for one in hand.page.board.picture.places if one[0] == "go-on")
            await hand.press(target)
            assert hand.table.draft.offered[0].what["verb"] == "mark"  # type: ignore[union-attr]

    asyncio.run(scenario())


def test_a_game_can_be_forgotten(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await hand.keys("q")
        target = next(one for one in hand.page.board.picture.places if one[0] == "forget")
        await hand.press(target)
        assert not any(one[0] == "go-on" for one in hand.page.board.picture.places)

    at_the_table(tmp_path, scenario)
    assert list((tmp_path / "games").iterdir()) == []


def test_an_unsaved_event_is_not_applied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(hand: Hand) -> None:
        await keep_two(hand)
        do, _ = a_shape(hand)
        await hand.type(do)
        log = hand.sitting.record().log
        file = hand.sitting._save._file  # type: ignore[union-attr]
        hand.sitting._save._file = Full(file)  # type: ignore[union-attr]
        await hand.keys("d")
        assert "couldn’t be saved" in hand.screen()
        assert hand.sitting.record().log == log
        hand.sitting._save._file = file  # type: ignore[union-attr]
        await hand.keys("d")
        assert f"0 {do}" in hand.sitting.record().log

    at_the_table(tmp_path, scenario)


class Full:
    """A file on a disk that is full after ten more bytes."""

    def __init__(self, file: object) -> None:
        self._file = file

    def write(self, data: bytes) -> int:
        return self._file.write(data[:10])  # type: ignore[attr-defined, no-any-return]

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)


def test_a_rematch_is_a_new_game_of_the_same_people(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await hand.hurry_to_the_end()
        before = hand.sitting
        await hand.keys("r")
        assert hand.sitting is not before
        assert hand.sitting.table.created.seats == before.table.created.seats
        assert hand.sitting.table.created.options == before.table.created.options
        assert hand.sitting.table.created.seed != before.table.created.seed

    wish = plan("one-card", "me:Ann", "me:Ben", "random", variant="advanced")
    at_the_table(tmp_path, scenario, wish)


def test_the_table_can_be_looked_at_after_the_end(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await hand.hurry_to_the_end()
        await hand.press(("table",))
        assert "At the table" in hand.screen()
        await hand.keys("escape")
        assert hand.is_at_end

    at_the_table(tmp_path, scenario, plan("one-card", "me", "random"))


@pytest.mark.parametrize(
    "wish",
    [
        plan("silver-and-gold", "me", "greedy"),
        plan("one-card", "me", "greedy", variant="advanced"),
        plan("silver-and-gold", "me", "me:Ben"),
    ],
    ids=["silver-and-gold", "one-card", "two-people"],
)
def test_every_language_has_words_for_every_page(wish: GameSettings, tmp_path: Path) -> None:
    """`Strict` texts fail for any that is missing."""
    seen: list[str] = []

    async def scenario(hand: Hand) -> None:
        def look() -> None:
            pages = [hand.words(language) for language in LANGUAGES]
            assert len(set(pages)) == len(LANGUAGES)
            seen.extend(pages)

        rng, table = random.Random(2), hand.table
        for _ in range(3):
            look()
            await hand.decide(rng)
        for key in ("f1", "escape", "f2", "escape", "colon", "escape", "s", "escape"):
            await hand.keys(key)
            look()
        await hand.hurry_to_the_end()
        look()
        for language in LANGUAGES:
            hand.app.texts = Strict(language)
            seen.append("\n".join(table.log_lines(table.scene())))
        for key in ("f1", "escape", "q"):
            await hand.keys(key)
            look()

    at_the_table(tmp_path, scenario, wish)
    for sign in ("tui-", "sg-", "oc-", "cmd-", "{", "}"):
        assert not any(sign in page for page in seen), sign


# --- keys ---


def test_keys_place_turn_and_move_the_shape(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await hand.keys("1", "2", "d")  # two of the maps that were dealt
        draft = hand.table.draft
        assert draft is not None
        placed = []
        for key in ("p", "p", "t", "t"):
            await hand.keys(key)
            assert draft.is_whole and len(draft.pressed) > 1
            placed.append(frozenset(draft.pressed))
        assert len(set(placed[:3])) == 3
        await hand.keys("u")
        assert frozenset(draft.pressed) == placed[2]

    at_the_table(tmp_path, scenario)


def test_a_key_that_does_nothing_says_why(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        for key, reason in (("d", "complete"), ("u", "undo"), ("9", "“9”"), ("z", "“z”")):
            await hand.keys(key)
            assert reason in hand.page.trouble
        await hand.keys("1")
        assert hand.page.trouble == "" and len(hand.table.draft.pressed) == 1  # type: ignore[union-attr]

    at_the_table(tmp_path, scenario)
