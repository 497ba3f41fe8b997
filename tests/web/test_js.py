"""The browser's modules, tested with Node's test runner, without any package."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from testkit.paths import ROOT
from testkit.web.node import node

HERE = Path(__file__).parent
TESTS = sorted((HERE / "js").glob("*.test.js"))


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.stem)
def test_modules(path: Path) -> None:
    done = subprocess.run(
        [node(), "--test", str(path)], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
