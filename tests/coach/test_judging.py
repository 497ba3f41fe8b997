"""Judgements of single decisions: from what the seat could know, and mistakes are found."""

from __future__ import annotations

import msgspec
import pytest

import crossoff
from crossoff.coach.depths import DEPTHS
from crossoff.coach.futures import load_player
from crossoff.coach.grades import grade
from crossoff.coach.judging import Judgement, Question, judge
from crossoff.coach.stages import stages
from crossoff.core.compiler.rng import stream
from crossoff.core.errors import StaleAction
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position, new_game
from testkit.games.positions import cards_dealt

QUICK = DEPTHS["quick"]


def _judge(position: Position, seat: int, do: str) -> Judgement:
    steps = tuple(position.parse(seat, do))
    question = Question(position.seen_by(seat), Seat(seat), steps, ("test",))
    return judge(load_player(position.setup), question, QUICK)


def test_a_judgement_is_the_same_whatever_the_seat_could_not_know() -> None:
    """Two deals and two sealed choices that look the same to seat 0."""
    dealt = new_game("silver-and-gold", 2).after_chance(stream("hidden"))
    seen = dealt.seen_by(0)
    other = seen.game.bots.guess(seen, Seat(0), stream("another deal"))
    assert other != dealt and other.seen_by(0) == seen
    do = dealt.text(0, dealt.legal(0)[3])
    sealed = dealt.apply(1, dealt.legal(1)[0]), dealt.apply(1, dealt.legal(1)[-1])
    judged = [_judge(position, 0, do) for position in (dealt, other, *sealed)]
    for one in judged:
        assert msgspec.json.encode(one.options) == msgspec.json.encode(judged[0].options)
        assert (one.loss, one.error, one.why) == (judged[0].loss, judged[0].error, judged[0].why)


def test_reviews_agree_on_a_decision_until_what_was_hidden_comes_out() -> None:
    """Seat 0 keeps the same maps in two games; seat 1 was dealt and kept others."""
    dealt = new_game("silver-and-gold", 2).after_chance(stream("hidden"))
    seen = dealt.seen_by(0)
    other = seen.game.bots.guess(seen, Seat(0), stream("another deal"))
    found = []
    for position in (dealt, other):
        recorder = crossoff.Recorder(position)
        rng = stream("play")
        while not recorder.position.is_over:
            if recorder.position.is_chance:
                recorder.draw(recorder.position.draw(rng))
            else:
                seat = recorder.position.actors()[0]
                recorder.act(seat, recorder.position.greedy_action(seat))
        kept = next(line for line in recorder.lines if line.startswith("0 keep"))
        judged = _judge(position, 0, kept[2:])
        found.append((kept, msgspec.json.encode(judged.options), judged.loss))
    assert found[0] == found[1]


def test_a_scoring_card_passed_over_is_a_mistake_explained_by_cards() -> None:
    """Seat 1 can end the game and win by scoring its fourth card, and passes."""
    position = cards_dealt("01 02 / 03 04").play("* roll orange orange red red red")
    s = position._buf.view(position.game.rules.state)[0]
    s.active = 1
    s.waiting, s.used = 0b10, 0
    s.rolls = 3
    s.free[1, 0] = 0x560020
    s.num_scored[:2] = (3, 3)
    s.points[0, :3] = 17
    s.points[1, :3] = 15
    position = Position.from_bytes(position.setup, position.to_bytes())
    judged = _judge(position, 1, "pass")
    assert grade(judged.loss, judged.error) in ("mistake", "blunder")
    assert judged.options[0].steps == tuple(position.parse(1, "use 03"))
    assert judged.why[0].item == "cards"
    best = _judge(position, 1, "use 03")
    assert (best.loss.win, best.loss.points) == (0.0, 0.0)
    assert not best.why


def test_advice_is_for_those_who_are_asked() -> None:
    position = new_game("one-card", 2)
    with pytest.raises(StaleAction, match="expected a seat of"):
        crossoff.advise(position, 0)


def test_a_draw_belongs_to_chance_not_to_the_decision_on_its_line() -> None:
    recorder = crossoff.Recorder(new_game("silver-and-gold", 2))
    rng = stream("draws")
    while not recorder.position.is_over:
        if recorder.position.is_chance:
            recorder.draw(recorder.position.draw(rng))
        else:
            seat = recorder.position.actors()[0]
            recorder.act(seat, recorder.position.legal(seat)[-1])  # the pile, where it can
    found, final = stages(recorder.record(["a", "b"]))
    drawn = [stage for stage in found if stage.decisions[0].text == "take pile"]
    assert drawn and final.is_over
    assert all(stage.after.is_chance for stage in drawn)
