"""`crossoff serve` and plain `crossoff`: output, opened pages, and refusals."""

from __future__ import annotations

import os
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

PATIENCE = 300.0


def crossoff(*arguments: str, **variables: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "crossoff", *arguments],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", **variables},
        stderr=subprocess.PIPE,
        text=True,
    )


def refusal(*arguments: str) -> str:
    process = crossoff("serve", *arguments)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "Traceback" not in said
    return said


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refusal("--port", port, "--db", str(tmp_path / "x.sqlite"))
    assert f"cannot listen on 127.0.0.1, port {port}: address already in use" in said


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_an_invalid_port(port: str) -> None:
    assert "a port is 0 to 65535" in refusal(f"--port={port}")


def test_a_path_that_cannot_be_written() -> None:
    assert "/proc/nowhere" in refusal("--port", "0", "--db", "/proc/nowhere/x.sqlite")


def test_a_database_that_cannot_be_reached() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        place = f"postgresql://nobody@127.0.0.1:{nobody.getsockname()[1]}/none"
        assert "database" in refusal("--port", "0", "--db", place).lower()


def test_it_opens_the_browser_once_it_answers(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {seen}.new && mv {seen}.new {seen}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    place = str(tmp_path / "x.sqlite")
    process = crossoff("serve", "--open", "--port", "0", "--db", place, BROWSER=str(browser))
    try:
        end = time.monotonic() + PATIENCE
        while not seen.exists():
            assert time.monotonic() < end and process.poll() is None
            time.sleep(0.05)
        assert seen.read_text().startswith("http://127.0.0.1:")
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
