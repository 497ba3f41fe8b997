"""The start page: choosing a game, players and options."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from crossoff.bots import bot_names
from crossoff.core.model.registry import default_game, game_names, load_game
from crossoff.home.settings import remembered
from crossoff.local.naming import bot_style
from crossoff.local.settings import load_settings
from crossoff.local.sitting import LocalSeat
from crossoff.texts import LANGUAGES
from crossoff.tui.start_page import StartPage
from crossoff.tui.table_page import TablePage
from testkit.terminal.app import Hand, sit_down

WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def at_the_start(folder: Path, scenario: Callable[[Hand], Awaitable[None]], **how: object) -> None:
    async def run() -> None:
        async with sit_down(folder / "games", **how) as hand:  # type: ignore[arg-type]
            assert isinstance(hand.page, StartPage)
            await scenario(hand)

    asyncio.run(run())


def test_a_game_is_put_together_and_remembered(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await hand.press(("game", "one-card"))
        await hand.press(("option", "variant", "advanced"))
        await hand.press(("add",))
        await hand.press(("seat", "3"))
        await hand.press(("choose", "person"))
        await hand.press(("name", "3"))
        await hand.write("  Ann\u200b ")
        await hand.press(("seat", "2"))
        await hand.press(("choose", "random"))
        page = hand.page
        assert page.plan.seats == (
            LocalSeat(),
            LocalSeat(bot="random"),
            LocalSeat(name="Ann"),
        )
        await hand.press(("play",))
        assert isinstance(hand.page, TablePage)
        created = hand.sitting.table.created
        assert (created.game, created.options) == ("one-card", {"variant": "advanced"})
        assert [seat.bot or seat.name for seat in created.seats] == ["", "random", "Ann"]
        assert load_settings(remembered("plan")).seats == page.plan.seats

    at_the_start(tmp_path, scenario)


def test_seats_come_and_go_within_what_the_game_allows(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        places = lambda: hand.page.board.picture.places  # noqa: E731
        assert ("remove",) not in places()
        await hand.press(("add",))
        await hand.press(("add",))
        assert ("add",) not in places()
        await hand.press(("remove",))
        await hand.press(("remove",))
        assert ("remove",) not in places()
        assert len(hand.page.plan.seats) == 2

    at_the_start(tmp_path, scenario)


def test_every_bot_is_offered_with_its_description(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await hand.press(("seat", "2"))
        screen = hand.screen()
        for bot in bot_names():
            assert hand.app.texts.say(f"level-{bot}") in screen
            assert bot_style(hand.app.texts, load_game(default_game()), bot) in screen

    at_the_start(tmp_path, scenario)


@pytest.mark.parametrize("name", ["x" * 25, "\u200b", "Ben"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await hand.press(("seat", "2"))
        await hand.press(("choose", "person"))
        await hand.press(("name", "2"))
        await hand.write("Ben")
        await hand.press(("name", "1"))
        await hand.write(name)
        assert hand.page.trouble in hand.screen()
        assert hand.page.trouble
        await hand.keys("escape")
        assert hand.page.plan.seats == (LocalSeat(), LocalSeat(name="Ben"))

    at_the_start(tmp_path, scenario)


def test_the_memory_aid_shows_what_was_out(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await hand.press(("memory",))
        await hand.keys("p")
        await hand.keys("space", "right", "space", "enter")
        assert "Seen this round" in hand.screen()

    at_the_start(tmp_path, scenario)


def test_everything_is_reached_by_arrows(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        board = hand.page.board
        reached = set()
        for rows in range(9):
            for key in ["up"] * 9 + ["down"] * rows + ["right"] * 3:
                board.action_go(*WAYS[key])
                reached.add(board.cursor)
        assert reached == set(board.picture.places)

    at_the_start(tmp_path, scenario)


def test_a_page_that_is_read_is_scrolled(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await hand.keys("f1")
        assert hand.page.board.scroll_offset.y == 0
        await hand.keys("down", "down")
        assert hand.page.board.scroll_offset.y == 2
        await hand.keys("f1")
        assert isinstance(hand.page, StartPage)

    at_the_start(tmp_path, scenario, size=(60, 10))


def test_without_a_place_to_keep_games_a_reason_is_given(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")

    async def scenario(hand: Hand) -> None:
        await hand.keys("p")
        assert isinstance(hand.page, StartPage)
        assert "games" in hand.page.trouble
        assert hand.page.trouble in hand.screen().replace("\n", "")

    at_the_start(tmp_path, scenario, size=(160, 24))


def test_q_quits(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        await hand.keys("escape")
        assert isinstance(hand.page, StartPage)
        await hand.pilot.press("q")
        assert not hand.app.is_running or hand.app._exit

    at_the_start(tmp_path, scenario)


def test_the_rules_can_be_read_in_every_language(tmp_path: Path) -> None:
    async def scenario(hand: Hand) -> None:
        for name in game_names():
            numbers = re.findall(r"\*\*([SC][\d.]+)\*\*", rules_md(name))
            assert len(numbers) > 20
            await hand.press(("game", name))
            await hand.keys("f4")
            for language in LANGUAGES:
                text = hand.words(language)
                assert all(re.search(rf"^{re.escape(one)} ", text, re.M) for one in numbers)
            await hand.keys("escape")

    at_the_start(tmp_path, scenario)


def rules_md(name: str) -> str:
    module = sys.modules[type(load_game(name).notation).__module__]
    return (Path(module.__file__ or "").parent / "rules.md").read_text(encoding="utf-8")
