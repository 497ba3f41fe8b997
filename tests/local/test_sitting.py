"""Saved games: decisions survive however a program ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from crossoff.core.errors import BadDeck
from crossoff.core.model.contract import Seat
from crossoff.core.model.record import decode, encode, replay
from crossoff.local.saves import BadSave, Save, list_saves
from crossoff.local.settings import dump_settings, fit_to_game, load_settings
from crossoff.local.sitting import GameSettings, LocalSeat, Sitting
from crossoff.play.autopilot import plain_decision
from crossoff.play.fairness import check_fairness
from crossoff.play.table import Refused
from crossoff.texts import Texts
from testkit.terminal.app import plan

TWO = plan("silver-and-gold", "me:Ann", "me:Ben")
EACH = pytest.mark.parametrize(
    "wish",
    [TWO, plan("one-card", "me", "greedy", variant="advanced"), plan("one-card", "me", "random")],
    ids=["silver-and-gold", "one-card-advanced", "one-card"],
)


def step(sitting: Sitting) -> None:
    """Make one decision for the first seat that is asked."""
    seat = Seat(sitting.table.asked()[0])
    sitting.decide(seat, plain_decision(sitting.seen_by(seat), seat))


@EACH
def test_a_game_resumes_from_any_decision(wish: GameSettings, tmp_path: Path) -> None:
    """Even between simultaneous decisions, which the record does not show yet."""
    straight = Sitting.begin(wish, None)
    broken = Sitting.begin(wish, tmp_path)
    for _ in range(30):
        if straight.table.is_over:
            break
        step(straight)
        step(broken)
        assert broken.path is not None
        broken.leave()
        broken = Sitting.resume(broken.path)
        assert broken.position == straight.position
        assert broken.record() == straight.record()
        assert broken.table.asked() == straight.table.asked()
        seats = straight.table.asked()
        assert [broken.bot_seed(Seat(s)) for s in seats] == [
            straight.bot_seed(Seat(s)) for s in seats
        ]
        told = [
            [what for news in one.news for what in news.for_observer(None)]
            for one in (straight, broken)
        ]
        assert told[0] == told[1]
    broken.leave()


def test_a_line_that_was_cut_short_is_none(tmp_path: Path) -> None:
    sitting = Sitting.begin(TWO, tmp_path)
    step(sitting)
    path = sitting.path
    assert path is not None
    sitting.leave()
    whole = path.read_bytes()
    step_before = Sitting.resume(path)
    step(step_before)
    step_before.leave()
    longer = path.read_bytes()
    assert longer.startswith(whole)
    for length in range(len(whole), len(longer)):
        path.write_bytes(longer[:length])
        resumed = Sitting.resume(path)
        asked = resumed.table.asked()
        step(resumed)
        resumed.leave()
        assert asked == [1]
        assert path.read_bytes() == longer


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"{}\n", b"no game\n", b'{"e":"ended","why":"over"}\n{"e":"ended","why":"x"}\n'],
)
def test_anything_but_a_game_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "odd.game"
    path.write_bytes(content)
    with pytest.raises(BadSave, match="spoilt"):
        Sitting.resume(path)
    assert list_saves(tmp_path) == []
    assert path.read_bytes() == content


def test_a_game_that_was_tampered_with_is_refused(tmp_path: Path) -> None:
    sitting = Sitting.begin(TWO, tmp_path)
    step(sitting)
    sitting.leave()
    assert sitting.path is not None
    lines = sitting.path.read_bytes().split(b"\n")
    for wrong in (
        [lines[0], lines[2], lines[1]],
        [lines[0].replace(b"silver-and-gold", b"chess"), lines[1]],
        [lines[0], lines[1], lines[2].replace(b"keep ", b"dance ")],
        [lines[0], lines[1].replace(b"deal 0", b"deal 9")],
    ):
        sitting.path.write_bytes(b"\n".join([*wrong, b""]))
        with pytest.raises(BadSave, match="spoilt"):
            Sitting.resume(sitting.path)


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    for path in (tmp_path / "none.game", tmp_path):
        with pytest.raises(BadSave, match="missing"):
            Sitting.resume(path)


def test_a_game_is_open_once(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    assert fcntl
    sitting = Sitting.begin(TWO, tmp_path)
    assert sitting.path is not None
    with pytest.raises(BadSave, match="open"):
        Sitting.resume(sitting.path)
    assert list_saves(tmp_path) == []
    sitting.leave()
    assert [path for path, _ in list_saves(tmp_path)] == [sitting.path]


def test_the_latest_game_comes_first(tmp_path: Path) -> None:
    import os

    paths = []
    for age in (3, 1, 2):
        sitting = Sitting.begin(TWO, tmp_path)
        sitting.leave()
        assert sitting.path is not None
        os.utime(sitting.path, (1e9 - age, 1e9 - age))
        paths.append(sitting.path)
    assert [path for path, _ in list_saves(tmp_path)] == [paths[1], paths[2], paths[0]]


def test_the_save_of_a_finished_game_is_deleted_on_leaving(tmp_path: Path) -> None:
    sitting = Sitting.begin(plan("one-card", "me", "random"), tmp_path)
    assert sitting.path is not None
    while not sitting.table.is_over:
        step(sitting)
    assert sitting.path.exists()  # a crash now leaves the result to look at
    record = decode(encode(sitting.record()))
    assert list(replay(record))[-1].is_over
    check_fairness(record)
    sitting.leave()
    assert not sitting.path.exists()


def test_the_seed_decides_the_cards() -> None:
    logs = [Sitting.begin(plan("one-card", "me", "random", seed=n), None).record().log
            for n in (1, 1, 2)]  # fmt: skip
    assert logs[0] == logs[1] != logs[2]
    fresh = [Sitting.begin(plan("one-card", "me", "random", seed=None), None) for _ in range(2)]
    assert fresh[0].table.created.seed != fresh[1].table.created.seed


def test_the_record_shows_nothing_hidden_while_the_game_runs() -> None:
    one = Sitting.begin(plan("silver-and-gold", "me", "random"), None).record()
    assert "?" not in one.log[0]
    assert "?" in one.log[1]
    two = Sitting.begin(TWO, None).record()
    assert "?" in two.log[0]
    assert two.fairness["commitment"]
    assert "seed" not in two.fairness


def test_invalid_settings_leave_no_file(tmp_path: Path) -> None:
    for wrong in (
        GameSettings("chess", (LocalSeat(), LocalSeat())),
        GameSettings("one-card", (LocalSeat(),)),
        GameSettings("one-card", (LocalSeat(), LocalSeat()), {"variant": "odd"}),
    ):
        with pytest.raises(ValueError, match=r"."):
            Sitting.begin(wrong, tmp_path)
    with pytest.raises(BadDeck):
        Sitting.begin(GameSettings("one-card", (LocalSeat(), LocalSeat()), deck={}), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_decision_is_checked() -> None:
    sitting = Sitting.begin(TWO, None)
    with pytest.raises(Refused):
        sitting.decide(Seat(0), "keep X Y")
    sitting.decide(Seat(0), plain_decision(sitting.position, Seat(0)))
    with pytest.raises(Refused):
        sitting.decide(Seat(0), "keep X Y")


def test_names_at_the_table() -> None:
    english, german = Texts("en"), Texts("de")
    alone = Sitting.begin(plan("one-card", "me:Ann", "greedy", "random"), None)
    assert alone.names(english) == ["You", "Otto", "Ida"]
    assert alone.names(german)[0] == "Du"
    two = Sitting.begin(plan("one-card", "random", "me", "me:Ben"), None)
    assert two.names(english) == ["Ada", "Player 2", "Ben"]


# --- settings ---


def test_the_last_settings_are_restored() -> None:
    wish = plan("one-card", "me:Ann", "expert", "me", seed=None, variant="advanced")
    assert load_settings(dump_settings(wish)) == wish


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        "x",
        {},
        {"game": "chess", "seats": [], "options": {}, "memory_aid": False},
        {"game": "one-card", "seats": [{"bot": "robot"}], "options": {}, "memory_aid": False},
        {"game": "one-card", "seats": [{"name": 3}], "options": {}, "memory_aid": False},
        {"game": "one-card", "seats": [3], "options": {}, "memory_aid": False},
        {"game": "one-card", "seats": [], "options": 3, "memory_aid": False},
    ],
)
def test_a_spoilt_plan_is_me_against_a_bot(kept: object) -> None:
    assert load_settings(kept).seats == (LocalSeat(), LocalSeat(bot="casual"))


def test_a_plan_is_made_to_fit_its_game() -> None:
    many = GameSettings("silver-and-gold", (LocalSeat(),) * 7, {"variant": "advanced"})
    assert len(fit_to_game(many).seats) == 4
    assert fit_to_game(many).options == {}
    few = GameSettings("one-card", (LocalSeat(),), {"variant": "odd"})
    assert fit_to_game(few).seats == (LocalSeat(), LocalSeat(bot="casual"))
    assert fit_to_game(few).options == {"variant": "basic"}


def test_an_event_that_cannot_be_written_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    class Broken:
        """A disk that takes some bytes and then no more."""

        def __init__(self, file: object) -> None:
            self._file = file

        def write(self, data: bytes) -> int:
            return self._file.write(data[:7])  # type: ignore[attr-defined, no-any-return]

        def __getattr__(self, name: str) -> object:
            return getattr(self._file, name)

    sitting = Sitting.begin(TWO, tmp_path)
    save = sitting._save
    assert isinstance(save, Save)
    before, file = save.path.read_bytes(), save._file
    save._file = Broken(file)  # type: ignore[assignment]
    with pytest.raises(OSError, match="No space"):
        step(sitting)
    assert save.path.read_bytes() == before
    save._file = file
    step(sitting)
    sitting.leave()
    assert sitting.path is not None
    resumed = Sitting.resume(sitting.path)
    assert resumed.position == sitting.position
    resumed.leave()
