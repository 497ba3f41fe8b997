"""Games that differ in hidden information look the same, byte for byte, until it is revealed.

Every frame, answer and error is compared, and their number. Timing is not.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from testkit.server.seeded import running_seeded
from testkit.server.twin_deals import HIDING, compare_deals
from testkit.server.twin_games import Twin, Witnessed
from testkit.server.twin_walks import compare_games

# --- a sealed decision, over sockets ---


async def play_twice(
    folder: Path, game: str, options: dict[str, str], players: int, needs_extras: bool
) -> list[Witnessed]:
    async with (
        running_seeded(str(folder / "a.sqlite")) as one,
        running_seeded(str(folder / "b.sqlite")) as other,
    ):
        plays = [
            Twin.play(server, game, options, players, variant, needs_extras=needs_extras)
            for variant, server in enumerate((one, other))
        ]
        return list(await asyncio.gather(*plays))


@pytest.mark.parametrize(
    ("game", "options", "players", "needs_extras"),
    [
        ("silver-and-gold", {}, 2, False),
        ("silver-and-gold", {}, 3, True),
        ("one-card", {"variant": "advanced"}, 3, False),
    ],
)
def test_secret_decisions_do_not_show(
    game: str, options: dict[str, str], players: int, needs_extras: bool, tmp_path: Path
) -> None:
    one, other = asyncio.run(play_twice(tmp_path, game, options, players, needs_extras))
    assert one.decided != other.decided
    if needs_extras:
        assert one.decided.count(";") < other.decided.count(";")
    assert set(one.before) == {*map(str, range(1, players)), "spectator"}
    for name, heard in one.before.items():
        assert len(heard) == len(other.before[name]) > 50
        for mine, theirs in zip(heard, other.before[name], strict=True):
            assert mine == theirs, name
        assert one.after[name] != other.after[name]  # so there was something to hide


# --- others' hands, at the table itself ---


@pytest.mark.parametrize(("game", "options", "players"), HIDING)
def test_others_hands_do_not_show(game: str, options: dict[str, str], players: int) -> None:
    for observer in (*range(players), None):
        asyncio.run(compare_deals(game, options, players, observer))


# --- whole games ---


@pytest.mark.parametrize(("game", "options", "players"), HIDING)
def test_hidden_information_does_not_show_in_a_whole_game(
    game: str, options: dict[str, str], players: int
) -> None:
    assert asyncio.run(compare_games(game, options, players, seed=1)) > 100
