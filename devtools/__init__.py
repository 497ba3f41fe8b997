"""The modules of dev.py. Standard library only: it runs before anything is installed."""

import sys

# Checked before importing the modules here, which an older Python cannot even parse.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"dev.py: Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
