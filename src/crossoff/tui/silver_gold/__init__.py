"""Silver & Gold in the terminal."""

from crossoff.tui.silver_gold.asking import asking, heading
from crossoff.tui.silver_gold.facts import rule_numbers
from crossoff.tui.silver_gold.table import signs, targets, zones
from crossoff.tui.silver_gold.telling import remark, sentence, sheet

__all__ = [
    "asking",
    "heading",
    "remark",
    "rule_numbers",
    "sentence",
    "sheet",
    "signs",
    "targets",
    "zones",
]
