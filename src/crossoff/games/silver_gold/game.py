"""Silver & Gold, as everything around the games sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crossoff.core.contract import Game, Luck, Score, Seat
from crossoff.core.position import Position
from crossoff.games.silver_gold import NAME
from crossoff.games.silver_gold.deck import check_players, load_deck
from crossoff.games.silver_gold.engine import ENGINE
from crossoff.games.silver_gold.guess import guess
from crossoff.games.silver_gold.layout import (
    DEAL,
    EXPEDITION,
    MAX_ACTIONS,
    MAX_OUTCOMES,
    START,
    STATE,
)
from crossoff.games.silver_gold.notation import SilverGoldNotation
from crossoff.games.silver_gold.offer import covered, earns, parts, shown_only_to
from crossoff.games.silver_gold.picture import picture
from crossoff.games.silver_gold.tables import build_tables
from crossoff.games.silver_gold.view import view

__all__ = ["GAME"]

_ITEMS = ("maps", "seals", "coins", "cups", "palms")  # as `score.score_item` numbers them


def _score(position: Position, seat: Seat) -> Score:
    points = position.item_points()[seat].tolist()
    return {**dict(zip(_ITEMS, points, strict=True)), "total": sum(points)}


def _variant(options: Mapping[str, str]) -> int:
    return 0


def _luck(position: Position) -> Luck:
    s = position.state
    if s.phase == EXPEDITION:
        return Luck(("expedition", int(s.turn)))
    if s.phase == START:
        return Luck(("start",))
    return Luck(("deal" if s.phase == DEAL else "pile",), in_order=True)


def _levels() -> Mapping[str, Any]:
    # Imported when a bot is asked for: nothing else needs these kernels.
    from crossoff.games.silver_gold.levels import LEVELS, REFERENCES

    return {**LEVELS, **REFERENCES}


def _observing() -> Any:
    # Likewise.
    from crossoff.games.silver_gold.observe import OBSERVING

    return OBSERVING


GAME = Game(
    name=NAME,
    title="Silver & Gold",
    rules_version=1,
    players=range(2, 5),
    options={},
    variant=_variant,
    load_deck=load_deck,
    check_players=check_players,
    build_tables=build_tables,
    engine=ENGINE,
    state=STATE,
    num_actions=MAX_ACTIONS,
    num_outcomes=MAX_OUTCOMES,
    score_items=len(_ITEMS),
    score=_score,
    notation=SilverGoldNotation(),
    view=view,
    parts=parts,
    shown_only_to=shown_only_to,
    covered=covered,
    earns=earns,
    foretells=False,
    picture=picture,
    luck=_luck,
    levels=_levels,
    observing=_observing,
    guess=guess,
)
