"""The commands and what `crossoff --help` says of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import crossoff

if TYPE_CHECKING:
    from cyclopts import App

__all__ = ["make_app"]

ABOUT = "Play and study two dry-erase card games: Silver & Gold and Everything on 1 Card."

#: Each command is the function of its name in the module of its name.
COMMANDS = {
    "play": "Play a game in the terminal.",
    "simulate": "Let bots play many games; write their records and a summary.",
    "arena": "Let bots play each other and rate them.",
    "serve": "Serve tables for browsers and bots. Without a command: the same, and open one.",
    "join": "Let a bot of your own play at a server's table.",
    "check": "Say of every record in files whether it is a game by the rules.",
    "verify": "Say of every record in files whether its chance was fair.",
    "show": "Draw the table at some point of a recorded game.",
    "export": "Print the record of a table out of a server's database.",
    "erase": "Erase a table out of a server's database for good.",
    "doctor": "Say what a server with this database can promise, and what it cannot.",
    "bench": "Measure the speed of the games on this machine.",
}


def make_app(arguments: Sequence[str] = ()) -> App:
    """The command line. A command's module is imported when the command is called.

    A command's own help is its docstring; only in the overview the lines above stand for it, so
    that no module has to be imported.
    """
    from cyclopts import App

    app = App(
        name="crossoff",
        help=ABOUT,
        version=crossoff.__version__,
        help_format="plaintext",
        suppress_keyboard_interrupt=False,
    )
    is_overview = not arguments or arguments[0] not in COMMANDS
    for order, (name, about) in enumerate(COMMANDS.items()):
        text = about if is_overview else None
        app.command(f"crossoff.cli.{name}:{name}", name=name, help=text, sort_key=order)
    app.default(_no_command)
    return app


def _no_command() -> int:
    from crossoff.cli.serve import serve

    return serve(open=True)
