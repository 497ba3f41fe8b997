"""`crossoff check`: a clear answer to any input."""

from __future__ import annotations

import io
import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossoff.cli import check, kernels, records
from crossoff.cli.main import run
from crossoff.core.errors import BadRecord
from crossoff.core.escaping import one_line
from testkit.paths import DATA
from testkit.terminal.command import crossoff

GAMES = sorted(DATA.glob("*.jsonl"))
LINES = [path.read_bytes().strip() for path in GAMES]
SHORTEST = min(LINES, key=len)


def judged(data: bytes) -> list[BadRecord | None]:
    return [problem for _, _, problem in check.problems(io.BytesIO(data))]


def complaints(data: bytes) -> list[str]:
    return [str(problem) for problem in judged(data) if problem]


# --- what counts as a record ---


def test_the_example_records_are_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", *map(str, GAMES)]) == 0
    assert capsys.readouterr().out == "4 records ok\n"


def test_one_record_a_line() -> None:
    assert judged(b"\n".join(LINES)) == [None] * 4


def test_blank_lines_and_other_line_ends_do_not_count() -> None:
    assert judged(b"\n \t\n" + b"\r\n\r\n".join(LINES[:2]) + b"\n\n") == [None] * 2


@pytest.mark.parametrize("indent", [0, 2, "\t"])
def test_one_record_laid_out_over_many_lines(indent: int | str) -> None:
    text = json.dumps(json.loads(SHORTEST), indent=indent)
    assert text.count("\n") > 10
    assert judged(text.encode()) == [None]
    assert judged(b"\n\n" + text.encode() + b"\n\n") == [None]


def test_such_a_record_that_is_cut_short_is_one_bad_record() -> None:
    text = json.dumps(json.loads(SHORTEST), indent=2)
    assert complaints(text[:500].encode()) == ["line 0: not a record: Input data was truncated"]


def test_a_byte_order_mark_is_skipped() -> None:
    assert judged(b"\xef\xbb\xbf" + SHORTEST) == [None]


@pytest.mark.parametrize("data", [b"", b"\n", b" \n\t\r\n", b"\xef\xbb\xbf"])
def test_a_file_without_records_is_in_order(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "empty"
    path.write_bytes(data)
    assert run(["check", str(path)]) == 0
    assert capsys.readouterr().out == "0 records ok\n"


def test_a_game_that_still_runs_is_in_order() -> None:
    data = json.loads(SHORTEST)
    data["log"], data["note"] = data["log"][:9], "keys of others are allowed"
    del data["result"]
    assert judged(json.dumps(data).encode()) == [None]


def test_a_first_line_that_is_not_json_does_not_spoil_the_others() -> None:
    found = judged(b"oh dear\n" + SHORTEST + b"\n{\n" + SHORTEST)
    assert [problem is None for problem in found] == [False, True, False, True]


def test_input_too_long_for_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "_LONGEST", 10_000)
    (problem,) = complaints(b"\0" * 1_000_000)
    assert problem.startswith("line 0: longer than")
    assert judged(SHORTEST + b"\n" + b"7" * 20_000)[0] is None
    # The first line is not JSON, so the file is parsed as a whole, and then by lines after all.
    assert judged(b"x\n" + b"\n".join([SHORTEST] * 9)) [1:] == [None] * 9  # fmt: skip


# --- messages ---


def test_each_bad_record_has_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    broken = json.loads(SHORTEST)
    broken["log"][6] = "* expedition Q9"
    lines = [SHORTEST, json.dumps(broken).encode(), b"", b"[1, 2]", b"{}", SHORTEST]
    path.write_bytes(b"\n".join(lines))
    assert run(["check", str(path)]) == 1
    second, third, fourth, total = capsys.readouterr().out.splitlines()
    assert second == f"{path}:2: line 7: expected pattern, got 'Q9'"
    assert third == f"{path}:3: line 0: not a record: Expected `object`, got `array`"
    assert fourth == f"{path}:4: line 0: not a record: format is missing"
    assert total == "2 records ok, 3 not"


