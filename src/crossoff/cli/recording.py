"""Writing the record of a game that is played here."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from crossoff.cli.errors import Mistake
from crossoff.cli.files import replacing
from crossoff.cli.language import current_texts, t

if TYPE_CHECKING:
    from crossoff.local.sitting import Sitting

__all__ = ["RecordWriter"]


class RecordWriter:
    """Writes the record of one game, as often as it is asked."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self.written: set[Path] = set()

    def write(self, path: Path) -> None:
        """Write it to a file, which is replaced."""
        with replacing(path) as file:
            file.write(self._text() + "\n")
        self.written.add(path)

    def write_or_print(self, path: Path) -> None:
        """The same at the end of a game, which must not be lost to a full disk."""
        try:
            self.write(path)
        except (Mistake, OSError):
            print(self._text())
            raise
        print(t("record-is-in", file=str(path)))

    def save(self, name: str) -> str:
        """Write it for a person who may mistype, and say what came of it."""
        path = Path(name)
        if not name:
            return t("plain-save-needs-name")
        try:
            if path.exists() and path not in self.written:
                return current_texts().say("tui-exists", file=name)
            self.write(path)
        except (Mistake, OSError, ValueError) as error:  # ValueError: no path can hold such a text
            return t("plain-save-failed", reason=str(error))
        return t("record-is-in", file=name)

    def _text(self) -> str:
        from crossoff.core.model.record import encode

        return encode(self._sitting.record())
