"""The commands and what `crossoff --help` says of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import crossoff

if TYPE_CHECKING:
    from cyclopts import App

__all__ = ["COMMANDS", "GROUPS", "make_app"]

#: Each command is the function of its name in the module of its name; here by what it is for.
GROUPS = {
    "play": ("play", "daily", "serve", "join"),
    "bots": ("simulate", "arena", "bench"),
    "records": ("games", "review", "show", "check", "verify", "dataset"),
    "hosting": ("doctor", "export", "erase"),
    "shell": ("completion",),
}
COMMANDS = tuple(name for names in GROUPS.values() for name in names)


def make_app(arguments: Sequence[str] = ()) -> App:
    """The command line. A command's module is imported when the command is called, and texts for
    help are read when help is asked for.
    """
    from cyclopts import App, Group

    chosen = arguments[0] if arguments and arguments[0] in COMMANDS else ""
    is_help = bool({"--help", "-h"} & set(arguments))
    app = App(
        name="crossoff",
        version=crossoff.__version__,
        help_format="plaintext",
        group_commands=Group("Commands", sort_key=len(GROUPS)),
        suppress_keyboard_interrupt=False,
    )
    about = _explain(app, chosen) if is_help else dict.fromkeys(COMMANDS)
    for place, (group, names) in enumerate(GROUPS.items()):
        panel = Group(group, sort_key=place)
        for order, name in enumerate(names):
            path = f"crossoff.cli.{name}:{name}"
            app.command(path, name=name, help=about[name], sort_key=order, group=panel)
    app.default(_no_command)
    return app


def _explain(app: App, chosen: str) -> Mapping[str, str | None]:
    """Give an app its texts; returns those of its commands, in short but for the one chosen."""
    from crossoff.cli import help as texts

    app.help = texts.about()
    app.help_formatter = texts.HelpPages(chosen)
    app.help_epilogue = texts.epilogue(chosen)
    lines: dict[str, str | None] = {name: texts.line_of(name) for name in COMMANDS}
    return lines | ({chosen: texts.command_help(chosen)} if chosen else {})


def _no_command() -> int:
    from crossoff.cli.serve import serve

    return serve(open=True)
