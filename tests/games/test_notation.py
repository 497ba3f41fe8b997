"""The notation of all games: output can be parsed back, and no input breaks the parser."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossoff.core.errors import BadNotation, BadRecord, IllegalAction, StaleAction
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.record import Recorder
from crossoff.core.model.steps import decide, read_line
from crossoff.games.silver_gold.notation import FIELDS, field_names
from crossoff.play.match import play_compiled
from testkit.games.walks import VARIANTS

KINDS = [(game, players, options) for game, options in VARIANTS for players in (2, 4)]
every_kind = pytest.mark.parametrize("kind", range(len(KINDS)), ids=lambda k: str(KINDS[k][:2]))

SILVER_GOLD_VERBS = ["deal", "keep", "display", "start", "expedition", "mark", "take", "refill"]
ONE_CARD_VERBS = [
    "deal",
    "keep",
    "supply",
    "start",
    "roll",
    "reroll",
    "use",
    "pass",
    "draw",
    "take",
]
REFUSALS = (BadNotation, IllegalAction, StaleAction)


@cache
def game_of(kind: int) -> list[tuple[Position, str]]:
    """Return every point of a random game, with the line that followed."""
    game, players, options = KINDS[kind]
    start = new_game(game, players, options=options)
    log = play_compiled(start, [0] * players, ("notation", kind)).replay().lines
    points, position = [], start
    for line in log:
        points.append((position, line))
        position = read_line(position, line)
    return points


def words_of() -> list[str]:
    """Return words that mean something in a game, and some that do not."""
    return ["*", *"012345", *_known_words(), ";", "", "é"]


@cache
def _known_words() -> list[str]:
    """Return all words of all games, so that each game gets those of others too."""
    lines = [line for kind in range(len(KINDS)) for _, line in game_of(kind)]
    return sorted({word for line in lines for word in line.split(" ")})


@st.composite
def points_and_texts(draw: st.DrawFn, kind: int) -> tuple[Position, str]:
    """Return a point of a game and a text: words of the game, or a slightly altered
    correct line.
    """
    position, line = draw(st.sampled_from(game_of(kind)))
    words = words_of()
    if draw(st.booleans()):
        return position, " ".join(draw(st.lists(st.sampled_from(words), max_size=8)))
    text = line.split(" ")
    for _ in range(draw(st.integers(1, 3))):
        where = draw(st.integers(0, len(text) - 1))
        edit = draw(st.integers(0, 3))
        if edit == 0:
            text[where] = draw(st.sampled_from(words))
        elif edit == 1:
            text.insert(where, draw(st.sampled_from(words)))
        elif edit == 2:
            text[where] += draw(st.sampled_from([";", " ", "0", "x", "\x00", "²"]))
        elif len(text) > 1:
            del text[where]
    return position, " ".join(text)


# What is printed


def decisions(position: Position, seat: Seat, depth: int) -> Iterator[list[int]]:
    """Yield decisions of a seat, step by step, including every first step."""
    owes_more = position.game.notation.owes_more
    for action in position.legal(seat):
        after = position.apply(seat, action)
        if depth and owes_more(after, seat):
            for rest in list(decisions(after, seat, depth - 1))[:3]:
                yield [action, *rest]
        yield [action]


@every_kind
def test_every_decision_can_be_read_back(kind: int) -> None:
    for position, _ in game_of(kind)[::3]:
        notation = position.game.notation
        for seat in position.actors():
            texts = set()
            for number, actions in enumerate(decisions(position, seat, 2), 1):
                text = notation.decision_text(position, seat, actions)  # type: ignore[arg-type]
                assert notation.parse_decision(position, seat, text) == actions
                texts.add(text)
                assert len(texts) == number, f"two decisions are written {text!r}"


@every_kind
def test_every_line_is_written_as_it_was_read(kind: int) -> None:
    """Print, parse, print: the recorder writes the same line that the reader parsed."""
    for position, line in game_of(kind):
        notation, recorder = position.game.notation, Recorder(position)
        if position.is_chance:
            for outcome in notation.parse_chance(position, line):
                recorder.draw(outcome)
            assert recorder.lines == [line]
            continue
        seat = position.actors()[0]
        text = notation.split_decision(line.partition(" ")[2])[0]
        actions = notation.parse_decision(position, seat, text)
        assert notation.decision_text(position, seat, actions) == text


@every_kind
def test_every_outcome_of_a_single_draw_can_be_read_back(kind: int) -> None:
    for position, _ in game_of(kind):
        notation = position.game.notation
        for outcome in position.chance_outcomes():
            after = position.apply_chance(outcome)
            if not notation.ends_line(position, after):
                break
            line = notation.chance_text(position, [outcome], after)
            if notation.chance_head(position) != "* roll":  # which always lists all dice
                assert notation.parse_chance(position, line) == [outcome]


# What anybody may write


def fixed_point(position: Position, seat: Seat, text: str) -> None:
    """Check that parsing and printing a decision is idempotent."""
    notation = position.game.notation
    actions = notation.parse_decision(position, seat, text)
    after = decide(position, seat, text)
    printed = notation.decision_text(position, seat, actions)
    assert notation.parse_decision(position, seat, printed) == actions
    assert notation.decision_text(position, seat, actions) == printed
    assert decide(position, seat, printed) == after


@every_kind
@settings(deadline=None)
@given(st.data())
def test_any_line_is_read_or_refused(kind: int, data: st.DataObject) -> None:
    position, line = data.draw(points_and_texts(kind))
    try:
        after = read_line(position, line)
    except REFUSALS as error:
        assert not isinstance(error, BadRecord)
        assert 0 < len(str(error)) < 300
        return
    assert after != position
    if position.actors():
        seat, notation = position.actors()[0], position.game.notation
        fixed_point(position, seat, notation.split_decision(line.partition(" ")[2])[0])


@every_kind
@settings(deadline=None)
@given(st.data())
def test_any_decision_is_read_or_refused(kind: int, data: st.DataObject) -> None:
    position, line = data.draw(points_and_texts(kind))
    text = data.draw(st.sampled_from([line, line.partition(" ")[2]]))
    seat = Seat(data.draw(st.sampled_from([0, 1, 2, 3, -1, 4])))
    try:
        decide(position, seat, text)
    except REFUSALS:
        return
    fixed_point(position, seat, text)


@every_kind
@settings(deadline=None)
@given(st.data(), st.text(max_size=30) | st.text("*0129 abdegklmprtuxy;", max_size=30))
def test_any_text_is_read_or_refused(kind: int, data: st.DataObject, line: str) -> None:
    position, _ = data.draw(st.sampled_from(game_of(kind)))
    for act in (
        lambda: read_line(position, line),
        lambda: read_line(position, f"{(*position.actors(), '*')[0]} {line}"),
        lambda: decide(position, (*position.actors(), Seat(0))[0], line),
    ):
        try:
            act()
        except REFUSALS:
            continue


@every_kind
@settings(deadline=None)
@given(st.data())
def test_any_chance_line_is_read_or_refused(kind: int, data: st.DataObject) -> None:
    position, line = data.draw(points_and_texts(kind))
    if not position.is_chance:
        return
    notation = position.game.notation
    head = notation.chance_head(position)
    text = data.draw(st.sampled_from([line, f"{head} {line}"]))
    try:
        outcomes = notation.parse_chance(position, text)
    except BadNotation:
        return
    assert all(isinstance(outcome, int) for outcome in outcomes)
    after = position
    try:
        for outcome in outcomes:
            after = after.apply_chance(outcome)
    except IllegalAction:
        return
    printed = notation.chance_text(position, outcomes, after)
    assert notation.parse_chance(position, printed) == outcomes


# The parts


def test_fields_are_named_by_column_and_row() -> None:
    assert FIELDS[:5] == ("a1", "b1", "c1", "d1", "a2")
    assert field_names(0b1000_0000_0000_0001) == ["a1", "d4"]
    assert field_names(0) == []


def after_lines(game: str, *lines: str, **options: str) -> Position:
    position = new_game(game, 2, options=options)
    for line in lines:
        position = read_line(position, line)
    return position


SILVER_GOLD = ["* deal 0 P01 G07 O01 S01", "* deal 1 P02 G01 O02 S02", "0 keep P01 G07"]
SILVER_GOLD += ["1 keep P02 G01", "* display O01 S01 O02 S02", "* start 1", "* expedition L3"]
BASIC = ["* start 0", "* deal 0 01 02", "* deal 1 03 04", "* roll red red blue green yellow"]
ADVANCED = ["* start 0", "* deal 0 01 02 03 04 05", "* deal 1 06 07 08 09 10"]


def refusal(position: Position, line: str) -> str:
    with pytest.raises(REFUSALS) as error:
        read_line(position, line)
    return str(error.value)


@pytest.mark.parametrize(
    ("count", "line", "reason"),
    [
        (0, "* deal 1 P02 G01 O02 S02", "expected '* deal 0 …', got '* deal 1 P02 G01 O02 S02'"),
        (0, "* deal 0 P01 G07 O01", "expected 4 × map, got 3"),
        (0, "* deal 0 P01 G07 O01 O01", "expected 4 different × map, got 'P01 G07 O01 O01'"),
        (0, "* deal 0 P01 G07 O01 X99", "expected map, got 'X99'"),
        (1, "* deal 1 P01 G01 O02 S02", "'* deal 1 P01 G01 O02 S02' cannot be drawn here"),
        (2, "1 keep P02 G01", "expected a line of seat 0, got '1 keep P02 G01'"),
        (2, "0 keep P01 P01", "expected 2 different × map that was dealt, got 'P01 P01'"),
        (2, "0 keep P01 P02", "expected map that was dealt, got 'P02'"),
        (2, "0", "expected 'keep …', got ''"),
        (5, "* start 2", "expected seat, got '2'"),
        (6, "* expedition Z4", "expected pattern, got 'Z4'"),
        (7, "0 mark P01 a1", "expected a line of seat 1, got '0 mark P01 a1'"),
        (7, "1 mark P01 a1", "expected map of this seat, got 'P01'"),
        (7, "1 mark G01 e1", "expected field, got 'e1'"),
        (7, "1 mark G01 a1 a1 b1", "expected 3 different × field, got 'a1 a1 b1'"),
        (7, "1 mark G01 a1 b1", "expected L3 turned or mirrored, or one field, got 'G01 a1 b1'"),
        (7, "1 mark G01", "the rules do not allow 'mark G01' here"),
        (7, "1 mark G01 d4", "the rules do not allow 'mark G01 d4' here"),
        (7, "1 take S01", "expected 'mark …', got 'take S01'"),
        (7, "1 mark G01 a1; G01 b1 c1", "expected one field, got 'G01 b1 c1'"),
        (7, "* expedition L3", "expected a line of seat 1, got '* expedition L3'"),
    ],
)
def test_refused_lines_of_silver_and_gold(count: int, line: str, reason: str) -> None:
    assert refusal(after_lines("silver-and-gold", *SILVER_GOLD[:count]), line) == reason


@pytest.mark.parametrize(
    ("count", "line", "reason"),
    [
        (0, "* start x", "expected seat, got 'x'"),
        (1, "* deal 0 01", "expected 2 × card, got 1"),
        (3, "* roll red red blue green", "expected 5 dice, got 4"),
        (3, "* roll red red blue green pink", "expected color, got 'pink'"),
        (3, "0 pass", "expected '* roll …', got '0 pass'"),
        (4, "0 dance", "expected use, pass or reroll, got 'dance'"),
        (4, "0 pass 01", "expected use, pass or reroll, got 'pass 01'"),
        (4, "0 use 03", "expected card of this seat, got '03'"),
        (4, "0 use 01 02", "expected 1 × card of this seat, got 2"),
        (4, "0 reroll 6", "expected die, got '6'"),
        (4, "0 reroll 1 1", "expected 2 different × die, got '1 1'"),
        (4, "0 reroll", "expected 'reroll …', got 'reroll'"),
        (4, "1 pass", "expected a line of seat 0, got '1 pass'"),
    ],
)
def test_refused_lines_of_one_card(count: int, line: str, reason: str) -> None:
    assert refusal(after_lines("one-card", *BASIC[:count]), line) == reason


def test_dice_that_were_not_rolled_stay() -> None:
    position = after_lines("one-card", *BASIC, "0 reroll 1 3")
    reason = "expected die 2 to stay red, got blue"
    assert refusal(position, "* roll red blue blue green yellow") == reason
    after = read_line(position, "* roll blue red red green yellow")
    assert refusal(read_line(after, "0 pass"), "1 reroll 1").startswith("the rules do not allow")


def test_keeping_three_of_five() -> None:
    position = after_lines("one-card", *ADVANCED, variant="advanced")
    assert refusal(position, "0 keep 01 02") == "expected 3 × card that was dealt, got 2"
    assert refusal(position, "0 keep 01 02 06") == "expected card that was dealt, got '06'"
    one, other = read_line(position, "0 keep 03 01 02"), read_line(position, "0 keep 01 02 03")
    assert one == other


def test_the_order_of_fields_does_not_matter() -> None:
    position = after_lines("silver-and-gold", *SILVER_GOLD)
    legal = position.legal(1)
    seat, notation = Seat(1), position.game.notation
    pattern = [action for action in legal if action & 63 >= 16]
    text = notation.decision_text(position, seat, pattern[:1])
    verb, card, *fields = text.split(" ")
    assert len(fields) == 3
    turned = " ".join([verb, card, *reversed(fields)])
    assert notation.parse_decision(position, seat, turned) == pattern[:1]


def test_a_decision_continues_while_extras_are_owed() -> None:
    """P02 has a cross at d1: covering it owes one more field."""
    position = after_lines("silver-and-gold", *SILVER_GOLD)
    line = "1 mark P02 d1"
    assert refusal(position, line) == f"expected the decision to continue after {line!r}"
    assert decide(position, Seat(1), "mark P02 d1").legal(1)
    whole = read_line(position, f"{line}; G01 a1")
    assert whole.actors() == (0,)
    reason = refusal(position, f"{line}; G01 a1; G01 b1")
    assert reason.startswith(
        "expected nothing after the complete decision, got 'mark P02 d1; G01 a1;"
    )
    assert refusal(position, f"{line}; P02 d1").startswith("the rules do not allow")


def test_the_seat_of_a_decision_must_be_asked() -> None:
    position = after_lines("silver-and-gold", *SILVER_GOLD)
    with pytest.raises(StaleAction) as error:
        decide(position, Seat(2), "mark P02 d1")
    assert str(error.value) == "expected a line of seat 1, got 'mark P02 d1' of seat 2"
    with pytest.raises(StaleAction) as error:
        decide(new_game("one-card"), Seat(0), "pass")
    assert str(error.value) == "expected '* start …', got 'pass' of seat 0"


def test_every_kind_of_line_occurs() -> None:
    """The games above are long enough to show all the words."""
    lines = [(KINDS[kind][0], line) for kind in range(len(KINDS)) for _, line in game_of(kind)]
    assert {(game, line.split(" ")[1]) for game, line in lines} >= {
        *(("silver-and-gold", verb) for verb in SILVER_GOLD_VERBS),
        *(("one-card", verb) for verb in ONE_CARD_VERBS),
    }
    assert any(" take pile " in line for _, line in lines)
