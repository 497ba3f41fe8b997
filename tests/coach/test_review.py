"""Reviews of whole games: what they promise, whatever the game."""

from __future__ import annotations

import threading
from functools import lru_cache

import msgspec
import pytest

import crossoff
from crossoff.bots import load_bot
from crossoff.coach.errors import Cancelled
from crossoff.coach.judging import TURNS
from crossoff.coach.model import Moment, Review
from crossoff.core.errors import BadRecord, NotOffered
from crossoff.core.model.position import new_game
from crossoff.core.model.record import Record
from crossoff.play.match import Seeds, play_match

KINDS = [("silver-and-gold", 2, {}), ("one-card", 3, {"variant": "advanced"}), ("sticks", 2, {})]


@lru_cache
def _record(game: str, players: int, variant: str) -> Record:
    options = {"variant": variant} if variant else {}
    bots = ["novice"] * players if game != "sticks" else ["random"] * players
    position = new_game(game, players, options=options)
    seeds = Seeds("coach", game, players=players)
    return play_match(position, [load_bot(bot) for bot in bots], seeds).record(bots)


@lru_cache
def _review(game: str, players: int, variant: str) -> Review:
    return crossoff.review(_record(game, players, variant), "quick")


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_parts_of_a_result_add_up_and_decisions_are_all_there(
    game: str, players: int, options: dict[str, str]
) -> None:
    record = _record(game, players, options.get("variant", ""))
    review = _review(game, players, options.get("variant", ""))
    assert record.result is not None
    decisions = [moment for moment in review.moments if moment.is_decision]
    assert [moment.line for moment in decisions] == [
        number for number, line in enumerate(record.log, 1) if not line.startswith("*")
    ]
    lines = [moment.line for moment in review.moments]
    assert lines == sorted(lines)
    for seat, one in enumerate(review.seats):
        assert one is not None
        for unit in ("win", "points"):
            parts = (one.initial, one.luck, one.own, one.others, one.rest)
            total = sum(getattr(part, unit) for part in parts)
            assert total == pytest.approx(getattr(one.final, unit), abs=1e-9)
        assert one.final.points == record.result["scores"][seat]["total"]
    if players == 2:
        first, second = review.seats
        assert first is not None and second is not None
        for part in ("luck", "rest"):
            mirrored = getattr(first, part).win + getattr(second, part).win
            assert mirrored == pytest.approx(0.0, abs=1e-3)
        assert first.own.win == pytest.approx(-second.others.win, abs=1e-9)


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_reasons_add_up_to_the_loss(game: str, players: int, options: dict[str, str]) -> None:
    for moment in _review(game, players, options.get("variant", "")).moments:
        if moment.is_decision:
            assert moment.loss is not None
            parts = sum(reason.mine for reason in moment.why if reason.item != TURNS)
            assert parts == pytest.approx(-moment.loss.points, abs=1e-9)
            assert (moment.grade == "forced") == (not moment.candidates)


def test_a_review_is_the_same_again_with_threads_and_for_one_seat() -> None:
    record, review = _record("sticks", 2, ""), _review("sticks", 2, "")
    again = crossoff.review(record, "quick", jobs=3)
    assert _encoded(again) == _encoded(review)
    assert _encoded(crossoff.review(record, "quick", seed=1)) != _encoded(review)
    one = crossoff.review(record, "quick", seats=[1])
    assert one.seats[0] is None
    assert _decisions(one, 1) == _decisions(review, 1)
    assert not _decisions(one, 0)


def _encoded(review: Review) -> bytes:
    return msgspec.json.encode(review.to_json())


def _decisions(review: Review, seat: int) -> list[Moment]:
    return [moment for moment in review.moments if moment.is_decision and moment.seat == seat]


def test_moments_are_told_as_they_are_found() -> None:
    told = list[Moment]()
    shares = list[float]()

    def note(share: float, moments: object) -> None:
        shares.append(share)
        told.extend(moments)  # type: ignore[arg-type]

    review = crossoff.review(_record("sticks", 2, ""), "quick", progress=note)
    assert tuple(told) == review.moments
    assert shares == sorted(shares) and shares[-1] == 1.0


def test_a_review_can_be_cancelled() -> None:
    stop, told = threading.Event(), list[float]()

    def note(share: float, moments: object) -> None:
        told.append(share)
        stop.set()

    with pytest.raises(Cancelled):
        crossoff.review(_record("sticks", 2, ""), "quick", None, note, cancelled=stop.is_set)
    assert len(told) == 1


def test_what_cannot_be_reviewed_is_refused() -> None:
    record = _record("sticks", 2, "")
    unfinished = msgspec.structs.replace(record, log=record.log[:-1], result=None)
    with pytest.raises(BadRecord, match="not over"):
        crossoff.review(unfinished)
    garbled = msgspec.structs.replace(record, log=[*record.log[:-1], "0 take four"])
    with pytest.raises(BadRecord):
        crossoff.review(garbled)
    with pytest.raises(NotOffered, match="unknown depth 'standart'; did you mean"):
        crossoff.review(record, "standart")
    with pytest.raises(NotOffered, match="from 0 to 1, got 2"):
        crossoff.review(record, seats=[2])


def test_a_solved_game_is_judged_right() -> None:
    """With three sticks or fewer left, taking them all wins; anything else gives the win away."""
    position = new_game("sticks", 2).apply_chance(0)  # eleven sticks
    for _ in range(4):
        position = position.apply(position.actors()[0], 1)
    advice = crossoff.advise(position, position.actors()[0], "quick")
    assert advice.best.do == "take 3"
    assert advice.best.win == 1.0
