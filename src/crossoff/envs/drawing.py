"""A table as text, or as an image of that text."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from crossoff.core.contract import Seat
from crossoff.core.extras import need
from crossoff.core.position import Position

__all__ = ["MODES", "check_mode", "drawn"]

MODES = ("human", "ansi", "rgb_array")

_INK, _PAPER = (30, 34, 60), (250, 248, 240)
_MARGIN = 8


def check_mode(mode: str | None) -> str | None:
    """The mode itself; ValueError if there is no such."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"a render mode is {', '.join(MODES[:-1])} or {MODES[-1]}, not {mode!r}")
    return mode


def drawn(
    position: Position, observer: Seat | None, names: Sequence[str], mode: str | None
) -> str | NDArray[np.uint8] | None:
    """What an observer may see: printed (`human`), as text (`ansi`) or as an image of the text
    (`rgb_array`).
    """
    text = position.game.picture(position.seen_by(observer), names)
    if mode == "human":
        print(text)
        return None
    return text if mode == "ansi" else _image(text)


def _image(text: str) -> NDArray[np.uint8]:
    images, drawing, fonts = (
        need(f"PIL.{name}", extra="rl") for name in ("Image", "ImageDraw", "ImageFont")
    )
    font = fonts.load_default_imagefont()
    # The font that comes with Pillow is one of fixed width, for the letters of Western Europe.
    lines = text.encode("latin-1", "replace").decode("latin-1").split("\n")
    _, _, width, height = font.getbbox("M")
    size = (
        2 * _MARGIN + width * max(map(len, lines)),
        2 * _MARGIN + (height + 2) * len(lines),
    )
    image = images.new("RGB", size, _PAPER)
    pen = drawing.Draw(image)
    for number, line in enumerate(lines):
        pen.text((_MARGIN, _MARGIN + (height + 2) * number), line, fill=_INK, font=font)
    return np.array(image, np.uint8)
