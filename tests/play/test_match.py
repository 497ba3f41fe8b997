"""Whole games: the same step by step and in one compiled call."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import crossoff
from crossoff.bots import load_bot
from crossoff.core.compiler.bench import copies, make_bench, make_world
from crossoff.core.compiler.engine import CHANCE, POLICY_GREEDY, POLICY_RANDOM
from crossoff.core.compiler.rng import RngState, stream
from crossoff.core.model.contract import ActionId, OutcomeId, Seat
from crossoff.core.model.player import NO_LIMIT, Budget, Seen
from crossoff.core.model.position import Position, new_game, state_buffer
from crossoff.core.model.record import Recorder
from crossoff.play import match
from crossoff.play.match import Seeds, Trace, play_compiled, play_match, play_random
from testkit.games.walks import CASES, GAMES

KINDS = [(case.game, case.players, dict(case.options)) for case in CASES]
every_kind = pytest.mark.parametrize(("game", "players", "options"), KINDS)
every_game = pytest.mark.parametrize("game", GAMES)

BOTS = {POLICY_RANDOM: load_bot("random"), POLICY_GREEDY: load_bot("greedy")}


def lines_of(position: Position, policies: Sequence[int], name: Sequence[object]) -> list[str]:
    players = [BOTS[policy] for policy in policies]
    seeds = Seeds(*name, players=len(policies))
    return list(play_match(position, players, seeds).lines)


@every_kind
def test_compiled_and_single_steps_play_the_same_game(
    game: str, players: int, options: dict[str, str]
) -> None:
    position = new_game(game, players, options=options)
    mixed = [POLICY_GREEDY if seat == 1 else POLICY_RANDOM for seat in range(players)]
    for policies in ([POLICY_RANDOM] * players, mixed):
        trace = play_compiled(position, policies, (3, "match", game))
        recorder = trace.replay()
        assert recorder.position == trace.final
        assert trace.final.is_over
        assert recorder.lines == lines_of(position, policies, (3, "match", game))


@every_game
def test_games_of_greedy_players_are_the_same_too(game: str) -> None:
    position, policies = new_game(game), [POLICY_GREEDY, POLICY_GREEDY]
    assert play_compiled(position, policies, (1,)).replay().lines == lines_of(
        position, policies, (1,)
    )


@every_game
def test_a_short_trace_buffer_grows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position, policies = new_game(game), [POLICY_RANDOM, POLICY_RANDOM]
    steps = play_compiled(position, policies, (8,)).steps
    for length in (1, len(steps) - 1, len(steps), len(steps) + 1):
        monkeypatch.setattr(match, "_FIRST_TRACE", length)
        assert play_compiled(position, policies, (8,)).steps.tolist() == steps.tolist()


@every_game
def test_a_trace_counts_its_decisions(game: str) -> None:
    trace = play_compiled(new_game(game), [POLICY_RANDOM, POLICY_RANDOM], (2,))
    seats = [who for who, _ in trace.steps.tolist() if who != CHANCE]
    assert trace.decisions == len(seats) > 3
    assert set(seats) == {0, 1}


@every_game
def test_a_match_continues_from_any_position(game: str) -> None:
    start = new_game(game)
    trace = play_compiled(start, [POLICY_RANDOM, POLICY_RANDOM], (5,))
    middle = trace.start
    for who, what in trace.steps[: len(trace.steps) // 2].tolist():
        middle = middle.apply_chance(what) if who == CHANCE else middle.apply(who, what)
    rest = play_compiled(middle, [POLICY_GREEDY, POLICY_RANDOM], (6,)).replay()
    assert rest.position.is_over
    assert rest.lines == lines_of(middle, [POLICY_GREEDY, POLICY_RANDOM], (6,))
    assert play_compiled(rest.position, [0, 0], (7,)).steps.shape == (0, 2)


# Simultaneous decisions in any order


def step(recorder: Recorder, who: int, what: int) -> None:
    if who == CHANCE:
        recorder.draw(OutcomeId(what))
    else:
        recorder.act(Seat(who), ActionId(what))


def together(trace: Trace) -> list[list[tuple[int, int]]]:
    """Group the steps of a game; simultaneous ones are in one group."""
    groups: list[list[tuple[int, int]]] = []
    recorder, is_fresh = Recorder(trace.start), True
    for who, what in trace.steps.tolist():
        if is_fresh or who == CHANCE:
            groups.append([])
        groups[-1].append((who, what))
        before = list(recorder.lines)
        step(recorder, who, what)
        is_fresh = who == CHANCE or recorder.lines != before
    return groups


def interleaved(group: list[tuple[int, int]], rng: random.Random) -> list[tuple[int, int]]:
    """Return the steps of a group in a random order that keeps each seat's own."""
    order = [who for who, _ in group]
    rng.shuffle(order)
    queues = {seat: [step for step in group if step[0] == seat] for seat in order}
    return [queues[seat].pop(0) for seat in order]


@every_kind
@settings(deadline=None, max_examples=5)
@given(rng=st.randoms(use_true_random=False))
def test_the_order_of_simultaneous_decisions_never_changes_the_log(
    game: str, players: int, options: dict[str, str], rng: random.Random
) -> None:
    position = new_game(game, players, options=options)
    trace = play_compiled(position, [POLICY_RANDOM] * players, ("together",))
    groups = together(trace)
    if game == "silver-and-gold":  # otherwise there is little to interleave
        assert sum(len({who for who, _ in group}) == players for group in groups) > 20
    recorder = Recorder(position)
    for group in groups:
        for who, what in interleaved(group, rng):
            step(recorder, who, what)
    assert recorder.lines == trace.replay().lines
    assert recorder.position == trace.final


