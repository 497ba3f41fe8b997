"""Benchmark the page: time to the first decision, long tasks, and frame rate while dragging.

    python3 dev.py bench browser [--rounds 5] [--decisions 12]

Uses a real server and a real Chromium on this machine, with a fresh browser profile each round;
every figure is the median of the rounds, with the worst beside it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, expect

from testkit.web.browser import PHONE, Visits, chromium, running_server
from testkit.web.hands import Mouse
from testkit.web.player import Player
from testkit.web.screens import CARD, SILVER, choose_game

LONG_TASKS = """
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.longTasks.push(entry.duration);
}).observe({ type: "longtask", buffered: true });
"""
START_FRAMES = """() => {
  window.frames_ = [];
  const tick = (now) => {
    window.frames_.push(now);
    window.counting = requestAnimationFrame(tick);
  };
  window.counting = requestAnimationFrame(tick);
}"""
STOP_FRAMES = "() => { cancelAnimationFrame(window.counting); return window.frames_; }"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench browser")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=12)
    wanted = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as it,
        chromium() as browser,
    ):
        visits = Visits(browser, it.address)
        for game in (SILVER, CARD):
            what = f"{game}: to the first decision, ms"
            report(what, wanted.rounds, partial(arrival, visits, game))
        for game in (SILVER, CARD):
            tasks = long_tasks(visits, game, wanted.decisions)
            said = f"{len(tasks)}, the longest {max(tasks):.0f} ms" if tasks else "none"
            print(f"{game}: tasks over 50 ms in {wanted.decisions} decisions: {said}")
        what = f"{SILVER}: frames a second while dragging"
        report(what, wanted.rounds, partial(dragging, visits))
        visits.end()
    return 0


def report(what: str, rounds: int, measure: Callable[[], float]) -> None:
    found = [measure() for _ in range(rounds)]
    middle = statistics.median(found)
    print(f"{what}: {middle:.0f} (from {min(found):.0f} to {max(found):.0f})", flush=True)


def arrival(visits: Visits, game: str) -> float:
    """Measure the time from navigation with an empty cache to the first possible decision,
    including clicks.
    """
    page = visits.visitor(PHONE).new_page()
    start = time.perf_counter()
    sit_down(page, visits, game)
    taken = time.perf_counter() - start
    page.context.close()
    return taken * 1000


def sit_down(page: Page, visits: Visits, game: str) -> None:
    page.goto(visits.address, wait_until="commit")
    choose_game(page, game)
    page.get_by_role("button", name="Play", exact=True).click()
    decision = page.get_by_role("region", name="Your move")
    expect(decision.get_by_role("button").first).to_be_visible()


def long_tasks(visits: Visits, game: str, decisions: int) -> list[float]:
    """Return all tasks that blocked the page for over 50 ms, with animations on."""
    context = visits.visitor(moves=True)
    context.add_init_script(LONG_TASKS)
    page = context.new_page()
    sit_down(page, visits, game)
    page.evaluate("window.longTasks.length = 0")  # loading is measured above
    Player(game, Mouse(page)).play(decisions=decisions)
    tasks: list[float] = page.evaluate("window.longTasks")
    context.close()
    return tasks


def dragging(visits: Visits) -> float:
    """Return the frames per second while dragging the shape over both maps, with animations on."""
    page = visits.visitor(moves=True).new_page()
    sit_down(page, visits, SILVER)
    Player(SILVER, Mouse(page)).play(decisions=1)
    grip = page.get_by_role("button", name="Expedition")
    maps = page.get_by_role("region", name="Your maps").bounding_box()
    start = grip.bounding_box()
    assert maps is not None and start is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.evaluate(START_FRAMES)
    for sweep in range(4):
        page.mouse.move(maps["x"] + 5, maps["y"] + maps["height"] * (0.2 + sweep / 5), steps=15)
        across = maps["x"] + maps["width"] - 5
        page.mouse.move(across, maps["y"] + maps["height"] * (0.2 + sweep / 5), steps=30)
    frames: list[float] = page.evaluate(STOP_FRAMES)
    page.mouse.up()
    page.context.close()
    return 1000 * (len(frames) - 1) / (frames[-1] - frames[0])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
