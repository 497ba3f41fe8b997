"""`crossoff show`: a picture of the table at some point of a recorded game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from crossoff.cli.errors import FAILED, FINE, Mistake
from crossoff.cli.kernels import prefer_plain
from crossoff.cli.language import current_texts, t
from crossoff.cli.options import Count, OptionalCount
from crossoff.cli.records import STDIN, complaint, open_file, raw_records, replayed
from crossoff.cli.terminal import is_terminal
from crossoff.core.escaping import one_line

if TYPE_CHECKING:
    from crossoff.core.model.contract import Game
    from crossoff.core.model.position import Position
    from crossoff.tui.drawing import Picture

__all__ = ["ends_of_turns", "show"]

_WIDTH = 80  # columns
_LONGEST_NAME = 20  # keeps a picture within its 80 columns


def show(
    file: Annotated[str, Parameter(allow_leading_hyphen=True, metavar="FILE")],
    /,
    *,
    record: Count = 1,
    turn: OptionalCount = None,
) -> int:
    """Draw the table at some point of a recorded game."""
    data = _find(file, record)
    prefer_plain()  # one record is little to compute
    from crossoff.core.errors import BadRecord

    try:
        game, positions = replayed(data)
    except BadRecord as error:
        print(complaint(file, record, error))
        return FAILED
    ends = ends_of_turns(positions[0].game, game.log)
    last = len(ends) - 1
    if turn is not None and not 0 <= turn <= last:
        raise Mistake(t("turns-range", last=last, turn=turn))
    position = positions[-1 if turn is None else ends[turn]]
    names = [one_line(name, _LONGEST_NAME) for name in game.seats]
    which = last if turn is None else turn
    name = one_line(file, 40)
    if which:
        print(t("show-turn", file=name, record=record, turn=which, last=last))
    else:
        print(t("show-set-up", file=name, record=record))
    _print(position, names)
    return FINE


def _print(position: Position, names: Sequence[str]) -> None:
    """The table as `crossoff play` draws it for who looks on; in colour on a terminal."""
    from crossoff.tui.board import Scene, load_board
    from crossoff.tui.drawing import Zone, lay_out, paragraph

    game, texts = position.game, current_texts()
    board = load_board(game)
    scene = Scene(position, None, names, [""] * position.setup.players, texts, room=2)
    head = f"{game.title_said.render(texts)}\n{board.heading(scene)}"
    picture = lay_out([Zone([paragraph(head, _WIDTH)]), *board.zones(scene)], _WIDTH)
    if is_terminal(sys.stdout):
        _paint(picture)
    else:
        print(picture.text())


def _paint(picture: Picture) -> None:
    from rich.console import Console
    from rich.text import Text

    from crossoff.cli.screen import is_dark
    from crossoff.tui.looks import DARK, LIGHT, style

    theme = DARK if is_dark() else LIGHT
    console = Console(highlight=False, markup=False, emoji=False)
    for line in picture.lines:
        pieces = [(span.text, style(span.look, theme)) for span in line]
        console.print(Text.assemble(*pieces), soft_wrap=True)


def _find(name: str, number: int) -> bytes:
    """The record of that number."""
    if number < 1:
        raise Mistake(t("record-from-1", number=number))
    file = open_file(name)
    found = 0
    try:
        for data in raw_records(file):
            found += 1
            if found == number:
                return data
    finally:
        if name != STDIN:
            file.close()
    raise Mistake(t("no-such-record", file=name, found=found, number=number))


def ends_of_turns(game: Game, log: Sequence[str]) -> list[int]:
    """How many lines of a log stand before the first turn, and up to the end of each turn."""
    ends = [number for number in range(len(log)) if game.shown.opens_turn(log, number)]
    return [*ends, len(log)]
