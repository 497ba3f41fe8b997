"""The bots by name, their descriptions, and the two baselines."""

from __future__ import annotations

from collections import Counter

import pytest

from crossoff.bots import Bot, bot_names, describe_bot, load_bot, offered_bots, played_by
from crossoff.bots.level import level_bot
from crossoff.bots.registry import LEVELS
from crossoff.core.compiler.engine import POLICY_GREEDY, POLICY_RANDOM
from crossoff.core.compiler.rng import stream
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.player import NO_LIMIT, Budget, Seen
from crossoff.core.model.position import new_game
from crossoff.core.model.registry import game_names, load_game
from testkit.games.mounting import SHIPPED

GAMES = game_names()


def seen(game: str) -> Seen:
    position = new_game(game, 3).after_chance(stream(4))
    seat = position.actors()[-1]
    return Seen(position.seen_by(seat), seat)


def test_the_names_of_the_bots() -> None:
    assert bot_names() == ("random", "greedy", *LEVELS)
    everything = bot_names(references=True)
    assert everything[: len(bot_names())] == bot_names()
    assert len(set(everything)) == len(everything)


def test_every_bot_has_its_name() -> None:
    for name in bot_names(references=True):
        bot = load_bot(name)
        assert isinstance(bot, Bot)
        assert bot.name == name
        assert (bot.policy is None) == (name not in ("random", "greedy"))


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_introduces_itself(game: str) -> None:
    """If it has texts: a game may have none."""
    offered = offered_bots(load_game(game))
    texts = [text for name in offered if (text := describe_bot(name, load_game(game)))]
    assert len(set(texts)) == len(texts) >= (len(offered) if game in SHIPPED else 2)
    for text in texts:
        assert "\n" not in text
        assert 5 < len(text) < 100


@pytest.mark.parametrize("game", GAMES)
def test_a_level_that_a_game_lacks_is_played_by_the_next_weaker_bot(game: str) -> None:
    offered = offered_bots(load_game(game))
    for number, name in enumerate(bot_names()):
        weaker = [bot for bot in bot_names()[: number + 1] if bot in offered]
        assert played_by(name, load_game(game)) == weaker[-1]
        view = seen(game)
        legal = view.position.legal(view.seat)
        if played_by(name, load_game(game)) != name:
            assert load_bot(name).decide(view, legal, NO_LIMIT, stream(1)) in legal
            assert describe_bot(name, load_game(game)) == describe_bot(weaker[-1], load_game(game))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_does_not_have(game: str) -> None:
    with pytest.raises(ValueError) as error:
        describe_bot("genius", load_game(game))
    title = load_game(game).title
    levels = ", ".join(load_game(game).bots.levels())
    assert str(error.value) == f"{title} has no bot 'genius'; it has {levels}"
    view = seen(game)
    with pytest.raises(ValueError, match="has no bot 'genius'"):
        level_bot("genius").decide(view, view.position.legal(view.seat), NO_LIMIT, stream(1))


def test_baselines_have_compiled_policies() -> None:
    assert load_bot("random").policy == POLICY_RANDOM
    assert load_bot("greedy").policy == POLICY_GREEDY


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("", f"available: {', '.join(bot_names(references=True))}"),
        ("Random", "did you mean random?"),
        ("rand", "did you mean random?"),
        ("random ", "did you mean random?"),
    ],
)
def test_unknown_bot(name: str, hint: str) -> None:
    with pytest.raises(ValueError) as error:
        load_bot(name)
    assert str(error.value) == f"unknown bot {name!r}; {hint}"


QUICK = ["random", "greedy", "novice", "casual"]
THINKING = [pytest.param(name, marks=pytest.mark.compiled) for name in LEVELS[2:]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", [*QUICK, *THINKING])
def test_a_decision_is_legal_and_repeatable(game: str, name: str) -> None:
    """With iterations and no time limit it depends only on the view and the random stream."""
    view, budget = seen(game), Budget(iterations=8)
    legal = view.position.legal(view.seat)
    decide = load_bot(name).decide
    for seed in range(2):
        action = decide(view, legal, budget, stream(seed))
        assert action in legal
        assert action == decide(view, legal, budget, stream(seed))


def test_random_picks_every_action_as_often() -> None:
    view, rng = seen("silver-and-gold"), stream("every action")
    legal = [ActionId(action) for action in (3, 5, 8)]
    decide = load_bot("random").decide
    counts = Counter(decide(view, legal, NO_LIMIT, rng) for _ in range(3000))
    assert set(counts) == set(legal)
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize("game", GAMES)
def test_greedy_is_the_games_own_heuristic_and_draws_nothing(game: str) -> None:
    view, rng = seen(game), stream(1)
    action = load_bot("greedy").decide(view, view.position.legal(view.seat), NO_LIMIT, rng)
    assert action == view.position.greedy_action(view.seat)
    assert rng.tolist() == stream(1).tolist()


def test_greedy_decides_for_the_seat_it_is_asked_for() -> None:
    position = new_game("silver-and-gold", 4).after_chance(stream(6))
    for seat in position.actors():
        view = Seen(position.seen_by(seat), Seat(seat))
        action = load_bot("greedy").decide(view, position.legal(seat), NO_LIMIT, stream(1))
        assert action == position.greedy_action(seat)
