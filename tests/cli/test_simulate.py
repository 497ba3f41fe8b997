"""`crossoff simulate`: the same games in every mode, and files complete or absent."""

from __future__ import annotations

import json
import os
import signal
import statistics
from pathlib import Path

import msgspec
import pytest

from crossoff.arena import batch as batches
from crossoff.arena.batch import Batch, GameResult, play_batch
from crossoff.arena.plan import Plan, plan_one_seating
from crossoff.arena.run import run as play
from crossoff.arena.tally import Tally
from crossoff.cli.main import run
from crossoff.cli.summary import print_summary, summary_data
from crossoff.core.model.position import new_game
from crossoff.core.model.record import decode, replay
from crossoff.games.silver_gold import deck as silver_gold_deck
from testkit.games.mounting import SHIPPED
from testkit.games.walks import SHIPPED_VARIANTS
from testkit.terminal.command import COMPILED, PLAIN, crossoff, on_terminal
from testkit.terminal.interrupting import await_sign, interrupt, started


def plan(game: str, options: dict[str, str], *seating: str, games: int = 3) -> Plan:
    start = new_game(game, len(seating), options=options)
    return plan_one_seating(start, seating, games=games, seed=11, records=True)


def tallied(plan: Plan, *games: tuple[list[int], list[int]], **batch: float) -> Tally:
    """Return a tally of games with these points and winners."""
    results = [GameResult(number, 0, 0, *game) for number, game in enumerate(games)]
    tally = Tally(plan)
    tally.add(Batch(first=0, last=len(games), games=results, **batch))  # type: ignore[arg-type]
    return tally


