"""What goes to a terminal: tables, progress, and words beside the results."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Iterator, Sequence
from typing import Protocol, TextIO

__all__ = ["Advance", "is_terminal", "print_table", "progress", "say"]

_PATIENCE = 1.0  # seconds before a progress bar appears
_WIDE = 400  # columns, where nobody has to see a whole line at once


class Advance(Protocol):
    """Moves a progress bar on, and may change what it says."""

    def __call__(self, amount: float = 1, label: str | None = None) -> None: ...


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a person reads or writes this stream. A closed one is None."""
    return stream is not None and stream.isatty()


def print_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table on standard output: the first column to the left, the others to the right."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    shown = is_terminal(sys.stdout)
    console = Console(width=None if shown else _WIDE, highlight=False, markup=False, emoji=False)
    table = Table(box=box.SIMPLE_HEAD if shown else None, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    with console.capture() as capture:
        console.print(table)
    print("\n".join(line.rstrip() for line in capture.get().strip("\n").split("\n")))


def say(text: str) -> None:
    """Something for the user that is no result: on standard error, where there is one."""
    if sys.stderr is not None:  # with None, print would take standard output
        with contextlib.suppress(OSError):
            print(f"crossoff: {text}", file=sys.stderr, flush=True)


@contextlib.contextmanager
def progress(label: str, total: float | None) -> Iterator[Advance]:
    """A progress bar on standard error, for a terminal only and only once a second has passed."""
    if not is_terminal(sys.stderr):
        yield _go_on
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(label, total=total)

    def advance(amount: float = 1, label: str | None = None) -> None:
        bar.update(task, advance=amount, description=label)

    # By a thread, because what takes long may be the very first step.
    starter = threading.Timer(_PATIENCE, bar.start)
    starter.daemon = True
    starter.start()
    try:
        yield advance
    finally:
        starter.cancel()
        starter.join()  # a bar that is just starting must not start after it was stopped
        if bar.live.is_started:
            bar.stop()


def _go_on(amount: float = 1, label: str | None = None) -> None:
    """Progress that nobody sees."""
