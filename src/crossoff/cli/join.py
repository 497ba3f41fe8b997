"""`crossoff join`: a bot of your own at a server's table."""

from __future__ import annotations

import sys

from crossoff.cli.errors import FINE
from crossoff.cli.words import explained

__all__ = ["join"]


def join(url: str, *, bot: str, name: str = "Robot") -> int:
    """Let a bot of your own play at a server's table."""
    # It has to understand positions only as data; nobody is to wait for a compiler.
    from crossoff.core.mode import stay_plain

    stay_plain()
    from crossoff.bots.outside import load_class
    from crossoff.client import join as play

    sys.path.insert(0, "")  # so that module:Class is found where the command was given
    with explained():
        end = play(url, load_class(bot)(), name=name)
    names = [seat["name"] for seat in end["table"]["seats"]]
    for who, seat in zip(names, end["view"]["seats"] if end["view"] else (), strict=False):
        print(f"{who}: {seat['score']['total']}")
    return FINE