# Players


class Watcher:
    """Plays the first legal action and records what it was shown."""

    def __init__(self) -> None:
        self.views: list[Seen] = []

    def decide(self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        assert view.seat in view.position.actors()
        assert legal == view.position.legal(view.seat)
        assert budget is NO_LIMIT
        self.views.append(view)
        return legal[0]


@every_game
def test_players_see_only_what_their_seat_may_know(game: str) -> None:
    watchers = [Watcher(), Watcher()]
    play_match(new_game(game), watchers, Seeds(1, players=2))
    for seat, watcher in enumerate(watchers):
        assert len(watcher.views) > 1
        for view in watcher.views:
            assert view.seat == seat
            assert view.position.seen_by(seat) == view.position


class Wasteful:
    """Plays the first legal action after drawing many numbers from its own stream."""

    def decide(self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        for _ in range(3):
            load_bot("random").decide(view, legal, budget, rng)
        return legal[0]


@every_game
def test_no_player_changes_the_cards_by_drawing_random_numbers(game: str) -> None:
    thrifty = play_match(new_game(game), [Watcher(), Watcher()], Seeds(2, players=2))
    wasteful = play_match(new_game(game), [Wasteful(), Wasteful()], Seeds(2, players=2))
    assert thrifty.lines == wasteful.lines


def test_every_seat_and_the_table_have_their_own_stream() -> None:
    seeds = Seeds(1, "x", players=4)
    streams = [seeds.table.tolist(), *seeds.seats.tolist()]
    assert len({tuple(words) for words in streams}) == 5
    assert seeds.seats[2].tolist() == stream(1, "x", "seat", 2).tolist()


def test_the_budget_is_handed_on() -> None:
    seen: list[Budget] = []

    class Spender:
        def decide(
            self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState
        ) -> ActionId:
            seen.append(budget)
            return legal[0]

    budget = Budget(seconds=0.5, iterations=3)
    play_match(new_game("one-card"), [Spender(), Spender()], Seeds(1, players=2), budget=budget)
    assert set(map(id, seen)) == {id(budget)}


@pytest.mark.parametrize("name", ["seconds", "iterations"])
@pytest.mark.parametrize("value", [0, -1, -0.5, -math.inf])
def test_a_budget_is_above_zero(name: str, value: float) -> None:
    with pytest.raises(ValueError) as error:
        Budget(**{name: value})  # type: ignore[arg-type]
    assert str(error.value) == f"a budget of {name} must be above 0, not {value}"


def test_a_budget_is_a_number() -> None:
    with pytest.raises(ValueError):
        Budget(seconds=math.nan)


def test_budgets_that_can_be() -> None:
    assert Budget() == NO_LIMIT
    assert Budget(seconds=0.001).iterations is None
    assert Budget(iterations=1).seconds is None


# By name


@every_kind
def test_random_play_reaches_the_end(game: str, players: int, options: dict[str, str]) -> None:
    final = play_random(game, players, seed=4, **options)
    assert final.is_over
    assert final.to_bytes() == play_random(game, players, seed=4, **options).to_bytes()
    assert final.to_bytes() != play_random(game, players, seed=5, **options).to_bytes()


def test_the_package_offers_what_it_lists() -> None:
    for name in crossoff.__all__:
        assert getattr(crossoff, name).__module__.startswith(("crossoff.", "typing"))
    assert crossoff.new_game is new_game
    with pytest.raises(AttributeError, match="module 'crossoff' has no attribute 'chess'"):
        _ = crossoff.chess


# What searches and measurements call


@every_kind
def test_steps_and_playouts_play_the_same_game(
    game: str, players: int, options: dict[str, str]
) -> None:
    """`step` with a fixed choice plays a game; `playouts` counts its own decisions."""
    start, other = new_game(game, players, options=options), stream(1)
    rules, tables, buf = start.game.rules, start.setup.tables, state_buffer(start)
    bench, position = make_bench(rules.kernels), start.after_chance(other)
    world = make_world(buf, stream(1), tables)
    choices, steps = bench.step(world, 0), 0
    while choices:
        seat = position.actors()[0]
        assert choices == len(position.legal(seat))
        n = steps % choices
        position = position.apply(seat, position.legal(seat)[n]).after_chance(other)
        choices, steps = bench.step(world, n), steps + 1
        assert world[: len(buf)].tobytes() == position.to_bytes()
    assert position.is_over
    assert steps > 3
    assert rules.engine.status(world[: len(buf)].copy()) == 0
    variant = rules.variant(dict(start.setup.options))
    decisions = bench.playouts(buf, tables, stream(2), players, variant, 2)
    assert decisions > 6
    assert rules.engine.status(buf) == 0


@every_game
def test_copies_copy(game: str) -> None:
    position = new_game(game).after_chance(stream(1))
    buf, other = state_buffer(position), np.zeros_like(state_buffer(position))
    copies(buf, other, 2)
    assert buf.tobytes() == other.tobytes() == position.to_bytes()
