"""What `--help` says, in the language of this run.

The texts are in `locales/*/help.ftl`: `help-play` is a command in one line, `help-play-more` what
else is to be said of it, `help-play-seats` one of its options, and `help-deck` an option that
several commands have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve
from cyclopts.help import DefaultFormatter

from crossoff.bots import bot_names
from crossoff.cli.language import current_language
from crossoff.core.model.registry import game_names
from crossoff.texts.languages import LANGUAGES
from crossoff.texts.plain import PlainTexts

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

__all__ = ["HelpPages", "about", "command_help", "epilogue", "line_of"]

_FILE = "help"


def _say(id_: str) -> str:
    return _texts().say(
        f"help-{id_}",
        games=", ".join(game_names()),
        bots=", ".join(bot_names()),
        every=", ".join(bot_names(references=True)),
        languages=", ".join(LANGUAGES),
    )


def _texts() -> PlainTexts:
    return PlainTexts(_FILE, current_language())


def about() -> str:
    """What the program is for."""
    return _say("about")


def line_of(command: str) -> str:
    """A command in one line, for the overview."""
    return _say(command)


def command_help(command: str) -> str:
    """All that is said of a command, but its options."""
    more = f"{command}-more"
    return f"{_say(command)}\n\n{_say(more)}" if _texts().has(f"help-{more}") else _say(command)


def epilogue() -> str:
    """What holds for every command."""
    return _say("everywhere")


class HelpPages(DefaultFormatter):
    """Puts the texts where the program's own code has none."""

    def __init__(self, command: str) -> None:
        super().__init__()
        self.command = command

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        title = {"Commands": "commands", "Parameters": "parameters", "Arguments": "arguments"}
        panel.title = _say(title[str(panel.title)]) if str(panel.title) in title else panel.title
        panel.entries = [self._worded(entry, panel.format) for entry in panel.entries]
        super().__call__(console, options, panel)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        from rich.text import Text

        words = str(usage).removeprefix("Usage:").strip()
        console.print(Text(f"{_say('usage')} {words}\n"))

    def _worded(self, entry: HelpEntry, kind: str) -> HelpEntry:
        if kind == "command" and not entry.names[0].startswith("-"):
            return entry
        words = [self._about(entry)]
        if entry.default not in (None, "False"):  # a flag is off unless given
            words.append(f"[{_say('default')}: {entry.default}]")
        if entry.required:
            words.append(f"[{_say('required')}]")
        return evolve(entry, description=" ".join(words), default=None, required=False)

    def _about(self, entry: HelpEntry) -> str:
        names = [*entry.names, entry.positional_label or ""]
        name = next(filter(None, names)).lstrip("-").lower()
        own = f"{self.command}-{name}"
        return _say(own if _texts().has(f"help-{own}") else name)
