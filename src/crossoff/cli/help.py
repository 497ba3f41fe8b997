"""What `--help` says, in the language of this run.

The texts are in `locales/*/help.ftl`: `help-play` is a command in one line, `help-play-more` what
else is to be said of it, `help-play-seats` one of its options, and `help-deck` an option that
several commands have.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from attrs import evolve
from cyclopts.help import DefaultFormatter

from crossoff.bots import bot_names
from crossoff.cli.app import GROUPS
from crossoff.cli.completing import DEPTHS
from crossoff.cli.completion import SHELLS
from crossoff.cli.language import current_language
from crossoff.core.model.registry import game_names
from crossoff.texts.languages import LANGUAGES
from crossoff.texts.plain import PlainTexts

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

__all__ = ["HelpPages", "about", "command_help", "epilogue", "line_of"]

_FILE = "help"

#: How each command may be used, the same in all languages; GAME stands for the last in the list.
_EXAMPLES = {
    "": ["crossoff play GAME --seats me,expert"],
    "play": ["crossoff play GAME --seats me,me:Ann,expert", "crossoff play --resume"],
    "daily": ["crossoff daily GAME", "crossoff daily GAME --date 2026-11-18"],
    "serve": ["crossoff serve --host 0.0.0.0 --port 8080"],
    "join": ["crossoff join http://localhost:8000/#j/TABLE/INVITE --bot ./my_bot.py:MyBot"],
    "simulate": ["crossoff simulate GAME --bots expert,casual --records games.jsonl"],
    "arena": ["crossoff arena GAME --bots skilled,expert,master --games 200"],
    "bench": ["crossoff bench --seconds 5"],
    "games": ["crossoff games"],
    "review": ["crossoff review game.json --html review.html", "crossoff review 3 --seat 0"],
    "show": ["crossoff show games.jsonl --record 2 --turn 10"],
    "check": ["crossoff check games.jsonl"],
    "verify": ["crossoff verify game.json"],
    "dataset": ["crossoff dataset games.jsonl --out games.npz --flat"],
    "doctor": ["crossoff doctor --db tables.sqlite"],
    "export": ["crossoff export 0123456789abcdef0123456789abcdef > game.json"],
    "erase": ["crossoff erase 0123456789abcdef0123456789abcdef"],
    "completion": [
        "crossoff completion bash > ~/.local/share/bash-completion/completions/crossoff",
        "crossoff completion fish > ~/.config/fish/completions/crossoff.fish",
        'crossoff completion zsh > "$fpath[1]/_crossoff"',
    ],
}


def _say(id_: str) -> str:
    return _texts().say(
        f"help-{id_}",
        games=", ".join(game_names()),
        bots=", ".join(bot_names()),
        every=", ".join(bot_names(references=True)),
        languages=", ".join(LANGUAGES),
        shells=", ".join(SHELLS),
        depths=", ".join(DEPTHS),
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
    return f"{_say(command)}\n\n{_flowing(_say(more))}"


def _flowing(text: str) -> str:
    """A text whose paragraphs are as wide as the terminal, not as the file."""
    return re.sub(r"(?<!\n)\n(?!\n)", " ", text)


def epilogue(command: str) -> str:
    """Examples of a command; for the overview, also what holds for every command."""
    game = game_names()[-1]
    shown = "".join(f"\n  {example}" for example in _EXAMPLES[command]).replace("GAME", game)
    return f"{_say('example')}{shown}" + ("" if command else f"\n\n{_say('everywhere')}")


#: What panels are headed; only --help and --version are left among the commands without a group.
_TITLES = {
    "Commands": "parameters",
    "Parameters": "parameters",
    "Arguments": "arguments",
    **{group: f"group-{group}" for group in GROUPS},
}


class HelpPages(DefaultFormatter):
    """Puts the texts where the program's own code has none."""

    def __init__(self, command: str) -> None:
        super().__init__()
        self.command = command

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        panel.title = _say(_TITLES[str(panel.title)])
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
