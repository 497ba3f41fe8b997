"""Node.js, which runs the browser's modules and JavaScript bots."""

from __future__ import annotations

import os
import shutil

import pytest

__all__ = ["node"]


def node() -> str:
    """Return the program; without one the test is skipped, or fails if skipping is not allowed."""
    found = os.environ.get("CROSSOFF_NODE") or shutil.which("node")
    if found:
        return found
    if os.environ.get("CROSSOFF_REQUIRE_NODE") == "1":
        pytest.fail("no Node is here, and CROSSOFF_REQUIRE_NODE asks for one")
    pytest.skip("no Node is here")
