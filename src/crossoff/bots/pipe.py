"""Programs in any language as user bots: `pipe:node my_bot.mjs` (protocol in docs/first-bot.md).

One program serves all games that a process plays, and ends when its standard input does.
"""

from __future__ import annotations

import atexit
import contextlib
import itertools
import os
import shlex
import shutil
import subprocess
import threading
from functools import cache
from queue import Empty, SimpleQueue
from typing import IO, Any, ClassVar

import msgspec

from crossoff.bots.classes import BotFault
from crossoff.core.errors import NotOffered

__all__ = ["PREFIX", "PROTOCOL", "pipe_class"]

PREFIX = "pipe:"
PROTOCOL = "crossoff-pipe/1"
SECONDS = 60  # for an answer
_LONGEST = 1 << 16  # bytes of an answer
_GOODBYE = 2.0  # seconds for a program to end by itself


class _Program:
    """A running program."""

    def __init__(self, name: str) -> None:
        self._name = name
        words = shlex.split(name.removeprefix(PREFIX))
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._ids = itertools.count(1)
        assert self._process.stdout is not None
        output = self._process.stdout
        self._reader = threading.Thread(target=self._read, args=(output,), daemon=True)
        self._reader.start()
        atexit.register(self.close)
        self._send({"t": "hello", "protocol": PROTOCOL})

    def _read(self, output: IO[bytes]) -> None:
        with output:
            while line := output.readline(_LONGEST):
                self._lines.put(line)
        self._lines.put(b"")

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and return the answer; raise BotFault if there is none."""
        number = next(self._ids)
        self._send({**message, "id": number})
        try:
            line = self._lines.get(timeout=SECONDS)
        except Empty:
            raise self._fault("why-bot-silent", seconds=SECONDS) from None
        if not line:
            raise self._ended()
        try:
            answer = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            answer = None
        if not isinstance(answer, dict) or answer.get("id") != number:
            raise self._fault("why-bot-answer", id=str(number), got=repr(line[:80]))
        return answer

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def _ended(self) -> BotFault:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GOODBYE)
        return self._fault("why-bot-ended", status=str(self._process.poll()))

    def _fault(self, why: str, **values: Any) -> BotFault:
        self.close()
        return BotFault(why, bot=self._name, **values)

    def close(self) -> None:
        """End the program: politely, then not."""
        atexit.unregister(self.close)
        _programs.pop((os.getpid(), self._name), None)
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        try:
            self._process.wait(_GOODBYE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(_GOODBYE)


_programs: dict[tuple[int, str], _Program] = {}  # by process, because forks must not share one
_games = itertools.count(1)


class PipeBot:
    """A seat in one game, played by a program."""

    name: ClassVar[str]

    def __init__(self, game: int | None = None) -> None:
        self._game = next(_games) if game is None else game

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.name, self._game)

    def choose(self, view: Any, legal: list[dict[str, Any]]) -> Any:
        """Return the program's choice; raise BotFault if it makes none."""
        key = (os.getpid(), self.name)
        program = _programs.get(key) or _programs.setdefault(key, _Program(self.name))
        message = {"t": "choose", "game": self._game, "view": view, "legal": legal}
        answer = program.ask(message)
        for choice in legal:
            if answer.get("do") == choice["do"] or answer.get("action", -1) == choice["action"]:
                return choice
        return answer


def _again(name: str, game: int) -> Any:
    return pipe_class(name)(game)


@cache
def pipe_class(name: str) -> type[PipeBot]:
    """Return the bot class of a command such as `pipe:node my_bot.mjs`; raise NotOffered if there
    is no such program.
    """
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        words = []
    program = words[0] if words else ""
    if shutil.which(program) is None:
        raise NotOffered("why-bot-program", bot=repr(name), program=repr(program))
    about = f"The program {name.removeprefix(PREFIX)}."
    return type(name, (PipeBot,), {"name": name, "__doc__": about})
