"""The main program of a worker process: reads questions, thinks, answers. Do not import it.

    python -P -m crossoff.workers.worker BYTES

In plain mode there is nothing to warm up: it is ready at once, for bots that need no compiler.

No exception is caught here. A worker that fails in any way exits, and the pool starts another.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from functools import lru_cache
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from crossoff.bots import load_bot, offered_bots
from crossoff.core.compiler.kernel_cache import mark_warm
from crossoff.core.compiler.mode import is_plain
from crossoff.core.compiler.rng import stream
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.player import Budget, Seen
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.record import Record, start
from crossoff.core.model.registry import load_games
from crossoff.core.model.setup import Setup
from crossoff.play.autopilot import whole_decision
from crossoff.workers.ask import Ask
from crossoff.workers.limits import limit_self
from crossoff.workers.messages import (
    MAX_QUESTION,
    Decision,
    Question,
    Ready,
    Reply,
    encode,
    read_question,
)
from crossoff.workers.wall import enter_sandbox

__all__ = ["decide", "main", "warm_up"]

_SHARE = 0.75  # of the remaining seconds, for one step: most decisions have a single step
_LEAST = 0.001


@lru_cache(maxsize=16)
def _setup(record: bytes) -> Setup:
    """The setup of a record without moves. Cached, because reading a deck takes time."""
    return start(msgspec.json.decode(record, type=Record)).setup


def decide(question: Question) -> str:
    """Return a bot's complete decision in the notation of records, without the seat."""
    setup = _setup(msgspec.json.encode(question.table))
    seat, bot = Seat(question.seat), load_bot(question.bot)
    rng = stream("bot", question.seed)
    end = None if question.seconds is None else time.monotonic() + question.seconds

    def choose(position: Position, legal: list[ActionId]) -> ActionId:
        seconds = None if end is None else max(_LEAST, _SHARE * (end - time.monotonic()))
        return bot.decide(Seen(position, seat), legal, Budget(seconds, question.iterations), rng)

    return whole_decision(Position.from_bytes(setup, question.state), seat, choose)


def warm_up() -> None:
    """Let every bot decide once in every game, to compile or load all kernels.

    On a machine that has never compiled these sources it takes a minute, else seconds.
    """
    for game in load_games():
        position = new_game(game, game.players[0]).after_chance(stream("warm up"))
        for bot in offered_bots(game):
            ask = Ask.about(position, position.actors()[0], bot, seed="warm up", iterations=1)
            decide(ask.question(0))


def main() -> None:
    """Answer questions until stdin ends."""
    limit_self(int(sys.argv[1]))
    enter_sandbox()  # before any thread starts, which it would not cover
    answers = _own_stdout()
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    if not is_plain():
        warm_up()
        mark_warm()
    _say(answers, Ready())
    while True:
        question = read_question(questions.get())
        _say(answers, Decision(question.id, decide(question)))


def _own_stdout() -> BinaryIO:
    """The pipe to the pool; all other output of this process goes to stderr."""
    own = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(own, "wb")


def _listen(stdin: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Queue questions. When the pool is gone, exit at once, even while thinking."""
    while (line := stdin.readline(MAX_QUESTION)).endswith(b"\n"):
        questions.put(line)
    os._exit(0)


def _say(answers: BinaryIO, message: Reply) -> None:
    answers.write(encode(message))
    answers.flush()


if __name__ == "__main__":
    main()
