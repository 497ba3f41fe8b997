"""What every game says of choices and lines to whoever draws the table, tried on all of them."""

from __future__ import annotations

import msgspec
import pytest

from crossoff.core.contract import Seat
from crossoff.core.position import Position
from crossoff.core.record import Recorder
from crossoff.core.words import hide
from crossoff.play.telling import choices
from testkit.games.walks import Case, every_case, sample, walk

_SIMPLE = (str, int, bool, type(None))


def asked(case: Case) -> list[tuple[Position, Seat]]:
    """Positions of a random game with a seat that decides."""
    return [(position, position.actors()[0]) for position in sample(case) if position.actors()]


@every_case
def test_open_ends_are_what_applying_the_action_would_show(case: Case) -> None:
    for position, seat in asked(case):
        legal, notation = position.legal(seat), position.game.notation
        applied = [notation.owes_more(position.apply(seat, action), seat) for action in legal]
        assert notation.open_ends(position, seat, legal) == applied


@every_case
def test_every_legal_action_is_one_choice_in_words_that_read_back(case: Case) -> None:
    for position, seat in asked(case):
        seen = position.seen_by(seat)
        offered = choices(seen, seat)
        notation = position.game.notation
        read = [notation.parse_decision(seen, seat, choice["do"])[0] for choice in offered]
        assert read == position.legal(seat)
        assert all(choice["do"].startswith(choice["verb"]) for choice in offered)


@every_case
def test_what_a_decision_earns_is_plain_data(case: Case) -> None:
    for position, seat in asked(case):
        for action in position.legal(seat)[:3]:
            earned = position.game.earns(position.seen_by(seat), seat, [action])
            assert msgspec.json.decode(msgspec.json.encode(earned)) == earned


@every_case
def test_lines_by_their_parts_keep_every_word(case: Case) -> None:
    for line in lines_of(case):
        _, _, text = line.partition(" ")
        parts = position_of(case).game.parts(text)
        words = {word for word in text.replace(";", "").split(" ") if word != "pile"}
        assert words <= set(flat(parts)), line


@every_case
def test_a_hidden_line_shows_how_many_cards_and_to_whom(case: Case) -> None:
    start = position_of(case)
    hidden = 0
    for line in lines_of(case):
        reader = start.game.shown_only_to(start.table, line)
        if reader is not None:
            hidden += 1
            assert hide(line).split(" ")[:3] == line.split(" ")[:3]
            assert set(hide(line).split(" ")[3:]) == {"?"}
            parts = start.game.parts(hide(line).partition(" ")[2])
            assert parts["cards"] is None and parts["seat"] == reader
    # A deal is hidden where the first decision is which of its cards to keep.
    keeps = any(" keep " in line for line in lines_of(case))
    assert (hidden > 0) == keeps


def position_of(case: Case) -> Position:
    return walk(case).positions[0]


def lines_of(case: Case) -> list[str]:
    """The log of the random game."""
    recorder = Recorder(position_of(case))
    for who, what in walk(case).steps:
        if who is None:
            recorder.draw(what)  # type: ignore[arg-type]
        else:
            recorder.act(who, what)  # type: ignore[arg-type]
    return recorder.lines


def flat(value: object) -> list[str]:
    """Every simple value in nested data, as text."""
    if isinstance(value, dict):
        return [text for item in value.values() for text in flat(item)]
    if isinstance(value, list):
        return [text for item in value for text in flat(item)]
    assert isinstance(value, _SIMPLE)
    return [str(value)]


def test_hidden_lines_are_told_apart_from_no_cards() -> None:
    assert hide("* deal 1 P01 G07") == "* deal 1 ? ?"
    with pytest.raises(ValueError):
        hide("1 pass")
