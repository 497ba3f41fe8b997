"""Everything on 1 Card in the terminal."""

from crossoff.games.one_card.tui.asking import asking, heading
from crossoff.games.one_card.tui.facts import rule_numbers
from crossoff.games.one_card.tui.sheet import sheet
from crossoff.games.one_card.tui.table import digits, key, keys, signs, targets, zones

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
