"""Validate new tables and seats before anything is stored. Raises Refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from crossoff.bots import bot_names
from crossoff.core.errors import CrossoffError, NotOffered
from crossoff.core.model.position import new_game
from crossoff.core.model.record import DeckRef
from crossoff.core.model.registry import load_game
from crossoff.play.events import SeatPlan
from crossoff.play.fairness import clean_nonce
from crossoff.play.names import clean_name, name_key
from crossoff.play.table import Refused, SeatState
from crossoff.server import requests
from crossoff.server.secrets import Secret, hashed

__all__ = [
    "checked_bot",
    "checked_game",
    "checked_name",
    "checked_nonce",
    "plan_again",
    "plan_seats",
]

_KINDS = ("human", "local", "bot")


def plan_seats(
    wish: requests.NewTable, secret: Callable[[str], Secret]
) -> tuple[list[SeatPlan], dict[int, Secret]]:
    """Return the seats, and the secrets of those that the creator plays."""
    plans: list[SeatPlan] = []
    tokens: dict[int, Secret] = {}
    for number, seat in enumerate(wish.seats):
        if seat.kind not in _KINDS:
            raise Refused("malformed", f"a seat is {', '.join(_KINDS)}, not {seat.kind!r}")
        if seat.kind == "bot":
            plans.append(SeatPlan("bot", bot=checked_bot(seat.bot)))
            continue
        is_creator = seat.kind == "human" and not any(p.kind == "human" for p in plans)
        if not is_creator and seat.kind == "human":
            plans.append(SeatPlan("human"))
            continue
        tokens[number] = secret(f"token {number}")
        name = wish.name if is_creator else seat.name
        nonce = checked_nonce(wish.nonce) if is_creator else ""
        plans.append(
            SeatPlan(
                seat.kind,
                checked_name(name, [plan.name for plan in plans]),
                token=hashed(tokens[number]),
                nonce=nonce,
            )
        )
    if not any(plan.kind == "human" for plan in plans):
        raise Refused("malformed", "one seat at least has to be human: the creator's")
    return plans, tokens


def plan_again(seat: SeatState, nonce: str) -> SeatPlan:
    return SeatPlan(seat.kind, seat.name, seat.bot, seat.token, nonce)


def checked_game(
    game: str, deck: DeckRef, options: Mapping[str, str], players: int
) -> Mapping[str, str]:
    """Return all options of a valid game; raises Refused for an invalid one."""
    try:
        if isinstance(deck, str) and deck != "standard":
            raise NotOffered(f"unknown deck {deck!r}; there is standard")  # never a file name
        return new_game(load_game(game), players, options=options, deck=deck).setup.options
    except CrossoffError as error:
        raise Refused("malformed", str(error)) from None


def checked_bot(bot: str | None) -> str:
    if bot not in bot_names():
        raise Refused("malformed", f"bots are {', '.join(bot_names())}, not {bot!r}")
    return bot


def checked_nonce(nonce: str | None) -> str:
    try:
        return clean_nonce(nonce)
    except ValueError as error:
        raise Refused("malformed", str(error)) from None


def checked_name(name: str | None, taken: list[str]) -> str:
    try:
        cleaned = clean_name(name or "")
    except ValueError as error:
        raise Refused("malformed", str(error)) from None
    if name_key(cleaned) in map(name_key, taken):
        raise Refused("name_taken", "somebody at this table has this name")
    return cleaned
