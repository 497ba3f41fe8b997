"""Resource usage of a server process, and the connections it refused."""

from __future__ import annotations

import os
import re
from pathlib import Path

import httpx

from testkit.server.processes import Server

__all__ = ["Usage"]


class Usage:
    """Memory and CPU time of a server (Linux only), and its count of aborted connections."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._folder = Path(f"/proc/{server.process.pid}")

    def memory(self) -> float:
        """Return the resident memory in megabytes."""
        status = (self._folder / "status").read_text(encoding="ascii")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024

    def seconds(self) -> float:
        """Return the CPU time so far."""
        fields = (self._folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def aborted(self) -> dict[str, int]:
        """Connections refused or aborted, by the limit they broke. Needs `--metrics-port 0`."""
        port = int(re.findall(rb'"metrics_port": (\d+)', b"".join(self._server.log))[0])
        async with httpx.AsyncClient() as http:
            text = (await http.get(f"http://127.0.0.1:{port}/metrics", timeout=60)).text
        found = re.findall(r'crossoff_aborted_connections_total\{limit="(\w+)"\} (\S+)', text)
        return {limit: int(float(number)) for limit, number in found}
