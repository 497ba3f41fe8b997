"""Secrets for seats, hosts and invites: created here, and stored only as hashes."""

from __future__ import annotations

import hashlib
import hmac

__all__ = ["SECRET_BYTES", "Secret", "derived", "hashed", "is_secret"]

SECRET_BYTES = 16


class Secret(str):
    """A secret to be sent to its owner. Its `repr` is redacted, to keep it out of logs."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "<secret>"


def derived(root: str, purpose: str) -> Secret:
    """Derive the secret for a purpose from another secret, so that the owner of that one can get it
    again; it reveals no other secret.
    """
    digest = hmac.digest(root.encode(), purpose.encode(), "sha256")
    return Secret(digest[:SECRET_BYTES].hex())


def hashed(secret: str) -> str:
    """The hash to store. A secret has 128 random bits, so a plain hash cannot be brute-forced."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret(secret_hash: str, kept: str) -> bool:
    """Compare a hash with the stored one in constant time. An empty one matches nothing."""
    return bool(kept) and hmac.compare_digest(secret_hash, kept)
