"""Broken and foreign servers, and a client that reports them or waits."""

from __future__ import annotations

import json
import socket
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.server import Server, ServerConnection, serve

import crossoff.client
from crossoff.client import CannotJoin, join
from testkit.terminal.command import crossoff as command

END: dict[str, Any] = {"t": "welcome", "id": None, "view": None, "phase": None, "legal": [],
       "table": {"ended": "over", "seats": []}}  # fmt: skip
WELCOME = END | {"table": {"ended": None, "seats": []}}
NOT_NOW = {"t": "err", "id": None, "code": "unavailable", "detail": "busy", "retryable": True}
NEVER = {"t": "err", "id": None, "code": "not_found", "detail": "gone", "retryable": False}


class Nobody:
    """A bot that is never asked."""

    def choose(self, view: Any, legal: list[dict[str, Any]]) -> dict[str, Any]:
        raise AssertionError


@contextmanager
def serving(server: HTTPServer | Server) -> Iterator[None]:
    """Run a server in a thread."""
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()


@contextmanager
def answering(status: int, body: bytes, missing: int = 0) -> Iterator[str]:
    """Serve the same answer to every request, or all but the last `missing` bytes of it; yield its
    address.
    """

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(status)
            self.send_header("Content-Length", str(len(body) + missing))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *arguments: Any) -> None:
            """Log nothing."""

    with HTTPServer(("127.0.0.1", 0), Answer) as server, serving(server):
        yield f"http://127.0.0.1:{server.server_port}"


@pytest.mark.parametrize(
    ("status", "body", "reason"),
    [
        (500, b"<html>Internal Server Error</html>", "no seat: .*500"),
        (404, b"[]", "no seat: .*404"),
        (404, b'{"code": "full"}', "no seat: All seats are taken"),
        (201, b"{}", "cannot reach the table"),
        (201, b'{"token": null}', "cannot reach the table"),
        (201, b"[]", "cannot reach the table"),
        (200, b"hello", "cannot reach the table"),
    ],
)
def test_joining_reports_unexpected_answers(status: int, body: bytes, reason: str) -> None:
    with answering(status, body) as home, pytest.raises(CannotJoin, match=reason):
        join(f"{home}/#j/a/b", Nobody())


def test_a_refusal_that_breaks_off() -> None:
    with (
        answering(500, b"<html>", missing=500) as home,
        pytest.raises(CannotJoin, match=r"no seat: .*500"),
    ):
        join(f"{home}/#j/a/b", Nobody())


