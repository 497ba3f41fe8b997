"""Where programs keep what is the user's, on each system as is usual there."""

from __future__ import annotations

import os
import sys
from pathlib import Path

__all__ = ["config_folder", "data_folder"]

_NAME = "crossoff"


def data_folder() -> Path:
    """For games and whatever else must not get lost."""
    return _base("LOCALAPPDATA", "Local", "XDG_DATA_HOME", ".local/share") / _NAME


def config_folder() -> Path:
    """For settings."""
    return _base("APPDATA", "Roaming", "XDG_CONFIG_HOME", ".config") / _NAME


def _base(windows: str, roaming: str, xdg: str, otherwise: str) -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get(windows) or Path.home() / "AppData" / roaming)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get(xdg) or Path.home() / otherwise)
