"""Lessons follow the rules whatever is tried in them, teach what they promise, and are short."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from crossoff.core.model.record import FORMAT, Record, replay
from crossoff.play.learning import Learner
from crossoff.play.lessons import lines_of, load_lesson
from crossoff.play.table import Refused
from testkit.play.lessons import LESSONS, as_shown, at, decisions, is_done, model
from testkit.server.seeded import running_seeded, web
from testkit.texts.ftl_files import LANGUAGES, read_texts

pytestmark = pytest.mark.once

EachLesson = pytest.mark.parametrize(("game", "lesson"), LESSONS)
SILVER, CARD = "silver-and-gold", "one-card"
FOLDERS = {SILVER: "silver_gold", CARD: "one_card"}

TOPICS = {
    SILVER: "shape turn one cross coins palm finish take last end",
    CARD: "roll use colour score suns both last end",
}
"""What each tutorial promises, in this order, by the last word of the texts' ids."""

GAINS: dict[str, dict[int, dict[str, Any]]] = {
    "sg-learn-coins": {0: {"coins": 1, "cups": 6}, 1: {"coins": 1, "cups": 5}},
    "sg-learn-palm": {0: {"palms": 3}},
    "sg-learn-finish": {0: {"maps": 10}},
    "sg-learn-last": {0: {"maps": 14, "seals": 2}},
    "oc-learn-score": {0: {"cards": [14]}},
    "oc-learn-both": {0: {"cards": [21]}},
}
"""What the texts tell of: the points that seats gain in a step."""


@EachLesson
def test_the_record_of_a_lesson_is_one_of_a_game(game: str, lesson: str) -> None:
    it = load_lesson(game, lesson)
    log = [line for step in it.steps for line in lines_of(step.before) + lines_of(step.log)]
    result = next(reversed(list(as_shown(game, lesson)))).told()["result"]
    record = Record(FORMAT, game, it.options, "standard", ["a"] * it.players, log, result)
    assert list(replay(record))


@EachLesson
def test_whatever_is_tried_leads_on_or_has_a_reason(game: str, lesson: str) -> None:
    """For every legal decision in every position that a learner can reach."""
    todo: list[tuple[tuple[str, ...], Learner]] = [((), Learner(game, lesson))]
    reached: set[tuple[int, bytes]] = set()
    reasons, ends = set(), 0
    while todo:
        taken, learner = todo.pop()
        if is_done(learner):
            ends += 1
            continue
        for do in decisions(learner):
            learner.decide(do)
            if learner.refused is not None:
                reasons.add(learner.refused)
                continue
            key = (learner.number, learner.position.to_bytes())
            if key not in reached:
                reached.add(key)
                todo.append(((*taken, do), learner))
            learner = at(game, lesson, taken)
    it = load_lesson(game, lesson)
    assert ends > 0
    assert {number for number, _ in reached} == set(range(1, len(it.steps)))
    assert reasons == {say for step in it.steps for say in step.refuses.values()}


@EachLesson
def test_the_game_is_wound_forward_only_after_something_to_be_read(game: str, lesson: str) -> None:
    """So that nobody misses the effect of their decision."""
    steps = load_lesson(game, lesson).steps
    assert steps[0].before and not steps[-1].log
    for step, following in itertools.pairwise(steps):
        assert not (step.log and following.before), following.say


@pytest.mark.parametrize("game", TOPICS)
def test_a_tutorial_teaches_everything_it_promises(game: str) -> None:
    said = [step.say.rpartition("-")[2] for step in load_lesson(game, "tutorial").steps]
    wanted = TOPICS[game].split()
    assert [topic for topic in said if topic in wanted] == wanted
    done = next(reversed(list(as_shown(game, "tutorial"))))
    assert done.told()["result"]["winners"] == [done.lesson.seat]


@pytest.mark.parametrize("game", TOPICS)
def test_what_the_texts_tell_of_happens(game: str) -> None:
    for before, after in itertools.pairwise(as_shown(game, "tutorial")):
        news = [what for frame in after.frames for what in frame["what"]]
        gains = {what["by"]: what["items"] for what in news if what["verb"] == "gain"}
        for seat, items in GAINS.get(before.step.say, {}).items():
            assert items.items() <= gains[seat].items(), before.step.say


def test_the_learner_is_behind_before_the_last_turn() -> None:
    last = next(one for one in as_shown(SILVER, "tutorial") if one.step.say == "sg-learn-last")
    mine, other = last.position.totals()
    assert other - mine == 2


