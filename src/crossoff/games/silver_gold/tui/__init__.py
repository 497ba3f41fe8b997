"""Silver & Gold in the terminal."""

from crossoff.games.silver_gold.tui.asking import asking, heading
from crossoff.games.silver_gold.tui.facts import rule_numbers
from crossoff.games.silver_gold.tui.placing import key, keys
from crossoff.games.silver_gold.tui.sheet import sheet
from crossoff.games.silver_gold.tui.table import digits, signs, targets, zones

__all__ = [
    "asking",
    "digits",
    "heading",
    "key",
    "keys",
    "rule_numbers",
    "sheet",
    "signs",
    "targets",
    "zones",
]
