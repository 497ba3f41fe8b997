"""Secrets that play a seat, run a table, let people in: made here, and only ever kept as hashes."""

from __future__ import annotations

import hashlib
import hmac

__all__ = ["SECRET_BYTES", "Secret", "derived", "hashed", "is_secret"]

SECRET_BYTES = 16


class Secret(str):
    """A secret on its way to its owner. Its `repr` tells nothing, so that no log can."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "<secret>"


def derived(root: str, purpose: str) -> Secret:
    """The secret for a purpose that follows from another one, so that whoever has that can ask for
    it again; it leads to no other.
    """
    digest = hmac.digest(root.encode(), purpose.encode(), "sha256")
    return Secret(digest[:SECRET_BYTES].hex())


def hashed(secret: str) -> str:
    """What is kept of a secret. It has 128 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret(secret_hash: str, kept: str) -> bool:
    """Whether a hash is the kept one, in a time that does not depend on where they differ. An
    empty one belongs to nobody.
    """
    return bool(kept) and hmac.compare_digest(secret_hash, kept)
