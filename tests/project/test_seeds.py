"""The randomness of a run: the same for the same seed and test, whatever ran before."""

from __future__ import annotations

import random

import pytest

from testkit import seeds


@pytest.fixture(autouse=True)
def own_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROSSOFF_TEST_SEED", "7")


def drawn(test: str) -> tuple[list[str], float]:
    seeds.begin(test)
    return [seeds.token() for _ in range(3)], random.random()


def test_a_test_draws_the_same_again_and_another_test_draws_otherwise() -> None:
    first = drawn("a")
    assert drawn("b") != first
    assert drawn("a") == first
    assert len(set(first[0])) == 3


def test_another_seed_is_other_chance() -> None:
    first = drawn("a")
    seeds.use(8)
    assert drawn("a") != first


@pytest.mark.parametrize("text", ["", "x", "-1", "1.5", "²", " 1"])
def test_invalid_seeds_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="whole number or the word random"):
        seeds.parse_seed(text)


def test_a_random_seed_is_a_number_that_can_be_given_again() -> None:
    seed = seeds.parse_seed("random")
    assert seeds.parse_seed(str(seed)) == seed
