"""How a process keeps kernels plain."""

from __future__ import annotations

import os
import sys

import pytest

import crossoff.core.compiler.jit  # noqa: F401 - as in any process that has loaded a kernel
from crossoff.core.compiler.mode import is_plain, stay_plain


@pytest.mark.parametrize(("value", "plain"), [("1", True), ("0", False), ("", False)])
def test_the_environment_says_whether_kernels_are_plain(
    value: str, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", value)
    assert is_plain() is plain


def test_kernels_are_compiled_where_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    assert not is_plain()


def test_once_compiled_kernels_are_loaded_it_is_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    with pytest.raises(RuntimeError, match="before the first kernel"):
        stay_plain()


@pytest.mark.parametrize("value", ["0", "1"])
def test_before_that_it_can_be_chosen(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", value)
    monkeypatch.delitem(sys.modules, "crossoff.core.compiler.jit")
    stay_plain()
    assert os.environ["NUMBA_DISABLE_JIT"] == "1"


def test_plain_kernels_may_be_asked_for_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    stay_plain()
    assert is_plain()
