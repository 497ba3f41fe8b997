"""A run's summary: sums that add up, tables, and a valid chart."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import msgspec
import pytest

from crossoff.arena.batch import Batch, GameResult
from crossoff.arena.interval import Estimate
from crossoff.arena.lineups import make_lineups, rounds, seatings
from crossoff.arena.plan import Plan
from crossoff.arena.plot import Scale, plot
from crossoff.arena.report import sections
from crossoff.arena.summary import Summary, summarize
from crossoff.arena.tally import WHOLE_WIN, Tally
from crossoff.arena.timing import Clock
from crossoff.cli.standings import heading, labels, notes
from crossoff.texts import LANGUAGES, Texts

SVG = "{http://www.w3.org/2000/svg}"


def plan(players: int, *bots: str, games: int = 4, **settings: float) -> Plan:
    return Plan(
        code="",
        game="patience",
        options={"variant": "odd"},
        deck={},
        players=players,
        bots=bots,
        games=games,
        seed=3,
        **settings,  # type: ignore[arg-type]
    )


def played(asked: Plan) -> list[Batch]:
    """Return each round as a batch. The better a bot's letter, the more points; the best share a
    win.
    """
    batches = []
    for number, part in enumerate(rounds(asked)):
        games = []
        for seating, bots in enumerate(
            seatings(make_lineups(asked.bots, asked.players)[part.lineup])
        ):
            scores = [100 - 10 * ord(bot[0]) + part.deal for bot in bots]
            winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
            games.append(GameResult(*part, seating, scores, winners))
        clocks = {bot: Clock(10, 0.5, 0.1 * number) for bot in asked.bots}
        batches.append(Batch(first=number, last=number + 1, games=games, clocks=clocks))
    return batches


def summary(asked: Plan) -> Summary:
    tally = Tally(asked)
    for batch in played(asked):
        tally.add(batch)
    return summarize(tally)


def test_two_seats() -> None:
    found = summary(plan(2, "b", "a", "c", games=7))
    assert (found.deals, found.games, found.anchor, found.fair_share) == (4, 24, "b", 0.5)
    assert [bot.name for bot in found.bots] == ["b", "a", "c"]
    assert [bot.games for bot in found.bots] == [16, 16, 16]
    assert [bot.wins.value for bot in found.bots] == [0.5, 1.0, 0.0]
    assert [bot.score.value for bot in found.bots] == [100 - 10 * ord(c) + 1.5 for c in "bac"]
    assert found.bots[0].rating == Estimate(0.0, 0.0, 0.0)
    assert found.bots[1].rating.value > 0 > found.bots[2].rating.value
    first = found.lineups[0]
    assert (first.bots, first.deals, first.seatings, first.games) == (("b", "a"), 4, 2, 8)
    assert [entry.lead for entry in first.entries] == [
        Estimate(-10, -10, -10),
        Estimate(10, 10, 10),
    ]


def test_several_seats_of_a_bot_share_its_wins() -> None:
    found = summary(plan(3, "a", "b", games=6))
    alone, crowd = found.lineups
    assert [(entry.name, entry.seats, entry.wins.value) for entry in alone.entries] == [
        ("a", 1, 1.0),
        ("b", 2, 0.0),
    ]
    # Two seats that always win together have half each; more is impossible.
    assert [(entry.name, entry.wins.value, entry.wins.high) for entry in crowd.entries][1] == (
        "a", 0.5, 0.5,
    )  # fmt: skip
    assert found.bots[0].wins.value == pytest.approx(2 / 3, abs=1e-6)
    assert crowd.entries[1].lead.value == 10


def test_sums_do_not_depend_on_the_order_of_batches_but_the_hash_is_of_the_ordered_run() -> None:
    asked = plan(2, "a", "b", "c", games=6)
    forth, back = Tally(asked), Tally(asked)
    for batch in played(asked):
        forth.add(batch)
    for batch in reversed(played(asked)):
        back.add(batch)
    assert (forth.wins == back.wins).all()
    assert (forth.points == back.points).all()
    assert forth.won == back.won == {"a": 12 * WHOLE_WIN, "b": 6 * WHOLE_WIN, "c": 0}
    assert forth.digest != back.digest
    assert summarize(forth).time == summarize(back).time


def test_time_is_told_apart_from_results() -> None:
    found = summary(plan(2, "a", "b", games=8))
    assert found.time["a"].decisions == 40
    assert (found.time["a"].mean, found.time["a"].longest) == pytest.approx((0.05, 0.3))
    rest = msgspec.to_builtins(found)
    del rest["time"]
    assert "0.05" not in str(rest)


def test_one_deal() -> None:
    found = summary(plan(2, "a", "b", games=1))
    assert found.bots[0].wins == Estimate(1.0)
    assert "A single deal gives no intervals." in notes(found)
    assert sections(found)[0].rows[0][2] == "-"
    ElementTree.fromstring(plot(found, labels(found)))


# --- for people ---


def test_tables() -> None:
    found = summary(plan(2, "a", "b", "c", games=100, iterations=50))
    assert heading(found) == (
        "patience, variant odd, custom deck, 2 players, 300 games on 50 deals, seed 3, "
        "50 iterations per decision"
    )
    bots, lineups, times = sections(found)
    assert [row[0] for row in bots.rows] == ["a", "b", "c"]
    assert [row[0] for row in lineups.rows] == ["a v b", "a v c", "b v c"]
    assert lineups.rows[0][1:5:3] == ("100.0 %", "+10.0 ± 0.0")
    assert times.rows[0][2:] == ("50.0 ms", "14.90 s")
    for section in (bots, lineups, times):
        assert {len(row) for row in section.rows} == {len(section.columns)}
    assert any("a is 0" in line for line in notes(found))
    assert not any("too narrow" in line for line in notes(found))


def test_tables_for_larger_tables() -> None:
    found = summary(plan(3, "a", "b", "c", games=6, seconds=0.5))
    rows = [row[0] for row in sections(found)[1].rows]
    assert rows[:2] == ["a v 2 × b", "a v 2 × c"]
    assert rows[-3:] == ["a v b, c", "b v a, c", "c v a, b"]
    text = " ".join([heading(found), *notes(found)])
    assert "0.5 s per decision" in text
    assert "each wins 33.3 %" in text
    assert "no two runs are the same" in text
    assert "too narrow" in text


# --- the picture ---


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def test_the_picture_is_xml_with_a_dot_and_a_line_for_each_bot() -> None:
    found = summary(plan(2, "a", "<b> & co", "random", games=20))
    svg = plot(found, labels(found))
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert len(list(root.iter(f"{SVG}circle"))) == 3
    assert len(root.findall(f"{SVG}line[@class='span']")) == 3
    assert "<b> & co" in texts(svg)
    width, height = (float(root.attrib[key]) for key in ("width", "height"))
    for node in root.iter():
        for key, value in node.attrib.items():
            if key in ("x", "x1", "x2", "cx"):
                assert 0 <= float(value) <= width
            if key in ("y", "y1", "y2", "cy"):
                assert 0 <= float(value) <= height


def test_the_picture_can_be_read_aloud_and_in_the_dark() -> None:
    found = summary(plan(2, "a", "random", games=20))
    svg = plot(found, labels(found))
    root = ElementTree.fromstring(svg)
    assert (root.attrib["role"], root.attrib["aria-labelledby"]) == ("img", "title desc")
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert desc is not None
    assert desc.text is not None
    assert re.search(r"random at 0: a \d+ \(\d+ to \d+\); random 0\.$", desc.text)
    style = root.find(f"{SVG}style")
    assert style is not None
    assert "@media (prefers-color-scheme: dark)" in (style.text or "")
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")  # no external references


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_speaks_the_language_of_the_run(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROSSOFF_LANGUAGE", language)
    found = summary(plan(2, "a", "random", games=20))
    svg = plot(found, labels(found))
    said = Texts(language).say
    shown = texts(svg)
    assert shown[:2] == [said("cmd-plot-title"), heading(found)]
    assert said("cmd-plot-axis", anchor="random") in shown
    low, high = (f"{end:.0f}" for end in (found.bots[0].rating.low, found.bots[0].rating.high))
    assert any(f"({said('cmd-span', low=low, high=high)})" in text for text in shown)
    assert ElementTree.fromstring(svg).attrib["lang"].startswith(language)


@pytest.mark.parametrize(
    ("low", "high"), [(0, 0), (0, 1), (-3, 5), (0, 99), (-450, 1700), (12, 2e4), (-7e5, -6e5)]
)
def test_the_axis_holds_all_and_has_few_round_ticks(low: float, high: float) -> None:
    scale = Scale(low, high)
    ticks = list(scale.ticks())
    assert ticks[0] <= low <= high <= ticks[-1]
    assert 2 <= len(ticks) <= 11
    assert scale(ticks[0]) < scale(ticks[-1])
