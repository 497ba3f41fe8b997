"""User bots that play by observations and action numbers."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crossoff.arena.batch import Batch
from crossoff.arena.jobs import Pace
from crossoff.arena.lockstep import LOCKSTEP
from crossoff.arena.plan import make_plan
from crossoff.arena.run import run
from crossoff.bots import load_bot
from crossoff.bots.classes import BotFault, load_class
from crossoff.core.compiler.rng import below, stream
from crossoff.core.model.observer import observer_of
from crossoff.core.model.player import NO_LIMIT, Seen
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.setup import Setup
from crossoff.play.match import Seeds, play_match
from testkit.games.walks import RICHEST
from testkit.terminal.command import crossoff

pytestmark = pytest.mark.once


class Choosing:
    """Takes the choice with the highest number."""

    def choose(self, view: Any, legal: list[dict[str, Any]]) -> dict[str, Any]:
        return max(legal, key=lambda choice: int(choice["action"]))


class Acting:
    """The same, by the mask."""

    def act(self, observation: dict[str, Any], mask: Any) -> Any:
        return np.flatnonzero(mask)[-1]


class Batched:
    """The same, in many games at once; it notes how many."""

    sizes: list[int] = []  # noqa: RUF012

    def act_batch(self, observations: dict[str, Any], masks: Any) -> Any:
        self.sizes.append(len(masks))
        assert all(len(part) == len(masks) for part in observations.values())
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


class Flat:
    """Plays by a vector, and notes the last one."""

    flat = True
    last: Any = None

    def act(self, observation: Any, mask: Any) -> int:
        type(self).last = observation
        return int(mask.argmax())


class FlatBatched:
    """The same for many games."""

    flat = True

    def act_batch(self, observations: Any, masks: Any) -> Any:
        assert observations.shape[0] == len(masks) and observations.dtype == np.float32
        return masks.argmax(axis=1)


class Noting:
    """Keeps what it was given."""

    def __init__(self) -> None:
        self.setups: list[Setup] = []
        self.given: list[Any] = []

    def reset(self, setup: Setup) -> None:
        self.setups.append(setup)

    def act(self, observation: dict[str, Any], mask: Any) -> int:
        self.given.append((observation, mask))
        return int(mask.argmax())


def bot_here(kind: type[Any]) -> str:
    return f"{__file__}:{kind.__name__}"


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_words_and_numbers_mean_the_same(game: str, options: dict[str, str]) -> None:
    start = new_game(game, 3, options=options)
    logs = [
        play_match(start, [load_bot(bot_here(kind))] * 3, Seeds(1, players=3)).lines
        for kind in (Choosing, Acting, Batched)
    ]
    assert logs[0] == logs[1] == logs[2]


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_an_agent_is_given_the_arrays_of_the_environments(
    game: str, options: dict[str, str]
) -> None:
    envs = pytest.importorskip("crossoff.envs")
    env = envs.raw_env(game, **options)
    env.reset(seed=3)
    bot, rng = load_bot(bot_here(Noting)), stream("choices")
    for _ in range(12):
        seat = env.possible_agents.index(env.agent_selection)
        seen = env.observe(env.agent_selection)
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        position: Position = env._runner.now
        bot.decide(Seen(position.seen_by(seat), seat), position.legal(seat), NO_LIMIT, rng)
        noting: Noting = bot.decide.__self__._memory["bots"][seat]  # type: ignore[attr-defined]
        observation, mask = noting.given[-1]
        np.testing.assert_equal(observation, seen["observation"])
        np.testing.assert_equal(mask, seen["action_mask"])
        assert noting.setups == [position.setup]
        env.step(legal[below(rng, len(legal))])


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_a_network_may_ask_for_vectors(game: str, options: dict[str, str]) -> None:
    start = new_game(game, 2, options=options)
    logs = [
        play_match(start, [load_bot(bot_here(kind))] * 2, Seeds(1, players=2)).lines
        for kind in (Flat, FlatBatched)
    ]
    assert logs[0] == logs[1]
    position = start.after_chance(stream("flat"))
    seat = position.actors()[0]
    seen = Seen(position.seen_by(seat), seat)
    load_bot(bot_here(Flat)).decide(seen, position.legal(seat), NO_LIMIT, stream(1))
    vector = observer_of(start.setup).flat(position, seat)
    np.testing.assert_array_equal(load_class(bot_here(Flat)).last, vector)


def test_cards_keep_their_places_in_views() -> None:
    """A scored card leaves a gap in observations and action numbers; `place` tells of it."""
    for game, part in (("one-card", "cards"), ("silver-and-gold", "maps")):
        start, rng, gaps = new_game(game, 2), stream("places"), 0
        for _ in range(3):
            position = start
            while not (position := position.after_chance(rng)).is_over:
                seat = position.actors()[0]
                cards = observer_of(start.setup).named(
                    observer_of(start.setup).observe(position, seat)
                )[part]
                view = position.view(seat)
                for step in range(2):
                    told = getattr(view.seats[(seat + step) % 2], part)
                    none = len(observer_of(start.setup).cards) - 1
                    places = np.flatnonzero(cards[step] < none).tolist()
                    assert [card.place for card in told] == places
                    gaps += places != list(range(len(places)))
                position = position.apply(seat, position.greedy_action(seat))
        assert gaps


def test_games_in_lockstep_are_the_same_games() -> None:
    start = new_game("one-card", options={"variant": "basic"})
    results = []
    for kind, jobs in ((Acting, 1), (Batched, 1), (Batched, 2)):
        bots = [bot_here(kind), "random"]
        plan = make_plan(start, bots, games=2 * LOCKSTEP + 4, seed=5)
        with run(plan, jobs=jobs) as batches:
            results.append([game for batch in batches for game in batch.games])
    assert results[0] == results[1] == results[2]
    # Both seatings of all rounds at once.
    assert max(load_class(bot_here(Batched)).sizes) > LOCKSTEP


def test_batches_of_games_in_lockstep_begin_at_fixed_rounds() -> None:
    for seconds in (0.001, 1.0):
        pace = Pace([(0, 200), (256, 300)], workers=2, unit=64)
        spans = []
        for first, last in pace.spans():
            spans.append((first, last))
            spent = seconds * (last - first)
            pace.learn(Batch(first=first, last=last, games=[], seconds=spent))
        assert all(first % 64 == 0 for first, _ in spans)
        assert [span[-1] for span in spans][-1] == 300


def test_an_agent_can_be_copied_in_mid_game() -> None:
    bot = load_bot(bot_here(Noting))
    position = new_game("one-card", 2).after_chance(stream(1))
    seat = position.actors()[0]
    bot.decide(Seen(position.seen_by(seat), seat), position.legal(seat), NO_LIMIT, stream(2))
    again = deepcopy(bot).decide.__self__  # type: ignore[attr-defined]
    assert len(again._memory["bots"][seat].given) == 1
    assert again is not bot.decide.__self__  # type: ignore[attr-defined]


WRONG = """
class High:
    def act(self, observation, mask):
        return 1000

