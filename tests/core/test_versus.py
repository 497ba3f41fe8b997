"""Games against compiled opponents equal the same games played one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from crossoff.bots import load_bot
from crossoff.core.compiler.flat import SCALE, make_layout
from crossoff.core.compiler.jit import is_plain
from crossoff.core.compiler.rng import stream
from crossoff.core.compiler.stepping import REWARDS
from crossoff.core.errors import IllegalAction, NotOffered
from crossoff.core.model.contract import Seat
from crossoff.core.model.observer import observer_of
from crossoff.core.model.player import NO_LIMIT, Seen
from crossoff.envs.rewards import rewards
from crossoff.envs.versus import Versus
from testkit.games.walks import Case, every_observed_case, every_observed_game

GAMES, STEPS = (2, 80) if is_plain() else (4, 150)
# As plain Python, the exact rolls of some games take long.
OPPONENTS = ["random"] * 3 if is_plain() else ["greedy", "random", "greedy"]


def options(case: Case) -> dict[str, Any]:
    return dict(case.options)


def start(batch: Versus, seed: int = 3) -> None:
    for game in range(batch.num_games):
        batch.seed(game, seed, game)
    batch.begin(np.ones(batch.num_games, np.bool_))


class Typed:
    """One game of a batch, played through positions and bots."""

    def __init__(self, case: Case, names: list[str], game: int, seat: int) -> None:
        self.case, self.bots, self.seat = case, [load_bot(name) for name in names], seat
        self.luck = stream("versus", 3, game, "game")
        self.choosing = stream("versus", 3, game, "opponents")
        self.begin()

    def begin(self) -> None:
        self.position = self.case.new().after_chance(self.luck)
        self.let_play()

    def act(self, action: int) -> None:
        self.position = self.position.apply(self.seat, action).after_chance(self.luck)
        self.let_play()

    def let_play(self) -> None:
        while not self.position.is_over and self.seat not in self.position.actors():
            seat = self.position.actors()[0]
            bot = self.bots[seat - (seat > self.seat)]
            seen = Seen(self.position.seen_by(seat), seat)
            legal = self.position.legal(seat)
            action = bot.decide(seen, legal, NO_LIMIT, self.choosing)
            self.position = self.position.apply(seat, action).after_chance(self.luck)


@every_observed_case
def test_each_game_is_the_typed_game(case: Case) -> None:
    reward = REWARDS[(case.players + len(case.options)) % len(REWARDS)]  # each one in some case
    names = OPPONENTS[: case.players - 1]
    seat = case.players - 1
    batch = Versus(case.game, GAMES, names, seat=seat, reward=reward, **options(case))
    start(batch)
    typed = [Typed(case, names, game, seat) for game in range(GAMES)]
    observer = observer_of(case.new().setup)
    for _ in range(STEPS):
        before = [one.position for one in typed]
        for game, one in enumerate(typed):
            assert batch.position(game) == one.position
            assert (batch.rows[game] == observer.observe(one.position, seat)).all()
            assert np.flatnonzero(batch.masks[game]).tolist() == one.position.legal(seat)
        actions = batch.bot_actions("random")
        batch.clear()
        batch.act(actions, np.ones(GAMES, np.bool_))
        for game, one in enumerate(typed):
            one.act(int(actions[game]))
            now = one.position
            assert batch.ended[game] == now.is_over
            earned = rewards(reward, before[game].totals(), now)[seat]
            assert batch.rewards[game] == pytest.approx(earned)
            if now.is_over:
                assert batch.scores[game] == now.totals()[seat]
                assert batch.won[game] == (seat in now.winners())
                assert batch.masks[game].all()
                one.begin()
        batch.begin(batch.ended.copy())


def test_functions_decide_for_their_seats() -> None:
    """A function that takes the first legal action, beside a compiled opponent."""
    asked = []

    def first_legal(observations: Any, masks: Any) -> Any:
        asked.append(len(masks))
        assert observations["phase"].shape == (len(masks), 3)
        return masks.argmax(axis=1)

    class FirstLegal:
        def decide(self, seen: Any, legal: list[int], *_: Any) -> int:
            return legal[0]

    case = Case("silver-and-gold", 3, ())
    batch = Versus(case.game, GAMES, [first_legal, "greedy"], seat=1)
    start(batch)
    typed = [Typed(case, ["greedy", "greedy"], game, 1) for game in range(GAMES)]
    for one in typed:
        one.bots[0] = FirstLegal()  # type: ignore[call-overload]
        one.luck = stream("versus", 3, typed.index(one), "game")
        one.begin()
    for _ in range(25):
        actions = batch.masks.argmax(axis=1)
        batch.act(actions, np.ones(GAMES, np.bool_))
        for game, one in enumerate(typed):
            one.act(int(actions[game]))
            assert batch.position(game) == one.position
    assert max(asked) == GAMES


@pytest.mark.parametrize(
    ("answer", "error", "message"),
    [
        (lambda o, m: [0.5] * len(m), TypeError, "expected 2 integer actions, got float64"),
        (lambda o, m: [0], TypeError, r"got int64 of shape \(1,\)"),
        (lambda o, m: (~m).argmax(axis=1), IllegalAction, "opponent 0: .* is illegal"),
        (lambda o, m: [-1] * len(m), IllegalAction, "opponent 0: -1 is illegal"),
    ],
)
def test_a_function_that_answers_badly(answer: Any, error: Any, message: str) -> None:
    batch = Versus("one-card", 2, [answer], variant="advanced")
    start(batch)
    with pytest.raises(error, match=message):
        batch.act(batch.masks.argmax(axis=1), np.ones(2, np.bool_))


@every_observed_game
def test_an_illegal_action_costs_a_point_and_changes_nothing(name: str) -> None:
    batch = Versus(name, 3, ["greedy"])
    start(batch)
    before = [batch.position(game) for game in range(3)]
    actions = batch.masks.argmax(axis=1)
    for wrong in (int((~batch.masks[1]).argmax()), -1, 2**40):
        actions[1] = wrong
        batch.clear()
        batch.act(actions, np.array([False, True, False]))
        assert batch.rewards.tolist() == [0, -1, 0]
        assert batch.illegal.tolist() == [False, True, False]
    assert [batch.position(game) for game in range(3)] == before


@every_observed_game
def test_a_game_does_not_depend_on_the_others_or_on_threads(name: str) -> None:
    few = Versus(name, 2, ["random"], seat="random")
    many = Versus(name, 5, ["random"], seat="random", threads=3)
    for batch in (few, many):
        start(batch, 1)
    seats = set()
    for _ in range(60 if is_plain() else 200):
        for batch in (few, many):
            batch.clear()
            batch.act(batch.masks.argmax(axis=1), np.ones(batch.num_games, np.bool_))
            batch.begin(batch.ended.copy())
        assert (few.rows == many.rows[:2]).all() and (few.masks == many.masks[:2]).all()
        assert (few.rewards == many.rewards[:2]).all() and (few.seats == many.seats[:2]).all()
        seats |= set(many.seats.tolist())
    many.close()
    assert seats == {0, 1}


def test_finished_games_wait() -> None:
    """Three seats with three policies, played to the end and no further."""
    batch = Versus("silver-and-gold", 2, ["random", "greedy"])
    start(batch)
    over = np.zeros(2, np.bool_)
    while not over.all():
        batch.clear()
        batch.act(batch.masks.argmax(axis=1), ~over)
        over |= batch.ended
    assert batch.masks.all() and (batch.scores > 0).all()
    assert batch.bot_actions("random").tolist() == [0, 0]
    assert all(batch.position(game).is_over for game in range(2))


COMPILED = [
    ("silver-and-gold", ("novice", "casual", "skilled", "expert", "tempo")),
    ("one-card", ("novice", "casual", "skilled", "expert", "table", "master")),
]


@pytest.mark.parametrize(("game", "names"), COMPILED)
@pytest.mark.compiled
def test_compiled_levels_play_like_the_bots(game: str, names: tuple[str, ...]) -> None:
    batch = Versus(game, 3, list(names[:2]), seat=2)
    start(batch)
    for name in names:
        bot = load_bot(name)
        for _ in range(6):
            actions = batch.bot_actions(name)
            for k in range(3):
                position = batch.position(k)
                legal = position.legal(2)
                assert actions[k] in legal
                if name not in ("novice", "casual", "skilled"):  # which draw at random
                    seen = Seen(position.seen_by(Seat(2)), Seat(2))
                    assert actions[k] == bot.decide(seen, legal, NO_LIMIT, stream("any"))
            batch.clear()
            batch.act(actions, np.ones(3, np.bool_))
            batch.begin(batch.ended.copy())


def test_a_bot_that_is_not_compiled_is_refused() -> None:
    with pytest.raises(NotOffered, match=r"no compiled bot 'master'.* it has random, greedy, nov"):
        Versus("silver-and-gold", 2, ["master"])
    with pytest.raises(NotOffered, match="no compiled bot 'a:B'"):
        Versus("silver-and-gold", 2, ["a:B"])
    with pytest.raises(NotOffered, match="unknown bot 'gredy'"):
        Versus("silver-and-gold", 2, ["gredy"])
    with pytest.raises(TypeError, match="a bot's name or a function"):
        Versus("silver-and-gold", 2, [3])  # type: ignore[list-item]


@every_observed_game
def test_bad_arguments(name: str) -> None:
    with pytest.raises(ValueError, match="expected games and threads"):
        Versus(name, 0, ["random"])
    for seat in (2, -1, None, "first", True):
        with pytest.raises(ValueError, match="expected seat 0 to 1 or 'random'"):
            Versus(name, 1, ["random"], seat=seat)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="expected 1 opponents, got 2"):
        Versus(name, 1, ["random"]).play_against(["random", "random"])


@every_observed_case
def test_flat_observations_have_the_cards_looked_up(case: Case) -> None:
    names = ["random"] * (case.players - 1)
    batch = Versus(case.game, 3, names, flat=True, **options(case))
    start(batch)
    cards = batch.observer.cards
    for _ in range(20):
        found, rows = batch.observations(), batch.observer.named(batch.rows)
        assert (
            found.shape == (3, batch.observer.layout.size)
            and (found <= batch.observer.layout.highs).all()
        )
        for part, (name, at, shape) in zip(
            batch.observer.parts, batch.observer.layout.parts, strict=True
        ):
            own = found[:, at : at + int(np.prod(shape))].reshape(3, *shape)
            if part.is_cards:
                printed = cards[rows[name]]
                expected = printed / np.where(cards.max(axis=0) > 1, SCALE, 1)
            else:
                expected = rows[name] / (SCALE if part.high > 1 else 1)
            np.testing.assert_allclose(own, expected)
        batch.act(batch.bot_actions("random"), np.ones(3, np.bool_))
    position = batch.position(0)
    np.testing.assert_array_equal(batch.observer.flat(position, 0), batch.observations()[0])
    assert make_layout(batch.observer.parts, cards).size == found.shape[1]
