"""The contract of choices and log lines as data for front ends, for every game."""

from __future__ import annotations

import msgspec
import pytest

from crossoff.core.errors import BadNotation
from crossoff.core.files.lines import cover, hide
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import Recorder
from crossoff.core.model.steps import read_line
from crossoff.play.frames import choices
from testkit.games.walks import Case, every_case, sample, walk

_SIMPLE = (str, int, bool, type(None))


def asked(case: Case) -> list[tuple[Position, Seat]]:
    """Return positions of a random game, each with a deciding seat."""
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
            earned = position.game.shown.earns(position.seen_by(seat), seat, [action])
            assert msgspec.json.decode(msgspec.json.encode(earned)) == earned


@every_case
def test_lines_by_their_parts_keep_every_word(case: Case) -> None:
    for line in lines_of(case):
        _, _, text = line.partition(" ")
        parts = position_of(case).game.shown.as_data(text)
        words = {word for word in text.replace(";", "").split(" ") if word != "pile"}
        assert words <= set(flat(parts)), line


@every_case
def test_a_hidden_line_shows_how_many_cards_and_to_whom(case: Case) -> None:
    start = position_of(case)
    hidden = 0
    for line in lines_of(case):
        reader = start.game.shown.only_to(start.setup, line)
        if reader is not None:
            hidden += 1
            assert hide(line).split(" ")[:3] == line.split(" ")[:3]
            assert set(hide(line).split(" ")[3:]) == {"?"}
            parts = start.game.shown.as_data(hide(line).partition(" ")[2])
            assert parts["cards"] is None and parts["seat"] == reader
    # A deal is hidden if the first decision is which of its cards to keep.
    keeps = any(" keep " in line for line in lines_of(case))
    assert (hidden > 0) == keeps


@every_case
def test_what_is_covered_was_open_and_will_be_again(case: Case) -> None:
    """At every point of a game: cards covered by another one, none of them once it is over."""
    position, lines = position_of(case), lines_of(case)
    ever: set[int] = set()
    for number, line in enumerate(lines, 1):
        position = read_line(position, line)
        covered = list(position.game.shown.covered(position, lines[:number]))
        assert covered == sorted(covered) and number - 1 not in covered
        ever |= set(covered)
    assert position.is_over and covered == []
    for k in ever:
        who, verb, *cards = lines[k].split(" ")
        assert cover(lines[k]) == f"{who} {verb} ?" and len(cards) == 1
        assert position.game.shown.as_data(f"{verb} ?") == {"verb": verb, "card": None}
    assert (len(ever) > 0) == (case.game == "silver-and-gold")


@every_case
def test_a_line_that_hides_something_is_refused_with_its_reason(case: Case) -> None:
    with pytest.raises(BadNotation, match="hides what was secret"):
        read_line(position_of(case), "* deal 0 ? ?")


def position_of(case: Case) -> Position:
    return walk(case).positions[0]


def lines_of(case: Case) -> list[str]:
    """Return the log of the random game."""
    recorder = Recorder(position_of(case))
    for who, what in walk(case).steps:
        if who is None:
            recorder.draw(what)  # type: ignore[arg-type]
        else:
            recorder.act(who, what)  # type: ignore[arg-type]
    return list(recorder.lines)


def flat(value: object) -> list[str]:
    """Return every scalar in nested data, as text."""
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