def records(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def simulate_to(path: Path, *arguments: object, variables: dict[str, str] = PLAIN) -> bytes:
    done = crossoff("simulate", *arguments, "--records", path, variables=variables)
    assert (done.returncode, done.stderr) == (0, "")
    return path.read_bytes()


@pytest.mark.parametrize(("game", "options"), SHIPPED_VARIANTS)
def test_every_record_is_a_whole_game(game: str, options: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    chosen = [text for key, value in options.items() for text in ("--option", f"{key}={value}")]
    command = ["simulate", "--game", game, *chosen, "--games", "3", "--players", "3"]
    assert run([*command, "--bots", "random,greedy", "--records", str(path)]) == 0
    lines = path.read_bytes().splitlines()
    assert len(lines) == 3
    for line in lines:
        record = decode(line)
        assert list(replay(record))[-1].is_over
        assert record.bots == record.seats == ["random", "greedy", "random"]


@pytest.mark.parametrize(("game", "options"), SHIPPED_VARIANTS)
def test_the_engine_and_the_bots_themselves_play_the_same_games(
    game: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    games = plan(game, options, "greedy", "random")
    fast = play_batch(games, 0, 3)
    monkeypatch.setattr(batches, "_policies", lambda bots: [])
    slow = play_batch(games, 0, 3)
    assert (fast.games, fast.records) == (slow.games, slow.records)
    assert fast.decisions == slow.decisions > 0


def test_what_a_game_is_does_not_depend_on_the_others() -> None:
    games = plan("silver-and-gold", {}, "random", "random", games=5)
    assert play_batch(games, 0, 5).records[3:] == play_batch(games, 3, 5).records


def test_totals_and_winners_are_those_of_the_records() -> None:
    batch = play_batch(plan("one-card", {"variant": "basic"}, "random", "greedy"), 0, 3)
    results = [json.loads(line)["result"] for line in batch.records]
    totals = [[score["total"] for score in result["scores"]] for result in results]
    assert [game.scores for game in batch.games] == totals
    assert [game.winners for game in batch.games] == [result["winners"] for result in results]


def test_two_processes_write_the_same_bytes_as_one(tmp_path: Path) -> None:
    arguments = ("--game", "silver-and-gold", "--games", 7, "--seed", 4, "--bots", "random,greedy")
    one = simulate_to(tmp_path / "one", *arguments)
    two = simulate_to(tmp_path / "two", *arguments, "--jobs", 2)
    assert one == two
    assert one != simulate_to(tmp_path / "other", *arguments[:4], "--seed", 5)


@pytest.mark.compiled
@pytest.mark.parametrize("game", SHIPPED)
def test_compiled_kernels_write_the_same_bytes_as_plain_ones(game: str, tmp_path: Path) -> None:
    arguments = ("--game", game, "--games", 5, "--bots", "greedy,random", "--players", 3)
    plain = simulate_to(tmp_path / "plain", *arguments)
    assert plain == simulate_to(tmp_path / "compiled", *arguments, variables=COMPILED)


def test_a_custom_deck_goes_into_the_records(tmp_path: Path) -> None:
    shipped = Path(silver_gold_deck.__file__).with_name("deck.toml")
    own = tmp_path / "own.toml"
    own.write_bytes(shipped.read_bytes())
    arguments = ("--game", "silver-and-gold", "--games", 2, "--deck", own)
    one = simulate_to(tmp_path / "one.jsonl", *arguments)
    assert isinstance(records(tmp_path / "one.jsonl")[0]["deck"], dict)
    assert one == simulate_to(tmp_path / "two.jsonl", *arguments, "--jobs", 2)
    assert crossoff("check", tmp_path / "one.jsonl").stdout == "2 records ok\n"


# --- the summary ---


def test_the_summary_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--game", "one-card", "--games", "4", "--players", "3", "--json"]
    assert run([*command, "--bots", "random,greedy", "--seed", "9"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["seats"] == ["random", "greedy", "random"]
    assert (data["games"], data["seed"], data["options"]) == (4, 9, {"variant": "basic"})
    assert data["bots"]["random"]["seats"] == [0, 2]
    assert sum(bot["wins"] for bot in data["bots"].values()) == pytest.approx(4)
    assert data["decisions/s"] > 0


def test_the_summary_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--game", "silver-and-gold", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("silver-and-gold, 2 players, 2 games, seed 0\n\nbot ")
    assert "decisions/s" in out
    assert "\x1b" not in out
    assert not any(line != line.rstrip() for line in out.splitlines())


def test_as_many_seats_as_bots_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--game", "one-card", "--games", "1", "--json"]
    assert run([*command, "--bots", "random, greedy,random,greedy"]) == 0
    assert len(json.loads(capsys.readouterr().out)["seats"]) == 4


def test_mean_and_interval_are_those_of_the_textbook() -> None:
    points = [12, 40, 33, 27, 51]
    games = plan("one-card", {}, "greedy", "random", games=5)
    bot = summary_data(tallied(games, *[([value, 0], [0]) for value in points]))["bots"]["greedy"]
    error = statistics.stdev(points) / 5**0.5
    assert bot["mean"] == statistics.mean(points)
    assert bot["margin"] == pytest.approx(2.77645 * error)


def test_one_game_tells_nothing_about_the_interval() -> None:
    tally = tallied(plan("one-card", {}, "greedy", "random", games=1), ([30, 0], [0]))
    bot = summary_data(tally)["bots"]["greedy"]
    assert (bot["mean"], bot["margin"]) == (30, None)


def test_several_seats_of_a_bot_are_one_observation_a_game() -> None:
    games = plan("one-card", {}, "greedy", "random", "greedy", games=2)
    tally = tallied(games, ([10, 99, 20], [1]), ([30, 99, 40], [0, 1, 2]))
    bot = summary_data(tally)["bots"]["greedy"]
    assert bot["mean"] == 25
    assert bot["margin"] == pytest.approx(12.7062 * statistics.stdev([15, 35]) / 2**0.5)
    assert bot["wins"] == pytest.approx(2 / 3)


def test_of_a_shared_win_every_winner_has_its_part(capsys: pytest.CaptureFixture[str]) -> None:
    games = plan("silver-and-gold", {}, "random", "greedy", games=2)
    tally = tallied(games, ([5, 5], [0, 1]), ([3, 4], [1]), decisions=8, seconds=2.0)
    data = summary_data(tally)
    assert {name: bot["wins"] for name, bot in data["bots"].items()} == {
        "random": 0.5,
        "greedy": 1.5,
    }
    assert (data["shared wins"], data["decisions/s"]) == (1, 4)
    print_summary(tally)
    out = capsys.readouterr().out
    assert "Shared wins: 1" in out
    assert "75.0 %" in out


@pytest.mark.skipif(os.name == "nt", reason="needs a terminal to drive")
def test_slow_commands_show_progress_on_a_terminal() -> None:
    code, seen = on_terminal("simulate", "--game", "one-card", "--games", 1000)
    assert code == 0
    assert "playing" in seen
    code, seen = on_terminal("simulate", "--game", "chess")
    assert (code, "\x1b" in seen) == (2, False)


# --- files ---


def test_a_file_is_replaced_and_keeps_its_mode(tmp_path: Path) -> None:
    target, link = tmp_path / "games.jsonl", tmp_path / "link.jsonl"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    assert run(["simulate", "--game", "one-card", "--games", "1", "--records", str(link)]) == 0
    assert link.is_symlink()
    assert msgspec.json.decode(target.read_bytes())["game"] == "one-card"
    assert target.stat().st_mode & 0o777 == 0o640
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.jsonl", "link.jsonl"]


def test_a_mistake_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    target = tmp_path / "games.jsonl"
    target.write_text("old")
    command = ["simulate", "--game", "one-card", "--records", str(target)]
    assert run([*command, "--option", "variant=odd"]) == 2
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.skipif(os.name == "nt", reason="a device by name")
def test_a_device_is_written_to_directly() -> None:
    assert run(["simulate", "--game", "one-card", "--games", "1", "--records", "/dev/null"]) == 0
    assert not Path("/dev/null").is_file()


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_run_leaves_nothing(
    number: signal.Signals, code: int, jobs: str, tmp_path: Path
) -> None:
    target = tmp_path / "games.jsonl"
    target.write_text("old")
    asked = ["simulate", "--game", "one-card", "--games", 1_000_000, "--jobs", jobs]
    process = started(*asked, "--records", target)
    half = ".games.jsonl.*.tmp"
    await_sign(process, lambda: any(path.stat().st_size for path in tmp_path.glob(half)))
    assert interrupt(process, number) == (code, b"", b"")
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_games_may_be_given_up_between_batches() -> None:
    games = plan("one-card", {}, "random", "random", games=1000)
    with play(games, jobs=2) as played:  # joblib's warning would be an error
        assert next(played).records
