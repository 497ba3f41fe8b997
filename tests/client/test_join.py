"""User bots at a real server's table, and in the arena."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import httpx
import pytest

from crossoff.bots import describe_bot, load_bot
from crossoff.bots.classes import Chooser, load_class
from crossoff.client import CannotJoin, join
from crossoff.core.model.position import new_game
from crossoff.core.model.registry import load_game
from crossoff.play.match import Seeds, play_match
from testkit.games.walks import RICHEST
from testkit.paths import ROOT
from testkit.server.processes import Server, new_table, running
from testkit.terminal.command import crossoff
from testkit.web.node import node

MY_BOT = f"{ROOT / 'examples' / 'my_bot.py'}:MyBot"


async def play_at_a_table(
    folder: Path, game: str, options: dict[str, str], *commands: list[str]
) -> list[str]:
    """Run a program for each seat, the first with the creator's link; return their output."""
    async with running(str(folder / "games.sqlite")) as server:
        home = server.address.rstrip("/")
        async with httpx.AsyncClient(base_url=home) as http:
            seated = await new_table(http, game, ("human",) * len(commands), options=options)
        links = [f"{home}/#t/{seated.table}/{seated.tokens[0]}"]
        links += [f"{home}/#j/{seated.table}/{seated.invite}"] * (len(commands) - 1)
        programs = [
            await asyncio.create_subprocess_exec(
                *[link if part == "URL" else part for part in command],
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
            )
            for command, link in zip(commands, links, strict=True)
        ]
        try:
            return list(await asyncio.gather(*map(printed, programs)))
        finally:
            for program in programs:  # after a failure the others still wait
                if program.returncode is None:
                    program.kill()
                    await program.wait()


async def printed(program: asyncio.subprocess.Process) -> str:
    """Return a program's output; it must exit with 0."""
    out, errors = await program.communicate()
    assert program.returncode == 0, errors.decode()
    return out.decode()


def ours(name: str, bot: str = MY_BOT) -> list[str]:
    return [sys.executable, "-m", "crossoff", "join", "URL", "--bot", bot, "--name", name]


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_two_programs_play_a_game_over_the_wire(
    game: str, options: dict[str, str], tmp_path: Path
) -> None:
    talks = tmp_path / "talks.py"
    talks.write_text(
        "class Talks:\n    def choose(self, view, legal):\n"
        "        print('asked')\n        return legal[0]\n"
    )
    other = ours("B", f"{talks}:Talks")
    first, second = asyncio.run(play_at_a_table(tmp_path, game, options, ours("A"), other))
    assert first == second  # a bot's own output is not a result
    names = [line.partition(":")[0] for line in first.splitlines()]
    assert names == ["Ann", "B"]  # the creator already had a name


NETWORK = """
class Network:
    def reset(self, setup):
        self.setup = setup

    def act(self, observation, mask):
        assert observation["free"].shape[0] == self.setup.players
        return mask.argmax()

class Flat:
    flat = True

    def act(self, observation, mask):
        assert observation.ndim == 1
        return mask.argmax()

class Lies:
    def act(self, observation, mask):
        return -1
"""


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_a_network_plays_at_a_table_as_in_the_arena(
    game: str, options: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "net.py").write_text(NETWORK)
    bots = [ours("A", f"{tmp_path}/net.py:Network"), ours("B", f"{tmp_path}/net.py:Flat")]
    first, second = asyncio.run(play_at_a_table(tmp_path, game, options, *bots))
    assert first == second and first.startswith("Ann: ")


def test_a_network_that_answers_nonsense_is_named(tmp_path: Path) -> None:
    (tmp_path / "net.py").write_text(NETWORK)
    bots = [ours("A", f"{tmp_path}/net.py:Lies"), ours("B")]
    with pytest.raises(AssertionError, match="Lies must return the number of one of"):
        asyncio.run(play_at_a_table(tmp_path, "one-card", {}, *bots))


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_javascript_plays_with_python(game: str, options: dict[str, str], tmp_path: Path) -> None:
    # Node 20 and 21 need the flag; later versions do not.
    theirs = [node(), "--experimental-websocket", str(ROOT / "examples" / "my_bot.mjs"), "URL"]
    first, second = asyncio.run(play_at_a_table(tmp_path, game, options, ours("A"), theirs))
    points = [line.rpartition(" ")[2] for line in first.splitlines()]
    assert second.split() == points


