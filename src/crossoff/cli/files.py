"""Writing files whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from crossoff.cli.errors import Mistake
from crossoff.cli.language import reason, t
from crossoff.core.errors import said

__all__ = ["replacing"]


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """A text file that takes the place of `path` when the block ends well.

    Until then it stands beside it under another name, so that whatever happens `path` is either as
    it was or complete. A pipe or a device is written to directly.
    """
    if path.exists() and not path.is_file():
        if path.is_dir():
            raise Mistake(t("is-directory", file=str(path)))
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
        return
    target = Path(os.path.realpath(path))  # a link stays, and what it leads to is replaced
    beside = target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}.tmp")
    try:
        file = beside.open("x", encoding="utf-8", newline="\n")
    except OSError as error:
        why = said("why-cannot-write", file=str(path), reason=error.strerror or str(error))
        raise Mistake(reason(why)) from None
    try:
        with file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, beside)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
