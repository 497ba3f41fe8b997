"""Lines that a person types, or that come through a pipe."""

from __future__ import annotations

import contextlib
import sys

from crossoff.cli.language import t
from crossoff.cli.terminal import is_terminal
from crossoff.core.escaping import one_line

__all__ = ["EndOfInput", "Keyboard"]

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # to the top, everything gone, and what was scrolled away too


class EndOfInput(Exception):
    """There is nothing more to come: Ctrl-D, or the end of a pipe."""


class Keyboard:
    """Where answers come from. Through a pipe they are printed, so that the output reads as a
    conversation.
    """

    def __init__(self) -> None:
        self.is_live = is_terminal(sys.stdin)
        if self.is_live:
            with contextlib.suppress(ImportError):  # line editing and history, where there is any
                import readline  # noqa: F401

    def ask(self, prompt: str) -> str:
        """One line, its blanks put in order; EndOfInput when there are no more."""
        if self.is_live:
            try:
                line = input(prompt)
            except EOFError:
                print()
                raise EndOfInput from None
            except UnicodeDecodeError:
                line = "\N{REPLACEMENT CHARACTER}"  # refused like any other text that says nothing
        else:
            print(prompt, end="", flush=True)
            line = self._read()
            print(one_line(line))
        return " ".join(line.split())

    def hand_over(self, name: str) -> None:
        """Let another person sit down, and clear away what only the one before may see."""
        print(f"\n{t('hand-over', name=name)}")
        if self.is_live:
            self.ask(f"{t('hand-over-enter', name=name)} ")
            if is_terminal(sys.stdout):
                print(_CLEAR, end="")

    def _read(self) -> str:
        data = b"" if sys.stdin is None else sys.stdin.buffer.readline()
        if not data:
            print()
            raise EndOfInput
        return data.decode("utf-8", "replace").rstrip("\r\n")
