"""A Silver & Gold table as plain text, 80 columns wide."""

from __future__ import annotations

from collections.abc import Sequence

from crossoff.core.blocks import WIDTH, Block, heading, wrapped
from crossoff.core.model.position import Position
from crossoff.games.silver_gold.deck import Deck, TreasureMap
from crossoff.games.silver_gold.layout import KEEP, NONE, OVER, ROUNDS, TURNS_PER_ROUND
from crossoff.games.silver_gold.view import pile_size

__all__ = ["picture"]

CROSSED = "#"


def picture(position: Position, names: Sequence[str]) -> str:
    """Draw the whole table. A crossed-off field is `#`; a free one shows its symbol: `.` none, `x`
    cross, `o` coin, `T` palm.
    """
    s, deck = position.state, position.setup.deck
    lines = [_title(position, names), ""]
    lines += wrapped([_expedition(deck, int(s.pattern)), *_display(position)], width=WIDTH)
    for seat, name in enumerate(names):
        lines += ["", heading(_seat_title(position, seat, name)), *_seat(position, seat)]
    return "\n".join(lines)


def _title(position: Position, names: Sequence[str]) -> str:
    s, deck = position.state, position.setup.deck
    parts = ["Silver & Gold"]
    if s.phase == OVER:
        parts.append("the game is over")
    elif s.start != NONE:
        turn = int(s.turn)
        parts.append(f"round {turn // TURNS_PER_ROUND + 1} of {ROUNDS}")
        parts.append(f"turn {turn % TURNS_PER_ROUND + 1} of {TURNS_PER_ROUND}")
        parts.append(f"{names[s.start]} starts")
    cups = " ".join(str(cup) for cup in deck.cups[s.num_cups_taken :]) or "none"
    left = f"cups left: {cups}; pile: {pile_size(position)}"
    return f"{', '.join(parts)}\n{left}"


def _expedition(deck: Deck, pattern: int) -> Block:
    if pattern == NONE:
        return ["expedition", "  -"]
    cells = deck.pattern_cells[pattern]
    rows = range(max(row for row, _ in cells) + 1)
    columns = range(max(column for _, column in cells) + 1)
    drawn = [" ".join("#" if (r, c) in cells else " " for c in columns) for r in rows]
    return ["expedition", deck.patterns[pattern], *(f"  {line}" for line in drawn)]


def _display(position: Position) -> list[Block]:
    deck = position.setup.deck
    shown = [deck.maps[card] for card in position.state.display if card != NONE]
    return [_map(deck, card, card.land_mask) for card in shown]


def _map(deck: Deck, card: TreasureMap, free: int) -> Block:
    seal = "" if card.seal is None else f" +{deck.seal_points[card.seal]}/{deck.colors[card.seal]}"
    return [f"{card.id} {card.points}{seal}", "  a b c d", *_rows(card, free)]


def _rows(card: TreasureMap, free: int) -> Block:
    return [
        f"{row + 1} " + " ".join(_symbol(card, free, row * 4 + column) for column in range(4))
        for row in range(4)
    ]


def _symbol(card: TreasureMap, free: int, field: int) -> str:
    if not card.land_mask >> field & 1:
        return " "
    if not free >> field & 1:
        return CROSSED
    for mask, symbol in ((card.cross_mask, "x"), (card.coin_mask, "o"), (card.palm_mask, "T")):
        if mask >> field & 1:
            return symbol
    return "."


def _seat_title(position: Position, seat: int, name: str) -> str:
    wins = position.is_over and seat in position.winners()
    return f"{seat} {name}: {position.totals()[seat]}" + (" (wins)" if wins else "")


def _seat(position: Position, seat: int) -> Block:
    s, deck = position.state, position.setup.deck
    in_hand = s.hand[seat] if s.phase == KEEP else ()
    fresh = [deck.maps[card] for card in in_hand if card != NONE]
    blocks = [_map(deck, card, card.land_mask) for card in fresh]
    for slot, card in enumerate(s.maps[seat].tolist()):
        if card != NONE:
            blocks.append(_map(deck, deck.maps[card], int(s.free[seat, slot])))
    return wrapped([*blocks, _score_card(position, seat)], width=WIDTH)


def _score_card(position: Position, seat: int) -> Block:
    s, deck = position.state, position.setup.deck
    coins, row = int(s.coins[seat]), deck.coins_per_row
    cups = s.cups[seat, : s.num_cups[seat]].tolist()
    lines = []
    for number in range(deck.coin_rows):
        filled = max(0, min(row, coins - number * row))
        cup = cups[number] if number < len(cups) else "_"
        lines.append("coins " + "#" * filled + "o" * (row - filled) + f"  cup {cup}")
    palms = s.palms[seat, : min(s.num_palms[seat], deck.palm_boxes)].tolist()
    boxes = [str(value) for value in palms] + ["_"] * (deck.palm_boxes - len(palms))
    done = [m.id for k, m in enumerate(deck.maps) if int(s.completed[seat]) >> k & 1]
    lines.append("palms " + " ".join(boxes))
    return lines + ["done  " + " ".join(done[k : k + 5]) for k in range(0, len(done), 5)]
