"""Everything on 1 Card, as everything around the games sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crossoff.core.contract import Game, Luck, Score, Seat
from crossoff.core.position import Position
from crossoff.games.one_card import NAME
from crossoff.games.one_card.deck import check_players, load_deck
from crossoff.games.one_card.engine import ENGINE
from crossoff.games.one_card.guess import guess
from crossoff.games.one_card.layout import (
    ADVANCED,
    BASIC,
    DEAL,
    MAX_ACTIONS,
    MAX_OUTCOMES,
    ROLL,
    START,
    STATE,
)
from crossoff.games.one_card.notation import OneCardNotation
from crossoff.games.one_card.offer import earns, parts, shown_only_to
from crossoff.games.one_card.picture import picture
from crossoff.games.one_card.tables import build_tables
from crossoff.games.one_card.view import view

__all__ = ["GAME"]

_VARIANTS = {"basic": BASIC, "advanced": ADVANCED}


def _score(position: Position, seat: Seat) -> Score:
    s = position.state
    cards, open_rows = position.item_points()[seat].tolist()
    each = s.points[seat, : s.num_scored[seat]].tolist()
    return {"cards": each, "open": open_rows, "total": cards + open_rows}


def _variant(options: Mapping[str, str]) -> int:
    return _VARIANTS[options["variant"]]


def _luck(position: Position) -> Luck:
    s = position.state
    if s.phase == ROLL:
        die = (int(s.pending) & -int(s.pending)).bit_length()
        return Luck(("roll", int(s.turn), int(s.rolls), die))
    if s.phase == START:
        return Luck(("start",))
    return Luck(("deal" if s.phase == DEAL else "pile",), in_order=True)


def _older_rules(first: str) -> int | None:
    """Version 1 dealt cards before it drew the start player (docs/record.md)."""
    return 1 if first.startswith("* deal ") else None


def _levels() -> Mapping[str, Any]:
    # Imported when a bot is asked for: nothing else needs these kernels.
    from crossoff.games.one_card.levels import LEVELS, REFERENCES

    return {**LEVELS, **REFERENCES}


def _observing() -> Any:
    # Likewise.
    from crossoff.games.one_card.observe import OBSERVING

    return OBSERVING


GAME = Game(
    name=NAME,
    title="Everything on 1 Card",
    rules_version=2,
    players=range(2, 5),
    options={"variant": tuple(_VARIANTS)},
    variant=_variant,
    load_deck=load_deck,
    check_players=check_players,
    build_tables=build_tables,
    engine=ENGINE,
    state=STATE,
    num_actions=MAX_ACTIONS,
    num_outcomes=MAX_OUTCOMES,
    score_items=2,
    score=_score,
    notation=OneCardNotation(),
    view=view,
    parts=parts,
    shown_only_to=shown_only_to,
    earns=earns,
    foretells=True,
    picture=picture,
    luck=_luck,
    levels=_levels,
    observing=_observing,
    guess=guess,
    older_rules=_older_rules,
)
