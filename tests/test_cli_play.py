"""`crossoff play`: whole games by typing, and what may go wrong at a keyboard."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cli_process import crossoff, on_terminal
from crossoff.bots import bot_names, is_quick, load_bot
from crossoff.cli.asking import Draft
from crossoff.cli.batches import Counted
from crossoff.cli.errors import Mistake
from crossoff.cli.play import seat_plan
from crossoff.core.contract import Seat
from crossoff.core.errors import CrossoffError
from crossoff.core.position import Position
from crossoff.core.record import Record, decode, replay
from crossoff.play.match import Seeds, new_game, play_match

BY_ITSELF: dict[str, str] = {}  # without a word about kernels: the command decides


def reference(game: str, *bots: str, seed: int, **options: str) -> Record:
    """The game that `play` with this seed is, if bots sit everywhere."""
    seeds = Seeds(seed, "game", 0, players=len(bots))
    players = [Counted(load_bot(name)) for name in bots]
    recorder = play_match(new_game(game, len(bots), options=options), players, seeds)
    return recorder.record(bots)


def typed(record: Record, *seats: int) -> list[str]:
    """What people on these seats must type for this game."""
    lines = []
    for line in record.log:
        who, _, text = line.partition(" ")
        if who in map(str, seats):
            lines.append("take pile" if text.startswith("take pile ") else text)
    return lines


def play(*arguments: object, typed: list[str] | None = None, code: int = 0) -> str:
    done = crossoff(
        "play", *arguments, stdin="".join(f"{line}\n" for line in typed or []), variables=BY_ITSELF
    )
    assert (done.returncode, done.stderr) == (code, "")
    return done.stdout


# --- whole games ---


def test_a_game_of_silver_and_gold_by_typing(tmp_path: Path) -> None:
    expected = reference("silver-and-gold", "random", "greedy", seed=3)
    path = tmp_path / "game.json"
    out = play("--seed", 3, typed=[*typed(expected, 0), str(path)])
    record = decode(path.read_bytes())
    assert (record.log, record.result) == (expected.log, expected.result)
    assert record.seats == ["You", "greedy"]
    assert record.bots == ["person", "greedy"]
    assert "maps  seals  coins  cups  palms  total" in out
    assert out.endswith(f"The record is in {path}.\n")


def test_a_game_of_one_card_by_two_people_and_a_bot(tmp_path: Path) -> None:
    expected = reference("one-card", "random", "random", "greedy", seed=5, variant="advanced")
    path = tmp_path / "game.json"
    out = play(
        *("--game", "one-card", "--option", "variant=advanced", "--seed", 5, "--record", path),
        *("--seat", "person:Ann", "--seat", "person", "--seat", "greedy"),
        typed=typed(expected, 0, 1),
    )
    record = decode(path.read_bytes())
    assert (record.log, record.result) == (expected.log, expected.result)
    assert record.seats == ["Ann", "You", "greedy"]
    assert "cards  open  total" in out


def test_bots_alone_play_the_first_game_of_simulate(tmp_path: Path) -> None:
    expected = reference("silver-and-gold", "greedy", "random", "random", seed=8)
    path = tmp_path / "game.json"
    seats = ("--seat", "greedy", "--seat", "random", "--seat", "random")
    out = play(*seats, "--seed", 8, "--record", path)
    assert decode(path.read_bytes()).log == expected.log
    assert "> " not in out


def test_it_loads_no_compiler() -> None:
    done = crossoff("play", variables={"PYTHONPROFILEIMPORTTIME": "1"})
    assert "crossoff.games.silver_gold.kernel" in done.stderr
    assert "numba" not in done.stderr


def test_the_seed_decides_the_cards() -> None:
    games = [play("--seed", seed, typed=["?"]) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


# --- at the keyboard ---


def test_the_end_of_input_is_no_mistake() -> None:
    assert play().endswith("You> \nThe game stops here.\n")


def test_what_is_wrong_gets_a_reason_and_loses_nothing() -> None:
    expected = reference("silver-and-gold", "random", "greedy", seed=3)
    first, second, *_ = typed(expected, 0)
    wrong = ["keep", "keep X Y", "dance", "0 keep", "undo", "save", "? 9", "\x1b[2J", "\ud7ff"]
    out = play(
        "--seed", 3, typed=[*wrong, f"  {first.replace(' ', '   ')} ", "mark", second, "quit"]
    )
    assert "No: expected 'keep …', got 'dance'." in out
    assert "No: expected map that was dealt, got 'X'." in out
    assert "There is nothing to take back." in out
    assert "save needs the name of a file." in out
    assert "There are pages 1 to 1." in out
    assert f"You: {second}\n" in out
    assert "\x1b" not in out


def test_bytes_that_are_no_text_get_a_reason() -> None:
    done = crossoff("play", stdin=b"\xff\xfe\x00\n\n", variables=BY_ITSELF)
    assert done.returncode == 0
    assert "No: expected 'keep …'" in done.stdout


def test_long_lists_come_in_pages() -> None:
    expected = reference("one-card", "random", "random", seed=2)
    arguments = ("--game", "one-card", "--seed", 2, "--seat", "person", "--seat", "person")
    out = play(*arguments, typed=["?", "? 2", "quit"])
    assert "Page 1 of 2; ? 2 shows the next." in out
    first, second = out.split("> ?")[1:3]
    listed = [line.strip() for line in (first + second).splitlines() if line.startswith("  ")]
    assert len(listed) == len(set(listed)) > 30
    assert "pass" in listed
    assert typed(expected, 0, 1)[0] in listed


def test_an_empty_line_shows_the_table_again() -> None:
    out = play("--seed", 3, typed=["", "quit"])
    assert out.count("-- 0 You: 0 --") == 2


def test_the_record_so_far_can_be_saved(tmp_path: Path) -> None:
    expected = reference("silver-and-gold", "random", "greedy", seed=3)
    path, other = tmp_path / "so far.json", tmp_path / "other"
    other.write_text("mine")
    lines = typed(expected, 0)
    answers = [*lines[:3], f"save {path}", lines[3], f"save {path}", f"save {other}"]
    out = play("--seed", 3, typed=[*answers, f"save {tmp_path}", "save /no/such/place", "quit"])
    record = decode(path.read_bytes())
    assert record.log == expected.log[: len(record.log)]
    assert record.result is None
    assert not list(replay(record))[-1].is_over
    assert out.count(f"The record is in {path}.") == 2
    assert f"{other} exists already; please choose another name." in out
    assert "That did not work: cannot write /no/such/place" in out
    assert other.read_text() == "mine"


def test_a_game_that_is_stopped_leaves_its_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = play("--record", path, typed=["quit"])
    assert out.endswith(f"The game stops here.\nThe record is in {path}.\n")
    assert json.loads(path.read_text())["log"][0].startswith("* deal 0 ")


def test_the_offer_of_the_record_can_be_declined_or_mistyped(tmp_path: Path) -> None:
    expected = reference("one-card", "random", "greedy", seed=4)
    path = tmp_path / "game.json"
    arguments = ("--game", "one-card", "--seed", 4)
    lines = typed(expected, 0)
    assert play(*arguments, typed=[*lines, ""]).endswith("Enter for no: \n")
    assert play(*arguments, typed=lines).endswith("Enter for no: \n")
    assert "That did not work" in play(*arguments, typed=[*lines, "/no/such/place", str(path)])
    assert decode(path.read_bytes()).result == expected.result


# --- decisions of several steps ---


def crossing() -> tuple[Position, Seat, str]:
    """A position of Silver & Gold, a seat in it, and a decision of several steps."""
    record = reference("silver-and-gold", "greedy", "greedy", seed=1)
    for position, line in zip(replay(record), record.log, strict=False):
        who, _, text = line.partition(" ")
        if text.startswith("mark ") and ";" in text:
            return position, Seat(int(who)), text
    raise AssertionError("no cross was crossed off")


def test_a_decision_typed_at_once_is_the_one_typed_in_steps() -> None:
    position, seat, text = crossing()
    whole, steps = Draft(position, seat), Draft(position, seat)
    whole.add(text.replace("; ", ";"))
    for group in text.removeprefix("mark ").split("; "):
        assert not steps.is_whole
        assert f"mark {group}" in steps.choices()
        steps.add(f"mark {group}")
    assert whole.is_whole
    assert steps.is_whole
    assert whole.actions == steps.actions
    assert whole.now == steps.now


def test_undo_takes_back_what_was_typed_last() -> None:
    position, seat, text = crossing()
    draft = Draft(position, seat)
    draft.add(text.partition(";")[0])
    assert draft.is_begun
    assert not draft.is_whole
    with pytest.raises(CrossoffError):
        draft.add("mark a1")
    assert draft.is_begun
    draft.undo()
    assert draft.now is position
    assert (draft.actions, draft.is_begun) == ([], False)


def test_steps_and_undo_at_the_keyboard(tmp_path: Path) -> None:
    expected = reference("silver-and-gold", "greedy", "greedy", seed=1)
    lines = []
    for line in typed(expected, 0):
        groups = line.removeprefix("mark ").split("; ")
        if len(groups) == 1:
            lines.append(line)
        else:
            begin, *rest = [f"mark {group}" for group in groups]
            lines += [begin, "undo", begin, "?", *rest]
    path = tmp_path / "game.json"
    out = play("--seed", 1, "--record", path, typed=lines)
    assert "your decision goes on: mark …" in out
    assert decode(path.read_bytes()).log == expected.log


# --- several people ---


def test_nobody_is_shown_what_is_not_for_them(tmp_path: Path) -> None:
    expected = reference("one-card", "random", "random", seed=6, variant="advanced")
    dealt = [set(line.split()[3:]) for line in expected.log[:2]]
    arguments = ("--game", "one-card", "--option", "variant=advanced", "--seed", 6)
    people = ("--seat", "person:Ann", "--seat", "person:Ben")
    keep = typed(expected, 0, 1)
    first, second, both = play(*arguments, *people, typed=[*keep[:2], "quit"]).split("Please hand")[
        1:
    ]
    assert "to Ann: " in first
    assert "to Ben: " in second
    assert "to Ann: " in both or "to Ben: " in both
    assert dealt[0] <= set(first.split())
    assert not dealt[1] & set(first.split("Ann> ")[0].split())
    assert not dealt[0] & set(second.split("Ben> ")[0].split())
    assert f"Ann: {keep[0]}" not in second
    assert f"Ann: {keep[0]}" in both


def test_open_decisions_need_no_handing_over() -> None:
    arguments = ("--game", "one-card", "--seed", 6, "--seat", "person:Ann", "--seat", "person:Ben")
    out = play(*arguments, typed=["pass", "pass", "quit"])
    assert "Please hand" not in out
    assert "Ann> pass" in out
    assert "Ben> pass" in out


# --- at a real terminal ---

TERMINAL = pytest.mark.skipif(os.name == "nt", reason="needs a terminal to drive")


@TERMINAL
def test_ctrl_d_ends_the_game_politely() -> None:
    code, seen = on_terminal("play", answers=[("You> ", "?\n"), ("You> ", "\x04")])
    assert code == 0
    assert "  keep " in seen
    assert seen.endswith("The game stops here.\n")


@TERMINAL
def test_handing_over_clears_the_screen() -> None:
    people = ("--seat", "person:Ann", "--seat", "person:Ben")
    keep = typed(reference("silver-and-gold", "random", "random", seed=6), 0)[0]
    answers = [
        ("Ann, press", "\n"),
        ("Ann> ", f"{keep}\n"),
        ("Ben, press", "\n"),
        ("Ben> ", "quit\n"),
    ]
    code, seen = on_terminal("play", "--seed", 6, *people, answers=answers)
    assert code == 0
    assert seen.count("\x1b[2J") == 2
    cleared = seen.split("\x1b[2J")
    assert "Ann, press Enter to go on." in cleared[0]
    assert f"such as: {keep.split()[0]}" in cleared[1]
    assert keep in cleared[1]
    assert keep not in cleared[2]
    assert cleared[2].endswith("The game stops here.\n")


# --- seats ---


@pytest.mark.parametrize("bot", [bot for bot in bot_names() if is_quick(bot)])
def test_quick_bots_need_no_compiler(bot: str) -> None:
    assert "wins" in play("--seat", bot, "--seat", "greedy", "--seed", 1)


@pytest.mark.parametrize(
    ("texts", "names"),
    [
        (["person", "greedy"], ["You", "greedy"]),
        (["person:Ann", "person"], ["Ann", "You"]),
        (["person", "person"], ["person 0", "person 1"]),
        (["greedy", "person:Jo Ann", "greedy"], ["greedy 0", "Jo Ann", "greedy 2"]),
    ],
)
def test_names_at_the_table(texts: list[str], names: list[str]) -> None:
    kinds, named = seat_plan(texts)
    assert kinds == [text.partition(":")[0] for text in texts]
    assert named == names


@pytest.mark.parametrize(
    "text",
    ["robot", "", "greedy:Ann", "person:", "person: ", "person:\x1b[2J", "person:" + "x" * 21],
)
def test_seats_that_there_are_not(text: str) -> None:
    with pytest.raises(Mistake):
        seat_plan([text])
