"""A bad network between clients and server: every decision is made once, and all see the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from testkit.samples import sample_size
from testkit.server.two_tabs import play_in_chaos

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]

COMMANDS = sample_size(1500, full=5000)


def test_on_a_bad_network_every_command_counts_once_and_all_agree(
    tmp_path: Path,
) -> None:
    place = str(tmp_path / "games.db")
    proxy = asyncio.run(play_in_chaos(place, commands=COMMANDS, tables=8, seed=1))
    assert proxy.commands >= COMMANDS
    troubles = {"dropped before", "dropped after", "half-closed", "gone deaf", "delayed", "twice"}
    troubles |= {"old once more", "other tab first", "other tab later"}
    assert troubles <= proxy.did.keys()
