"""Who counts as one: an IPv4 address, or the IPv6 network that a customer is given."""

from __future__ import annotations

import functools
import ipaddress
from collections.abc import Hashable
from typing import NamedTuple

__all__ = ["shares_of"]

_SITE = 10  # times the limits of a /64 for a whole /48


class Share(NamedTuple):
    """A network that an address is counted to, and how many times the limits it has."""

    network: Hashable
    factor: int


@functools.lru_cache(maxsize=10_000)
def shares_of(address: str) -> tuple[Share, ...]:
    """The networks that an address is counted to, the narrowest first.

    Whoever has one IPv6 address has 2^64 of them, so a /64 is one; a /48 is a site or a customer of
    a hoster, with 65,536 of those. Text that is no address stands for itself.
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
