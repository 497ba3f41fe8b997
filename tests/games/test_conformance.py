"""The contract of every game: each registered game with every number of players and every
combination of options. A new game is tested here without a change to this file.

What others may see of a game is in test_conformance_seen.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections import Counter
from itertools import permutations, product, zip_longest
from pathlib import Path

import msgspec
import pytest

import crossoff
from crossoff.core.compiler.engine import MAX_OUTCOMES
from crossoff.core.compiler.rng import RngState, below, stream
from crossoff.core.errors import IllegalAction, StaleAction
from crossoff.core.model.contract import ActionId, Game, OutcomeId, Seat
from crossoff.core.model.position import Position, item_points, state_buffer
from crossoff.core.model.record import Recorder, replay
from crossoff.core.model.registry import load_game
from testkit.games.walks import (
    NAMES,
    WITH_CLAUSES,
    Case,
    every_case,
    every_game,
    package_of,
    sample,
    walk,
)

TESTS = Path(__file__).parent
MAX_STATE = 1024  # bytes
ABSURD = (-(2**62), -(2**31), -1, 2**31, 2**40, 2**62)


# --- Facts


@every_game
def test_no_part_of_the_contract_is_missing(name: str) -> None:
    for field in Game.__dataclass_fields__:
        assert getattr(load_game(name), field) is not None, field


@every_game
def test_facts(name: str) -> None:
    game = load_game(name)
    package, _ = package_of(name)
    assert game is importlib.import_module(f"{package}.game").GAME
    assert game.name == name == importlib.import_module(package).NAME
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)
    assert game.title and game.title.isprintable()
    assert isinstance(game.rules.version, int) and game.rules.version >= 1
    assert isinstance(game.players, range) and game.players.step == 1
    assert len(game.players) > 0 and game.players[0] >= 1
    assert game.rules.state.itemsize % 8 == 0 and game.rules.state.itemsize <= MAX_STATE
    assert game.rules.state.names is not None and {"players", "phase"} <= set(
        game.rules.state.names
    )
    assert game.rules.num_actions > 0 and len(game.rules.score_lines) > 0
    assert 0 <= game.rules.num_outcomes <= MAX_OUTCOMES


@every_game
def test_options(name: str) -> None:
    game = load_game(name)
    for key, values in game.options.items():
        assert key and values and all(values)
        assert len(set(values)) == len(values)
        with pytest.raises(ValueError, match=key):
            crossoff.new_game(name, game.players[0], options={key: "no such value"})
    with pytest.raises(ValueError, match="no such option"):
        crossoff.new_game(name, game.players[0], options={"no such option": "1"})
    default = crossoff.new_game(name, game.players[0])
    assert default.setup.options == {key: values[0] for key, values in game.options.items()}
    chosen = [dict(zip(game.options, v, strict=True)) for v in product(*game.options.values())]
    assert len({game.rules.variant(options) for options in chosen}) == len(chosen)


@every_game
def test_numbers_of_players(name: str) -> None:
    game = load_game(name)
    for players in (game.players[0] - 1, game.players[-1] + 1, -1, 0):
        with pytest.raises(ValueError, match=re.escape(game.title)):
            crossoff.new_game(name, players)


# --- Rules and their clauses

with_clauses = pytest.mark.parametrize("name", WITH_CLAUSES)


def clauses(name: str) -> set[str]:
    """Return the numbers of the clauses in a game's rules, such as S4.3, each given once."""
    _, folder = package_of(name)
    text = (folder / "rules.md").read_text(encoding="utf-8")
    assert text.startswith(f"# {load_game(name).title}")
    found = re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\*", text, re.MULTILINE)
    assert found and len(set(found)) == len(found)
    assert len({number[0] for number in found}) == 1, "one letter for a game"
    chapters = {number.partition(".")[0] for number in found}
    assert chapters == set(re.findall(r"^## ([A-Z]\d+) ", text, re.MULTILINE))
    return set(found)


