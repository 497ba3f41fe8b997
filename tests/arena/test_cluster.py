"""The arena on clusters: the same bytes as on one machine, and clear errors without a cluster."""

from __future__ import annotations

import contextlib
import json
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from crossoff.arena import cluster
from crossoff.arena.cluster import workers
from crossoff.arena.errors import ArenaError
from testkit.terminal.command import PLAIN, crossoff, environment

ARENA = ["arena", "--game", "silver-and-gold", "--bots", "random,greedy", "--games", "12", "--json"]

# A local cluster of two workers that exits when its stdin closes, even if a test is killed.
DASK = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""
RAY = """
import sys
import ray
found = ray.init(
    "local", num_cpus=2, include_dashboard=False, _temp_dir=sys.argv[1],
    object_store_memory=100_000_000, log_to_driver=False, logging_level="ERROR",
)
print("ray:" + found.address_info["gcs_address"], flush=True)
sys.stdin.read()
ray.shutdown()
"""


@contextlib.contextmanager
def running(script: str, variables: dict[str, str], *arguments: str) -> Iterator[str]:
    """Start a script and yield the address of its cluster."""
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            [sys.executable, "-c", script, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment(variables),
            text=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            address = process.stdout.readline().strip()
            if not address:
                process.wait()
                errors.seek(0)
                pytest.fail(errors.read().decode())
            yield address
        finally:
            process.stdin.close()
            process.stdout.close()
            process.wait(timeout=300)


def results(path: Path, *arguments: object, variables: dict[str, str] = PLAIN) -> Any:
    """Return a run's summary, without its time, and its records."""
    done = crossoff(*ARENA, "--records", path, *arguments, variables=variables)
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    del found["time"]
    return json.dumps(found), path.read_bytes()


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return results(tmp_path_factory.mktemp("here") / "games", "--jobs", 2)


OWN = """
import os
import beside

class Bot:
    def choose(self, view, legal):
        return legal[beside.NUMBER]

class Homesick:
    def choose(self, view, legal):
        assert os.getcwd() == beside.HOME, "far from home"
        return legal[0]
"""


def own_bot_travels(address: str, home: Path) -> None:
    """The workers' folder has no such file, and an error says where it came from."""
    (home / "beside.py").write_text(f"NUMBER = 0\nHOME = {str(home)!r}\n")
    (home / "own_bot.py").write_text(OWN)

    def play(bot: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        asked = [*ARENA[:4], f"own_bot.py:{bot},greedy", *ARENA[5:], *arguments]
        command = [sys.executable, "-m", "crossoff", *asked]
        told = environment(PLAIN)
        return subprocess.run(command, capture_output=True, cwd=home, env=told, check=False)

    there, here = (
        json.loads(play("Bot", *arguments).stdout)["results"]
        for arguments in (["--cluster", address], ["--jobs", "1"])
    )
    assert there == here
    failed = play("Homesick", "--cluster", address)
    host = socket.gethostname()
    assert failed.returncode == 2
    assert f"on worker {host} (" in failed.stderr.decode()
    assert "far from home" in failed.stderr.decode()


@pytest.mark.slow
def test_a_dask_cluster_gives_the_same_bytes(here: Any, tmp_path: Path) -> None:
    with running(DASK, PLAIN) as address:
        assert address.startswith("tcp://")
        assert results(tmp_path / "games", "--cluster", address) == here
        resumed = ["--resume", tmp_path / "run", "--jobs", 1]
        dask = address.replace("tcp", "dask")
        assert results(tmp_path / "games", "--cluster", dask, *resumed) == here
        own_bot_travels(address, tmp_path)
    # A run started on a cluster can be resumed without it.
    run = tmp_path / "run"
    run.write_bytes(b"".join(run.read_bytes().splitlines(keepends=True)[:2]))
    assert results(tmp_path / "games", "--jobs", 1, "--resume", run) == here


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Ray's clusters are for Linux and macOS")
def test_a_ray_cluster_gives_the_same_bytes(here: Any, tmp_path: Path) -> None:
    # Ray requires a token by default; it keeps sockets in its folder, whose path must be short.
    variables = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    variables |= PLAIN | {"RAY_USAGE_STATS_ENABLED": "0"}
    folder = tempfile.mkdtemp(prefix="ray")
    try:
        with running(RAY, variables, folder) as address:
            options = ["--cluster", address]
            assert results(tmp_path / "games", *options, variables=variables) == here
    finally:
        shutil.rmtree(folder, ignore_errors=True)


# --- no cluster ---


@pytest.fixture
def silence() -> Iterator[str]:
    """Listen on a port without being a cluster."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


@pytest.fixture
def nobody() -> str:
    """Return an address where nothing listens any more."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return f"127.0.0.1:{server.getsockname()[1]}"


@pytest.mark.parametrize("kind", ["dask://", "tcp://", "ray://", "ray:"])
def test_nobody_is_there(kind: str, nobody: str) -> None:
    with (
        pytest.raises(ArenaError, match=f"no cluster answers at .*{nobody}: Connection refused"),
        workers(kind + nobody, None),
    ):
        pass


def test_a_host_that_does_not_exist() -> None:
    with (
        pytest.raises(ArenaError, match=r"no cluster answers at tcp://no\.such\.invalid:80"),
        workers("tcp://no.such.invalid:80", None),
    ):
        pass


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["tcp://", "ray://", "ray:"])
def test_something_else_is_there(kind: str, silence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_PATIENCE", 1)
    with (
        pytest.raises(ArenaError, match=f"no cluster answers at .*{silence}: waited 1 s"),
        workers(kind + silence, None),
    ):
        pass


@pytest.mark.parametrize(
    ("kind", "package", "extra"),
    [("tcp://", "distributed", "cluster"), ("ray:", "ray", "ray"), ("ray://", "grpc", "ray")],
)
def test_a_package_that_is_not_installed(
    kind: str, package: str, extra: str, silence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with (
        pytest.raises(ArenaError, match=rf"pip install 'crossoff\[{extra}\]'"),
        workers(kind + silence, None),
    ):
        pass
