"""Snapshots of the main screens, in tests/tui/__snapshots__.

After an intended change: `python3 dev.py test tests/tui/test_screens.py --snapshot-update`, and
look at the pictures.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.image import SVGImageSnapshotExtension

from crossoff.local.sitting import GameSettings
from testkit.terminal.app import Hand, plan, sit_down

SILVER_GOLD = plan("silver-and-gold", "me", "greedy")
ONE_CARD = plan("one-card", "me", "greedy", variant="advanced")
PEOPLE = plan("silver-and-gold", "me:Ann", "me:Ben")
FOUR = plan("one-card", "me", "random", "greedy", "random")


async def nothing(hand: Hand) -> None:
    """Leave the screen as it is."""


async def in_a_turn(hand: Hand) -> None:
    """Make some decisions, and begin one."""
    rng = random.Random(6)
    for _ in range(3):
        await hand.decide(rng)
    await hand.press(sorted(hand.table.draft.possible)[0])  # type: ignore[union-attr]


async def typing(hand: Hand) -> None:
    await hand.type("keep X99 G01")


async def helped(hand: Hand) -> None:
    await hand.keys("f1")


async def at_the_end(hand: Hand) -> None:
    await hand.hurry_to_the_end()


SCREENS: dict[str, tuple[GameSettings | None, dict, Callable[[Hand], Awaitable[None]]]] = {
    "start": (None, {}, nothing),
    "start-light-de": (None, {"is_dark": False, "language": "de"}, nothing),
    "silver-and-gold": (SILVER_GOLD, {}, in_a_turn),
    "silver-and-gold-wide-fr": (SILVER_GOLD, {"size": (120, 36), "language": "fr"}, in_a_turn),
    "silver-and-gold-typing-it": (SILVER_GOLD, {"language": "it"}, typing),
    "silver-and-gold-help-pt": (SILVER_GOLD, {"language": "pt"}, helped),
    "one-card-light": (ONE_CARD, {"is_dark": False, "size": (100, 40)}, in_a_turn),
    "one-card-four-es": (FOUR, {"language": "es"}, in_a_turn),
    "no-colours": (SILVER_GOLD, {}, in_a_turn),
    "cover": (PEOPLE, {"size": (60, 12)}, nothing),
    "end": (ONE_CARD, {}, at_the_end),
}


def picture(folder: Path, name: str) -> str:
    wish, how, scenario = SCREENS[name]

    async def run() -> str:
        async with sit_down(folder / "games", wish, **how) as hand:
            await scenario(hand)
            # Fonts are external, and not part of the picture.
            return re.sub(r"@font-face \{.*?\}", "", hand.app.export_screenshot(), flags=re.DOTALL)

    return asyncio.run(run())


@pytest.mark.parametrize("name", SCREENS)
def test_screen(
    name: str, snapshot: SnapshotAssertion, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    if name == "no-colours":
        monkeypatch.setenv("NO_COLOR", "1")
    assert picture(tmp_path, name) == snapshot.use_extension(SVGImageSnapshotExtension)
