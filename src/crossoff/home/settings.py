"""What is remembered of a user's wishes, in one small file that may be missing or spoilt."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

from crossoff.home.files import write_whole
from crossoff.home.folders import config_folder

__all__ = ["remember", "remembered"]

_LARGEST = 64 * 1024  # bytes; ours has some hundred


def remembered(key: str) -> Any:
    """What was remembered under a key; None if nothing was."""
    return _read().get(key)


def remember(key: str, value: object) -> None:
    """Keep a wish. Where nothing can be kept it holds as long as the program runs."""
    settings = _read()
    if settings.get(key) == value:
        return
    path = _path()
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps(settings | {key: value}, indent=2, ensure_ascii=False) + "\n")


def _path() -> Path:
    return config_folder() / "settings.json"


def _read() -> dict[str, Any]:
    try:
        with _path().open("rb") as file:
            settings = json.loads(file.read(_LARGEST))
    except (OSError, ValueError, RecursionError):  # ValueError: not JSON, or not UTF-8
        return {}
    return settings if isinstance(settings, dict) else {}
