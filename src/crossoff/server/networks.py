"""The unit of rate limiting: an IPv4 address, or the IPv6 network of a customer."""

from __future__ import annotations

import functools
import ipaddress
from collections.abc import Hashable
from typing import NamedTuple

__all__ = ["shares_of"]

_SITE = 10  # a /48 gets this many times the limits of a /64


class Share(NamedTuple):
    """A network that an address counts towards, and the factor on its limits."""

    network: Hashable
    factor: int


@functools.lru_cache(maxsize=10_000)
def shares_of(address: str) -> tuple[Share, ...]:
    """Return the networks that an address counts towards, the narrowest first.

    Anyone with one IPv6 address has 2^64 of them, so a /64 counts as one; a /48 is a site or a
    customer of a hosting provider, with 65,536 of those. Text that is not an address is its own
    network.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return (Share(address, 1),)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            number = int(found)
            return Share((64, number >> 64), 1), Share((48, number >> 80), _SITE)
        found = found.ipv4_mapped
    return (Share(str(found), 1),)
