"""CITATION.cff and the package's metadata."""

from __future__ import annotations

import re
import tomllib

import crossoff
from testkit.paths import ROOT


def test_the_citation_is_of_this_version() -> None:
    cited = dict(re.findall(r"^([\w-]+): (.+)$", (ROOT / "CITATION.cff").read_text(), re.M))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert cited["version"] == project["version"] == crossoff.__version__
    assert cited["license"] == project["license"]
