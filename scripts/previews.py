"""The picture of each game that messengers show with an invitation, from the game's own art.

    .venv/bin/python -m scripts.previews

Writes games/*/web/preview.jpg, 1200 x 630 pixels.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from crossoff.plugins import GamePackage, game_packages
from crossoff.server.static import PREVIEW
from testkit.web.browser import PATIENCE, Visits, chromium, running_server

SIZE = {"width": 1200, "height": 630}
QUALITY = 78
MOST_BYTES = 100_000  # some messengers ignore larger ones

#: Shows a game's picture and the word mark over the page, in its styles.
_STAGE = """async (folder) => {
  const [{ html, render }, { Art }, { Wordmark }] = await Promise.all([
    import("/js/ui.js"), import(`${folder}art.js`), import("/js/parts/wordmark.js"),
  ]);
  const stage = document.createElement("div");
  Object.assign(stage.style, { position: "fixed", inset: 0, zIndex: 99,
    background: getComputedStyle(document.body).backgroundColor, display: "grid", gap: "60px",
    gridTemplateColumns: "700px 300px", placeContent: "center", alignItems: "center" });
  document.body.append(stage);
  render(html`<span class="art"><${Art} t=${() => ""} /></span><${Wordmark} />`, stage);
  stage.lastElementChild.style.width = "100%";
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def make_previews() -> None:
    expect.set_options(timeout=PATIENCE)
    with chromium() as browser:
        for game in game_packages().values():
            if (game.folder / "web" / "art.js").exists():
                save(game, picture(browser, game))


def picture(browser: Browser, game: GamePackage) -> bytes:
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
        visits = Visits(browser, server.address)
        page: Page = visits.page(viewport=SIZE)
        expect(page.locator(".art .card").first).to_be_visible()
        page.evaluate(_STAGE, f"/games/{game.folder.name}/")
        shot = page.screenshot(animations="disabled")
        visits.end()
    return shot


def save(game: GamePackage, shot: bytes) -> None:
    image = Image.open(io.BytesIO(shot)).convert("RGB")
    path = game.folder / "web" / PREVIEW
    image.save(path, quality=QUALITY, optimize=True, progressive=True)
    size = path.stat().st_size
    print(f"{path.name} of {game.name}: {size / 1000:.0f} kB", flush=True)
    assert size < MOST_BYTES, f"{path} is too large"


if __name__ == "__main__":
    make_previews()
