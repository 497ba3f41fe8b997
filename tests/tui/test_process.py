"""`crossoff play` on a real terminal: killed, stopped, resumed."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from crossoff.core.model.record import decode, replay
from crossoff.local.sitting import Sitting
from testkit.terminal.command import crossoff
from testkit.terminal.screen import Terminal, terminal

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="needs a terminal to drive"),
]

RIGHT = "\x1b[C"
KEEP_TWO = f" {RIGHT} "
LEFT_SCREEN = "\x1b[?1049l"  # restores the terminal's normal screen


def saved(home: Path) -> list[Path]:
    return list((home / "data" / "crossoff" / "games").glob("*.game"))


def keep(there: Terminal) -> None:
    """Keep two maps."""
    there.wait_for("Keep two maps")
    there.type(KEEP_TWO)
    there.wait_for("Keep these?")
    there.type("\r")


def test_a_kill_loses_at_most_what_was_not_done(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--seats", "me:Ann,me:Ben", "--seed", 4) as there:
        there.wait_for("Pass the device to Ann")
        there.type("\r")
        keep(there)
        there.wait_for("Pass the device to Ben")
        there.type("\r")
        there.wait_for("Keep two maps")
        there.type(" ")  # begun, not done
        there.wait_for("One more map")
        there.kill()
    (path,) = saved(tmp_path)
    sitting = Sitting.resume(path)
    assert sitting.table.asked() == [1]  # Ann's decision is stored, though it is not revealed yet
    sitting.leave()
    with terminal(tmp_path, "play", "--resume") as there:
        there.wait_for("Pass the device to Ben")
        there.type("\r")
        keep(there)
        there.wait_for("Ben: Cross off the shape")
        there.kill()
    sitting = Sitting.resume(path)
    assert [line.split()[1] for line in sitting.record().log if line[0] != "*"] == ["keep", "keep"]
    sitting.leave()


def test_bots_exit_with_the_program_however_it_ends(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--seats", "me,greedy", "--seed", 4) as there:
        keep(there)
        there.wait_for("Cross off the shape")
        bots = there.children()
        assert bots
        there.kill()
    end = time.monotonic() + 300
    while any(is_running(bot) for bot in bots):
        assert time.monotonic() < end


def is_running(pid: int) -> bool:
    """True if a process is running; a zombie is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_the_program_can_be_left_and_says_what_is_kept(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    wish = ("--game", "one-card", "--seats", "me,greedy", "--seed", 4, "--record", record)
    with terminal(tmp_path, "play", *wish) as there:
        there.wait_for("Everything on 1 Card", "Your cards")
        there.type("\x11")
        code, said = there.wait()
        assert code == 0
        assert said.endswith(
            f"Record saved to {record}.\nGame saved; crossoff play --resume continues it.\n"
        )
        assert LEFT_SCREEN in there.raw
    assert not list(replay(decode(record.read_bytes())))[-1].is_over
    assert len(saved(tmp_path)) == 1


def test_a_request_to_end_is_obeyed_and_the_terminal_given_back(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--seats", "me,greedy", "--seed", 4) as there:
        there.wait_for("Keep two maps")
        there.process.terminate()
        code, said = there.wait()
        assert code == 143
        assert "Traceback" not in said
        assert LEFT_SCREEN in there.raw
    assert len(saved(tmp_path)) == 1


def test_without_wishes_they_are_asked_for_on_the_screen(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", LANG="de_AT.UTF-8") as there:
        there.wait_for("Wer spielt mit?")
        there.type("q")
        assert there.wait()[0] == 0
    assert saved(tmp_path) == []


def test_the_language_that_was_chosen_is_that_of_the_next_time(tmp_path: Path) -> None:
    with terminal(tmp_path, "play") as there:
        there.wait_for("Who’s playing?")
        there.type("\x1bOQ")  # F2
        there.wait_for("Français")
        there.type("\x1b[B\x1b[B\r")
        there.wait_for("Qui joue")
        there.type("q")
        assert there.wait()[0] == 0
    variables = {"XDG_CONFIG_HOME": str(tmp_path / "config"), "CROSSOFF_LANGUAGE": ""}
    assert "commande inconnue" in crossoff("dance", variables=variables).stderr


def test_line_by_line_on_a_terminal_too(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--plain", "--seed", 4) as there:
        there.wait_for("You> ")
        there.type("quit\n")
        code, said = there.wait()
        assert code == 0
        assert said.endswith(
            "The game stops here.\nGame saved; crossoff play --resume continues it.\n"
        )
    with terminal(tmp_path, "play", "--resume") as there:
        there.wait_for("Keep two maps")
        there.type("\x11")
        assert there.wait()[0] == 0


def test_a_terminal_that_can_do_nothing_is_used_line_by_line(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", TERM="dumb") as there:
        there.wait_for("You> ")
        there.type("quit\n")
        assert there.wait()[0] == 0


def test_without_colours_none_are_sent(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--seats", "me,greedy", "--seed", 4, NO_COLOR="1") as there:
        keep(there)
        there.wait_for("Cross off the shape")
        there.type("\x11")
        there.wait()
        assert ";2;" not in there.raw.replace("\x1b[?", "")  # 38;2;… and 48;2;… are colours
