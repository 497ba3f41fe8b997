"""A real server and a real Chromium, and visitors with separate profiles.

A page that complains (a console error, an uncaught error, a violation of the content security
policy) fails the test that opened it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import threading
from collections.abc import Collection, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from testkit import seeds
from testkit.server.processes import Server

__all__ = [
    "DESKTOP",
    "PATIENCE",
    "PHONE",
    "LiveServer",
    "NoChromium",
    "Visits",
    "chromium",
    "running_server",
    "shared_visits",
]

PATIENCE = 180_000
"""Milliseconds to wait for what a page should show: the machine may be busy."""

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}

_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# Only the last --disable-features counts. Playwright's comes first; the features of the last line
# would open internal pages in every window, which cost as much as ours.
_UNUSED = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding",
    "ThirdPartyStoragePartitioning", "OptimizationHints", "NetworkTimeServiceQuerying",
    "AimEnabled", "PreconnectToSearch",
    "PreloadTopChromeWebUI", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
)  # fmt: skip
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-rasterization",  # Debian enables it, and would do it in software
    "--disable-software-rasterizer",
    "--disable-background-networking",
    f"--disable-features={','.join(_UNUSED)}",
)
# Without a GPU, filter shadows take longer than all the rest of a page.
_FLAT = """
const flat = new CSSStyleSheet();
flat.replaceSync("* { filter: none !important; }");
document.adoptedStyleSheets.push(flat);
"""
_LISTEN = """
window.changes = 0;
const waiting = [];
window.changed = (before, patience) => new Promise((done, fail) => {
  if (window.changes > before) return done();
  const late = setTimeout(() => fail(Error(`no change in ${patience / 1000} s`)), patience);
  waiting.push(() => { clearTimeout(late); done(); });
});
new MutationObserver(() => {
  window.changes += 1;
  for (const done of waiting.splice(0)) done();
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
document.addEventListener("securitypolicyviolation", (event) => {
  console.error(`against the policy: ${event.violatedDirective} ${event.blockedURI}`); });
"""
# The page's nonces and command ids: from a seed and the number of page loads in this profile, so
# that no two loads have the same ids.
_CHANCE = """
let state = SEED;
try {
  const loads = Number(localStorage.getItem("testkit.loads")) + 1;
  localStorage.setItem("testkit.loads", String(loads));
  state += loads * 7919;
} catch {}
crypto.getRandomValues = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let k = 0; k < bytes.length; k += 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    bytes[k] = state >>> 16;
  }
  return array;
};
"""
T = TypeVar("T")


class NoChromium(Exception):
    """No browser is available."""


def chromium_path() -> str | None:
    """Return the Chromium to use; "playwright" means the one that playwright downloaded."""
    named = os.environ.get("CROSSOFF_CHROMIUM")
    return named or next((path for name in _BROWSERS if (path := shutil.which(name))), None)


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """Run a browser."""
    path = chromium_path()
    if path is None:
        raise NoChromium("no Chromium is here; CROSSOFF_CHROMIUM can name one")
    own = None if path == "playwright" else path
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=own, args=_FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class LiveServer:
    """A server that can be killed and restarted at the same address."""

    def __init__(self, folder: Path, **named: Any) -> None:
        self._named = named
        self._database = str(folder / "tables.db")
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self.do(self._started(0))
        self.address = self._server.address

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the servers' event loop: Playwright occupies this thread's."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _started(self, port: int) -> Server:
        server = await Server.spawn(self._database, port=port, **self._named)
        await server.ready()
        return server

    def reseed(self) -> None:
        """Make tables created from now on depend on this test alone."""
        self.do(self._server.reseed(seeds.next_text()))

    def begin(self, name: str) -> None:
        """Make what several tests share depend on its name, not on the first test that uses it."""
        seeds.begin(name)
        self.reseed()

    def kill(self) -> None:
        """Kill the server, like a power cut."""
        self.do(self._server.kill())

    def start_again(self) -> None:
        """Restart with the same database and port."""
        self._server = self.do(self._started(self._server.port))

    def close(self) -> None:
        self.kill()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@contextlib.contextmanager
def running_server(folder: Path, **named: Any) -> Iterator[LiveServer]:
    """Run a server; `named` as for `Server.spawn`."""
    it = LiveServer(folder, **named)
    try:
        yield it
    finally:
        it.close()


class Visits:
    """All visitors of one test, each with a separate browser profile."""

    def __init__(self, browser: Browser, address: str, *, is_flat: bool = False) -> None:
        """`is_flat` removes the shadows, which no test looks at."""
        self.address = address
        self.complaints: list[str] = []
        self._browser = browser
        self._is_flat = is_flat
        self._contexts: list[BrowserContext] = []
        self._forgiven: list[re.Pattern[str]] = []
        self._is_deaf = False

    def visitor(
        self, viewport: dict[str, int] = DESKTOP, *, moves: bool = False, **named: Any
    ) -> BrowserContext:
        """Create a profile. By default it prefers reduced motion."""
        context = self._browser.new_context(
            viewport=viewport,  # type: ignore[arg-type]
            reduced_motion="no-preference" if moves else "reduce",
            locale="en-GB",
            **named,
        )
        context.set_default_timeout(PATIENCE)
        if self._is_flat:
            context.add_init_script(_FLAT)
        context.add_init_script(_LISTEN)
        seed = seeds.integer(seeds.next_text()) % 2**31
        context.add_init_script(_CHANCE.replace("SEED", str(seed)))
        context.on("page", self._listen)
        self._contexts.append(context)
        return context

    def page(self, path: str = "", viewport: dict[str, int] = DESKTOP, **named: Any) -> Page:
        """Open a page in a new profile."""
        page = self.visitor(viewport, **named).new_page()
        page.goto(self.address + path)
        return page

    def forgive(self, pattern: str) -> None:
        """Ignore complaints that match, which the test provokes."""
        self._forgiven.append(re.compile(pattern))

    @contextlib.contextmanager
    def deaf(self) -> Iterator[None]:
        """Ignore complaints while a testing tool in the page breaks its policy."""
        self._is_deaf = True
        yield
        self._is_deaf = False

    def _listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complain(str(error)))

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._complain(said.text)

    def _complain(self, text: str) -> None:
        if not self._is_deaf and not any(one.search(text) for one in self._forgiven):
            self.complaints.append(text)

    def end(self, *, but: Collection[Page] = ()) -> None:
        """Close everything except these pages; there must be no complaints."""
        kept = [page.context for page in but]
        for context in self._contexts:
            if context not in kept:
                context.close()
        self._contexts = kept
        complaints, self.complaints = self.complaints, []
        assert not complaints, complaints


@contextlib.contextmanager
def shared_visits(name: str, browser: Browser, server: LiveServer) -> Iterator[Visits]:
    """Visits shared by several tests; see `LiveServer.begin` for the name."""
    server.begin(name)
    visits = Visits(browser, server.address, is_flat=True)
    yield visits
    visits.end()
