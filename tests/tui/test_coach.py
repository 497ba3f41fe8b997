"""Hints at the table and the review at its end. What the coach says is made up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from crossoff.core.model.contract import Seat
from crossoff.local.sitting import GameSettings
from crossoff.play.autopilot import plain_decision
from crossoff.texts import LANGUAGES
from crossoff.tui.lists import ReadingPage
from testkit.coach.quick_coach import QuickCoach
from testkit.terminal.app import Hand, Strict, plan, sit_down

ALONE = plan("silver-and-gold", "me", "greedy")
TWO = plan("one-card", "me:Ann", "me:Ben")
DAILY = replace(plan("one-card", "me", "greedy"), daily=date(2026, 11, 18))


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def with_coach(
    folder: Path,
    scenario: Callable[[Hand, QuickCoach], Awaitable[None]],
    wish: GameSettings = ALONE,
    **how: bool,
) -> None:
    async def run() -> None:
        coach = QuickCoach(**how)
        async with sit_down(folder / "games", wish, coach=coach) as hand:
            await scenario(hand, coach)
        assert coach.is_closed

    asyncio.run(run())


def lower_lines(hand: Hand) -> str:
    return "\n".join(hand.screen().splitlines()[-4:])


def test_first_a_nudge_then_the_decision_with_its_reason(tmp_path: Path) -> None:
    async def ask(hand: Hand, coach: QuickCoach) -> None:
        await hand.pilot.press("h")
        await coach.has_begun.wait()
        await hand.pilot.pause()
        assert "The coach is thinking" in lower_lines(hand)
        await hand.pilot.press("h")  # while it thinks, nothing more is asked for
        coach.go_on.set()
        await hand.settle()
        assert "Look at the palms" in lower_lines(hand)
        assert "Coach:" not in lower_lines(hand)
        await hand.keys("h")
        assert "Coach: keep " in lower_lines(hand)
        assert "(keep " in lower_lines(hand)
        assert "You lose 1.4 from palms. Otto gains 0.9 from palms." in lower_lines(hand)
        draft = hand.table.draft
        assert draft is not None and not draft.is_begun  # it plays nothing itself
        await hand.keys("space", "right", "space", "enter")
        assert "Coach" not in lower_lines(hand)  # it was for the decision before
        await hand.keys("h")
        assert "Look at the palms" in lower_lines(hand)

    with_coach(tmp_path, ask)


def test_where_several_are_as_good_it_says_so(tmp_path: Path) -> None:
    async def ask(hand: Hand, coach: QuickCoach) -> None:
        coach.go_on.set()
        await hand.keys("h")
        assert "about equally good" in lower_lines(hand)
        await hand.keys("h")
        assert "Coach: keep " in lower_lines(hand)
        assert "next best" not in lower_lines(hand)

    with_coach(tmp_path, ask, is_even=True)


@pytest.mark.parametrize("wish", [TWO, DAILY], ids=["two people", "deal of the day"])
def test_where_others_would_be_at_a_disadvantage_there_are_no_hints(
    tmp_path: Path, wish: GameSettings
) -> None:
    async def ask(hand: Hand, coach: QuickCoach) -> None:
        if hand.table.turn.is_covered:
            await hand.keys("enter")
        assert "Hint" not in lower_lines(hand)
        await hand.keys("h")
        assert "only for solo games against bots" in lower_lines(hand)
        assert not coach.has_begun.is_set()

    with_coach(tmp_path, ask, wish)


def test_a_coach_that_fails_disturbs_no_game(tmp_path: Path) -> None:
    async def ask(hand: Hand, coach: QuickCoach) -> None:
        coach.go_on.set()
        await hand.keys("h")
        assert "The coach couldn’t finish." in lower_lines(hand)
        await hand.hurry_to_the_end()
        assert "The coach couldn’t finish." in hand.screen()
        await hand.keys("v")
        assert hand.is_at_end

    with_coach(tmp_path, ask, fails=True)


def test_the_review_is_made_while_the_result_is_shown(tmp_path: Path) -> None:
    async def look(hand: Hand, coach: QuickCoach) -> None:
        coach.go_on.set()
        await hand.hurry_to_the_end()
        words = " ".join(hand.words("en").split())
        assert "worth another look" in words
        assert "At the start 50%" in words
        await hand.keys("v")
        assert isinstance(hand.page, ReadingPage)
        assert "Chance to win" in hand.words("en")
        await hand.keys("escape")
        assert hand.is_at_end

    with_coach(tmp_path, look)


def test_the_screen_does_not_wait_for_the_review(tmp_path: Path) -> None:
    async def leave(hand: Hand, coach: QuickCoach) -> None:
        page = hand.table
        sitting = hand.sitting
        while not sitting.table.is_over:
            seat = Seat(sitting.table.asked()[0])
            sitting.decide(seat, plain_decision(sitting.seen_by(seat), seat))
        page.go_on()
        await coach.has_begun.wait()
        await hand.pilot.pause()
        assert "reviewing the game: 40%" in hand.screen()
        await hand.pilot.press("v")  # there is nothing to read yet
        await hand.pilot.press("q")
        await hand.pilot.pause()
        assert not hand.is_at_end

    with_coach(tmp_path, leave)


def test_every_language(tmp_path: Path) -> None:
    async def look(hand: Hand, coach: QuickCoach) -> None:
        coach.go_on.set()
        pages = [["h"], ["h"], [], ["v"]]
        for number, keys in enumerate(pages):
            if number == 2:
                await hand.hurry_to_the_end()
            await hand.keys(*keys)
            words = {language: hand.words(language) for language in LANGUAGES}
            assert len(set(words.values())) == len(LANGUAGES)
            assert not any("{" in text for text in words.values())
            hand.app.texts = Strict("en")

    with_coach(tmp_path, look)
