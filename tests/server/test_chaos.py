"""A bad network between clients and server: every decision is made once, and all see the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from testkit.server.two_tabs import play_in_chaos

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]


def test_whatever_the_network_does_every_command_counts_once_and_everybody_agrees(
    tmp_path: Path,
) -> None:
    place = str(tmp_path / "games.db")
    proxy = asyncio.run(play_in_chaos(place, commands=5000, tables=8, seed=1))
    assert proxy.commands >= 5000
    troubles = {"dropped before", "dropped after", "half-closed", "gone deaf", "delayed", "twice"}
    troubles |= {"old once more", "other tab first", "other tab later"}
    assert troubles <= proxy.did.keys()
