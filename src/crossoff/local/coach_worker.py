"""The main program of the coach's process: reads questions, thinks, answers. Do not import it.

python -P -m crossoff.local.coach_worker
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Sequence
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

import crossoff
from crossoff.coach.grades import SURE
from crossoff.coach.model import Moment
from crossoff.core.errors import CrossoffError
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import start
from crossoff.local.coach_messages import (
    AskForHint,
    AskForReview,
    Failed,
    Hint,
    Made,
    Progress,
    Question,
    Reply,
    encode,
    read_question,
)

__all__ = ["main"]

_DEPTH = "quick"  # a person is waiting
_NICE = 10  # yields the CPU to the screen


def main() -> None:
    """Answer questions until stdin ends."""
    if sys.platform != "win32":
        os.nice(_NICE)
    answers = _own_stdout()
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    while True:
        _answer(read_question(questions.get()), answers)


def _answer(question: Question, answers: BinaryIO) -> None:
    def show(share: float, moments: Sequence[Moment]) -> None:
        _say(answers, Progress(share))

    try:
        if isinstance(question, AskForReview):
            review = crossoff.review(question.record, _DEPTH, progress=show)
            made = msgspec.json.encode(review.to_json())
        else:
            made = msgspec.json.encode(_hint(question))
    except CrossoffError as error:
        _say(answers, Failed(str(error)))
    else:
        _say(answers, Made(msgspec.Raw(made)))


def _own_stdout() -> BinaryIO:
    """The pipe to the game; all other output of this process goes to stderr."""
    own = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(own, "wb")


def _listen(stdin: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Queue questions. When the game is gone, exit at once, even while thinking."""
    while (line := stdin.readline()).endswith(b"\n"):
        questions.put(line)
    os._exit(0)


def _say(answers: BinaryIO, message: Reply) -> None:
    answers.write(encode(message))
    answers.flush()


def _hint(question: AskForHint) -> Hint:
    seen = Position.from_bytes(start(question.table).setup, question.state)
    best, *others = crossoff.advise(seen, Seat(question.seat), _DEPTH).candidates
    if not others:
        return Hint(best.do, is_even=False)
    second = others[0]
    lead, error = best.win - second.win, second.error.win
    more, unsure = best.points - second.points, second.error.points
    is_even = lead < SURE * error and more < SURE * unsure
    return Hint(best.do, second.why, is_even)


if __name__ == "__main__":
    main()
