"""The games for OpenSpiel: `pyspiel.load_game("crossoff_one_card(players=3,variant=advanced)")`
after `import crossoff.openspiel.game`. Needs `pip install 'crossoff[openspiel]'`.
"""

from __future__ import annotations

from crossoff.core.extras import need

__all__ = ["need_openspiel"]


def need_openspiel() -> None:
    """MissingExtra with the command that installs it, where OpenSpiel is not there."""
    need("pyspiel", extra="openspiel")
