"""`crossoff review`: what every decision of a finished game was worth."""

from __future__ import annotations

import contextlib
import json as json_format
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

from cyclopts import Parameter

import crossoff
from crossoff.cli.check import Files
from crossoff.cli.completing import DEPTHS, depths
from crossoff.cli.errors import FAILED, FINE, Mistake
from crossoff.cli.files import replacing
from crossoff.cli.language import current_texts, reason, t
from crossoff.cli.options import Count, JsonFlag, OptionalCount
from crossoff.cli.records import STDIN, complaint, open_file, raw_records, replayed
from crossoff.cli.terminal import Advance, progress, say
from crossoff.core.errors import BadRecord, CrossoffError, hint
from crossoff.core.escaping import one_line

if TYPE_CHECKING:
    from crossoff.cli.reviewed import ReviewedGame
    from crossoff.coach.model import Moment, Review
    from crossoff.core.model.position import Position
    from crossoff.core.model.record import Record

__all__ = ["review"]

_LONGEST_NAME = 20

Depth = Annotated[str, Parameter(metavar="DEPTH", completer=depths)]
Page = Annotated[Path | None, Parameter(name="--html", metavar="OUT.html")]


@dataclass(frozen=True)
class _Wish:
    """What is asked for, the same for all games."""

    seat: int | None
    depth: str
    seed: int
    jobs: int


class _SomeBad(Exception):
    """A game could not be reviewed, so no page is written."""


def review(
    *files: Files,
    record: OptionalCount = None,
    seat: OptionalCount = None,
    depth: Depth = "standard",
    seed: Count = 0,
    jobs: Count = 1,
    json: JsonFlag = False,
    html: Page = None,
) -> int:
    """Review finished games: luck, losses, and the costliest decisions."""
    _check(files, record, depth, jobs)
    wish = _Wish(seat, depth, seed, jobs)
    try:
        # Opened first: a place that cannot be written to is better known before the work.
        with replacing(html) if html is not None else contextlib.nullcontext() as page:
            _review_all(list(_found(files, record)), wish, json=json, page=page)
    except _SomeBad:
        return FAILED
    if html is not None and not json:
        print(t("review-is-in", file=str(html)))
    return FINE


def _check(files: Sequence[str], record: int | None, depth: str, jobs: int) -> None:
    if not files:
        how = t("see", command="crossoff review --help")
        raise Mistake(t("needs-file", command="review", hint=how))
    if record is not None and record < 1:
        raise Mistake(t("record-from-1", number=record))
    if jobs < 1:
        raise Mistake(t("at-least-one", option="--jobs", value=jobs))
    if depth not in DEPTHS:
        raise Mistake(t("unknown-depth", depth=repr(depth), hint=reason(hint(depth, DEPTHS))))


@dataclass(frozen=True)
class _Found:
    """A record as it stands in a file, and where that is; `names` if it was played here."""

    file: str
    number: int
    data: bytes
    names: Sequence[str] = ()


def _found(files: Sequence[str], record: int | None) -> Iterator[_Found]:
    for name in files:
        if name.isascii() and name.isdigit():
            yield _played_here(int(name))
            continue
        file = open_file(name)
        count = 0
        with contextlib.nullcontext() if name == STDIN else file:
            for count, data in enumerate(raw_records(file), 1):
                if record in (None, count):
                    yield _Found(name, count, data)
        if count < (wanted := record or 1):
            raise Mistake(t("no-such-record", file=name, found=count, number=wanted))


def _played_here(number: int) -> _Found:
    from crossoff.cli.games import player_names
    from crossoff.cli.play import saves_folder
    from crossoff.local.finished import read_finished

    game = read_finished(saves_folder(), number)
    if game is None:
        raise Mistake(t("no-such-game", number=number, command="crossoff games"))
    return _Found(str(game.path), 1, game.path.read_bytes(), player_names(game, current_texts()))


def _review_all(found: Sequence[_Found], wish: _Wish, *, json: bool, page: TextIO | None) -> None:
    games: list[ReviewedGame] = []  # for the page
    is_bad = False
    for number, one in enumerate(found):
        try:
            game = _review_one(one, wish)
        except BadRecord as error:
            say(complaint(one.file, one.number, error))
            is_bad = True
            continue
        if json:
            print(json_format.dumps(game.review.to_json(), ensure_ascii=False), flush=True)
        elif page is None:
            _print(game, is_first=number == 0)
        if page is not None:
            games.append(game)
    if is_bad:
        raise _SomeBad
    if page is not None:
        from crossoff.cli.review_page import review_page

        page.write(review_page(games))


def _print(game: ReviewedGame, *, is_first: bool) -> None:
    from crossoff.local.review_text import review_text

    print(("" if is_first else "\n\n") + review_text(game.words), flush=True)


def _review_one(found: _Found, wish: _Wish) -> ReviewedGame:
    """Review a game; raises BadRecord for one that cannot be."""
    with progress(t("reviewing"), 1.0) as advance:
        record, positions = replayed(found.data)
        if not positions[-1].is_over:
            raise BadRecord(len(record.log), "why-review-unfinished")
        if wish.seat is not None and not 0 <= wish.seat < len(record.seats):
            raise Mistake(t("seat-range", last=len(record.seats) - 1, seat=wish.seat))
        try:
            made = _reviewed(record, wish, advance)
        except BadRecord:
            raise
        except CrossoffError as error:
            raise BadRecord(0, error) from None
    return _shown(made, positions, found.names or record.seats)


def _reviewed(record: Record, wish: _Wish, advance: Advance) -> Review:
    shown = 0.0

    def show(share: float, moments: Sequence[Moment]) -> None:
        nonlocal shown
        advance(share - shown)
        shown = share

    seats = None if wish.seat is None else [wish.seat]
    return crossoff.review(
        record, wish.depth, seats=seats, progress=show, seed=wish.seed, jobs=wish.jobs
    )


def _shown(made: Review, positions: Sequence[Position], names: Sequence[str]) -> ReviewedGame:
    from crossoff.cli.reviewed import ReviewedGame

    short = [one_line(name, _LONGEST_NAME) for name in names]
    return ReviewedGame(made, positions, short, current_texts())
