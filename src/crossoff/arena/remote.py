"""Play batches in other processes: on this machine, where they end with their parent, or on a
cluster, where bots come along and errors name the worker.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Callable, Sequence

from crossoff.arena.batch import Batch
from crossoff.arena.errors import ArenaError
from crossoff.arena.plan import Plan
from crossoff.bots.luggage import Luggage, unpack
from crossoff.core.errors import CrossoffError

__all__ = ["play_in_child", "play_on_cluster"]

_LOOK_AGAIN = 0.5  # seconds

_is_watching = False

Play = Callable[[Plan, int, int], Batch]


def play_in_child(play: Play, parent: int, plan: Plan, first: int, last: int) -> Batch:
    """Play a batch in a child process, which ends as soon as its parent is gone: a killed parent
    cannot end it, and it would keep the parent's output open.
    """
    global _is_watching
    if not _is_watching:
        _is_watching = True
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    return play(plan, first, last)


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_LOOK_AGAIN)
    os._exit(1)


def play_on_cluster(
    play: Play, luggage: Sequence[Luggage], plan: Plan, first: int, last: int
) -> Batch:
    """Play a batch on a worker of a cluster, whatever its folder."""
    try:
        unpack(luggage)
        return play(plan, first, last)
    except CrossoffError as error:
        worker = f"{socket.gethostname()} ({os.getpid()})"
        raise ArenaError("why-arena-worker", worker=worker, reason=error) from None