@pytest.mark.parametrize("hangs_up", [False, True])
def test_a_server_that_accepts_and_says_nothing(
    hangs_up: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crossoff.client, "_HTTP_TIMEOUT", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        home = f"http://127.0.0.1:{mute.getsockname()[1]}"
        if hangs_up:
            threading.Thread(target=lambda: mute.accept()[0].close()).start()
        with pytest.raises(CannotJoin, match="cannot reach the table"):
            join(f"{home}/#j/a/b", Nobody(), patience=0.3)


@pytest.mark.parametrize("status", [429, 502, 503, 504])
def test_a_server_that_has_no_time_for_anybody_is_given_up(status: int) -> None:
    with answering(status, b"") as home, pytest.raises(CannotJoin, match=f"no seat: .*{status}"):
        join(f"{home}/#j/a/b", Nobody(), patience=0.3)


def test_a_lost_answer_is_asked_for_again_with_the_same_id() -> None:
    asked: list[dict[str, Any]] = []

    class LosesTwo(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            if len(asked) <= 2:
                return  # received, and then the connection is dead
            self.send_error(409)

        def log_message(self, format: str, *arguments: Any) -> None:
            """Log nothing."""

    with (
        HTTPServer(("127.0.0.1", 0), LosesTwo) as server,
        serving(server),
        pytest.raises(CannotJoin, match="no seat"),
    ):
        join(f"http://127.0.0.1:{server.server_port}/#j/a/b", Nobody())
    assert len(asked) == 3 and asked[0] == asked[1] == asked[2]
    assert len(asked[0]["id"]) == 32


@contextmanager
def tables(*turns: Callable[[ServerConnection], Any]) -> Iterator[str]:
    """Serve a table at which each connection gets the next of these handlers; yield a link to a
    seat.
    """
    left = iter(turns)

    def handle(connection: ServerConnection) -> None:
        connection.recv()  # hello
        next(left)(connection)

    with serve(handle, "127.0.0.1", 0) as server, serving(server):
        yield f"http://127.0.0.1:{server.socket.getsockname()[1]}/#t/a/b"


def says(frame: dict[str, Any]) -> Callable[[ServerConnection], Any]:
    return lambda connection: connection.send(json.dumps(frame))


def test_a_busy_server_is_retried() -> None:
    with tables(says(NOT_NOW), says(NOT_NOW), says(END)) as link:
        assert join(link, Nobody())["table"]["ended"] == "over"


def test_a_server_that_stays_busy_is_given_up() -> None:
    with (
        tables(*[says(NOT_NOW)] * 100) as link,
        pytest.raises(
            CannotJoin, match="cannot reach the table: The server can’t do that right now"
        ),
    ):
        join(link, Nobody(), patience=0.3)


def test_a_table_that_breaks_off_whenever_it_is_seen_is_given_up() -> None:
    def welcomes_and_fails(connection: ServerConnection) -> None:
        says(WELCOME)(connection)
        says(NOT_NOW)(connection)

    with tables(*[welcomes_and_fails] * 100) as link, pytest.raises(CannotJoin):
        join(link, Nobody(), patience=0.3)


def test_a_table_that_is_gone_is_given_up_at_once() -> None:
    with tables(says(NEVER)) as link, pytest.raises(CannotJoin, match="cannot join the table"):
        join(link, Nobody())


# --- servers that inject terminal codes ---

ESCAPE = "\x1b]0;owned\x07\x1b[2J"


def run_join(url: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """Run `crossoff join` with a bot that is never asked."""
    bot = tmp_path / "nobody.py"
    bot.write_text("class Nobody:\n    def choose(self, view, legal): raise AssertionError\n")
    done = command("join", url, "--bot", f"{bot}:Nobody")
    for text in (done.stdout, done.stderr):
        assert "\x1b" not in text and "\x07" not in text and "Traceback" not in text, text
    return done


@pytest.mark.parametrize("detail", [ESCAPE, ESCAPE + "x" * 10_000])
def test_server_output_cannot_inject_terminal_codes(detail: str, tmp_path: Path) -> None:
    body = json.dumps({"code": "no such code", "detail": detail}).encode()
    with answering(409, body) as address:
        done = run_join(f"{address}/#j/TABLE/INVITE", tmp_path)
    assert "\\x1b]0;owned" in done.stderr and "???" not in done.stderr


def test_a_token_cannot_inject_terminal_codes(tmp_path: Path) -> None:
    with answering(201, json.dumps({"seat": 0, "token": ESCAPE}).encode()) as address:
        done = run_join(f"{address}/#j/TABLE/INVITE", tmp_path)
    assert done.returncode == 2 and "no token" in done.stderr


def test_names_at_the_end_cannot_steer_the_terminal(tmp_path: Path) -> None:
    seats = [{"name": f"Ann{ESCAPE}"}]
    view = {"seats": [{"score": {"total": f"9{ESCAPE}"}}]}
    end = END | {"view": view, "table": {"ended": "over", "seats": seats}}
    with tables(says(end)) as url:
        done = run_join(url, tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("Ann\\x1b]0;owned")


def test_why_a_table_ended_cannot_steer_the_terminal(tmp_path: Path) -> None:
    with tables(says(END | {"table": {"ended": ESCAPE, "seats": []}})) as url:
        assert run_join(url, tmp_path).returncode == 1


def test_a_refusal_at_the_table_cannot_steer_the_terminal(tmp_path: Path) -> None:
    with tables(says(NEVER | {"code": "no such code", "detail": ESCAPE})) as url:
        assert "\\x1b" in run_join(url, tmp_path).stderr
