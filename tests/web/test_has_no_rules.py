"""The browser knows no rules: it draws whatever the server and the deck say.

Tables with unusual decks show their numbers and can be played, and numbers that no deck can change
are changed on the way to the page.
"""

from __future__ import annotations

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import crossoff
from crossoff.games.one_card.deck import load_deck as load_cards
from crossoff.games.silver_gold.deck import load_deck as load_maps
from testkit.web.browser import LiveServer, Visits
from testkit.web.hands import Mouse
from testkit.web.player import Player
from testkit.web.screens import CARD, SILVER
from testkit.web.second_tab import play_out

SOURCES = sorted(
    path
    for path in Path(crossoff.__file__).parent.rglob("*.js")
    if "vendor" not in path.parts and path.name != "art.js"  # a picture: not played
)


def other_maps() -> dict[str, Any]:
    """Return Silver & Gold with other numbers wherever a deck has one, and with other shapes."""
    deck = deepcopy(load_maps().source)
    deck["cups"] = {"values": [17, 11, 7]}
    deck["score_card"] = {"coin_rows": 2, "coins_per_row": 5, "palms": 6}
    deck["seals"] = {"gray": 3, "green": 6, "orange": 7, "purple": 8}
    deck["patterns"] = {"S5": [".##", "##.", "#.."], "I4": ["####"], "U5": ["#.#", "###"]}
    deck["expedition"] = {"S5": 3, "I4": 3, "U5": 3}
    colors = list(deck["seals"])
    for number, one in enumerate(deck["maps"]):  # each has one, so that any map that is seen does
        one.setdefault("seal", colors[number % len(colors)])
    return deck


def other_cards() -> dict[str, Any]:
    """Return Everything on 1 Card with fewer dice and rolls, a larger sun bonus and a
    shorter game.
    """
    deck = deepcopy(load_cards().source)
    deck["dice"] = {"count": 4, "rolls": 2}
    deck["bonus"] = {"suns": [0, 8, 19]}
    deck["end"] = {"scored_cards": 2, "rows_to_score": 2}
    return deck


def table_with(visits: Visits, game: str, deck: dict[str, Any], **named: Any) -> Page:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    body = {"game": game, "seats": seats, "name": "Ann", "deck": deck}
    made = httpx.post(f"{visits.address}api/tables", json=body, timeout=300).json()
    page = visits.page(f"#t/{made['table']}/{made['token']}", **named)
    expect(page.get_by_role("region", name="Your move")).to_be_visible()
    return page


def test_maps_of_another_deck_are_shown_and_played(visits: Visits, live_server: LiveServer) -> None:
    deck = other_maps()
    page = table_with(visits, "silver-and-gold", deck)
    player = Player(SILVER, Mouse(page))
    player.play(decisions=1)
    cups = re.compile("3 cups left, the best is worth 17")
    expect(page.get_by_role("img", name=cups)).to_be_visible()
    own = page.get_by_role("region", name="Your score")
    expect(own.locator("[data-box=coin]")).to_have_count(10)
    expect(own.locator("[data-box=cup]")).to_have_count(2)
    expect(own.locator("[data-box=palm]")).to_have_count(6)
    shape = re.compile(r"^Expedition: [45] squares\.")
    expect(page.get_by_role("button", name=shape)).to_be_visible()
    play_out(player, live_server)
    seals = set(re.findall(r"(\d+) for each (\w+) map", " ".join(told(page))))
    known = {(str(points), color) for color, points in deck["seals"].items()}
    assert seals and seals <= known


