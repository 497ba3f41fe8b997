"""What dev.py is made of. Only the standard library: it runs before anything is installed."""

import sys

# Checked before the modules here are imported, which an older Python cannot even parse.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"dev.py: Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
