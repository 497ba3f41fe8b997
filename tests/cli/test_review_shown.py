"""How a review is shown: as text, and as a page to send. The values are made up."""

from __future__ import annotations

import random
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len

from crossoff.cli.review_page import review_page
from crossoff.cli.reviewed import ReviewedGame
from crossoff.coach.model import Reason
from crossoff.core.model.contract import Seat
from crossoff.core.model.record import decode, replay
from crossoff.local.curve import chances, text_plot
from crossoff.local.review_text import review_text
from crossoff.local.review_words import GRADES_TO_SEE, MOST
from crossoff.texts import LANGUAGES
from testkit.coach.made_up import made_up_review
from testkit.paths import DATA
from testkit.terminal.app import Strict

GAMES = sorted(DATA.glob("*.jsonl"))
SILVER_GOLD = DATA / "silver-and-gold-2.jsonl"
EachGame = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
EachLanguage = pytest.mark.parametrize("language", LANGUAGES)


def reviewed(path: Path, language: str = "en", seed: int = 3) -> ReviewedGame:
    record = decode(path.read_bytes())
    review = made_up_review(record, random.Random(seed))
    return ReviewedGame(review, list(replay(record)), record.seats, Strict(language))


@EachGame
@EachLanguage
def test_the_text_fits_80_columns_in_every_language(path: Path, language: str) -> None:
    text = review_text(reviewed(path, language).words)
    assert max(map(cell_len, text.splitlines())) <= 80
    assert "{" not in text


@EachGame
def test_the_costliest_decisions_of_each_seat_are_explained(path: Path) -> None:
    game = reviewed(path)
    text = " ".join(review_text(game.words).split())
    for seat in game.words.seats:
        own = [
            moment
            for moment in game.review.moments
            if moment.is_decision and moment.seat == seat and moment.grade in GRADES_TO_SEE
        ]
        remarks = game.words.remarks[seat]
        assert len(remarks) == min(MOST, len(own))
        assert {"mistake", "blunder"} & {one.grade for one in own} <= {
            one.moment.grade for one in remarks
        }
        for remark in remarks:
            assert remark.moment.do and remark.moment.do in text
            assert remark.moment.best and remark.moment.best in text
            assert remark.cost in text
            assert remark.why in text


def test_a_reason_names_who_loses_and_gains_where() -> None:
    words = reviewed(SILVER_GOLD).words
    reasons = [
        Reason("cups", -1.4, 0.9),
        Reason("palms", -0.4, 0.0),
        Reason("seals", -0.3, 0.0),
        Reason("maps", 0.3, -0.5),
        Reason("coins", 0.2, -0.2),
        Reason("turns", -0.8, -0.8),
    ]
    assert words.why(reasons, Seat(0)) == (
        "p0 loses 1.4 from cups and 0.4 from palms. p0 gains 0.3 from maps. "
        "p1 loses 0.5 from maps. p1 gains 0.9 from cups. The game ends 0.8 turns sooner."
    )
    four = reviewed(DATA / "silver-and-gold-4.jsonl").words
    assert "The strongest opponent gains 0.9 from cups." in four.why(reasons, Seat(0))
    assert words.why([Reason("stars", -2.0, 0.0)], Seat(0)) == "p0 loses 2.0 from stars."


def test_a_unit_that_is_not_told_apart_from_nothing_is_not_named() -> None:
    game = reviewed(SILVER_GOLD)
    for seat in game.words.seats:
        for remark in game.words.remarks[seat]:
            loss, error = remark.moment.loss, remark.moment.error
            assert loss is not None and error is not None
            assert ("to win" in remark.cost) == (loss.win >= 2 * error.win)
            assert ("points" in remark.cost) == (loss.points >= 2 * error.points)


def test_a_seat_without_slips_has_nothing_to_find() -> None:
    game = reviewed(SILVER_GOLD)
    moments = tuple(one for one in game.review.moments if one.seat != 1)
    clean = msgspec.structs.replace(game.review, moments=moments)
    text = review_text(ReviewedGame(clean, game.positions, game.names, game.texts).words)
    assert "p1: No decisions worth another look." in text


def test_only_the_reviewed_seats_are_shown() -> None:
    game = reviewed(SILVER_GOLD)
    seats = (None, game.review.seats[1])
    one = msgspec.structs.replace(game.review, seats=seats)
    shown = ReviewedGame(one, game.positions, game.names, game.texts)
    text = review_text(shown.words)
    assert "p1" in text
    assert not re.search(r"^p0:", text, re.MULTILINE)
    assert "Chance to win   ● p1" in text
    assert review_page([shown])


def test_the_plot_begins_at_the_start_and_ends_with_the_result() -> None:
    game = reviewed(SILVER_GOLD)
    labels = {value: f"{value:.0%}" for value in (0.0, 0.25, 0.5, 0.75, 1.0)}
    lines = text_plot([chances(game.review, 0)], labels, {0: "1"}, 60)
    assert [line[:4].strip() for line in lines[:9:2]] == ["100%", "75%", "50%", "25%", "0%"]
    assert lines[4][6] == "●"  # 50% at the start
    assert lines[8][-1] == "●" and len(lines[8]) == 60  # lost
    assert lines[9].index("1") == 6


class Tags(HTMLParser):
    """Checks that tags are closed in order, and collects attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@EachGame
def test_the_page_is_well_formed_and_loads_nothing(path: Path) -> None:
    page = review_page([reviewed(path), reviewed(SILVER_GOLD)])
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert not {"src", "href", "srcset"} & {name for name, _ in tags.attributes}
    assert "url(" not in page and "@import" not in page and "http:" not in page
    assert "<script" not in page
    assert page.count("<article>") == 2


@EachLanguage
def test_the_page_is_in_the_language(language: str) -> None:
    page = review_page([reviewed(SILVER_GOLD, language)])
    assert f'<html lang="{language}">' in page
    assert "review-" not in page


def test_names_cannot_become_tags() -> None:
    game = reviewed(SILVER_GOLD)
    names = ['<b onload="x">', "&"]
    page = review_page([ReviewedGame(game.review, game.positions, names, game.texts)])
    assert "<b onload" not in page
    assert "&lt;b onload=&quot;x&quot;&gt;" in page


def test_both_decisions_are_marked_on_the_board() -> None:
    game = reviewed(SILVER_GOLD)
    marks = [one for one in game.words.remarks[Seat(0)] if (one.moment.do or "").startswith("mark")]
    assert marks
    for remark in marks:
        for do in map(str, (remark.moment.do, remark.moment.best)):
            groups = do.removeprefix("mark ").split("; ")
            fields = sum(len(group.split(" ")) - 1 for group in groups)
            assert game.board(remark, do, 46).text().count("[#]") == fields
