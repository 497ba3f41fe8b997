"""Drafts: pressing narrows down the engine's choices, and does nothing else."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from crossoff.core.errors import CrossoffError
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import decode, replay
from crossoff.local.draft import Draft
from crossoff.play.frames import choices
from crossoff.tui.board import load_board
from crossoff.tui.drawing import Target
from testkit.paths import DATA

RECORDS = sorted(DATA.glob("*.jsonl"))
EachRecord = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def decisions(path: Path) -> list[tuple[Position, Seat, str]]:
    """Return every decision of a record: position, seat and decision."""
    record = decode(path.read_bytes())
    found = []
    for position, line in zip(replay(record), record.log, strict=False):
        who, _, text = line.partition(" ")
        if who != "*":
            do, _ = position.game.notation.split_decision(text)
            found.append((position, Seat(int(who)), do))
    return found


def begun(position: Position, seat: Seat) -> Draft:
    return Draft(position.seen_by(seat), seat, load_board(position.game).targets)


@EachRecord
def test_every_decision_can_be_pressed_in_any_order(path: Path) -> None:
    rng = random.Random(1)
    for position, seat, do in decisions(path):
        draft = begun(position, seat)
        typed = begun(position, seat)
        typed.type(do)
        assert typed.chosen is not None
        for step in [*typed.steps, typed.chosen]:
            targets = sorted(step.targets)
            rng.shuffle(targets)
            for target in targets:
                assert target in draft.possible
                draft.press(target)
            if step.owes_more and draft.pressed:
                draft.go_on()
        assert draft.is_whole
        assert draft.chosen is not None
        assert draft.chosen.do == typed.chosen.do
        assert draft.marked == typed.marked


@EachRecord
def test_what_is_offered_is_what_the_engine_allows(path: Path) -> None:
    for position, seat, _ in decisions(path)[::5]:
        draft = begun(position, seat)
        legal = [what["do"] for what in choices(position.seen_by(seat), seat)]
        assert [choice.do for choice in draft.offered] == legal
        found = [choice.targets for choice in draft.offered]
        assert len(set(found)) == len(found)  # all choices have different targets
        assert all(found)
        assert draft.possible == draft.offered_targets == frozenset().union(*found)


@EachRecord
def test_whatever_is_pressed_can_be_taken_back(path: Path) -> None:
    rng = random.Random(2)
    for position, seat, _ in decisions(path)[::3]:
        draft = begun(position, seat)
        stages = []
        for _ in range(8):
            stages.append((draft.steps, draft.pressed, draft.possible))
            anywhere = sorted(draft.offered_targets | draft.marked)
            draft.press(rng.choice(anywhere))
            assert draft.is_begun or not draft.pressed
            assert draft.possible or draft.chosen is not None
        for stage in reversed(stages):
            draft.take_back()
            assert (draft.steps, draft.pressed, draft.possible) == stage
        assert not draft.can_take_back
        draft.take_back()
        assert not draft.is_begun


def test_what_does_not_fit_makes_a_new_beginning() -> None:
    position, seat, _ = decisions(DATA / "one-card-basic-2.jsonl")[0]
    draft = begun(position, seat)
    presses: list[tuple[Target, list[Target]]] = [
        (("die", "1"), [("die", "1")]),
        (("die", "3"), [("die", "1"), ("die", "3")]),
        (("pass",), [("pass",)]),
        (("die", "2"), [("die", "2")]),
        (("nowhere",), [("die", "2")]),
    ]
    for target, pressed in presses:
        draft.press(target)
        assert list(draft.pressed) == pressed


def test_the_card_picked_first_makes_room() -> None:
    position, seat, _ = decisions(DATA / "silver-and-gold-2.jsonl")[0]
    draft = begun(position, seat)
    cards = sorted(draft.possible)
    for card in cards[:3]:
        draft.press(card)
    assert draft.pressed == tuple(cards[1:3])
    assert draft.is_settled


def crossing() -> tuple[Position, Seat, str]:
    """Return a decision of several steps, the first of them of several fields."""
    return next(
        one
        for one in decisions(DATA / "silver-and-gold-2.jsonl")
        if ";" in one[2] and len(one[2].partition(";")[0].split()) > 3
    )


def test_a_step_that_owes_more_leads_on_and_can_be_opened_again() -> None:
    position, seat, do = crossing()
    draft = begun(position, seat)
    draft.type(do.partition(";")[0])
    (step,) = draft.steps
    assert step.owes_more
    assert not draft.is_whole
    assert draft.earns()["extras"] >= 1
    draft.press(sorted(step.targets)[0])
    assert not draft.is_begun
    draft.go_on()  # with nothing pressed it does nothing
    assert not draft.is_begun


def test_what_cannot_be_read_changes_nothing() -> None:
    position, seat, do = crossing()
    draft = begun(position, seat)
    draft.type(do)
    before = (draft.steps, draft.pressed)
    for text in ("", "dance", "mark", "mark X a1", do + "; " + do.split()[1] + " a1"):
        with pytest.raises(CrossoffError):
            draft.type(text)
        assert (draft.steps, draft.pressed) == before


def test_blanks_do_not_matter() -> None:
    position, seat, do = crossing()
    draft, other = begun(position, seat), begun(position, seat)
    draft.type(do)
    other.type("  " + do.replace("; ", ";").replace(" ", "   "))
    assert (draft.steps, draft.pressed) == (other.steps, other.pressed)
