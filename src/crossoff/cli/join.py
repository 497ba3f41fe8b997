"""`crossoff join`: a bot of your own at a server's table."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from crossoff.cli.errors import FINE, Mistake
from crossoff.core.errors import CrossoffError

__all__ = ["join"]


def join(
    url: Annotated[
        str, Parameter(help="The link that invites to the table, or that of a seat you have.")
    ],
    *,
    bot: Annotated[str, Parameter(help="Your class: ./my_bot.py:MyBot or module:Class.")],
    name: Annotated[str, Parameter(help="What it is called at the table.")] = "Robot",
) -> int:
    """Let a bot of your own play at a server's table, until its game is over.

    The class has one method, choose(view, legal), which returns one of legal. What
    both are is in docs/wire.md; examples/my_bot.py is one. Prints the points.
    """
    # It has to understand positions only as data; nobody is to wait for a compiler.
    from crossoff.core.mode import stay_plain

    stay_plain()
    from crossoff.bots.outside import load_class
    from crossoff.client import join as play

    sys.path.insert(0, "")  # so that module:Class is found where the command was given
    try:
        end = play(url, load_class(bot)(), name=name)
    except (ValueError, CrossoffError) as error:
        raise Mistake(str(error)) from None
    names = [seat["name"] for seat in end["table"]["seats"]]
    for who, seat in zip(names, end["view"]["seats"] if end["view"] else (), strict=False):
        print(f"{who}: {seat['score']['total']}")
    return FINE
