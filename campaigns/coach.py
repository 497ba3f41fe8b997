"""Check what the coach says against what happens.

    python3 dev.py campaign coach --what calibration --game one-card --games 50 --seed 1

`calibration`: when it says 70 %, do 70 % win? `luck`: is the mean luck 0, and is the rest small?
`order`: what does each level lose per decision? `levels` measures the same for every kind of game
and writes it into the package. `errors`: do repeated judgements agree within the stated errors?
`grades`: how many decisions of a game get which grade? Games are played by bots, with seeds that
nothing else uses; `--what planted` needs no bots' mistakes: it makes some on purpose.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product

import msgspec
import numpy as np
from numpy.typing import NDArray

from crossoff.bots import load_bot
from crossoff.coach.depths import depth_named
from crossoff.coach.futures import Start, load_player
from crossoff.coach.grades import grade
from crossoff.coach.judging import Question, judge
from crossoff.coach.levels import SHIPPED, Measured, kind_of
from crossoff.coach.model import Review, SeatReview, Value
from crossoff.coach.reviewing import review
from crossoff.core.compiler.rng import stream
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.player import Budget
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.record import Record, replay
from crossoff.core.model.registry import load_game
from crossoff.play.match import Seeds, play_match

LEVELS = ("random", "novice", "casual", "skilled", "expert", "master")
BINS = 10


class Kind:
    """A kind of game, and how it is played and reviewed here."""

    def __init__(self, args: argparse.Namespace, game: str, players: int, **options: str) -> None:
        self.args, self.start = args, new_game(game, players, options=options)

    def record(self, bot: str, number: int) -> Record:
        """Play a game among bots of one level."""
        players, budget = self.start.setup.players, Budget(iterations=self.args.iterations)
        seeds = Seeds("coach campaign", self.args.seed, bot, number, players=players)
        seated = [load_bot(bot)] * players
        return play_match(self.start, seated, seeds, budget=budget).record([bot] * players)

    def records(self, bot: str) -> Iterator[Record]:
        for number in range(self.args.games):
            yield self.record(bot, number)

    def reviews(self, bot: str) -> Iterator[Review]:
        for record in self.records(bot):
            yield review(record, self.args.depth, seed=self.args.seed)


def seats_of(reviews: Sequence[Review]) -> list[SeatReview]:
    return [seat for one in reviews for seat in one.seats if seat is not None]


def estimate(values: Sequence[float] | NDArray[np.float64]) -> str:
    """Return a mean and its 95 % interval."""
    error = np.std(values, ddof=1) / np.sqrt(len(values)) if len(values) > 1 else float("nan")
    return f"{np.mean(values):9.4f} ± {1.96 * error:.4f}"


# --- calibration ----------------------------------------------------------------------------


def calibration(kind: Kind) -> None:
    """Compare chances to win with results, and expected with final points."""
    said, won, missed = [], [], []
    player, depth = load_player(kind.start.setup), depth_named(kind.args.depth)
    for number, record in enumerate(kind.records("master")):
        *positions, final = replay(record)
        asked = [position for position in positions if position.actors()]
        rng = stream("calibration", kind.args.seed, number)
        starts = [Start(position) for position in asked[:: max(1, len(asked) // 12)]]
        for start in starts:
            futures = player.play([start], depth.least, rng)
            winners, totals = final.winners(), final.totals()
            # One seat: with two, the other one says the same.
            value = futures.value(0, 0)
            said.append(value.win)
            won.append((0 in winners) / len(winners))
            missed.append(totals[0] - value.points)
    print_calibration(np.array(said), np.array(won))
    print(f"final points beyond those expected: {estimate(missed)}")


def print_calibration(said: NDArray[np.float64], won: NDArray[np.float64]) -> None:
    which = np.minimum((said * BINS).astype(int), BINS - 1)
    error = 0.0
    print(f"{len(said)} positions\n  said   won    positions")
    for n in range(BINS):
        inside = which == n
        if inside.any():
            gap = abs(said[inside].mean() - won[inside].mean())
            error += gap * inside.mean()
            bar = "#" * round(40 * won[inside].mean())
            print(f"{said[inside].mean():6.1%} {won[inside].mean():6.1%} {inside.sum():6} {bar}")
    print(f"expected calibration error {error:.2%}")


# --- luck, order, errors, grades --------------------------------------------------------------


def luck(kind: Kind) -> None:
    """Print the mean luck, and how large luck, losses and rest are."""
    seats = seats_of(list(kind.reviews("master")))
    for unit in ("win", "points"):
        # One seat of each game: the others' results depend on it.
        first = seats[:: kind.start.setup.players]
        print(f"{unit:6} mean luck {estimate([getattr(seat.luck, unit) for seat in first])}")
        for part in ("luck", "own", "others", "rest"):
            values = [abs(getattr(getattr(seat, part), unit)) for seat in seats]
            print(f"{unit:6} mean absolute {part:6} {np.mean(values):8.4f}")


def order(kind: Kind) -> dict[str, Value]:
    """Print the loss per decision of each level."""
    return _order(kind)[0]


def _order(kind: Kind) -> tuple[dict[str, Value], list[SeatReview]]:
    """Return the loss per decision of each level, and the reviews of the last one."""
    found, seats = {}, list[SeatReview]()
    for level in LEVELS:
        begin = time.process_time()
        seats = seats_of(list(kind.reviews(level)))
        spent = (time.process_time() - begin) / kind.args.games
        wins = [seat.per_decision.win for seat in seats]
        points = [seat.per_decision.points for seat in seats]
        found[level] = Value(round(float(np.mean(wins)), 5), round(float(np.mean(points)), 4))
        said = f"win {estimate(wins)}  points {estimate(points)}  {spent:.1f} s a game"
        print(f"{level:8} {said}", flush=True)
    return found, seats


def levels(args: argparse.Namespace) -> None:
    """Measure every kind of game and write the table into the package, kind by kind."""
    for name in [args.game] if args.game else LISTED:
        game = load_game(name)
        counts = [args.players] if args.players else game.players
        for players, *values in product(counts, *game.options.values()):
            kind = Kind(args, name, players, **dict(zip(game.options, values, strict=True)))
            key = kind_of(kind.start.setup)
            print(key, flush=True)
            measured, strong = _order(kind)
            table = msgspec.json.decode(SHIPPED.read_bytes(), type=dict[str, Measured])
            # What strong players score beyond what was expected so far.
            before = table.get(key, Measured()).bonus
            more = float(np.mean([seat.luck.points for seat in strong]))
            table[key] = Measured(round(before + more, 2), measured)
            text = msgspec.json.format(msgspec.json.encode(dict(sorted(table.items()))), indent=1)
            SHIPPED.write_bytes(text + b"\n")


def errors(kind: Kind) -> None:
    """Judge the same decisions twice, on other futures."""
    inside, count = Counter[str](), 0
    for record in kind.records("skilled"):
        twice = [review(record, kind.args.depth, seed=seed).moments for seed in (1, 2)]
        for one, other in zip(*twice, strict=True):
            if one.loss is None or other.loss is None or one.best != other.best:
                continue  # another best decision has another loss
            if one.do == one.best:
                continue
            assert one.error is not None and other.error is not None
            count += 1
            for unit in ("win", "points"):
                gap = getattr(one.loss, unit) - getattr(other.loss, unit)
                both = np.hypot(getattr(one.error, unit), getattr(other.error, unit))
                inside[unit] += bool(abs(gap) <= 2 * both)
    for unit in ("win", "points"):
        print(f"{unit:6} within two standard errors: {inside[unit] / count:.1%} of {count}")


def grades(kind: Kind) -> None:
    """Count grades, for each seat and game."""
    for level in LEVELS:
        reviews = list(kind.reviews(level))
        counts = Counter(str(moment.grade) for one in reviews for moment in one.moments)
        games = len(reviews) * kind.start.setup.players
        said = ("best", "good", "inaccuracy", "mistake", "blunder")
        print(level, {name: round(counts[name] / games, 1) for name in said}, flush=True)


# --- planted mistakes -------------------------------------------------------------------------

#: (position, seat) -> a mistake to make there, and the line of the score sheet it shows on.
Plant = Callable[[Position, Seat], tuple[ActionId, str] | None]


def gains(position: Position, seat: Seat, item: str) -> dict[ActionId, float]:
    """Return what each legal first step adds to a line of the score sheet once it is resolved."""
    scores = {}
    before = _line(position, seat, item)
    for action in position.legal(seat):
        after = position.apply(seat, action)
        for other in after.actors():
            if other != seat and not after.is_chance:
                after = after.apply(other, after.legal(other)[0])
        scores[action] = _line(after, seat, item) - before
    return scores


def _line(position: Position, seat: Seat, item: str) -> float:
    value = position.scores()[seat][item]
    return float(sum(value) if isinstance(value, list) else value)


def refuse(item: str, least: float) -> Plant:
    """Plant a first step that gains nothing on a line where another gains much."""

    def plant(position: Position, seat: Seat) -> tuple[ActionId, str] | None:
        found = gains(position, seat, item)
        none = [action for action, gain in found.items() if gain <= 0]
        if not none or max(found.values(), default=0.0) < least:
            return None
        return none[-1], item

    return plant


def planted(kind: Kind, plant: Plant) -> None:
    """Make a mistake wherever one can be planted, at most one a game, and judge it."""
    found, right, count = 0, 0, 0
    player, depth = load_player(kind.start.setup), depth_named(kind.args.depth)
    for number, record in enumerate(kind.records("expert")):
        for position in replay(record):
            seat = position.actors()[0] if position.actors() else None
            wrong = None if seat is None else plant(position, seat)
            if seat is None or wrong is None:
                continue
            steps, after = [wrong[0]], position.apply(seat, wrong[0])
            while position.game.notation.owes_more(after, seat):
                steps.append(after.legal(seat)[0])
                after = after.apply(seat, steps[-1])
            name = "planted", kind.args.seed, number
            question = Question(position.seen_by(seat), seat, tuple(steps), name)
            judged = judge(player, question, depth)
            count += 1
            found += grade(judged.loss, judged.error) in ("mistake", "blunder")
            right += bool(judged.why) and judged.why[0].item == wrong[1]
            break
    print(f"{count} planted, {found} graded as a mistake or worse, {right} with the right reason")


LISTED = ("silver-and-gold", "one-card")
PLANTS = {
    "silver-and-gold": {"maps": refuse("maps", 8.0), "cups": refuse("cups", 4.0)},
    "one-card": {"cards": refuse("cards", 10.0)},
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    kinds = {"calibration": calibration, "luck": luck, "errors": errors, "grades": grades}
    what = [*kinds, "order", "levels", "planted"]
    parser.add_argument("--what", choices=what, required=True)
    parser.add_argument("--game", choices=LISTED, default=None)
    parser.add_argument("--players", type=int, default=0, help="2, or all for `levels`")
    parser.add_argument("--variant", default="")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--depth", default="quick")
    parser.add_argument("--iterations", type=int, default=2000, help="of the master's searches")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.what == "levels":
        levels(args)
        return 0
    for game in [args.game] if args.game else LISTED:
        options = {"variant": args.variant} if args.variant else {}
        kind = Kind(args, game, args.players or 2, **options)
        print(f"== {args.what}: {kind_of(kind.start.setup)}, {args.games} games, {args.depth}")
        if args.what == "order":
            order(kind)
        elif args.what == "planted":
            for name, plant in PLANTS[game].items():
                print(name, end=": ")
                planted(kind, plant)
        else:
            kinds[args.what](kind)
    return 0


if __name__ == "__main__":
    sys.exit(main())
