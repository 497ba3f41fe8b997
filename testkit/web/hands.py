"""Three input methods: mouse, touch and keyboard."""

from __future__ import annotations

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import TimeoutError as TooLate

from testkit.web.aria import Control, controls

__all__ = ["Finger", "Hand", "Keys", "Mouse"]

MOMENT = 3_000
"""Milliseconds after which one looks again whether the thing is still there."""
TRIES = 20
MOST_TABS = 120
FIELD = """(it) => {
  const maps = [...document.querySelectorAll("[role=group]")];
  return [maps.indexOf(it.closest("[role=group]")), it.getAttribute("aria-label") ?? ""];
}"""


class Hand:
    """Presses controls on one page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, control: Control) -> bool:
        """Press a control unless it disappears first, as the table may move on. Return True if it
        was pressed.
        """
        for _ in range(TRIES):
            try:
                self._press(control)
            except TooLate as error:
                if control not in controls(self.page):
                    return False
                reason = error
            else:
                return True
        raise AssertionError(f"offered, but cannot be pressed: {control}") from reason

    def _press(self, control: Control) -> None:
        raise NotImplementedError


class Mouse(Hand):
    def place(self, fields: list[Control]) -> None:
        """Click where the shape is shown on these fields, turned as it is now."""
        boxes = [field.on(self.page).bounding_box() for field in fields]
        found = [box for box in boxes if box]
        first = found[0]
        x = (min(box["x"] for box in found) + max(box["x"] + box["width"] for box in found)) / 2
        y = (min(box["y"] for box in found) + max(box["y"] + box["height"] for box in found)) / 2
        middle = first["x"] + first["width"] / 2, first["y"] + first["height"] / 2
        # The middle of a corner is on the edge of three fields.
        self.page.mouse.move(x + (middle[0] - x) / 20, y + (middle[1] - y) / 20)
        self.page.mouse.click(x + (middle[0] - x) / 20, y + (middle[1] - y) / 20)

    def _press(self, control: Control) -> None:
        control.on(self.page).click(timeout=MOMENT)


class Finger(Hand):
    def _press(self, control: Control) -> None:
        control.on(self.page).tap(timeout=MOMENT)


class Keys(Hand):
    """Tab and Enter, and the arrow keys in grids."""

    def _press(self, control: Control) -> None:
        self.reach(control)
        self.page.keyboard.press("Space" if _is_field(control) else "Enter")

    def press_named(self, name: str) -> None:
        """Press the button with this unique name."""
        self.press(Control("", "button", name, 0))

    def reach(self, control: Control) -> None:
        """Move the focus there."""
        target = control.on(self.page).element_handle(timeout=MOMENT)
        for _ in range(MOST_TABS):
            if target.evaluate("(it) => it === document.activeElement"):
                return
            if _is_field(control) and self._focused() is not None:
                self._walk(target)
                return
            self.page.keyboard.press("Tab")
        raise TooLate(f"Tab does not lead to {control}")

    def _focused(self) -> tuple[int, str] | None:
        """Return the focused field: the index of its map on the page, and its name."""
        place, name = self.page.evaluate(f"() => ({FIELD})(document.activeElement)")
        return (place, name) if name[:1] in "abcd" and name[1:2].isdigit() else None

    def _walk(self, target: ElementHandle) -> None:
        """Move from field to field with the arrow keys, over all maps as one wide row."""
        for step in range(MOST_TABS):
            at, to = self._focused(), tuple(target.evaluate(FIELD))
            if at is None:
                break
            ways = _ways(at, to)
            if not ways:
                return
            self.page.keyboard.press(ways[step % len(ways)])
        raise TooLate(f"no arrow leads to {target}")


def _ways(at: tuple[int, str], to: tuple[int, str]) -> list[str]:
    """Return the arrow keys that lead closer."""
    if at[0] != to[0]:
        return ["ArrowRight" if at[0] < to[0] else "ArrowLeft"]
    x, y, to_x, to_y = *at[1][:2], *to[1][:2]
    across = [] if x == to_x else ["ArrowRight" if x < to_x else "ArrowLeft"]
    down = [] if y == to_y else ["ArrowDown" if y < to_y else "ArrowUp"]
    return across + down


def _is_field(control: Control) -> bool:
    return control.name[:1] in "abcd" and control.name[1:2].isdigit()
