"""The games for OpenSpiel: `pyspiel.load_game("crossoff_NAME(players=3)")`
after `import crossoff.openspiel.game`. Needs `pip install 'crossoff[openspiel]'`.
"""

from __future__ import annotations

from typing import Any

from crossoff.core.extras import need

__all__ = ["load_search"]


def load_search(name: str) -> Any:
    """How OpenSpiel's search of that name decides; MissingExtra where OpenSpiel is not there."""
    need("pyspiel", extra="openspiel")
    from crossoff.openspiel.bots import decider

    return decider(name)