def test_a_file_that_cannot_be_read_does_not_keep_the_others_from_being_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing"
    assert run(["check", str(missing), str(tmp_path), str(GAMES[0])]) == 2
    out, err = capsys.readouterr()
    assert out == "1 record ok\n"
    assert f"cannot read {missing}: No such file or directory" in err
    assert f"cannot read {tmp_path}: Is a directory" in err


def test_a_long_reason_is_cut_and_cannot_steer_the_terminal() -> None:
    assert one_line("a\x1b[2Jb\nc") == "a\\x1b[2Jb\\nc"
    assert len(one_line("x" * 10_000)) == 300
    assert one_line("a\u202f: b\xa0%") == "a\u202f: b\xa0%"  # French typography
    data = json.loads(SHORTEST)
    data["game"] = "\x1b[31m" * 1000
    (problem,) = judged(json.dumps(data).encode())
    assert problem is not None
    text = records.complaint("file", 1, problem)
    assert "\x1b" not in text
    assert len(text) < 400


def test_standard_input() -> None:
    done = crossoff("check", "-", stdin=b"\n".join(LINES))
    assert (done.returncode, done.stdout) == (0, "4 records ok\n")


def test_by_itself_it_runs_plain_kernels_on_little_and_loads_no_compiler() -> None:
    done = crossoff("check", *GAMES, variables={"PYTHONPROFILEIMPORTTIME": "1"})
    assert done.stdout == "4 records ok\n"
    assert "crossoff.games.one_card.kernel" in done.stderr
    assert "numba" not in done.stderr


@pytest.mark.parametrize(("size", "plain"), [(1000, True), (2 * 1024 * 1024, False)])
def test_large_files_are_worth_the_wait_for_compiled_kernels(
    size: int, plain: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = []
    monkeypatch.setattr(records, "prefer_plain", lambda: chosen.append("plain"))
    path = tmp_path / "games"
    path.write_bytes(b"\n" * size)
    with path.open("rb") as file:
        assert records.prepare_kernels([file]) == size
    assert bool(chosen) is plain


def test_kernels_that_are_loaded_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setattr(kernels, "stay_plain", lambda: pytest.fail("too late for that"))
    kernels.prefer_plain()


# --- any bytes ---


@given(st.binary(max_size=300))
def test_any_bytes_get_an_answer(data: bytes) -> None:
    for problem in judged(data):
        assert problem is not None
        assert one_line(str(problem)).isprintable()


@given(st.integers(0, len(SHORTEST) - 1), st.binary(max_size=3), st.integers(0, 3))
def test_a_record_with_other_bytes_in_it_gets_an_answer(at: int, new: bytes, cut: int) -> None:
    judged(SHORTEST[:at] + new + SHORTEST[at + cut :])


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(
    st.sampled_from(["format", "game", "options", "deck", "seats", "log", "result", "bots"]),
    json_values,
)
def test_a_record_with_something_else_under_a_key_gets_an_answer(key: str, value: object) -> None:
    data = msgspec.json.decode(SHORTEST)
    data[key] = value
    judged(json.dumps(data).encode())


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(LINES), st.data())
def test_a_log_with_a_wrong_word_is_refused_or_another_game(
    line: bytes, data: st.DataObject
) -> None:
    record = msgspec.json.decode(line)
    at = data.draw(st.integers(0, len(record["log"]) - 1))
    words = record["log"][at].split(" ")
    others = [*" ".join(record["log"]).split(" "), "", "-1", "99999999999999999999", "ä"]
    words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from(others))
    record["log"][at] = " ".join(words)
    for problem in judged(msgspec.json.encode(record)):
        # Another continuation may be a legal game, but with a different result.
        assert problem is None or problem.line > at
