"""Silver & Gold in the terminal."""

from crossoff.games.silver_gold.tui.asking import asking, heading
from crossoff.games.silver_gold.tui.facts import rule_numbers
from crossoff.games.silver_gold.tui.sheet import sheet
from crossoff.games.silver_gold.tui.table import signs, targets, zones

__all__ = [
    "asking",
    "heading",
    "rule_numbers",
    "sheet",
    "signs",
    "targets",
    "zones",
]
