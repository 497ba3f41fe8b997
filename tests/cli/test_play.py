"""`crossoff play` line by line: whole games by typing, and what may go wrong at a keyboard.

What happens on the whole screen is in the tests of the terminal table (test_tui_*).
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from crossoff.bots import bot_names, is_quick
from crossoff.cli.errors import Mistake
from crossoff.cli.play import seat_plan
from crossoff.core.model.contract import Seat
from crossoff.core.model.record import Record, decode, replay
from crossoff.local.bots import decide_here
from crossoff.local.sitting import GameSettings, LocalSeat, Sitting
from crossoff.play.fairness import check_fairness
from testkit.terminal.app import plan
from testkit.terminal.command import crossoff, on_terminal

BY_ITSELF: dict[str, str] = {}  # leaves the kernel mode to the command


def reference(wish: GameSettings, *bots: str) -> Record:
    """Return the game that `play` with these settings gives if people decide like these bots."""
    sitting = Sitting.begin(wish, None)
    while not sitting.table.is_over:
        seat = Seat(sitting.table.asked()[0])
        bot = wish.seats[seat].bot or bots[seat]
        sitting.decide(seat, decide_here(sitting.position, seat, bot, sitting.bot_seed(seat)))
    return sitting.record()


def typed(record: Record, *seats: int) -> list[str]:
    """Return what people on these seats must type for this game."""
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
    expected = reference(plan("silver-and-gold", "me", "greedy", seed=3), "random")
    path = tmp_path / "game.json"
    out = play("--seed", 3, "--seats", "me,greedy", typed=[*typed(expected, 0), str(path)])
    record = decode(path.read_bytes())
    assert (record.log, record.result) == (expected.log, expected.result)
    assert record.bots == ["person", "greedy"]
    assert list(replay(record))[-1].is_over
    check_fairness(record)
    assert "You  Otto" in out
    assert out.endswith(f"Record saved to {path}.\n")


def test_a_game_of_one_card_by_two_people_and_a_bot(tmp_path: Path) -> None:
    wish = plan("one-card", "me:Ann", "me", "greedy", seed=5, variant="advanced")
    expected = reference(wish, "random", "random")
    path = tmp_path / "game.json"
    out = play(
        *("--game", "one-card", "--option", "variant=advanced", "--seed", 5, "--record", path),
        *("--seat", "person:Ann", "--seat", "person", "--seat", "greedy"),
        typed=typed(expected, 0, 1),
    )
    record = decode(path.read_bytes())
    assert (record.log, record.result) == (expected.log, expected.result)
    assert record.seats == ["Ann", "seat 2", "greedy"]
    assert "Ann  Player 2  Ida" in out


def test_bots_alone_play_the_same_game_every_time(tmp_path: Path) -> None:
    paths = [tmp_path / "one.json", tmp_path / "two.json"]
    for path in paths:
        out = play("--seats", "greedy,random,random", "--seed", 8, "--record", path)
        assert "> " not in out
    first, second = (decode(path.read_bytes()) for path in paths)
    assert first == second
    assert first.result is not None


def test_it_loads_no_compiler() -> None:
    done = crossoff("play", variables={"PYTHONPROFILEIMPORTTIME": "1"})
    assert "crossoff.games.silver_gold.kernel" in done.stderr
    assert "numba" not in done.stderr
    assert "textual" not in done.stderr


def test_the_seed_decides_the_cards() -> None:
    games = [play("--seed", seed, typed=["?"]) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("language", ["de", "pt"])
def test_in_another_language_the_words_of_the_record_are_the_same(language: str) -> None:
    expected = reference(plan("one-card", "me", "casual", seed=4), "random")
    out = play("--game", "one-card", "--seed", 4, "--language", language, typed=typed(expected, 0))
    assert "You" not in out
    assert {"de": "Deine Karten", "pt": "As tuas cartas"}[language] in out


# --- at the keyboard ---


def test_end_of_input_is_not_an_error() -> None:
    assert play().endswith("You> \nThe game stops here.\n")


def test_what_is_wrong_gets_a_reason_and_loses_nothing() -> None:
    expected = reference(plan("silver-and-gold", "me", "casual", seed=3), "random")
    first, second, *_ = typed(expected, 0)
    wrong = ["keep", "keep X Y", "dance", "0 keep", "undo", "save", "? 9", "\x1b[2J", "\ud7ff"]
    spaced = f"  {first.replace(' ', '   ')} "
    out = play("--seed", 3, typed=[*wrong, spaced, "mark", second, "quit"])
    assert "A move starts with one of: keep. For example: keep " in out
    assert "“X” doesn’t fit here. For example: keep " in out
    assert "The rules don’t allow that here. For example: keep " in out
    assert "There's nothing to undo." in out
    assert "save needs a file name." in out
    assert "There are pages 1 to 1." in out
    assert out.count("You> ") == len(wrong) + 4
    assert "  You crossed off " in out
    assert "\x1b" not in out


def test_bytes_that_are_no_text_get_a_reason() -> None:
    done = crossoff("play", stdin=b"\xff\xfe\x00\n\n", variables=BY_ITSELF)
    assert done.returncode == 0
    assert "A move starts with one of: keep." in done.stdout


def test_long_lists_come_in_pages() -> None:
    expected = reference(plan("one-card", "me", "me", seed=2), "random", "random")
    arguments = ("--game", "one-card", "--seed", 2, "--seats", "me,me")
    out = play(*arguments, typed=["?", "? 2", "quit"])
    assert "Page 1 of 2; ? 2 shows the next." in out
    first, second = out.split("> ?")[1:3]
    listed = [line.strip() for line in (first + second).splitlines() if line.startswith("  ")]
    assert len(listed) == len(set(listed)) > 30
    assert "pass" in listed
    assert typed(expected, 0, 1)[0] in listed


def test_an_empty_line_shows_the_table_again() -> None:
    out = play("--seed", 3, typed=["", "quit"])
    assert out.count("Your maps  0 points") == 2


def test_the_record_so_far_can_be_saved(tmp_path: Path) -> None:
    expected = reference(plan("silver-and-gold", "me", "casual", seed=3), "random")
    path, other = tmp_path / "so far.json", tmp_path / "other"
    other.write_text("mine")
    lines = typed(expected, 0)
    answers = [*lines[:3], f"save {path}", lines[3], f"save {path}", f"save {other}"]
    out = play("--seed", 3, typed=[*answers, f"save {tmp_path}", "save /no/such/place", "quit"])
    record = decode(path.read_bytes())
    assert record.log[1].endswith(" ? ? ? ?")  # the bot's cards stay hidden
    *covered, _ = (k for k, line in enumerate(record.log) if line.startswith("* expedition "))
    assert covered and {record.log[k] for k in covered} == {"* expedition ?"}
    pairs = list(zip(record.log, expected.log, strict=False))
    assert all(
        mine == theirs for k, (mine, theirs) in enumerate(pairs) if k > 1 and k not in covered
    )
    assert record.result is None
    assert out.count(f"Record saved to {path}.") == 2
    assert f"{other} already exists. Please choose another name." in out
    assert "That didn't work: cannot write /no/such/place" in out
    assert other.read_text() == "mine"


def test_a_game_that_is_stopped_leaves_its_record_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = tmp_path / "game.json"
    out = play("--record", path, typed=["quit"])
    assert out.endswith(f"The game stops here.\nRecord saved to {path}.\n")
    assert json.loads(path.read_text())["log"][0].startswith("* deal 0 ")
    assert not (tmp_path / "data").exists()  # through a pipe nothing is saved


def test_the_offer_of_the_record_can_be_declined_or_mistyped(tmp_path: Path) -> None:
    expected = reference(plan("one-card", "me", "casual", seed=4), "random")
    path = tmp_path / "game.json"
    arguments = ("--game", "one-card", "--seed", 4)
    lines = typed(expected, 0)
    assert play(*arguments, typed=[*lines, ""]).endswith("Enter for no: \n")
    assert play(*arguments, typed=lines).endswith("Enter for no: \n")
    assert "That didn't work" in play(*arguments, typed=[*lines, "/no/such/place", str(path)])
    assert decode(path.read_bytes()).result == expected.result


# --- decisions of several steps ---


def test_steps_and_undo_at_the_keyboard(tmp_path: Path) -> None:
    expected = reference(plan("silver-and-gold", "me", "casual", seed=1), "greedy")
    lines = []
    for line in typed(expected, 0):
        groups = line.removeprefix("mark ").split("; ")
        if len(groups) == 1:
            lines.append(line)
        else:
            begin, *rest = [f"mark {group}" for group in groups]
            lines += [begin, "undo", begin, "?", *rest]
    assert "undo" in lines
    path = tmp_path / "game.json"
    out = play("--seed", 1, "--record", path, typed=lines)
    assert "Extra square" in out
    assert decode(path.read_bytes()).log == expected.log


# --- several people ---


def test_nobody_is_shown_what_is_not_for_them() -> None:
    wish = plan("one-card", "me:Ann", "me:Ben", seed=7, variant="advanced")
    expected = reference(wish, "random", "random")
    deals = [line for line in expected.log if line.startswith("* deal ")]
    dealt = [set(line.split()[3:]) for line in deals]
    arguments = ("--game", "one-card", "--option", "variant=advanced", "--seed", 7)
    keep = typed(expected, 0, 1)
    out = play(*arguments, "--seats", "me:Ann,me:Ben", typed=[*keep[:2], "quit"])
    first, second, both = out.split("Please hand")[1:]
    assert "to Ann: " in first
    assert "to Ben: " in second
    assert "to Ann: " in both or "to Ben: " in both
    assert dealt[0] <= set(first.split())
    assert not dealt[1] & set(first.split("Ann> ")[0].split())
    assert not dealt[0] & set(second.split("Ben> ")[0].split())
    kept = "Ann kept cards "
    assert kept not in second
    assert kept in both


def test_open_decisions_need_no_handing_over() -> None:
    arguments = ("--game", "one-card", "--seed", 6, "--seats", "me:Ann,me:Ben")
    out = play(*arguments, typed=["pass", "pass", "quit"])
    assert "Please hand" not in out
    assert "Ann> pass" in out
    assert "Ben> pass" in out


# --- at a real terminal ---

TERMINAL = pytest.mark.skipif(os.name == "nt", reason="needs a terminal to drive")


@TERMINAL
def test_ctrl_d_ends_the_game_politely(tmp_path: Path) -> None:
    variables = {"NUMBA_DISABLE_JIT": "1", "XDG_DATA_HOME": str(tmp_path)}
    answers = [("You> ", "?\n"), ("You> ", "\x04")]
    code, seen = on_terminal("play", "--plain", answers=answers, variables=variables)
    assert code == 0
    assert "  keep " in seen
    assert "The game stops here.\n" in seen


@TERMINAL
def test_handing_over_clears_the_screen(tmp_path: Path) -> None:
    wish = plan("silver-and-gold", "me:Ann", "me:Ben", seed=6)
    keep = typed(reference(wish, "random", "random"), 0)[0]
    answers = [
        ("Ann, press", "\n"),
        ("Ann> ", f"{keep}\n"),
        ("Ben, press", "\n"),
        ("Ben> ", "quit\n"),
    ]
    variables = {"NUMBA_DISABLE_JIT": "1", "XDG_DATA_HOME": str(tmp_path)}
    arguments = ("play", "--plain", "--seed", 6, "--seats", "me:Ann,me:Ben")
    code, seen = on_terminal(*arguments, answers=answers, variables=variables)
    assert code == 0
    assert seen.count("\x1b[2J") == 2
    cleared = seen.split("\x1b[2J")
    assert "Ann, press Enter to continue." in cleared[0]
    assert keep in cleared[1]
    assert keep not in cleared[2]
    assert "The game stops here.\n" in cleared[2]


# --- resuming ---


def test_there_may_be_nothing_to_go_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    spoilt = tmp_path / "spoilt.game"
    spoilt.write_text("no game\n")
    for arguments, reason in [
        (["--resume"], "there is no game to resume"),
        (["--resume", "missing.game"], "There’s no saved game in missing.game."),
        (["--resume", str(spoilt)], f"{spoilt} isn’t a saved game, or it’s damaged."),
        (["--resume", "--seed", "3"], "--resume continues a game as it was set up"),
    ]:
        done = crossoff("play", *arguments, variables=BY_ITSELF)
        assert done.returncode == 2
        assert reason in done.stderr


def test_a_saved_game_resumes_line_by_line_too(tmp_path: Path) -> None:
    wish = plan("one-card", "me", "greedy", seed=4)
    expected = reference(wish, "random")
    lines = typed(expected, 0)
    sitting = Sitting.begin(wish, tmp_path)
    sitting.leave()
    assert sitting.path is not None
    record = tmp_path / "game.json"
    out = play("--resume", sitting.path, typed=[*lines[:2], "quit"])
    assert out.endswith("Game saved; crossoff play --resume continues it.\n")
    play("--resume", sitting.path, "--record", record, typed=lines[2:])
    assert decode(record.read_bytes()).log == expected.log
    assert not sitting.path.exists()


# --- seats ---


@pytest.mark.parametrize("bot", [bot for bot in bot_names() if is_quick(bot)])
def test_quick_bots_need_no_compiler(bot: str) -> None:
    assert "win" in play("--seats", f"{bot},greedy", "--seed", 1)


def test_seats_that_there_are() -> None:
    texts = ["person", "me", "me:Ann", "person:Jo Ann", "greedy"]
    assert seat_plan(texts) == (
        LocalSeat(),
        LocalSeat(),
        LocalSeat(name="Ann"),
        LocalSeat(name="Jo Ann"),
        LocalSeat(bot="greedy"),
    )


@pytest.mark.parametrize(
    "text", ["robot", "", "greedy:Ann", "person:", "person: ", "me:\x1b", "me:" + "x" * 25]
)
def test_seats_that_there_are_not(text: str) -> None:
    with pytest.raises(Mistake):
        seat_plan([text])


def test_two_people_of_one_name_are_refused() -> None:
    with pytest.raises(Mistake, match="same name"):
        seat_plan(["me:Ann", "me:Ann"])


def test_a_bot_of_your_own_sits_down(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(
        "class Net:\n    def act(self, observation, mask):\n        return mask.argmax()\n"
        "class Wrong:\n    def choose(self, view, legal):\n        return 7\n"
    )
    done = crossoff("play", "one-card", "--seats", f"{tmp_path}/bots.py:Net,greedy", "--seed", 1)
    assert done.returncode == 0, done.stderr
    assert crossoff("play", "--seats", f"{tmp_path}/bots.py:No,me").returncode == 2
    done = crossoff("play", "one-card", "--seats", f"{tmp_path}/bots.py:Wrong,greedy")
    assert done.returncode == 2 and "Wrong must return one choice out of" in done.stderr