class _Named(Visitor):
    """The messages that a text refers to."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.ids.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS.values())
def test_buttons_are_called_by_their_names(folder: str, language: str) -> None:
    words = _Named()
    for text in read_texts(f"{folder}_learn", language).values():
        words.visit(text.message)
    assert words.ids and words.ids <= set(read_texts(folder, language))


WORDS_A_MINUTE = 160  # slow: most people read 200 and more
SECONDS = {True: 9, False: 2}  # to find and do what is asked; to read and press the button


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOPICS)
def test_a_tutorial_takes_less_than_four_minutes(game: str, language: str) -> None:
    texts = read_texts(f"{FOLDERS[game]}_learn", language)
    steps = load_lesson(game, "tutorial").steps
    words = sum(len(texts[step.say].words.split()) for step in steps)
    doing = sum(SECONDS[bool(step.log)] for step in steps)
    assert words / WORDS_A_MINUTE * 60 + doing < 240


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOPICS)
def test_a_note_is_short(game: str, language: str) -> None:
    for id_, text in read_texts(f"{FOLDERS[game]}_learn", language).items():
        assert len(text.words) <= 160, id_
        assert text.words.count(". ") <= 2, id_


# --- one at a time ---


def test_a_wrong_try_leads_nowhere_and_says_why() -> None:
    learner = Learner(SILVER, "tutorial")
    before = learner.told()
    learner.decide("mark G01 b1")
    assert learner.refused == "sg-learn-shape-one"
    assert learner.told() == {**before, "refused": learner.refused}
    learner.decide(model(learner))
    assert learner.refused is None and learner.number == 1


def test_what_others_do_is_seen_one_thing_after_the_other() -> None:
    learner = at(CARD, "tutorial", ("reroll 2 4 5", "use 16"))
    verbs = [[what["verb"] for what in frame["what"]] for frame in learner.frames]
    assert verbs == [["use"], ["use", "roll"], ["reroll", "roll"], ["use"]]
    assert learner.told()["view"] == learner.frames[-1]["view"]


def test_nothing_can_be_chosen_where_something_is_only_to_be_read() -> None:
    for learner in as_shown(SILVER, "tutorial"):
        told = learner.told()
        assert bool(told["legal"]) == bool(learner.step.log) == (told["model"] is not None)


@pytest.mark.parametrize(
    ("taken", "do"),
    [
        ((), ""),
        ((), "rubbish"),
        ((), "mark G01 a1 b1"),
        ((), "mark G01 b2"),
        ((), "keep G01 S02"),
        (("mark G01 a2 a3 b3", "mark S02 a1 a2 a3", "mark G01 c3"), "mark G01 d1"),
        (("mark G01 a2 a3 b3", "mark S02 a1 a2 a3", "mark G01 c3", ""), "mark O12 a2 a3 a4"),
    ],
)
def test_illegal_decisions_are_refused(taken: tuple[str, ...], do: str) -> None:
    with pytest.raises(Refused) as refused:
        at(SILVER, "tutorial", taken).decide(do)
    assert refused.value.code == "malformed"


def test_a_finished_lesson_accepts_nothing_more() -> None:
    done = next(reversed(list(as_shown(CARD, "tutorial"))))
    with pytest.raises(Refused):
        done.decide("")
    with pytest.raises(Refused):
        done.preview("")


# --- over the wire ---

PATH = "/api/games/silver-and-gold/lessons/tutorial"
FIRST = "mark S02 a1 a2 b2"
BAD: dict[str, tuple[str, Any, int, str]] = {
    "no such game": ("/api/games/chess/lessons/tutorial", {"decisions": []}, 404, "not_found"),
    "no such lesson": (f"{PATH}s", {"decisions": []}, 404, "not_found"),
    "a way out": ("/api/games/one-card/lessons/..%2Fdeck", {"decisions": []}, 404, "not_found"),
    "no decisions": (PATH, {}, 400, "malformed"),
    "not a list": (PATH, {"decisions": FIRST}, 400, "malformed"),
    "not a text": (PATH, {"decisions": [1]}, 400, "malformed"),
    "something else": (PATH, {"decisions": [], "step": 3}, 400, "malformed"),
    "too many": (PATH, {"decisions": [FIRST] * 65}, 400, "malformed"),
    "too long": (PATH, {"decisions": ["mark " + "x" * 400]}, 400, "malformed"),
    "illegal": (PATH, {"decisions": ["mark S02 b1"]}, 400, "malformed"),
    "goes on from a refusal": (PATH, {"decisions": ["mark S02 a1", FIRST]}, 400, "malformed"),
    "preview without": (f"{PATH}/preview", {"decisions": []}, 400, "malformed"),
    "preview of rubbish": (f"{PATH}/preview", {"decisions": [], "do": "x"}, 400, "malformed"),
}


def test_lessons_over_http(tmp_path: Path) -> None:
    async def learn() -> None:
        async with running_seeded(str(tmp_path / "db")) as server, web(server) as http:
            games = (await http.get("/api/games")).json()["games"]
            listed = {(game["name"], lesson) for game in games for lesson in game["lessons"]}
            assert listed == set(LESSONS)
            begun = (await http.post(PATH, json={"decisions": []})).json()
            assert (begun["step"], begun["say"], begun["frames"]) == (1, "sg-learn-shape", [])
            assert {choice["do"] for choice in begun["legal"]} >= {FIRST, begun["model"]}
            preview = {"decisions": [], "do": FIRST}
            answer = (await http.post(f"{PATH}/preview", json=preview)).json()
            assert answer["legal"] == [] and answer["earns"]["fields"] == 3
            wrong = (await http.post(PATH, json={"decisions": ["mark S02 a1"]})).json()
            assert wrong["step"] == 1 and wrong["refused"] == "sg-learn-shape-one"
            right = (await http.post(PATH, json={"decisions": [FIRST]})).json()
            assert right["step"] == 2 and right["refused"] is None and len(right["frames"]) == 2
            for name, (path, body, status, code) in BAD.items():
                got = await http.post(path, json=body)
                assert (got.status_code, got.json()["code"]) == (status, code), name

    asyncio.run(learn())
