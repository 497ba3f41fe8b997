"""The example of docs/new-game.md, on the generic boards."""

from __future__ import annotations

import doctest
import re

import pytest

from crossoff.bots import load_bot
from crossoff.core.compiler.rng import stream
from crossoff.core.model.contract import Seat
from crossoff.core.model.player import NO_LIMIT, Seen
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.registry import load_game
from crossoff.local.draft import Draft
from crossoff.local.sitting import GameSettings, LocalSeat, Sitting
from crossoff.server.http import GENERIC_BOARD, catalogue
from crossoff.texts import LANGUAGES, Texts
from crossoff.tui import generic_board
from crossoff.tui.board import Scene, load_board
from crossoff.tui.drawing import lay_out
from crossoff.tui.log import Log
from crossoff.tui.rules import rules
from testkit.paths import ROOT

NAME = "sticks"


def scene(position: Position, language: str = "en", *, seat: int | None = 0) -> Scene:
    draft = None
    if seat is not None and seat in position.actors():
        draft = Draft(position, seat, load_board(position.game).targets)
    observer = None if seat is None else Seat(seat)
    return Scene(position, observer, ["You", "Otto"], ["", "greedy"], Texts(language), draft)


def test_the_page_says_what_one_sees() -> None:
    page = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    [block] = re.findall(r"```pycon\n(.*?)```", page, re.DOTALL)
    case = doctest.DocTestParser().get_doctest(block, {}, "new-game.md", None, None)
    assert len(case.examples) == 4
    assert doctest.DocTestRunner().run(case).failed == 0


def test_it_is_played_in_the_terminal_without_a_board() -> None:
    position = new_game(load_game(NAME)).apply_chance(3)
    board, now = load_board(position.game), scene(position)
    assert board is generic_board
    text = lay_out(board.zones(now), 80).text()
    assert "sticks: 14" in text and "You: total 0" in text
    assert "[ ] take 1   [ ] take 2   [ ] take 3" in text
    assert now.draft is not None
    now.draft.press(("choice", "take 2"))
    assert "[x] take 2" in lay_out(board.zones(now), 80).text()
    assert now.draft.is_settled and board.asking(now).done == "Confirm"
    after = position.apply(0, 1)
    assert board.asking(scene(after)).prompt == "Waiting for Otto"
    assert board.heading(scene(after)) == "Otto"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_generic_board_speaks_every_language(language: str) -> None:
    position = new_game(load_game(NAME)).apply_chance(0)
    board, texts = load_board(position.game), Texts(language)
    said = [board.asking(scene(position, language)).prompt]
    said += [word for word, _ in board.sheet(position, texts)]
    said += [words for _, words in board.signs(texts)]
    said += [words for _, clauses in rules(position.game, None, texts) for _, words in clauses]
    assert all(said) and not any("generic-" in words or "tui-" in words for words in said)


def test_the_log_tells_it_in_the_words_of_the_record() -> None:
    sitting = Sitting.begin(
        GameSettings(NAME, (LocalSeat(name="Ann"), LocalSeat(name="Otto")), seed=1), None
    )
    sitting.decide(Seat(0), "take 2")
    texts = Texts("en")
    observed = Scene(sitting.position, None, sitting.names(texts), ["", ""], texts)
    told = Log(sitting).lines(observed)
    assert told[0] == "The game begins"
    assert re.fullmatch(r"roll \d", told[1])
    assert told[2:] == ["Ann: take 2"]


def test_the_page_is_told_which_board_draws_it() -> None:
    facts = {game["name"]: game for game in catalogue()["games"]}
    own = facts[NAME]
    assert own["board"] == GENERIC_BOARD
    assert (own["brings"], own["languages"], own["lessons"]) == ([], [], [])
    assert [bot["name"] for bot in own["bots"]] == ["random", "greedy", "master"]
    for name, game in facts.items():
        if name != NAME:
            assert game["board"] == f"{game['folder']}board.js"
            assert game["brings"] == ["art", "rules"]
            assert game["languages"] == sorted(LANGUAGES)


@pytest.mark.parametrize(("sticks", "right"), [(11, {2}), (14, {1}), (12, {0, 1, 2})])
def test_its_master_leaves_a_multiple_of_four(sticks: int, right: set[int]) -> None:
    position = new_game(load_game(NAME)).apply_chance(sticks - 11)
    assert position.state.sticks == sticks
    rng = stream("master", "1")
    decided = load_bot("master").decide(
        Seen(position, Seat(0)), position.legal(Seat(0)), NO_LIMIT, rng
    )
    assert decided in right
