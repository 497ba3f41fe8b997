"""Events as messages: for every game, in every language."""

from __future__ import annotations

import msgspec
import pytest

from crossoff.core.model.say import Say
from crossoff.play.events import Decided, Given, Opened, Rematched, Sat
from crossoff.play.news import Reporter
from crossoff.texts import LANGUAGES, Texts
from testkit.play.sayings import all_sayings, observers, tables_played
from testkit.play.tables import new_table
from testkit.terminal.app import Strict

#: Lines without a message: dealt cards are visible on the table.
UNTOLD = {"deal", "display", "refill", "gain", "expedition"}


def test_every_line_has_a_message_or_is_visible_on_the_table() -> None:
    for table, events in tables_played():
        reporter = Reporter()
        for event in events:
            news = reporter.news(table, table.apply(event))
            for observer in observers(table):
                silent = {what["verb"] for what in news.for_observer(observer) if "say" not in what}
                assert silent <= UNTOLD


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_words_in_every_language(language: str) -> None:
    texts = Strict(language)
    sayings = all_sayings()
    assert len(sayings) > 200
    for say in sayings:
        words = texts.speak(say, ["You", "Otto", "Ida", "Ann"], count=2)
        assert words or not say
        assert "{" not in words


def test_a_saying_has_names_and_lists_in_it() -> None:
    texts = Texts("en")
    name = {"seat": 1}
    assert texts.speak(("told-ready", {"name": name}), ["You", "Otto"]) == "Otto is ready"
    assert texts.speak(("told-ready", {"name": {"seat": 0}}), ["You", "Otto"]) == "You’re ready"
    colors: dict[str, list[Say]] = {"list": [("oc-color-red", {}), ("oc-color-blue", {})]}
    assert texts.speak(("oc-told-roll", {"dice": colors})) == "Rolled: red and blue"
    inside = ("told-auto", {"sentence": ("oc-told-pass", {"name": name})})
    assert texts.speak(inside, ["You", "Otto"]) == "Otto passed (played automatically)"
    assert texts.speak("roll 3") == "roll 3"


def test_table_events_have_the_same_messages_in_all_games() -> None:
    table, reporter, texts = new_table("one-card", {}, 2), Reporter(), Texts("en")

    def said(*events: Sat | Given | Opened | Rematched) -> list[str]:
        what = [one for event in events for one in reporter.news(table, event).for_observer(None)]
        return [texts.speak(one["say"], ["You", "Otto"]) for one in what]

    assert said(Sat(1, "Otto", "t"), Given(0, "novice"), Opened(1, "i"), Rematched("ab" * 16)) == [
        "Otto joined",
        "A bot took over your seat",
        "A seat is free again",
        "On to the next game",
    ]


def test_the_autopilots_decisions_are_marked() -> None:
    [(table, events)] = [one for one in tables_played() if one[0].created.game == "sticks"][:1]
    reporter, texts = Reporter(), Texts("en")
    reporter.news(table, table.apply(events[0]))
    decided = events[1]
    assert isinstance(decided, Decided)
    event = msgspec.structs.replace(decided, auto=True)
    [line] = reporter.news(table, table.apply(event)).for_observer(None)[:1]
    assert texts.speak(line["say"], ["Ann", "Otto"]).endswith("(played automatically)")
