"""The README's pictures, taken from the real page and the real terminal.

    python3 dev.py screenshots --readme

Writes docs/pictures: a turn of Silver & Gold as an animation, and stills of browser, phone and
terminal. Seeds are fixed, so the cards stay the same; the number of frames in the animation depends
on how busy the machine is.
"""

from __future__ import annotations

import asyncio
import io
import random
import re
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from scripts.film import MOMENT, Film, Pointer
from testkit import seeds
from testkit.paths import ROOT
from testkit.terminal.app import plan, sit_down
from testkit.web.browser import PATIENCE, Visits, chromium, running_server
from testkit.web.screens import SCREENS, SILVER, Guide, settled

FOLDER = ROOT / "docs" / "pictures"
MOST_BYTES = 1_000_000
WINDOW = {"width": 1180, "height": 738}
WIDTH = 800  # maximum width of a picture in pixels
QUALITY = 64


def make_pictures() -> None:
    expect.set_options(timeout=PATIENCE)
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        svg = asyncio.run(terminal_table(Path(folder)))  # before Playwright takes the event loop
    with chromium() as browser:
        save("turn", *moving(browser))
        save("browser", [still(browser, "silver-gold, marked", "dark", (1280, 800), 1)])
        save("phone", [still(browser, "one-card, used", "dark", (360, 740), 2)])
        save("terminal", [drawn(browser, svg)])


def save(name: str, frames: list[bytes], durations: list[int] | None = None) -> None:
    """Write a WebP file, animated if there are several frames."""
    images = [scaled(Image.open(io.BytesIO(frame)).convert("RGB")) for frame in frames]
    path = FOLDER / f"{name}.webp"
    moving: dict[str, Any] = {}
    if durations:
        moving = {"save_all": True, "append_images": images[1:], "duration": durations, "loop": 0}
    images[0].save(path, quality=QUALITY, method=6, **moving)
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size / 1000:.0f} kB, {len(images)} frames", flush=True)
    assert size < MOST_BYTES, f"{path.name} is too large for a README"


def scaled(image: Image.Image) -> Image.Image:
    if image.width <= WIDTH:
        return image
    return image.resize(
        (WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS
    )


def still(browser: Browser, screen: str, scheme: str, size: tuple[int, int], scale: int) -> bytes:
    """Return one of the screens of `dev.py screenshots` as a picture."""
    seeds.begin(screen)
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as it:
        visits = Visits(browser, it.address)
        window = {"width": size[0], "height": size[1]}
        page = SCREENS[screen](Guide(visits, it, viewport=window, device_scale_factor=scale))
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        close_tip(page)
        picture = page.screenshot(animations="disabled")
        visits.end()
    return picture


def close_tip(page: Page) -> None:
    """Close the first-game tip if there is one."""
    tip = page.get_by_role("button", name="Got it")
    if tip.is_visible():
        tip.click()
        expect(tip).to_be_hidden()
        page.wait_for_timeout(MOMENT)  # fade-out


async def terminal_table(folder: Path) -> str:
    """Return a table in the terminal as SVG, without the fonts that Textual would fetch."""
    wish = plan("silver-and-gold", "me", "greedy")
    async with sit_down(folder, wish, size=(80, 24)) as hand:
        rng = random.Random(6)
        for _ in range(6):
            await hand.decide(rng)
        await hand.press(sorted(hand.table.draft.possible)[0])  # type: ignore[union-attr]
        svg = hand.app.export_screenshot(title="crossoff play")
    return re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)


def drawn(browser: Browser, svg: str) -> bytes:
    page = browser.new_page(viewport={"width": 1300, "height": 900})
    page.set_content(f"<body style='margin:0'>{svg}</body>")
    picture = page.locator("svg").first.screenshot()
    page.close()
    return picture


def moving(browser: Browser) -> tuple[list[bytes], list[int]]:
    """Film a finished map, a new one and the next expedition; return the frames and their
    durations.
    """
    seeds.begin("a turn for the README")
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as it:
        visits = Visits(browser, it.address)
        guide = Guide(visits, it, viewport=WINDOW, moves=True)
        page = settled(guide.table(SILVER, until={"take"}), "take")
        close_tip(page)
        pointer = Pointer(page)
        film = Film(page)
        play_turn(page, pointer)
        frames = film.end()
        visits.end()
    return frames


def play_turn(page: Page, pointer: Pointer) -> None:
    """Take a map, drag the next expedition's shape onto its cross, and use the extra square for a
    coin.
    """
    pointer.press(page.get_by_role("button", name=re.compile("^Purple map, worth 14")))
    pointer.press(page.get_by_role("button", name="Take it", exact=True))
    done = page.get_by_role("button", name="Done", exact=True)
    expect(done).to_be_visible()
    page.wait_for_timeout(MOMENT)
    cross = page.get_by_role("button", name=re.compile("cross, free"))
    pointer.drag(page.get_by_role("button", name="Expedition"), cross)
    page.wait_for_timeout(MOMENT)
    while not done.is_enabled():  # the cross gives one more square
        pointer.press(page.get_by_role("button", name=re.compile("coin, free, can be")).first)
    pointer.press(done)
    page.wait_for_timeout(2 * MOMENT)