def told(page: Page) -> list[str]:
    """Return everything the replay's boards say, at some of its steps."""
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Pause").click()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    words = []
    for step in range(0, last, last // 5):
        slider.fill(str(step))
        words.append(page.get_by_role("main").aria_snapshot())
    return words


def test_a_whole_shape_of_another_deck_can_be_laid(visits: Visits) -> None:
    """Field by field, on maps without sea and symbols, where every shape fits everywhere."""
    deck = other_maps()
    for one in deck["maps"]:
        one["field"] = ["...."] * 4
    page = table_with(visits, "silver-and-gold", deck)
    player = Player(SILVER, Mouse(page))
    player.play(decisions=1)
    done = page.get_by_role("button", name="Done", exact=True)
    expect(done).to_be_visible()
    said = page.get_by_role("button", name=re.compile("^Expedition")).get_attribute("aria-label")
    size = int(re.findall(r"(\d) squares", said or "")[0])
    field = page.get_by_role("button", name=re.compile("can be crossed off$")).first
    while not done.is_enabled():
        field.click()
    chosen = page.get_by_role("button", name=re.compile("crossed off, not confirmed yet$"))
    assert chosen.count() == size


def test_cards_of_another_deck_are_shown_and_played(
    visits: Visits, live_server: LiveServer
) -> None:
    page = table_with(visits, "one-card", other_cards())
    expect(page.get_by_role("region", name="Dice").get_by_role("button")).to_have_count(4)
    expect(page.get_by_role("region", name="Scored")).to_contain_text("0 of 2 cards")
    card = page.get_by_role("region", name="Your cards").get_by_role("img").first
    expect(card).to_contain_text("+8")
    expect(card).to_contain_text("+19")
    expect(page.get_by_role("img", name=re.compile("^(no rolls|one roll) left"))).to_be_visible()
    play_out(Player(CARD, Mouse(page)), live_server)
    assert page.get_by_role("rowheader", name=re.compile(r"\bcard$", re.IGNORECASE)).count() == 2


def test_rounds_and_turns_come_from_the_server(visits: Visits) -> None:
    """No deck can change them, so the test changes them in transit."""
    context = visits.visitor()

    def change(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def passed(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("view"):
                said["view"] |= {"rounds": 6, "turns": 9}
            line.send(json.dumps(said))

        server.on_message(passed)

    context.route_web_socket(re.compile("/socket$"), change)
    page = context.new_page()
    page.goto(visits.address)
    page.get_by_text(SILVER, exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("img", name="Turn 1 of 9")).to_be_visible()
    Player(SILVER, Mouse(page)).play(decisions=1)
    expect(page.get_by_role("img", name=re.compile("^Round 1 of 6"))).to_be_visible()


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: "/".join(path.parts[-3:]))
def test_no_module_carries_a_list_of_the_rules(path: Path) -> None:
    """Nothing that is in a deck: its shapes, cups, bonus, order of colours, ids of maps."""
    text = re.sub(r"\s", "", path.read_text(encoding="utf-8"))
    maps, cards = load_maps(), load_cards()
    lists = [maps.cups, cards.sun_bonus, maps.colors, cards.colors, maps.source["patterns"]["T4"]]
    for one in lists:
        literal = re.sub(r"\s", "", json.dumps(list(one)))
        assert literal not in text
    assert not re.search(r'"[PGOS]\d\d"', text)


def test_which_clause_refuses_is_told_by_the_game() -> None:
    """Only the pages of rules and tips name clauses."""
    named = {
        path.name for path in SOURCES if re.search(r'"[SC]\d(\.\d)?"', path.read_text("utf-8"))
    }
    assert named <= {"rules.js", "rules-examples.js", "rules-pictures.js", "hints.js"}


#: Modules of boards that add up what counts, and why that is no rule.
ADDS_UP = {
    "one_card/cards.js": "where the suns are drawn",
    "one_card/dice.js": "faces that pass while a die rolls",
    "one_card/facts.js": "boxes of a card, as printed",
    "one_card/playback.js": "how often a die turned over",
    "one_card/rules.js": "numbers in the rules, from the deck",
    "silver_gold/cards.js": "which boxes of the score card are drawn",
    "silver_gold/facts.js": "symbols printed on a map",
    "silver_gold/markbar.js": "what the chosen squares show",
    "silver_gold/memory.js": "how many expedition cards there are",
    "silver_gold/rivals.js": "what a label reads out",
    "silver_gold/rules.js": "numbers in the rules, from the deck",
    "silver_gold/rules-examples.js": "examples that the rules work out",
    "silver_gold/rules-pictures.js": "the free squares of a picture",
    "silver_gold/shapes.js": "quarter turns of a shape",
    "silver_gold/words.js": "whether a map has symbols",
}
_COUNTS = r"(?:points|values?|worth|totals?|scores?|bonus|seals?|coins?|cups?|palms?|suns?|turns?)"
_ADDING = re.compile(
    rf"(?i)(?<![\w-]){_COUNTS}(?:\[[^\]]*\])?\s(?:[-+*/%]|[-+]=)\s"
    rf"|\s[-+*/%]\s(?:[\w$]+\.)*{_COUNTS}\b(?!\()|\.reduce\(\([^)]*\)\s*=>\s*\w+ \+"
)


def test_only_these_boards_add_up_what_counts() -> None:
    """What something is worth is computed by the game in Python and sent."""
    adding = set()
    for path in SOURCES:
        code = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text("utf-8"), flags=re.DOTALL)
        if path.parent.name == "web" and _ADDING.search(code):
            adding.add(f"{path.parent.parent.name}/{path.name}")
    assert adding == set(ADDS_UP)
