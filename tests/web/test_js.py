"""The browser's modules, tested on Node's own runner, without any package."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from testkit.paths import ROOT

HERE = Path(__file__).parent
TESTS = sorted((HERE / "js").glob("*.test.js"))


def node() -> str:
    found = os.environ.get("CROSSOFF_NODE") or shutil.which("node")
    if found:
        return found
    if os.environ.get("CROSSOFF_REQUIRE_NODE") == "1":
        pytest.fail("no Node is here, and CROSSOFF_REQUIRE_NODE asks for one")
    pytest.skip("no Node is here")


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.stem)
def test_modules(path: Path) -> None:
    done = subprocess.run(
        [node(), "--test", str(path)], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
