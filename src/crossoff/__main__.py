"""`python -m crossoff` is the command `crossoff`."""

from __future__ import annotations

import sys

from crossoff.cli.main import run

if __name__ == "__main__":
    sys.exit(run())