def cited(text: str, letter: str) -> set[str]:
    """Return the clauses that a text names, including ranges such as S4.1-S4.5."""
    found = set(re.findall(rf"\b{letter}\d+\.\d+\b", text))
    for chapter, first, last in re.findall(rf"\b({letter}\d+)\.(\d+)-\1\.(\d+)\b", text):
        found |= {f"{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return found


@with_clauses
def test_every_clause_has_a_test(name: str) -> None:
    package, _ = package_of(name)
    known = clauses(name)
    letter = min(known)[0]
    tested: set[str] = set()
    for path in (TESTS / package.rpartition(".")[2]).glob("test_rules*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cites = cited(ast.get_docstring(node) or "", letter)
                assert cites, f"{path.name}: {node.name} cites no clause"
                tested |= cites
    assert tested == known


@with_clauses
def test_sources_cite_only_clauses_that_exist(name: str) -> None:
    _, folder = package_of(name)
    known = clauses(name)
    letter = min(known)[0]
    chapters = {number.partition(".")[0] for number in known}
    in_kernels: set[str] = set()
    for path in folder.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert cited(text, letter) <= known, path.name
        alone = set(re.findall(rf"\(({letter}\d+)\)", text))
        assert alone <= chapters, path.name
        in_kernels |= cited(text, letter)
    assert in_kernels, "kernels say which clause they carry out"


# --- Decisions


@every_case
def test_legal_actions_are_ascending_numbers(case: Case) -> None:
    for position in walk(case).positions:
        for seat in position.actors():
            legal = position.legal(seat)
            assert legal, "a seat that is asked has a choice"
            assert legal == sorted(set(legal))
            assert legal[0] >= 0 and legal[-1] < position.game.rules.num_actions


@every_case
def test_apply_accepts_exactly_the_legal_actions(case: Case) -> None:
    for position in sample(case):
        for seat in position.actors()[:2]:
            legal = set(position.legal(seat))
            for action in (*range(position.game.rules.num_actions + 2), *ABSURD):
                before = position.to_bytes()
                if action in legal:
                    assert position.apply(seat, action).to_bytes() != before
                else:
                    with pytest.raises(IllegalAction):
                        position.apply(seat, action)
                assert position.to_bytes() == before, "a position never changes"


@every_case
def test_only_actors_can_act(case: Case) -> None:
    for position in sample(case):
        actors = position.actors()
        assert len(set(actors)) == len(actors)
        assert set(actors) <= set(range(case.players))
        assert bool(actors) == (not position.is_over and not position.is_chance)
        for seat in range(case.players):
            if seat not in actors:
                assert position.legal(seat) == []
                with pytest.raises(StaleAction):
                    position.apply(seat, 0)


@every_case
def test_a_seat_that_does_not_exist_is_never_asked(case: Case) -> None:
    """Including numbers beyond the width of a mask: compiled shifts may wrap around."""
    for position in sample(case, more=0):
        for seat in (-1, case.players, 31, 32, 63, 64, 65, 128, *ABSURD):
            assert position.legal(seat) == []  # first: `apply` would write outside the state
            with pytest.raises(StaleAction):
                position.apply(seat, 0)


@every_case
def test_the_order_of_simultaneous_decisions_does_not_matter(case: Case) -> None:
    rng = stream("order", *case)
    tried = 0
    for position in sample(case, more=60):
        actors = position.actors()
        if len(actors) < 2:
            continue
        plans = {seat: _whole_decision(position, seat, rng) for seat in actors}
        ends = {_in_turn(position, plans, order).to_bytes() for order in permutations(actors)}
        mixed = position
        for steps in zip_longest(*(plans[seat] for seat in reversed(actors))):
            for seat, action in zip(reversed(actors), steps, strict=True):
                mixed = mixed if action is None else mixed.apply(seat, action)
        assert ends == {mixed.to_bytes()}
        tried += 1
    together = any(len(position.actors()) > 1 for position in walk(case).positions)
    assert bool(tried) == together


def _whole_decision(position: Position, seat: Seat, rng: RngState) -> list[int]:
    actions: list[int] = []
    while seat in position.actors():
        legal = position.legal(seat)
        actions.append(legal[below(rng, len(legal))])
        position = position.apply(seat, actions[-1])
    return actions


def _in_turn(position: Position, plans: dict[Seat, list[int]], order: tuple[Seat, ...]) -> Position:
    for seat in order:
        for action in plans[seat]:
            position = position.apply(seat, action)
    return position


# --- Chance


@every_case
def test_chance_lists_exactly_what_can_come(case: Case) -> None:
    for position in sample(case):
        chances = position.chance_outcomes()
        before = position.to_bytes()
        if not position.is_chance:
            assert chances == {}
            with pytest.raises(StaleAction):
                position.apply_chance(0)
            continue
        assert sum(chances.values()) == pytest.approx(1)
        assert min(chances.values()) > 0
        assert list(chances) == sorted(chances)
        rng = stream("draw", *case)
        assert {position.draw(rng) for _ in range(40)} <= chances.keys()
        for outcome in (*range(MAX_OUTCOMES + 3), *ABSURD):
            if outcome in chances:
                assert position.apply_chance(outcome).to_bytes() != before
            else:
                with pytest.raises(IllegalAction):
                    position.apply_chance(outcome)
        assert position.to_bytes() == before


@every_case
def test_draws_are_as_likely_as_they_say(case: Case) -> None:
    """The first position of each chance phase, with 600 draws: within five standard deviations."""
    rng = stream("likely", *case)
    phases: set[int] = set()
    for position in walk(case).positions:
        if not position.is_chance or int(position.state.phase) in phases:
            continue
        phases.add(int(position.state.phase))
        came = Counter(position.draw(rng) for _ in range(600))
        for outcome, likely in position.chance_outcomes().items():
            spread = (600 * likely * (1 - likely)) ** 0.5
            assert abs(came[outcome] - 600 * likely) <= 5 * spread + 1


@every_case
def test_luck_has_names(case: Case) -> None:
    """A name stands for one draw of a game, or for cards that come in one fixed order."""
    names: Counter[tuple[object, ...]] = Counter()
    for position in walk(case).positions:
        if position.is_chance:
            luck = position.game.rules.luck(position)
            names[luck.name] += not luck.in_order
            assert not luck.in_order or len(set(position.chance_outcomes().values())) == 1
    assert max(names.values()) == 1


# --- Replays


@every_case
def test_the_same_steps_give_the_same_bytes(case: Case) -> None:
    played = walk(case)
    position = case.new()
    for (seat, what), then in zip(played.steps, played.positions[1:], strict=True):
        position = position.apply_chance(what) if seat is None else position.apply(seat, what)
        assert position.to_bytes() == then.to_bytes()
        assert len(position.to_bytes()) <= MAX_STATE
    assert position.is_over and position.actors() == () and position.chance_outcomes() == {}


@every_case
def test_a_new_game_forgets_the_old_one(case: Case) -> None:
    """Simulations start games in the state left by the last one."""
    fresh = case.new()
    game, tables = fresh.game, fresh.setup.tables
    variant = game.rules.variant(dict(case.options))
    for position in sample(case):
        buffer = state_buffer(position)
        game.rules.engine.new(buffer, tables, case.players, variant)
        assert buffer.tobytes() == fresh.to_bytes()


@every_case
def test_a_record_gives_the_same_game(case: Case) -> None:
    played = walk(case)
    recorder = Recorder(case.new())
    for seat, what in played.steps:
        if seat is None:
            recorder.draw(OutcomeId(what))
        else:
            recorder.act(seat, ActionId(what))
    record = recorder.record(NAMES[: case.players])
    *_, last = replay(record)
    assert last.to_bytes() == played.positions[-1].to_bytes()
    assert record.result == last.result()


@every_case
def test_decisions_round_trip_through_their_words(case: Case) -> None:
    for position in walk(case).positions:
        notation = position.game.notation
        for seat in position.actors():
            for action in position.legal(seat):
                text = notation.decision_text(position, seat, [action])
                assert notation.parse_decision(position, seat, text) == [action], text
                assert notation.split_decision(text) == (text, "")


@every_case
def test_a_line_of_chance_has_a_head(case: Case) -> None:
    for position in sample(case):
        head = position.game.notation.chance_head(position)
        assert (head is not None) == position.is_chance


# --- Points


@every_case
def test_totals_are_the_sums_of_their_items(case: Case) -> None:
    for position in sample(case):
        totals = position.totals()
        assert item_points(position).shape == (case.players, len(position.game.rules.score_lines))
        for score, total in zip(position.scores(), totals, strict=True):
            assert list(score)[-1] == "total"
            items = [item for key, item in score.items() if key != "total"]
            flat = [sum(item) if isinstance(item, list) else item for item in items]
            assert score["total"] == total
            assert not items or sum(flat) == total
        winners = position.winners()
        assert winners and all(totals[seat] == max(totals) for seat in winners)
        assert list(winners) == sorted(set(winners))
        encoded = msgspec.json.decode(msgspec.json.encode(position.result()))
        assert encoded == {"scores": list(position.scores()), "winners": list(winners)}
