"""The package against the witnesses, in every state of random games with the standard decks."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from crossoff.core.compiler.jit import is_plain
from testkit.games import walks
from testkit.games.mounting import SHIPPED
from testkit.samples import sample_size
from testkit.witness.agree import (
    CASES,
    WITNESSES,
    Case,
    Comparison,
    Difference,
    compare_game,
    eager,
)
from testkit.witness.common import Refused

# Games per case. Plain Python takes four times as long, so it plays fewer. `dev.py campaign
# witness` plays 5,000.
GAMES = sample_size(24, full=40 if is_plain() else 200)
PARTS = sample_size(2, full=8)  # per case, to run in parallel


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_package_and_witness_agree(case: Case, part: int) -> None:
    for number in range(part, GAMES, PARTS):
        assert compare_game(case, number) > 80


def test_every_way_to_play_every_game_that_ships_is_compared() -> None:
    found = {(case.game, case.players, tuple(case.options.items())) for case in CASES}
    assert found == {case for case in walks.CASES if case.game in SHIPPED}


# --- The comparison itself must notice what it is for

BEFORE = 30  # lines before a witness goes wrong


def spoiled(answer: Any) -> Any:
    """Return something other than the witness's answer."""
    if answer is None:
        raise Refused("for no reason")
    if isinstance(answer, bool):
        return not answer
    if isinstance(answer, dict):
        return dict(list(answer.items())[1:])
    return type(answer)(list(answer)[1:])


@pytest.mark.parametrize(
    "method", ["waiting_for", "choices", "draws", "facts", "result", "is_over", "feed"]
)
@pytest.mark.parametrize("case", CASES[::4], ids=str)
def test_a_wrong_answer_is_noticed_and_can_be_looked_into(case: Case, method: str) -> None:
    comparison = Comparison(case.first(), "wrong")
    right = getattr(comparison.witness, method)

    def wrong(*arguments: Any) -> Any:
        answer = right(*arguments)
        return answer if len(comparison.told) < BEFORE else spoiled(answer)

    setattr(comparison.witness, method, wrong)
    with pytest.raises(Difference) as difference:
        comparison.play()
    assert BEFORE <= len(comparison.told) <= BEFORE + 10
    report = str(difference.value)
    assert f" differs in {case}, seed 'wrong'\ndeck: standard\nlog:\n  * " in report
    assert "\n".join(f"  {line}" for line in comparison.told) in report
    assert [line.split(": ")[0] for line in report.splitlines()[-2:]] == ["package", "witness"]


SILVER_GOLD, ONE_CARD = CASES[2], CASES[8]


def without_crosses(maps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [card | {"field": [row.replace("x", ".") for row in card["field"]]} for card in maps]


@pytest.mark.parametrize(
    ("case", "part", "change"),
    [
        (SILVER_GOLD, "maps", without_crosses),
        (SILVER_GOLD, "maps", lambda maps: maps[:-1]),
        (SILVER_GOLD, "patterns", lambda patterns: patterns | {"I2": ["#.", ".#"]}),
        (SILVER_GOLD, "expedition", lambda cards: cards | {"I2": 2, "I3": 1}),
        (SILVER_GOLD, "seals", lambda seals: seals | {"purple": 3}),
        (SILVER_GOLD, "cups", lambda _: {"values": [7, 5, 4, 3, 2, 1]}),
        (SILVER_GOLD, "score_card", lambda card: card | {"coins_per_row": 5}),
        (SILVER_GOLD, "score_card", lambda card: card | {"palms": 3}),
        (ONE_CARD, "dice", lambda dice: dice | {"rolls": 2}),
        (ONE_CARD, "bonus", lambda _: {"suns": [0, 3, 5]}),
        (ONE_CARD, "end", lambda end: end | {"scored_cards": 5}),
        (ONE_CARD, "end", lambda end: end | {"rows_to_score": 4}),
    ],
)
def test_another_rule_is_noticed(case: Case, part: str, change: Callable[[Any], Any]) -> None:
    """The witness gets a deck with something changed."""
    first = case.first()
    deck = deepcopy(first.setup.deck.source)
    deck[part] = change(deck[part])
    with pytest.raises(Difference):
        for seed in range(10):
            comparison = Comparison(first, seed, eager)
            comparison.witness = WITNESSES[case.game](deck, case.players, case.options)
            comparison.play()
