"""Features that need an extra say so, and nothing else needs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from crossoff.core.extras import MissingExtra, need

EXTRAS = ("gymnasium", "pettingzoo", "PIL", "pyspiel", "open_spiel")


def test_a_missing_extra_is_named() -> None:
    with pytest.raises(
        MissingExtra, match=r"needs the package no_such_thing: pip install 'crossoff\[rl\]'"
    ):
        need("no_such_thing.inner", extra="rl")
    assert issubclass(MissingExtra, ImportError)


def test_a_broken_package_is_not_called_missing(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:

    (Path(str(tmp_path)) / "half_there.py").write_text("import what_it_needs\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="what_it_needs"):
        need("half_there", extra="rl")


@pytest.mark.once
@pytest.mark.parametrize(
    "code",
    [
        "import crossoff; crossoff.play_random('one-card')",
        "from crossoff.cli.main import run; run(['--help'])",
        "from crossoff.envs import BatchEnv; BatchEnv('one-card', 2)",
        "from crossoff.bots import bot_names; bot_names(references=True)",
    ],
)
def test_the_core_does_without_extras(code: str) -> None:
    blocked = f"import sys; sys.modules.update(dict.fromkeys({EXTRAS!r}))"  # None: import fails
    done = subprocess.run([sys.executable, "-c", f"{blocked}\n{code}"], capture_output=True)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.once
@pytest.mark.parametrize(
    ("what", "extra"),
    [
        *(("from crossoff.envs import env", "rl"), ("from crossoff.envs import SoloGame", "rl")),
        ("import crossoff.openspiel.game", "openspiel"),
    ],
)
def test_environments_name_their_extra(what: str, extra: str) -> None:
    blocked = f"import sys; sys.modules.update(dict.fromkeys({EXTRAS!r}))"
    code = f"try: {what}\nexcept ImportError as e: print(e)"
    done = subprocess.run(
        [sys.executable, "-c", f"{blocked}\n{code}"], capture_output=True, check=True
    )
    assert done.stdout.decode().strip().endswith(f"pip install 'crossoff[{extra}]'")
