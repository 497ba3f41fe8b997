"""Cards and dice, drawn.

A free box is `.`, a crossed-off one `#`, one that the roll would cross off `+`; `*` is a row with a
sun.
"""

from __future__ import annotations

from collections.abc import Mapping

from crossoff.games.one_card.tui.facts import Row, rows_of
from crossoff.tui.board import Scene
from crossoff.tui.drawing import Block, Line, Span, Target, tick

__all__ = ["CROSSED", "FREE", "SUN", "WOULD", "card", "die"]

CROSSED, WOULD, FREE, SUN = "#", "+", ".", "*"


def card(
    scene: Scene,
    id_: str,
    free: Mapping[str, int] | None = None,
    target: Target | None = None,
    note: str = "",
    adds: Mapping[str, int] | None = None,
    key: str = "",
) -> Block:
    """A card as a whole, which may be something to press. Without `free` it is as printed.

    `adds` are the boxes that the roll would cross off.
    """
    pressed = None if target is None else scene.pressable(target)
    head: Line = [Span(id_, "strong", pressed)]
    if pressed is not None:
        is_on = scene.is_marked(pressed)
        head.insert(0, Span(f"{tick(is_on, key=key)} ", "chosen" if is_on else "possible", pressed))
    if note:
        head.append(Span(f"  {note}", "faint", pressed))
    rows = [row_line(scene, row, free, adds or {}, pressed) for row in rows_of(scene.deck, id_)]
    return Block([head, *rows])


def row_line(
    scene: Scene,
    row: Row,
    free: Mapping[str, int] | None,
    adds: Mapping[str, int],
    target: Target | None = None,
) -> Line:
    """One row: its colour, what it is worth, and its boxes."""
    names = {color: scene.texts.say(f"oc-color-{color}") for color in scene.deck.colors}
    wide = max(map(len, names.values()))
    left = row.boxes if free is None else free[row.color]
    would = adds.get(row.color, 0)
    worth = f"{row.boxes}{SUN if row.has_sun else ' '}"
    return [
        Span(f"{names[row.color]:<{wide}} ", row.color, target),
        Span(f"{worth} ", f"{row.color} strong", target),
        Span(CROSSED * (row.boxes - left), f"{row.color} crossed", target),
        Span(WOULD * would, f"{row.color} chosen", target),
        Span(FREE * (left - would), row.color, target),
    ]


def die(scene: Scene, number: int, color: str | None) -> Block:
    """A die by its number and colour. One that is pressed will be rolled again."""
    target = ("die", str(number))
    pressed = scene.pressable(target)
    name = "-" if color is None else scene.texts.say(f"oc-color-{color}")
    face = Span(f" {number} {name} ", color or "faint", pressed)
    if pressed is None:
        return Block([[face]])
    is_on = scene.is_marked(target)
    box = Span(f"{tick(is_on)}", "chosen" if is_on else "possible", pressed)
    return Block([[box, face]])