def test_a_table_that_the_host_ends(tmp_path: Path) -> None:
    """The program says so, after printing how to rejoin its seat."""

    async def play() -> tuple[str, str, str, int | None]:
        async with running(str(tmp_path / "games.sqlite")) as server:
            home = server.address.rstrip("/")
            async with httpx.AsyncClient(base_url=home) as http:
                seated = await new_table(http, "one-card", ("human",) * 3)
                link = f"{home}/#j/{seated.table}/{seated.invite}"
                program = await asyncio.create_subprocess_exec(
                    *[link if part == "URL" else part for part in ours("B")],
                    stderr=asyncio.subprocess.PIPE,
                )
                try:
                    assert program.stderr is not None
                    first = (await program.stderr.readline()).decode()
                    end = f"/api/tables/{seated.table}/end"
                    (await http.post(end, json={"host": seated.host})).raise_for_status()
                    last = (await program.stderr.read()).decode()
                    return first, last, f"{home}/#t/{seated.table}/", await program.wait()
                finally:
                    if program.returncode is None:
                        program.kill()

    first, last, link, code = asyncio.run(play())
    assert "Seated." in first and link in first
    assert "ended early" in last and code == 1


class Told:
    """A bot that prints each time it is asked, so that the test can follow the game."""

    def __init__(self) -> None:
        self.asked: SimpleQueue[None] = SimpleQueue()
        self._bot: Chooser = load_class(MY_BOT)()

    def choose(self, view: Any, legal: list[dict[str, Any]]) -> dict[str, Any]:
        self.asked.put(None)
        return self._bot.choose(view, legal)


def test_a_bot_reconnects_to_a_killed_server(tmp_path: Path) -> None:
    async def play() -> None:
        database, bots = str(tmp_path / "games.sqlite"), [Told(), Told()]
        server = await Server.start(database)
        home, port = server.address.rstrip("/"), server.port
        async with httpx.AsyncClient(base_url=home) as http:
            seated = await new_table(http, "one-card", ("human", "human"))
        links = [
            f"{home}/#t/{seated.table}/{seated.tokens[0]}",
            f"{home}/#j/{seated.table}/{seated.invite}",
        ]
        playing = asyncio.gather(
            *(asyncio.to_thread(join, *pair) for pair in zip(links, bots, strict=True))
        )
        for _ in range(2):
            for _ in range(4):
                await asyncio.to_thread(bots[0].asked.get)
            await server.kill()
            server = await Server.start(database, port=port)
        ends = await playing
        await server.stop()
        assert ends[0]["table"]["ended"] == ends[1]["table"]["ended"] == "over"
        assert ends[0]["view"]["seats"] == ends[1]["view"]["seats"]

    asyncio.run(play())


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_the_example_beats_chance(game: str, options: dict[str, str]) -> None:
    start = new_game(game, 2, options=options)
    players = [load_bot(MY_BOT), load_bot("random")]
    totals = [
        play_match(start, players, Seeds(number, players=2)).position.totals()
        for number in range(10)
    ]
    assert sum(mine > other for mine, other in totals) >= 8
    assert describe_bot(MY_BOT, load_game(game)).startswith("Crosses off")


def test_the_arena_takes_it() -> None:
    done = crossoff(
        "arena", "--game", "one-card", "--bots", f"{MY_BOT},greedy", "--games", "4", "--jobs", "2"
    )
    assert done.returncode == 0, done.stderr
    assert "my_bot.py:MyBot" in done.stdout


@pytest.mark.parametrize(
    "url",
    [
        *("http://localhost:1/", "http://localhost:1/#j/x", "http://localhost:1/#w/a/b"),
        *("ftp://localhost:1/#t/a/b", "#j/a/b", "http://[x/#j/a/b", "http://x:port/#t/a/b"),
    ],
)
def test_a_link_that_leads_nowhere(url: str) -> None:
    with pytest.raises(CannotJoin, match="expected a link"):
        join(url, load_bot)  # type: ignore[arg-type] # never asked


def test_a_server_that_is_not_there_and_one_that_refuses(tmp_path: Path) -> None:
    with pytest.raises(CannotJoin, match="cannot reach the table"):
        join("http://localhost:1/#t/a/b", load_bot)  # type: ignore[arg-type]
    with pytest.raises(CannotJoin, match="cannot reach the table"):
        join("http://localhost:1/#j/a/b", load_bot)  # type: ignore[arg-type]

    async def refused() -> None:
        async with running(str(tmp_path / "games.sqlite")) as server:
            home, nothing = server.address.rstrip("/"), "0" * 32
            for kind, reason in (("j", "no seat"), ("t", "table")):
                with pytest.raises(CannotJoin, match=reason):
                    await asyncio.to_thread(
                        join,
                        f"{home}/#{kind}/{nothing}/{nothing}",
                        load_bot,  # type: ignore[arg-type]
                    )

    asyncio.run(refused())
