"""The `Game` of Silver & Gold: its entry point for the rest of the package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from crossoff.core.model.contract import Bots, Game, Learning, Luck, Rules, Shown
from crossoff.core.model.position import Position
from crossoff.games.silver_gold import NAME
from crossoff.games.silver_gold.asking import asks, choice_extras
from crossoff.games.silver_gold.deck import check_players, load_deck
from crossoff.games.silver_gold.engine import KERNELS
from crossoff.games.silver_gold.guess import guess
from crossoff.games.silver_gold.layout import (
    DEAL,
    EXPEDITION,
    MAX_ACTIONS,
    MAX_OUTCOMES,
    START,
)
from crossoff.games.silver_gold.notation import SilverGoldNotation
from crossoff.games.silver_gold.offer import covered, earns, parts, shown_only_to
from crossoff.games.silver_gold.picture import picture
from crossoff.games.silver_gold.refusals import REFUSALS
from crossoff.games.silver_gold.result import how_tie_was_broken, what_made_the_difference
from crossoff.games.silver_gold.tables import build_tables
from crossoff.games.silver_gold.told import brief, gained, phrase, told
from crossoff.games.silver_gold.view import view

__all__ = ["GAME"]


def _luck(position: Position) -> Luck:
    s = position.state
    if s.phase == EXPEDITION:
        return Luck(("expedition", int(s.turn)))
    if s.phase == START:
        return Luck(("start",))
    return Luck(("deal" if s.phase == DEAL else "pile",), in_order=True)


def _opens_turn(log: Sequence[str], number: int) -> bool:
    return log[number].startswith("* expedition ")


def _levels() -> Mapping[str, Any]:
    # Lazy import: only bots need these kernels.
    from crossoff.games.silver_gold.levels import LEVELS, REFERENCES

    return {**LEVELS, **REFERENCES}


def _coaching() -> Any:
    from crossoff.games.silver_gold.coaching import COACHING

    return COACHING


def _observing() -> Any:
    from crossoff.games.silver_gold.observe import OBSERVING

    return OBSERVING


GAME = Game(
    name=NAME,
    title="Silver & Gold",
    players=range(2, 5),
    rules=Rules(
        kernels=KERNELS,
        num_actions=MAX_ACTIONS,
        num_outcomes=MAX_OUTCOMES,
        luck=_luck,
        score_lines=("maps", "seals", "coins", "cups", "palms"),
        load_deck=load_deck,
        check_players=check_players,
        build_tables=build_tables,
    ),
    notation=SilverGoldNotation(),
    shown=Shown(
        view=view,
        as_data=parts,
        only_to=shown_only_to,
        covered=covered,
        earns=earns,
        choice_extras=choice_extras,
        remark=how_tie_was_broken,
        cause=what_made_the_difference,
        asks=asks,
        told=told,
        phrase=phrase,
        gained=gained,
        brief=brief,
        picture=picture,
        refusals=REFUSALS,
        opens_turn=_opens_turn,
    ),
    bots=Bots(levels=_levels, guess=guess, coaching=_coaching),
    learning=Learning(observing=_observing),
)
