"""A widget that shows a picture, and lets its targets be pressed by mouse and keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from textual.binding import Binding, BindingType
from textual.events import Click, Resize
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from crossoff.tui.drawing import Picture, Place, Span, Target, Zone, lay_out
from crossoff.tui.looks import style

__all__ = ["Canvas"]

_ASPECT = 2  # how many columns are as far as a line


class Canvas(ScrollView, can_focus=True):
    """Zones, laid out anew whenever the width changes. The cursor is on one of the targets."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("enter", "press(True)", show=False),
        Binding("space", "press(False)", show=False),
    ]

    class Pressed(Message):
        """A target was pressed; with Enter where `is_enter`."""

        def __init__(self, target: Target, *, is_enter: bool = False) -> None:
            super().__init__()
            self.target = target
            self.is_enter = is_enter

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._zones: Sequence[Zone] = ()
        self._gap = 1
        self._picture = Picture([], {})
        self._cursor: Target | None = None
        self._last = Place(0, 0, 0)  # where the cursor was

    @property
    def picture(self) -> Picture:
        return self._picture

    @property
    def cursor(self) -> Target | None:
        return self._cursor

    def draw(
        self, zones: Sequence[Zone], *, cursor: Target | None = None, is_tight: bool = False
    ) -> None:
        """Show other zones. The cursor stays where it is, or as near as can be."""
        self._zones = zones
        self._gap = 0 if is_tight else 1
        self._lay_out()
        if cursor in self._picture.places:
            self.move_cursor(cursor)

    def move_cursor(self, target: Target | None) -> None:
        """Put the cursor on a target, if it is shown."""
        if target is not None and target not in self._picture.places:
            return
        self._cursor = target
        if target is not None:
            self._last = self._picture.places[target]
            self._bring_into_view(self._last)
        self.refresh()

    def _lay_out(self) -> None:
        self._picture = lay_out(self._zones, self.size.width or 80, gap=self._gap)
        self.virtual_size = Size(self._picture.width, len(self._picture.lines))
        if self._cursor not in self._picture.places:
            self.move_cursor(self._nearest())
        self.refresh()

    def _nearest(self) -> Target | None:
        """The target that is nearest to where the cursor was."""
        places = self._picture.places
        return min(places, key=lambda one: _distance(self._last, places[one]), default=None)

    def _bring_into_view(self, place: Place) -> None:
        around = Region(place.x, max(0, place.y - 1), place.end - place.x, 3)
        self.scroll_to_region(around, animate=False, force=True)

    # --- events ---

    def on_resize(self, event: Resize) -> None:
        self._lay_out()
        self.scroll_to(0, 0, animate=False, force=True)  # as much as fits, from the top
        if self._cursor is not None:
            self.call_after_refresh(self.move_cursor, self._cursor)

    def on_click(self, event: Click) -> None:
        inside = event.get_content_offset(self)
        if inside is None:
            return
        target = self._picture.at(*(inside + self.scroll_offset))
        if target is not None:
            self.move_cursor(target)
            self.post_message(self.Pressed(target))

    def action_press(self, is_enter: bool) -> None:
        if self._cursor is not None:
            self.post_message(self.Pressed(self._cursor, is_enter=is_enter))

    def action_go(self, dx: int, dy: int) -> None:
        """To the nearest target in a direction; without one, scroll."""
        ahead = _ahead(self._picture, self._last, dx, dy) if self._cursor is not None else None
        if ahead is not None:
            self.move_cursor(ahead)
        else:
            self.scroll_relative(dx, dy, animate=False)

    # --- painting ---

    def render_line(self, y: int) -> Strip:
        offset, width = self.scroll_offset, self.size.width
        lines = self._picture.lines
        spans = lines[y + offset.y] if y + offset.y < len(lines) else []
        # Of something over several lines the first shows that the cursor is there.
        has_cursor = self.has_focus and self._cursor is not None and y + offset.y == self._last.y
        looks = [self._look(span, has_cursor=has_cursor) for span in spans]
        pieces = zip(spans, looks, strict=True)
        strip = Strip([Segment(span.text, style(look, self.app.theme)) for span, look in pieces])
        strip = strip.crop_extend(offset.x, offset.x + width, None)
        return strip.apply_style(self.rich_style)

    def _look(self, span: Span, *, has_cursor: bool) -> str:
        return f"{span.look} cursor" if has_cursor and span.target == self._cursor else span.look

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()


def _distance(one: Place, other: Place) -> float:
    return abs(one.x - other.x) + _ASPECT * abs(one.y - other.y)


def _ahead(picture: Picture, here: Place, dx: int, dy: int) -> Target | None:
    """The nearest target in a direction: in line first, then a little beside."""
    best: tuple[float, Target] | None = None
    for target, place in picture.places.items():
        right, down = place.x - here.x, (place.y - here.y) * _ASPECT
        along = right * dx + down * dy
        aside = abs(right * dy) + abs(down * dx)
        if along <= 0:
            continue
        away = along + aside * 4
        if best is None or away < best[0]:
            best = away, target
    return None if best is None else best[1]
