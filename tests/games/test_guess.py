"""A guess of what is hidden looks the same to the seat that guesses, and is a whole position."""

from __future__ import annotations

from crossoff.core.contract import Seat
from crossoff.core.observing import observer_of
from crossoff.core.rng import below, stream
from testkit.games.walks import Case, every_case, sample


@every_case
def test_a_guess_can_be_played_to_the_end(case: Case) -> None:
    """Also from the seat that is asked last, when all others have decided."""
    for position in sample(case):
        for seat in reversed(position.actors()):
            rng = stream("to the end", int(seat))
            early = position.seen_by(seat)
            assert early.game.guess(early, seat, rng).actors() == position.actors()
            for other in position.actors():
                while other != seat and other in position.actors():
                    legal = position.legal(other)
                    position = position.apply(other, legal[below(rng, len(legal))])
            known = position.seen_by(seat)
            world = known.game.guess(known, Seat(seat), rng)
            observer = observer_of(world.table)
            assert (observer.observe(world, seat) == observer.observe(position, seat)).all()
            while not world.is_over:
                world = world.after_chance(rng)
                for actor in world.actors()[:1]:
                    legal = world.legal(actor)
                    world = world.apply(actor, legal[below(rng, len(legal))])
            break
