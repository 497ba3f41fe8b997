"""Observations for RL agents: the right numbers, and nothing hidden from their seat."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from crossoff.core.compiler.rng import stream
from crossoff.core.model.observer import observer_of
from crossoff.core.model.position import Position, new_game, state_buffer
from testkit.games.positions import cards_dealt, map_deck, maps_kept, read
from testkit.games.walks import Case, every_observed_case, sample


def assert_same_redacted(position: Position) -> None:
    """Check that `observe` gives the same for the full state and the redacted one."""
    observer = observer_of(position.setup)
    observing = observer.observing
    deck = observer.setup.tables.view(observing.kernels.tables)[0]
    row = np.empty(observer.row_words, np.int64)
    state = state_buffer(position).view(position.game.rules.state)[0]
    for seat in range(position.setup.players):
        observing.observe(state, deck, seat, row, 0)
        assert row.tobytes() == observer.observe(position, seat).tobytes()


@every_observed_case
def test_an_observation_knows_no_more_than_its_seat(case: Case) -> None:
    observer = observer_of(case.new().setup)
    for position in sample(case):
        for seat in range(case.players):
            known = position.seen_by(seat)
            assert (observer.observe(position, seat) == observer.observe(known, seat)).all()


@every_observed_case
def test_observations_do_not_need_redaction(case: Case) -> None:
    """Batched observations use full states where the game allows it."""
    must_redact = observer_of(case.new().setup).observing.must_redact
    for position in sample(case):
        state = state_buffer(position).view(position.game.rules.state)[0]
        if position.actors() and not must_redact(state):
            assert_same_redacted(position)


@pytest.mark.parametrize("boxes", [0, 1, 2])
def test_palms_that_are_sealed_and_have_no_box_show_nothing(boxes: int) -> None:
    deck = map_deck(
        "A gray TTT.", "B gray ....", "C gray ....", "D gray ....", spare=4,
        score_card={"palms": boxes},
    )  # fmt: skip
    position = read(maps_kept("A B / C D", deck=deck), "* expedition I2", "0 mark A a1 b1")
    observer = observer_of(position.setup)
    assert observer.named(observer.observe(position, 0))["seats"][0, 6:].tolist() == [2, boxes]
    assert observer.named(observer.observe(position, 1))["seats"][1, 6:].tolist() == [0, 0]
    assert_same_redacted(position)
    position = read(position, "1 mark C a1", "* expedition O4", "1 mark C b1", "0 mark B a1")
    position = read(position, "* expedition T4", "0 mark A c1")
    assert observer.named(observer.observe(position, 1))["seats"][1, 6:].tolist() == [2, boxes]
    assert_same_redacted(position)


@every_observed_case
def test_a_sealed_decision_shows_only_that_it_is_made(case: Case) -> None:
    observer = observer_of(case.new().setup)
    for position in sample(case):
        actors = position.actors()
        for other in actors if len(actors) > 1 else ():
            seat = next(p for p in actors if p != other)
            ready, owing = set[bytes](), {observer.observe(position, seat).tobytes()}
            for action in position.legal(other):
                after = position.apply(other, action)
                looks = owing if other in after.actors() else ready
                looks.add(observer.observe(after, seat).tobytes())
            assert len(owing) == 1 and len(ready) <= 1


def test_an_observer_can_be_stored() -> None:
    observer = observer_of(new_game("one-card", 3).setup)
    assert pickle.loads(pickle.dumps(observer)) is observer


@every_observed_case
def test_a_row_is_made_of_its_parts(case: Case) -> None:
    observer = observer_of(case.new().setup)
    for position in sample(case):
        named = observer.named(observer.observe(position, 1))
        again = observer.named(observer.row_of({name: p.tolist() for name, p in named.items()}))
        for name, part in named.items():
            np.testing.assert_array_equal(part, again[name])


@every_observed_case
def test_parts_do_not_overlap(case: Case) -> None:
    observer = observer_of(case.new().setup)
    row = np.zeros(8 * observer.row_words, np.uint8)
    for part in observer.parts:
        part.of(row)[...] += 1
    assert row.max() == 1
    assert row.sum() == sum(np.prod(part.shape) for part in observer.parts)


@every_observed_case
def test_masks_say_what_is_legal(case: Case) -> None:
    observer = observer_of(case.new().setup)
    for position in sample(case):
        for seat in range(case.players):
            mask = observer.mask(position, seat)
            assert np.flatnonzero(mask).tolist() == position.legal(seat)


def test_an_observation_names_maps_by_their_row() -> None:
    position = new_game("silver-and-gold", 2).after_chance(stream(1))
    observer = observer_of(position.setup)
    seen = observer.named(observer.observe(position, 1))
    assert seen["phase"].tolist() == [1, 0, 0]
    assert seen["hand"].tolist() == position.state.hand[1].tolist()
    assert (seen["maps"] == len(observer.cards) - 1).all()  # none yet
    deck = position.setup.deck
    for number in seen["hand"]:
        assert observer.cards[number, -2] == deck.maps[number].points
        land = sum(int(is_land) << k for k, is_land in enumerate(observer.cards[number, :16]))
        assert land == deck.maps[number].land_mask
    assert not observer.cards[-1].any()


def test_an_observation_begins_with_the_observer() -> None:
    position = new_game("one-card", 3).after_chance(stream(1))
    observer = observer_of(position.setup)
    for seat in range(3):
        cards = observer.named(observer.observe(position, seat))["cards"]
        expected = np.roll(position.state.cards[:3], -seat, axis=0)
        assert (cards == np.where(expected < 0, 30, expected)).all()


def test_an_observation_says_how_near_the_end_of_one_card_is() -> None:
    """C6.5: the turn from 0, and the idle turns before it; none once the roll is used."""
    position = cards_dealt("15 11 / 01 02")
    observer = observer_of(position.setup)
    for turn in range(5):
        position = read(position, "* roll blue blue purple purple red")
        assert observer.named(observer.observe(position, 0))["end"].tolist() == [turn, turn]
        if turn < 4:
            position = read(position, *(f"{seat % 2} pass" for seat in (turn, turn + 1)))
    position = read(position, "0 use 15")
    assert observer.named(observer.observe(position, 1))["end"].tolist() == [4, 0]
    position = read(position, "1 pass", "* roll blue blue purple purple red")
    assert observer.named(observer.observe(position, 1))["end"].tolist() == [5, 0]
