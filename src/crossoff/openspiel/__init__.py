"""The games as OpenSpiel games: `pyspiel.load_game("crossoff_NAME(players=3)")`
after `import crossoff.openspiel.game`. Needs `pip install 'crossoff[openspiel]'`.
"""

from __future__ import annotations

from typing import Any

from crossoff.core.extras import need

__all__ = ["load_search"]


def load_search(name: str) -> Any:
    """Return the decide function of an OpenSpiel search; raise MissingExtra without OpenSpiel."""
    need("pyspiel", extra="openspiel")
    from crossoff.openspiel.bots import decider

    return decider(name)
