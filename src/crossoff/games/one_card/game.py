"""The `Game` of Everything on 1 Card: its entry point for the rest of the package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from crossoff.core.model.contract import Bots, Game, Learning, Luck, Rules, Score, Seat, Shown
from crossoff.core.model.position import Position, item_points
from crossoff.games.one_card import NAME
from crossoff.games.one_card.asking import asks, choice_extras
from crossoff.games.one_card.deck import check_players, load_deck
from crossoff.games.one_card.engine import KERNELS
from crossoff.games.one_card.guess import guess
from crossoff.games.one_card.layout import (
    ADVANCED,
    BASIC,
    DEAL,
    MAX_ACTIONS,
    MAX_OUTCOMES,
    ROLL,
    START,
)
from crossoff.games.one_card.notation import OneCardNotation
from crossoff.games.one_card.offer import earns, parts, shown_only_to
from crossoff.games.one_card.picture import picture
from crossoff.games.one_card.refusals import REFUSALS
from crossoff.games.one_card.result import what_made_the_difference
from crossoff.games.one_card.tables import build_tables
from crossoff.games.one_card.told import brief, gained, phrase, told
from crossoff.games.one_card.view import view

__all__ = ["GAME"]

_VARIANTS = {"basic": BASIC, "advanced": ADVANCED}


def _score(position: Position, seat: Seat) -> Score:
    s = position.state
    cards, open_rows = item_points(position)[seat].tolist()
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
    """Return 1 for a version 1 log, which dealt cards before drawing the start player
    (docs/record.md).
    """
    return 1 if first.startswith("* deal ") else None


def _opens_turn(log: Sequence[str], number: int) -> bool:
    """True if the line is the first roll of a turn."""
    is_again = number > 0 and " reroll " in log[number - 1]
    return log[number].startswith("* roll ") and not is_again


def _levels() -> Mapping[str, Any]:
    # Lazy import: only bots need these kernels.
    from crossoff.games.one_card.levels import LEVELS, REFERENCES

    return {**LEVELS, **REFERENCES}


def _coaching() -> Any:
    from crossoff.games.one_card.coaching import COACHING

    return COACHING


def _observing() -> Any:
    from crossoff.games.one_card.observe import OBSERVING

    return OBSERVING


GAME = Game(
    name=NAME,
    title="Everything on 1 Card",
    players=range(2, 5),
    options={"variant": tuple(_VARIANTS)},
    rules=Rules(
        kernels=KERNELS,
        num_actions=MAX_ACTIONS,
        num_outcomes=MAX_OUTCOMES,
        luck=_luck,
        score_lines=("cards", "open"),
        score=_score,
        variant=_variant,
        version=2,
        older=_older_rules,
        load_deck=load_deck,
        check_players=check_players,
        build_tables=build_tables,
    ),
    notation=OneCardNotation(),
    shown=Shown(
        view=view,
        as_data=parts,
        only_to=shown_only_to,
        earns=earns,
        previews_choices=True,
        asks=asks,
        choice_extras=choice_extras,
        told=told,
        phrase=phrase,
        gained=gained,
        brief=brief,
        cause=what_made_the_difference,
        picture=picture,
        refusals=REFUSALS,
        opens_turn=_opens_turn,
    ),
    bots=Bots(levels=_levels, guess=guess, coaching=_coaching),
    learning=Learning(observing=_observing),
)
