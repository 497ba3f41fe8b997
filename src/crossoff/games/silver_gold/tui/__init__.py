"""Silver & Gold in the terminal."""

from crossoff.games.silver_gold.tui.asking import asking, heading
from crossoff.games.silver_gold.tui.facts import rule_numbers
from crossoff.games.silver_gold.tui.table import signs, targets, zones
from crossoff.games.silver_gold.tui.telling import sentence, sheet

__all__ = [
    "asking",
    "heading",
    "rule_numbers",
    "sentence",
    "sheet",
    "signs",
    "targets",
    "zones",
]
