"""Fixtures of the browser tests."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from testkit.web.browser import PATIENCE, LiveServer, NoChromium, Visits, chromium, running_server


@pytest.fixture(scope="package")
def chromium_browser() -> Iterator[Browser]:
    """Package scope: while it lives, this thread cannot have another event loop."""
    expect.set_options(timeout=PATIENCE)
    try:
        with chromium() as browser:
            yield browser
    except NoChromium as error:
        if os.environ.get("CROSSOFF_REQUIRE_CHROMIUM") == "1":
            pytest.fail(f"{error}, and CROSSOFF_REQUIRE_CHROMIUM asks for one")
        pytest.skip(str(error))


@pytest.fixture(scope="package")
def live_server(
    chromium_browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LiveServer]:
    with running_server(tmp_path_factory.mktemp("server")) as it:
        yield it


@pytest.fixture
def visits(chromium_browser: Browser, live_server: LiveServer) -> Iterator[Visits]:
    """Profiles are closed after the test, and must have no complaints."""
    live_server.reseed()
    it = Visits(chromium_browser, live_server.address, is_flat=True)
    yield it
    it.end()
