"""A bot in a few lines, for both games. Run it at a table or in the arena:

crossoff join 'http://localhost:8000/#j/TABLE/INVITE' --bot examples/my_bot.py:MyBot
crossoff arena --game one-card --bots examples/my_bot.py:MyBot,greedy
"""

from __future__ import annotations

from typing import Any

__all__ = ["MyBot"]


class MyBot:
    """Crosses off as much as possible at once, and rerolls while that is little."""

    def choose(self, view: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
        return max(legal, key=lambda choice: self._worth(view, choice))

    def _worth(self, view: dict[str, Any], choice: dict[str, Any]) -> float:
        if choice["verb"] == "mark":  # Silver & Gold: many fields, on a nearly complete map
            marked = sum(len(group["fields"]) for group in choice["groups"])
            mine = {
                card["id"]: len(card["free"]) for card in view["seats"][view["observer"]]["maps"]
            }
            return float(marked) - 0.1 * min(mine[group["map"]] for group in choice["groups"])
        if choice["verb"] == "use":  # Everything on 1 Card: many boxes, plus immediate points
            earns = choice["earns"]
            return float(sum(earns["boxes"].values()) + (earns["points"] if earns["scores"] else 0))
        if choice["verb"] == "reroll":  # worth it while fewer than three boxes could be used
            return 2.5 - 0.01 * len(choice["dice"])
        return 0.0  # keep, take or pass: the first choice
