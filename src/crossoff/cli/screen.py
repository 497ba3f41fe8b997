"""`crossoff play` on the whole screen."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from crossoff.cli.errors import FINE
from crossoff.cli.language import current_texts, t
from crossoff.cli.recording import RecordWriter
from crossoff.home.settings import remembered
from crossoff.local.bots import WorkerBots
from crossoff.local.coach import WorkerCoach

if TYPE_CHECKING:
    from crossoff.local.sitting import Sitting

__all__ = ["is_dark", "play_on_screen"]

_LIGHT_GROUNDS = ("7", "15")  # white, in the numbers of COLORFGBG


def is_dark() -> bool:
    """Whether the table is to be dark: as was chosen, else as the terminal says it is itself."""
    kept = remembered("theme")
    if kept in ("dark", "light"):
        return bool(kept == "dark")
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] not in _LIGHT_GROUNDS


def play_on_screen(
    sitting: Sitting | None, folder: Path, record: Path | None, *, can_compile: bool
) -> int:
    """Play until it is left, and say on the way out what was kept."""
    from crossoff.local.settings import load_settings
    from crossoff.tui.app import TableApp

    played: list[Sitting] = []
    app = TableApp(
        current_texts(),
        WorkerBots(can_compile=can_compile),
        folder,
        load_settings(remembered("plan")),
        # Plain kernels would take hours for a review.
        coach=WorkerCoach() if can_compile else None,
        sitting=sitting,
        is_dark=is_dark(),
        on_leave=played.append,
    )
    app.run()
    if record is not None and played:
        RecordWriter(played[-1]).write_or_print(record)
    if played and not played[-1].table.is_over:
        print(t("play-kept"))
    return app.return_code or FINE
