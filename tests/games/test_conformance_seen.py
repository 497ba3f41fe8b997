"""The contract of what every game shows and hides: views, drawings, and redaction. A new game is
tested here without a change to this file.
"""

from __future__ import annotations

from itertools import product

import msgspec

from crossoff.core.blocks import WIDTH
from crossoff.core.compiler.rng import below, stream
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from testkit.games.hidden import hidden_from
from testkit.games.walks import CASES, NAMES, Case, every_case, observers, sample, walk

# --- Views and pictures


@every_case
def test_views_can_be_sent(case: Case) -> None:
    for position in sample(case):
        before = position.to_bytes()
        for observer, memory_aid in product(observers(case), (False, True)):
            sent = position.view(observer, memory_aid=memory_aid)
            data = msgspec.json.decode(msgspec.json.encode(sent))
            assert data["game"] == case.game
            assert data["observer"] == observer
            assert len(data["seats"]) == case.players
            assert not data.get("hand") or observer is not None
        assert position.to_bytes() == before


@every_case
def test_a_seat_knows_enough_to_decide(case: Case) -> None:
    """A redacted position is a position again, with the same actors and the same choices."""
    for position in sample(case):
        for observer in observers(case):
            seen = position.seen_by(observer)
            assert seen.seen_by(observer).to_bytes() == seen.to_bytes()
            assert seen.view(observer) == position.view(observer)
            assert seen.actors() == position.actors()
            assert (seen.is_over, seen.is_chance) == (position.is_over, position.is_chance)
            if observer is not None:
                assert seen.legal(observer) == position.legal(observer)


@every_case
def test_everybody_sees_the_same_pile(case: Case) -> None:
    """Even while hands are hidden: their cards are not in it. A pile is a set of `unseen` cards."""
    for position in sample(case):
        if position.actors() and "unseen" in (position.game.rules.state.names or ()):
            piles = {position.view(observer).pile for observer in observers(case)}
            assert len(piles) == 1
            assert piles == {int(position.state.unseen).bit_count()}


@every_case
def test_pictures_fit_the_terminal(case: Case) -> None:
    names = NAMES[: case.players]
    for position in walk(case).positions:
        _check_picture(position.game.shown.picture(position, names))
    for position in sample(case):
        for observer in observers(case):
            seen = position.seen_by(observer)
            _check_picture(seen.game.shown.picture(seen, names))


def _check_picture(text: str) -> None:
    for line in text.split("\n"):
        assert len(line) <= WIDTH, f"{len(line)} columns: {line}"
        assert line == line.rstrip() and (line.isprintable() or not line)


# --- Hidden things


def assert_same_for(observer: int | None, one: Position, other: Position) -> None:
    """Check that two positions look the same to an observer, as data, as bytes and as a drawing."""
    names = NAMES[: one.setup.players]
    for memory_aid in (False, True):
        first = msgspec.json.encode(one.view(observer, memory_aid=memory_aid))
        assert first == msgspec.json.encode(other.view(observer, memory_aid=memory_aid))
    one, other = one.seen_by(observer), other.seen_by(observer)
    assert one.to_bytes() == other.to_bytes()
    assert one.game.shown.picture(one, names) == other.game.shown.picture(other, names)


@every_case
def test_sealed_decisions_do_not_show(case: Case) -> None:
    """If several seats decide at once, one's decision changes nothing for the others, as long as
    the same seats have yet to decide.
    """
    rng = stream("sealed", *case)
    together = [position for position in sample(case, more=40) if len(position.actors()) > 1]
    for position in together[:8]:
        for seat in {position.actors()[0], position.actors()[-1]}:
            after: dict[tuple[Seat, ...], Position] = {}
            legal = position.legal(seat)
            for action in {legal[below(rng, len(legal))] for _ in range(4)}:
                then = position.apply(seat, action)
                first = after.setdefault(then.actors(), then)
                for observer in observers(case):
                    if observer != seat and then is not first:
                        assert_same_for(observer, first, then)
            if position.actors() in after:  # begun, but not done: as if not begun
                assert_same_for(None, after[position.actors()], position)


@every_case
def test_dealt_cards_do_not_show(case: Case) -> None:
    """Up to and including the first decision: other cards for the others, the same for the
    observer. Each draw hidden from the observer is repeated with another outcome.
    """
    played = walk(case)
    start = next(k for k, position in enumerate(played.positions) if position.actors())
    draws = [what for _, what in played.steps[:start]]
    for observer in observers(case):
        hidden = [hidden_from(position, observer) for position in played.positions[:start]]
        rng = stream("dealt", observer, *case)
        other = case.new()
        for number, outcome in enumerate(draws):
            if hidden[number]:
                known = {d for d, is_hidden in zip(draws, hidden, strict=True) if not is_hidden}
                free = [x for x in other.chance_outcomes() if x not in known]
                outcome = free[below(rng, len(free))]
            other = other.apply_chance(outcome)
            assert_same_for(observer, played.positions[number + 1], other)
        one = played.positions[start]
        for seat in one.actors()[:-1]:
            mine, theirs = one.legal(seat), other.legal(seat)
            action = mine[below(rng, len(mine))]
            one = one.apply(seat, action)
            again = action if seat == observer else theirs[below(rng, len(theirs))]
            other = other.apply(seat, again)
            if one.actors() == other.actors():
                assert_same_for(observer, one, other)


def test_a_deal_is_hidden_from_the_others() -> None:
    """The test above has something to compare: some game deals cards that not everybody sees."""
    kinds = set()
    for case in CASES:
        first = case.new()
        kinds.add(tuple(hidden_from(first, observer) for observer in observers(case)))
    assert (False, True, True) in kinds  # seat 0 sees it; seat 1 and a spectator do not
    assert (False, False, False) in kinds  # dealt face up
