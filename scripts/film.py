"""Screen recordings of a page: frames as Chromium paints them, with a human-like mouse pointer."""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import Locator, Page

__all__ = ["MOMENT", "Film", "Pointer"]

FRAME = 80  # ms; minimum duration of a frame
LONGEST = 240  # ms; on a busy machine a frame may take longer
LAST = 2_000  # ms; the last frame is held this long
MOMENT = 900  # ms; pause to see a change
DOT = """() => {
  const dot = document.createElement("div");
  Object.assign(dot.style, {
    position: "fixed", zIndex: 9999, width: "22px", height: "22px", margin: "-11px 0 0 -11px",
    borderRadius: "50%", background: "rgb(30 30 30 / 0.35)", border: "2px solid white",
    pointerEvents: "none",
  });
  document.body.append(dot);
  addEventListener("pointermove", (event) => {
    dot.style.left = `${event.clientX}px`;
    dot.style.top = `${event.clientY}px`;
  }, true);
}"""


class Pointer:
    """A mouse pointer that moves at the speed of a hand."""

    def __init__(self, page: Page) -> None:
        page.evaluate(DOT)
        self._page = page
        self._at = (0.0, 0.0)

    def press(self, target: Locator) -> None:
        self._glide(target)
        self._page.mouse.down()
        self._page.mouse.up()
        self._page.wait_for_timeout(MOMENT / 2)

    def drag(self, grip: Locator, target: Locator) -> None:
        self._glide(grip)
        self._page.mouse.down()
        self._glide(target)
        self._page.wait_for_timeout(MOMENT / 2)
        self._page.mouse.up()

    def _glide(self, target: Locator) -> None:
        box = target.bounding_box()
        assert box is not None
        (x0, y0), steps = self._at, 12
        x1, y1 = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for step in range(1, steps + 1):
            part = step / steps
            way = part * part * (3 - 2 * part)  # smoothstep: eases in and out
            self._page.mouse.move(x0 + (x1 - x0) * way, y0 + (y1 - y0) * way)
            self._page.wait_for_timeout(40)
        self._at = (x1, y1)


class Film:
    """Frames of a page as Chromium paints them."""

    def __init__(self, page: Page) -> None:
        self._frames: list[tuple[float, bytes]] = []
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._take)
        self._session.send("Page.startScreencast", {"format": "png"})

    def _take(self, frame: dict[str, Any]) -> None:
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        data = base64.b64decode(frame["data"])
        self._frames.append((frame["metadata"]["timestamp"], data))

    def end(self) -> tuple[list[bytes], list[int]]:
        """Stop; return the frames as PNG and the duration of each in milliseconds."""
        self._session.remove_listener("Page.screencastFrame", self._take)
        self._session.send("Page.stopScreencast")
        kept: list[tuple[float, bytes]] = []
        for at, data in self._frames:
            if kept and (at - kept[-1][0]) * 1000 < FRAME:
                kept[-1] = (kept[-1][0], data)
            else:
                kept.append((at, data))
        ends = [at for at, _ in kept[1:]]
        took = [round((end - at) * 1000) for (at, _), end in zip(kept, ends, strict=False)]
        lasting = [min(ms, LONGEST) for ms in took]
        return [data for _, data in kept], [*lasting, LAST]
