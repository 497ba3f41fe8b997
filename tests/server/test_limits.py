"""Rate limits: who is counted together, and how much each may do."""

from __future__ import annotations

import resource

import pytest

from crossoff.server.files import connections_allowed, raise_file_limit
from crossoff.server.gate import Gate
from crossoff.server.limits import AddressCounts, Buckets, Limits
from crossoff.server.networks import shares_of


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def site(network: int, host: int) -> str:
    return f"2001:db8:7:{network:x}::{host:x}"


def test_an_ipv4_address_is_counted_alone_however_it_is_written() -> None:
    assert shares_of("203.0.113.9") == shares_of("::ffff:203.0.113.9")
    assert shares_of("203.0.113.9") != shares_of("203.0.113.8")


def test_ipv6_is_counted_by_network() -> None:
    assert shares_of(site(1, 1)) == shares_of(site(1, 0xFFFF))
    assert shares_of(site(1, 1))[0] != shares_of(site(2, 1))[0]
    assert shares_of(site(1, 1))[1] == shares_of(site(2, 1))[1]
    assert shares_of("fe80::1%eth0") == shares_of("fe80::2%eth1")


def test_a_network_has_one_bucket_and_a_site_a_larger_one() -> None:
    buckets = Buckets(1, 30, Clock())
    assert sum(buckets.take(site(0, host)) for host in range(300)) == 30
    assert sum(buckets.take(site(network, 1)) for network in range(1, 3000)) == 300 - 30
    assert buckets.take("2001:db8:8::1")


def test_a_bucket_refills() -> None:
    clock = Clock()
    buckets = Buckets(2, 10, clock)
    assert buckets.take("a", 10) and not buckets.take("a")
    clock.now = 1
    assert not buckets.take("a", 3) and buckets.take("a", 2) and not buckets.has("a")


def test_what_is_open_is_counted_by_network_too() -> None:
    counts = AddressCounts(2)
    assert [counts.enter(site(0, host)) for host in range(3)] == [True, True, False]
    others = [site(network, 1) for network in range(1, 30)]
    assert sum(map(counts.enter, others)) == 20 - 2
    counts.leave(site(0, 0))
    assert counts.enter(site(0, 9)) and not counts.enter(site(0, 9))


def test_tables_are_counted_by_address_and_for_everybody() -> None:
    clock = Clock()
    gate = Gate(Limits(tables_minute=30, tables_burst=50, tables_second=1), clock)
    assert sum(gate.at("a").may_create() for _ in range(60)) == 30
    assert sum(gate.at("b").may_create() for _ in range(60)) == 20
    clock.now = 1
    assert not gate.at("a").may_create()  # and uses up nothing of the shared limit
    assert gate.at("c").may_create() and not gate.at("d").may_create()


def test_a_client_that_keeps_exceeding_limits_is_disconnected() -> None:
    gate = Gate(Limits(calls_burst=10, calls_second=0, refusals_burst=5), Clock())
    ann = gate.at("a")
    assert sum(ann.may_call() for _ in range(15)) == 10 and not ann.is_banned()
    assert not ann.may_call() and ann.is_banned()
    bob = gate.at("b")
    assert sum(bob.may_create() for _ in range(35)) == 30 and not bob.is_banned()
    assert not bob.may_create() and bob.is_banned()


def test_tables_are_created_one_after_the_other() -> None:
    clock = Clock()
    gate = Gate(Limits(tables_second=10), clock)
    assert [round(gate.next_turn(), 9) for _ in range(3)] == [0, 0.1, 0.2]
    clock.now = 5
    assert gate.next_turn() == 0


@pytest.mark.parametrize("address", ["203.0.113.1", site(1, 1)])
def test_a_blocked_address_may_connect_later(address: str) -> None:
    clock = Clock()
    gate = Gate(Limits(ban_seconds=10), clock)
    gate.ban(address)
    assert gate.is_banned(address) and not gate.may_connect(address)
    assert not gate.is_banned("203.0.113.2") and not gate.is_banned(site(2, 1))
    clock.now = 10
    assert not gate.is_banned(address) and gate.may_connect(address)


def test_a_server_lets_itself_have_all_the_files_it_may() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
    try:
        promised = connections_allowed(after_raise=True)
        assert connections_allowed() == 512 - 256 < promised
        raise_file_limit()
        assert connections_allowed() == promised
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
