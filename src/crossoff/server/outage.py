"""Refusals of requests that could not be stored."""

from __future__ import annotations

from typing import NamedTuple

from crossoff.server.store import Broken, Full, StoreError, Unsettled

__all__ = ["outage_of"]


class Outage(NamedTuple):
    """The fields of an `unavailable` refusal; `why` is for programs (docs/wire.md)."""

    why: str | None
    detail: str


def outage_of(error: StoreError) -> Outage:
    """Build a refusal. It says that nothing was stored only if that is certain."""
    if isinstance(error, Full):
        return Outage("full", "the server's disk is full; nothing was stored")
    if isinstance(error, Unsettled | Broken):
        detail = "it is not known whether this was stored; the same request with the same id tells"
        return Outage("unknown", detail)
    return Outage(None, "the database cannot be used just now; nothing was stored")
