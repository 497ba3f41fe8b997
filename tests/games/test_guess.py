"""A guess of hidden information looks the same to the guessing seat, and is a full position."""

from __future__ import annotations

from crossoff.core.compiler.rng import below, stream
from crossoff.core.model.contract import Seat
from crossoff.core.model.observer import observer_of
from testkit.games.walks import OBSERVED, Case, every_case, sample


@every_case
def test_a_guess_can_be_played_to_the_end(case: Case) -> None:
    """Even from the last seat to decide, when all others have decided."""
    for position in sample(case):
        for seat in reversed(position.actors()):
            rng = stream("to the end", int(seat))
            early = position.seen_by(seat)
            assert early.game.bots.guess(early, seat, rng).actors() == position.actors()
            for other in position.actors():
                while other != seat and other in position.actors():
                    legal = position.legal(other)
                    position = position.apply(other, legal[below(rng, len(legal))])
            known = position.seen_by(seat)
            world = known.game.bots.guess(known, Seat(seat), rng)
            assert world.view(seat) == position.view(seat)
            if case.game in OBSERVED:
                observer = observer_of(world.setup)
                assert (observer.observe(world, seat) == observer.observe(position, seat)).all()
            while not world.is_over:
                world = world.after_chance(rng)
                for actor in world.actors()[:1]:
                    legal = world.legal(actor)
                    world = world.apply(actor, legal[below(rng, len(legal))])
            break
