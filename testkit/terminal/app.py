"""The terminal interface driven by a program: keys, mouse, and the screen."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from crossoff.bots import load_bot
from crossoff.core.compiler.rng import stream
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.player import NO_LIMIT, Seen
from crossoff.core.model.position import Position
from crossoff.local.sitting import GameSettings, LocalSeat, Sitting
from crossoff.play.autopilot import plain_decision, whole_decision
from crossoff.texts import Texts
from crossoff.tui.app import Coach, TableApp, Thinker
from crossoff.tui.drawing import Target, lay_out
from crossoff.tui.end_page import EndPage
from crossoff.tui.page import Page
from crossoff.tui.table_page import TablePage

__all__ = ["Hand", "InThreads", "Strict", "plan", "sit_down"]


class Strict(Texts):
    """Texts that fail for a missing id."""

    def say(self, id_: str, **values: str | int | float) -> str:
        assert self.has(id_), f"{self.language} lacks {id_}"
        return super().say(id_, **values)

    def notice(self, id_: str, trouble: Exception) -> None:
        raise AssertionError(f"{self.language}, {id_}: {trouble}")


class InThreads:
    """Bots that run in threads of this process."""

    async def decide(self, position: Position, seat: Seat, bot: str, name: str) -> str:
        player, rng = load_bot(bot), stream("bot", name)

        def choose(now: Position, legal: list[ActionId]) -> ActionId:
            return player.decide(Seen(now, seat), legal, NO_LIMIT, rng)

        return await asyncio.to_thread(whole_decision, position.seen_by(seat), seat, choose)

    async def close(self) -> None:
        pass


def plan(game: str, *seats: str, seed: int | None = 4, **options: str) -> GameSettings:
    """Return settings; people are `me` or `me:NAME`."""
    who = [
        LocalSeat(name=seat.partition(":")[2]) if seat.startswith("me") else LocalSeat(bot=seat)
        for seat in seats
    ]
    return GameSettings(game, tuple(who), options, seed=seed)


class Hand:
    """A user at the screen."""

    def __init__(self, pilot: Pilot[None], app: TableApp) -> None:
        self.pilot = pilot
        self.app = app

    @property
    def page(self) -> Any:
        page = self.app.screen
        assert isinstance(page, Page)
        return page

    @property
    def table(self) -> TablePage:
        assert isinstance(self.page, TablePage)
        return self.page

    @property
    def sitting(self) -> Sitting:
        return self.page.sitting  # type: ignore[no-any-return]

    @property
    def is_at_end(self) -> bool:
        return isinstance(self.page, EndPage)

    def words(self, language: str) -> str:
        """Return everything on the page in a language, without waiting for the screen."""
        self.app.texts = Strict(language)
        page = self.page
        labels = [action.label for action in page.actions()]
        typing = [page.line.prompt()] if page.line else []
        picture = lay_out(page.zones(), 200).text()
        return "\n".join([page.heading(), *page.prompt(), *labels, *typing, picture])

    def screen(self) -> str:
        """Return the screen's text."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(part.text for part in strip).rstrip() for strip in strips)

    async def keys(self, *keys: str) -> None:
        """Press keys, and wait for all their effects."""
        await self.pilot.press(*keys)
        if trouble := self.app._exception:  # else keys would be lost forever
            raise trouble
        await self.settle()

    async def settle(self) -> None:
        """Wait for bots and for the screen."""
        while any(not worker.is_finished for worker in self.app.workers):
            await self.app.workers.wait_for_complete()
            await asyncio.sleep(0)
        await self.pilot.pause()

    async def click(self, target: Target) -> None:
        """Click a target with the mouse."""
        board = self.page.board
        board.move_cursor(target)  # brings it into view
        await self.pilot.pause()
        place, scrolled = board.picture.places[target], board.scroll_offset
        left, top = place.x - scrolled.x + board.gutter.left, place.y - scrolled.y
        await self.pilot.click("#board", offset=(left, top))
        await self.settle()

    async def press(self, target: Target) -> None:
        """Press a target with the space bar."""
        self.page.board.move_cursor(target)
        await self.keys("space")

    async def type(self, text: str) -> None:
        """Type a decision in record notation."""
        await self.keys("colon")
        await self.write(text)

    async def write(self, text: str) -> None:
        """Type into the open input line."""
        self.page.query_one("#line", Input).value = text
        await self.keys("enter")

    async def decide(self, rng: random.Random) -> None:
        """Make any decision, by keys."""
        if self.table.turn.is_covered:
            await self.keys("enter")
        for target in self._choosing(rng):
            await (self.keys("d") if target is None else self.press(target))
        await self.keys("d")

    async def play_on(self, rng: random.Random, *, most: int = 400) -> None:
        """Play to the end. Presses go to the pages directly, without waiting for the screen after
        each key, which would take as long as a person does.
        """
        for _ in range(most):
            if self.app.sitting is None or self.app.sitting.table.is_over:
                await self.settle()
                assert self.is_at_end
                return
            table = self.table
            if table.turn.is_covered:
                table.press(("i-am",), is_enter=True)
            for target in self._choosing(rng):
                if target is None:
                    table.action_done()
                else:
                    table.press(target, is_enter=False)
            table.action_done()
            while not table.sitting.table.is_over and table.draft is None:
                await asyncio.sleep(0.001)  # bots are thinking
        raise AssertionError("the game does not end")

    async def hurry_to_the_end(self) -> None:
        """Let the rest of the game play by itself."""
        sitting = self.sitting
        while not sitting.table.is_over:
            seat = Seat(sitting.table.asked()[0])
            sitting.decide(seat, plain_decision(sitting.seen_by(seat), seat))
        self.table.go_on()
        await self.settle()
        assert self.is_at_end

    def _choosing(self, rng: random.Random) -> Iterator[Target | None]:
        """Yield the targets to press for any decision; None means to continue with the next step.
        Checks that each press had its effect.
        """
        draft = self.table.draft
        assert draft is not None
        while not draft.is_settled:
            if draft.is_whole and rng.random() < 0.3:
                return
            goes_on = draft.chosen is not None and draft.chosen.owes_more
            yield None if goes_on and rng.random() < 0.5 else rng.choice(sorted(draft.possible))


@asynccontextmanager
async def sit_down(
    folder: Path,
    wish: GameSettings | Sitting | None = None,
    *,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    is_dark: bool = True,
    thinker: Thinker | None = None,
    coach: Coach | None = None,
) -> AsyncIterator[Hand]:
    """Open the app, at a table or on the start page."""
    sitting = Sitting.begin(wish, folder) if isinstance(wish, GameSettings) else wish
    app = TableApp(
        Strict(language),
        thinker or InThreads(),
        folder,
        plan("silver-and-gold", "me", "greedy"),
        coach=coach,
        sitting=sitting,
        is_dark=is_dark,
    )
    async with app.run_test(size=size) as pilot:
        hand = Hand(pilot, app)
        if thinker is None:
            await hand.settle()
        yield hand
