"""What a pointer does on the table: what is shown under it is what happens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from testkit.web.browser import PHONE, LiveServer, Visits
from testkit.web.screens import CARD, SILVER, Guide

GHOST = "document.querySelector('.sg-mine .sg-ghost[d]:not([d=\"\"])')?.getBoundingClientRect()"
SHOWN = f"() => Boolean({GHOST})"
NOT_SHOWN = f"() => !({GHOST})"
CHOSEN = ".sg-mine .is-chosen"


def marking(visits: Visits, server: LiveServer, **named: Any) -> Page:
    """A table of Silver & Gold with the first shape to be crossed off."""
    return Guide(visits, server, **named).asked(SILVER, "mark")


def fitting(page: Page) -> Locator:
    """Fields where the shape fits."""
    return page.locator(".sg-mine .is-possible")


def hover_shape(page: Page) -> tuple[float, float]:
    """Move the mouse to a field where the whole shape is shown; return the point."""
    box = fitting(page).first.bounding_box()
    assert box
    point = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*point)
    page.wait_for_function(SHOWN)
    return point


def test_a_click_places_the_shape_that_is_shown(visits: Visits, live_server: LiveServer) -> None:
    page = marking(visits, live_server)
    point = hover_shape(page)
    page.mouse.click(*point)
    expect(page.locator(CHOSEN).nth(1)).to_be_visible()
    count = page.locator(CHOSEN).count()
    page.mouse.click(*point)  # a second click, of somebody used to double clicks
    expect(page.locator(CHOSEN)).to_have_count(count)
    page.get_by_role("button", name="Just one square").click()
    expect(page.locator(CHOSEN)).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(page.locator(CHOSEN)).to_have_count(count)


@pytest.mark.parametrize("how", ["shift", "hold"])
def test_shift_or_a_long_press_takes_one_field(
    visits: Visits, live_server: LiveServer, how: str
) -> None:
    page = marking(visits, live_server)
    point = hover_shape(page)
    if how == "shift":
        page.keyboard.down("Shift")
        page.mouse.click(*point)
        page.keyboard.up("Shift")
    else:
        page.mouse.down()
        expect(page.locator(CHOSEN)).to_have_count(1)
        page.mouse.up()
    expect(page.locator(CHOSEN)).to_have_count(1)


def test_wheel_and_right_button_turn_what_is_shown(visits: Visits, live_server: LiveServer) -> None:
    page = marking(visits, live_server)
    hover_shape(page)
    first = page.locator(".sg-grip .sg-tiles").inner_html()
    page.mouse.wheel(0, 120)
    expect(page.locator(".sg-grip .sg-tiles")).not_to_have_js_property("innerHTML", first)
    page.mouse.wheel(0, -120)
    page.wait_for_function(
        f"(html) => document.querySelector('.sg-grip .sg-tiles').innerHTML === html && {GHOST}",
        arg=first,
    )
    page.mouse.click(*hover_shape(page), button="right")
    expect(page.locator(".sg-grip .sg-tiles")).not_to_have_js_property("innerHTML", first)
    expect(page.locator(CHOSEN)).to_have_count(0)


def test_a_tap_on_a_field_that_was_filled_in_changes_nothing(
    visits: Visits, live_server: LiveServer
) -> None:
    page = marking(visits, live_server, viewport=PHONE, has_touch=True, is_mobile=True)
    touched: list[str] = []
    while page.locator(CHOSEN).count() <= len(touched):
        field = fitting(page).first
        touched.append(field.evaluate("(it) => it.closest('svg').dataset.map + it.dataset.field"))
        field.tap()
        expect(page.locator(CHOSEN).nth(len(touched) - 1)).to_be_visible()
    inked = page.locator(CHOSEN).evaluate_all(
        "(all) => all.map((it) => it.closest('svg').dataset.map + it.dataset.field)"
    )
    filled = next(place for place in inked if place not in touched)
    page.locator(f".sg-mine svg[data-map='{filled[:3]}'] [data-field='{filled[3:]}']").tap()
    expect(page.locator(CHOSEN)).to_have_count(len(inked))


def drag_out(page: Page) -> None:
    """Take the shape from the expedition card."""
    grip = page.locator(".sg-grip").bounding_box()
    assert grip
    page.mouse.move(grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2)
    page.mouse.down()


def test_a_shape_dropped_where_it_does_not_fit_goes_back(
    visits: Visits, live_server: LiveServer
) -> None:
    page = marking(visits, live_server, moves=True)
    seal = page.locator(".sg-mine svg[data-map]").first.bounding_box()
    assert seal
    drag_out(page)
    page.mouse.move(seal["x"] + seal["width"] - 8, seal["y"] + seal["height"] / 2, steps=4)
    page.wait_for_function(NOT_SHOWN)
    page.mouse.up()
    reason = page.get_by_role("button", name="The shape doesn’t fit there.")
    expect(reason).to_be_visible()
    expect(page.locator(".sg-carried")).to_have_count(0)
    page.mouse.click(*hover_shape(page))
    expect(reason).to_have_count(0)


def test_turning_in_the_air_moves_the_target(visits: Visits, live_server: LiveServer) -> None:
    page = marking(visits, live_server)
    to = fitting(page).nth(3).bounding_box()
    assert to
    drag_out(page)
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=4)
    page.wait_for_function(SHOWN)
    before = page.locator(".sg-ghost[d^=M]").get_attribute("d")
    page.keyboard.press("r")
    expect(page.locator(f".sg-ghost[d='{before}']")).to_have_count(0)
    page.wait_for_function(SHOWN)
    page.mouse.up()
    expect(page.locator(CHOSEN).nth(1)).to_be_visible()


def test_pass_asks_while_something_fits(visits: Visits, live_server: LiveServer) -> None:
    page = Guide(visits, live_server).asked(CARD, "use")
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.get_by_text(re.compile("Pass, though|Pass without"))).to_be_visible()
    page.get_by_role("button", name="Don’t pass").click()
    expect(page.get_by_role("button", name="Use it")).to_be_visible()
    page.get_by_role("button", name="Pass", exact=True).click()
    asked = page.get_by_text(re.compile("Pass, though|Pass without"))
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(asked).to_have_count(0)
