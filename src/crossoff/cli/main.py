"""The entry of the command line: however a command ends, it becomes an exit code."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from types import FrameType
from typing import NoReturn

from crossoff.cli.errors import FINE, INTERRUPTED, MISTAKE, PIPE_CLOSED, TERMINATED, Mistake
from crossoff.cli.terminal import is_terminal, say
from crossoff.core.escaping import one_line

__all__ = ["run"]

_FOR_SHELLS = "__complete"  # what a script of `crossoff completion` asks; no command for people


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line, that of the process unless given, and return its exit code."""
    try:
        _survive_any_text()
        with _clean_termination():
            code = _run_command(sys.argv[1:] if arguments is None else list(arguments))
        if sys.stdout is not None:  # it is where the caller has closed it
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        if is_terminal(sys.stderr):
            print(file=sys.stderr)  # the shell's prompt is not to stand behind ^C
        return INTERRUPTED
    except Mistake as mistake:
        say(str(mistake))
        return mistake.code
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        _drop_output()
        place = f"{error.filename}: " if error.filename else ""
        return _complain(one_line(f"{place}{error.strerror or error}"))


def _run_command(arguments: list[str]) -> int:
    # Imported here, so that Ctrl-C is quiet from the first moment on.
    from crossoff.cli.language import reason, t, taken_language
    from crossoff.core.errors import hint
    from crossoff.texts.languages import LANGUAGES

    with taken_language(arguments) as (rest, unknown):
        if unknown is not None:
            known = reason(hint(unknown, list(LANGUAGES)))
            raise Mistake(t("unknown-language", language=repr(unknown), hint=known))
        return _call(rest)


def _call(arguments: list[str]) -> int:
    from cyclopts import CycloptsError

    from crossoff.cli.app import COMMANDS, make_app

    if arguments[:1] == ["help"]:
        arguments = [*arguments[1:2], "--help"]
    first = arguments[0] if arguments else "-"
    if not first.startswith(("-", _FOR_SHELLS)) and first not in COMMANDS:
        raise Mistake(_unknown_command(first, COMMANDS))
    app = make_app(arguments)
    try:
        code = app(arguments, result_action="return_value", exit_on_error=False, print_error=False)
    except CycloptsError as error:
        from crossoff.cli.complaints import words_for

        raise Mistake(words_for(error)) from None
    return FINE if code is None else int(code)


def _unknown_command(command: str, commands: Sequence[str]) -> str:
    from crossoff.cli.language import reason, t
    from crossoff.core.errors import hint, said
    from crossoff.core.model.registry import game_names

    meant = hint(command, commands)
    if command in game_names():
        meant = said("why-did-you-mean", name=f"crossoff play {command}")
    return t("unknown-command", command=repr(command), hint=reason(meant))


def _survive_any_text() -> None:
    """Let names and paths that the terminal's encoding lacks be escaped, not be an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _complain(text: str) -> int:
    say(text)
    return MISTAKE


def _drop_output() -> None:
    """Send what is left nowhere: Python would try again to write it, and complain, at its end."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())


@contextlib.contextmanager
def _clean_termination() -> Iterator[None]:
    """Let SIGTERM end a command as an error would, so that temporary files are removed."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what a signal does
        return
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _terminate(number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(TERMINATED)
