"""Treasure maps, score cards and expedition cards, drawn.

A free field shows its symbol, a crossed-off one `#`. On one's own maps a field that can be crossed
off now stands in brackets.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from crossoff.games.silver_gold.deck import Deck, TreasureMap, map_of
from crossoff.games.silver_gold.tui.facts import COIN, CROSS, PALM, SEA, symbol
from crossoff.games.silver_gold.view import MapView, SeatView
from crossoff.texts import Texts
from crossoff.tui.board import Scene
from crossoff.tui.drawing import Block, Line, Span, Target, tick

__all__ = ["CROSSED", "expedition", "large_map", "progress", "score_card", "small_map"]

CROSSED = "#"
_COLUMNS, _ROWS = "abcd", "1234"
_LOOKS = {CROSS: "cross", COIN: "coin", PALM: "palm"}


def _title(deck: Deck, card: TreasureMap, texts: Texts) -> Line:
    """A map in words: `P01 purple 14`."""
    color = texts.say("sg-tui-color", color=deck.colors[card.color])
    return [Span(card.id, "strong"), Span(f" {color} {card.points}")]


def _seal(deck: Deck, card: TreasureMap, texts: Texts) -> list[Span]:
    """What a seal pays for every map of a colour: `+2/green`."""
    if card.seal is None:
        return []
    pays = texts.say("sg-tui-color", color=deck.colors[card.seal])
    return [Span(f"+{deck.seal_points[card.seal]}/{pays}", "strong")]


def small_map(
    scene: Scene,
    card: str,
    free: Collection[str] | None = None,
    target: Target | None = None,
    key: str = "",
) -> Block:
    """A map to look at, or to take or keep as a whole. Without `free` it is as printed."""
    facts, deck = map_of(scene.deck, card), scene.deck
    head, look = _title(deck, facts, scene.texts), deck.colors[facts.color]
    pressed = None if target is None else scene.pressable(target)
    if pressed is not None:
        is_on = scene.is_marked(pressed)
        state = "chosen" if is_on else "possible"
        head = [Span(f"{tick(is_on, key=key)} ", state, pressed), *_pressed(head, pressed)]
    rows = [
        [_small_field(facts, column + row, free, look, pressed) for column in _COLUMNS]
        for row in _ROWS
    ]
    seal = _pressed(_seal(deck, facts, scene.texts), pressed)
    return Block([head, *rows, seal] if seal else [head, *rows])


def _pressed(line: Line, target: Target | None) -> Line:
    return [Span(span.text, span.look, target) for span in line]


def _small_field(
    card: TreasureMap, field: str, free: Collection[str] | None, look: str, target: Target | None
) -> Span:
    sign = symbol(card, field)
    if sign == SEA:
        return Span("  ", "", target)
    if free is not None and field not in free:
        return Span(f"{CROSSED} ", f"{look} crossed", target)
    return Span(f"{sign} ", f"{look} {_LOOKS.get(sign, '')}", target)


def large_map(scene: Scene, card: MapView) -> Block:
    """One of my own maps, whose fields can be pressed; larger where there is room."""
    deck, facts = scene.deck, map_of(scene.deck, card.id)
    wide = 5 if scene.roomy else 3
    letters = [Span("  "), *(Span(f"{column:^{wide}}", "faint") for column in _COLUMNS)]
    head = _title(deck, facts, scene.texts)
    if seal := _seal(deck, facts, scene.texts):
        head += [Span(" "), *seal]
    lines = [head, letters]
    for row in _ROWS:
        fields = [_field(scene, card, facts, column + row, wide) for column in _COLUMNS]
        lines.append([Span(f"{row} ", "faint"), *fields])
        if scene.roomy:
            below = [Span(" " * wide, field.look, field.target) for field in fields]
            lines.append([Span("  "), *below])
    return Block(lines)


def _field(scene: Scene, card: MapView, facts: TreasureMap, field: str, wide: int) -> Span:
    sign, look = symbol(facts, field), scene.deck.colors[facts.color]
    target = ("field", card.id, field)
    if sign == SEA:
        return Span(" " * wide)
    if scene.is_marked(target):
        return Span(f"[{CROSSED:^{wide - 2}}]", f"{look} chosen", target)
    if field in card.marked:  # decided this turn, and waiting for the others
        return Span(f"({CROSSED:^{wide - 2}})", f"{look} chosen")
    if field not in card.free:
        return Span(f"{CROSSED:^{wide}}", f"{look} crossed")
    look = f"{look} {_LOOKS.get(sign, '')}"
    if scene.is_possible(target):
        return Span(f"[{sign:^{wide - 2}}]", f"{look} possible", target)
    return Span(f"{sign:^{wide}}", look, scene.pressable(target))


def progress(scene: Scene, card: MapView) -> Line:
    """A map in little room: `P01 purple 14 ####..........`, a sign for each field."""
    facts = map_of(scene.deck, card.id)
    look = scene.deck.colors[facts.color]
    left = len(card.free)
    bar = [Span(CROSSED * (facts.points - left), f"{look} crossed"), Span("." * left, look)]
    return [*_title(scene.deck, facts, scene.texts), Span(" "), *bar]


def expedition(scene: Scene, pattern: str | None) -> Block:
    """The expedition card that lies open."""
    texts, deck = scene.texts, scene.deck
    head: Line = [Span(texts.say("sg-title-expedition"), "title")]
    if pattern is None:
        return Block([head, [Span("-", "faint")]])
    cells = deck.pattern_cells[deck.patterns.index(pattern)]
    columns = range(max(column for _, column in cells) + 1)
    # As large as the squares of my maps, and boxed as what can be chosen there.
    wide = 5 if scene.roomy else 3
    box, below = f"[{' ' * (wide - 2)}]", " " * wide
    rows: list[Line] = []
    for row in range(max(row for row, _ in cells) + 1):
        inside = [(row, column) in cells for column in columns]
        rows.append([Span(box if on else below, "shape" if on else "") for on in inside])
        if scene.roomy:
            rows.append([Span(below, "shape" if on else "") for on in inside])
    return Block([[*head, Span(f"  {pattern}", "faint")], *rows])


def score_card(scene: Scene, seat: SeatView) -> Block:
    """Coins with the cups at the ends of their rows, palms, and the maps that are finished."""
    texts, deck = scene.texts, scene.deck
    words = [texts.say(f"sg-sheet-{item}") for item in ("coins", "palms", "maps")]
    wide = max(map(len, words)) + 1
    coins, palms, maps = (word.ljust(wide) for word in words)
    lines: list[Line] = []
    for row, filled in enumerate(_coin_rows(deck, seat.coins)):
        word = Span(" " * wide if row else coins, "faint")
        crossed = Span(CROSSED * filled, "coin crossed")
        left = Span(COIN * (deck.coins_per_row - filled), "coin")
        cup = str(seat.cups[row]) if row < len(seat.cups) else "_"
        lines.append([word, crossed, left, Span(f"  {cup}", "strong")])
    boxes = [str(value) for value in seat.palms] + ["_"] * (deck.palm_boxes - len(seat.palms))
    lines.append([Span(palms, "faint"), Span(" ".join(boxes), "palm")])
    return Block([*lines, *_finished(maps, seat.completed)])


def _coin_rows(deck: Deck, coins: int) -> list[int]:
    """How many coins of each row are crossed off."""
    row = deck.coins_per_row
    return [max(0, min(row, coins - number * row)) for number in range(deck.coin_rows)]


def _finished(word: str, cards: Sequence[str]) -> list[Line]:
    rows = [cards[k : k + 5] for k in range(0, len(cards), 5)] or [["-"]]
    return [
        [Span(" " * len(word) if number else word, "faint"), Span(" ".join(row))]
        for number, row in enumerate(rows)
    ]
