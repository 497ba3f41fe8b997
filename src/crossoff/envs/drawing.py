"""Render a table as text, or as an image of that text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from gymnasium import logger
from numpy.typing import NDArray

from crossoff.core.compiler.rng import below, stream
from crossoff.core.extras import need
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position, first_position
from crossoff.core.model.setup import Setup

__all__ = ["MODES", "check_mode", "render_table"]

MODES = ("human", "ansi", "rgb_array")

_INK, _PAPER = (30, 34, 60), (250, 248, 240)
_MARGIN = 8
_GAMES = 3  # random games to measure the largest drawing


def check_mode(mode: str | None) -> str | None:
    """Return the mode; raise ValueError if it is unknown."""
    if mode is not None and mode not in MODES:
        expected = f"{', '.join(MODES[:-1])} or {MODES[-1]}"
        raise ValueError(f"expected render_mode {expected}, got {mode!r}")
    return mode


def render_table(
    position: Position, observer: Seat | None, names: Sequence[str], mode: str | None
) -> str | NDArray[np.uint8] | None:
    """Render an observer's view: printed (`human`), as text (`ansi`) or as an image of the text
    (`rgb_array`). Without a mode, only warn, as Gymnasium does.
    """
    if mode is None:
        logger.warn(f"nothing is rendered: set render_mode to one of {', '.join(MODES)}")
        return None
    text = position.game.shown.picture(position.seen_by(observer), names)
    if mode == "human":
        print(text)
        return None
    return text if mode == "ansi" else _image(text, _canvas_size(position.setup, tuple(names)))


@lru_cache(maxsize=32)
def _canvas_size(setup: Setup, names: tuple[str, ...]) -> tuple[int, int]:
    """Return the lines and columns that drawings need, measured on a few random games."""
    sizes = [(0, 0)]
    for number in range(_GAMES):
        rng = stream("room", number)
        position = first_position(setup)
        while not (position := position.after_chance(rng)).is_over:
            seat = position.actors()[0]
            lines = position.game.shown.picture(position.seen_by(seat), names).split("\n")
            sizes.append((len(lines), max(map(len, lines))))
            legal = position.legal(seat)
            position = position.apply(seat, legal[below(rng, len(legal))])
    lines_needed, columns_needed = zip(*sizes, strict=True)
    return max(lines_needed), max(columns_needed)


def _image(text: str, canvas: tuple[int, int]) -> NDArray[np.uint8]:
    """Draw text as an image. All images of a table have the same size, for video: the rare drawing
    that exceeds the canvas is scaled down.
    """
    images, drawing, fonts, fitting = (
        need(f"PIL.{name}", extra="rl") for name in ("Image", "ImageDraw", "ImageFont", "ImageOps")
    )
    font = fonts.load_default_imagefont()
    # Pillow's built-in font is monospaced and covers Latin-1.
    lines = text.encode("latin-1", "replace").decode("latin-1").split("\n")
    _, _, width, height = font.getbbox("M")

    def size(num_lines: int, num_columns: int) -> tuple[int, int]:
        lengths = 2 * _MARGIN + width * num_columns, 2 * _MARGIN + (height + 2) * num_lines
        # Even, because most video encoders require it.
        return lengths[0] + lengths[0] % 2, lengths[1] + lengths[1] % 2

    needed = max(canvas[0], len(lines)), max(canvas[1], *map(len, lines))
    image = images.new("RGB", size(*needed), _PAPER)
    pen = drawing.Draw(image)
    for number, line in enumerate(lines):
        pen.text((_MARGIN, _MARGIN + (height + 2) * number), line, fill=_INK, font=font)
    if needed != canvas:
        image = fitting.pad(image, size(*canvas), color=_PAPER, centering=(0, 0))
    return np.array(image, np.uint8)
