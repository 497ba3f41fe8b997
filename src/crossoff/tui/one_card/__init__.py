"""Everything on 1 Card in the terminal."""

from crossoff.tui.one_card.asking import asking, heading
from crossoff.tui.one_card.facts import rule_numbers
from crossoff.tui.one_card.table import signs, targets, zones
from crossoff.tui.one_card.telling import remark, sentence, sheet

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
