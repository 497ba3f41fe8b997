"""`crossoff join`: a bot of your own at a server's table."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from crossoff.cli.errors import FAILED, FINE
from crossoff.cli.language import explained, reason, t
from crossoff.cli.terminal import say
from crossoff.core.errors import said
from crossoff.core.escaping import one_line

__all__ = ["join"]


def join(
    url: Annotated[str, Parameter(metavar="URL")],
    *,
    bot: Annotated[str, Parameter(metavar="CLASS")],
    name: Annotated[str, Parameter(metavar="NAME")] = "Robot",
) -> int:
    """Let a bot of your own play at a server's table."""
    # It has to understand positions only as data; nobody is to wait for a compiler.
    from crossoff.core.compiler.mode import stay_plain

    stay_plain()
    from crossoff.bots.classes import instantiate, load_class, stdout_to_stderr
    from crossoff.client import join as play

    with explained(), stdout_to_stderr():
        chooser = instantiate(load_class(bot))
        end = play(url, chooser, name=name, on_seat=lambda link: say(t("seated", link=link)))
    table, view = end["table"], end["view"]
    names = [seat["name"] or seat.get("bot") for seat in table["seats"]]
    for who, seat in zip(names, view["seats"] if view else (), strict=False):
        print(one_line(f"{who}: {seat['score']['total']}"))
    if table["ended"] != "over":
        say(one_line(reason(said(f"closed-{table['ended']}"))))
        return FAILED
    return FINE