class Masked:
    def act(self, observation, mask):
        return int(mask.argmin())

class Cheats:
    def act(self, observation, mask):
        mask[:] = 1
        return 34

class Half:
    def act(self, observation, mask):
        return 0.5

class Few:
    def act_batch(self, observations, masks):
        return [0]

class Nothing:
    def act_batch(self, observations, masks):
        pass

class Raises:
    def act(self, observation, mask):
        return observation["colour"]
"""


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("High", "High must return the number of one of"),
        ("Masked", "Masked must return the number of one of"),
        ("Cheats", "legal actions, not 34"),
        ("Half", "legal actions, not 0.5"),
        ("Few", "Few must return 8 action numbers from act_batch, one for each game, not [0]"),
        ("Nothing", "action numbers from act_batch, one for each game, not None"),
        ("Raises", "Raises failed:"),
    ],
)
def test_a_wrong_answer_is_told_with_the_name_of_the_bot(
    kind: str, told: str, tmp_path: Path
) -> None:
    (tmp_path / "bots.py").write_text(WRONG)
    name = f"{tmp_path}/bots.py:{kind}"
    plan = make_plan(
        new_game("one-card", options={"variant": "advanced"}), [name, "greedy"], games=8
    )
    with pytest.raises(BotFault) as wrong, run(plan, jobs=1) as batches:
        list(batches)
    assert told in str(wrong.value)


def test_a_choice_that_a_bot_alters_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(
        "class Alters:\n    def choose(self, view, legal):\n"
        "        legal[0]['do'] = legal[-1]['do']\n        return legal[0]\n"
    )
    players = [load_bot(f"{tmp_path}/bots.py:Alters")] * 2
    with pytest.raises(BotFault, match="Alters must return one choice out of"):
        play_match(new_game("silver-and-gold", 2), players, Seeds(1, players=2))


def test_the_command_line_takes_networks_like_other_bots() -> None:
    for command in ("arena", "simulate"):
        done = crossoff(
            *(command, "--game", "one-card", "--bots", f"{bot_here(Batched)},greedy"),
            *("--games", "2", "--json"),
        )
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)
