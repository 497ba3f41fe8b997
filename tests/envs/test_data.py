"""Arrays from records: what the seats saw, did and earned."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import crossoff
from crossoff import envs
from crossoff.cli.main import run
from crossoff.core.errors import NotOffered
from crossoff.envs.data import arrays, decisions, episodes
from testkit.paths import ROOT

DATA = ROOT / "tests" / "data"
FILES = ["silver-and-gold-2", "silver-and-gold-4", "one-card-basic-2", "one-card-advanced-4"]


def read(name: str) -> list[Any]:
    return [crossoff.decode(line) for line in (DATA / f"{name}.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("name", FILES)
def test_the_decisions_replay_the_game(name: str) -> None:
    for record in read(name):
        *_, last = crossoff.replay(record)
        found = list(decisions(record))
        assert all(action in position.legal(seat) for position, seat, action in found)
        earned = np.zeros(len(record.seats))
        for one in episodes([record]):
            earned[one.seat] += one.rewards.sum()
            assert len(one.observations) == len(one.actions) + 1
        assert earned.tolist() == last.totals()
        assert sum(len(one.actions) for one in episodes([record])) == len(found)


def test_an_episode_is_what_the_environment_gives() -> None:
    """A game recorded in an environment has the observations and rewards that were given there."""
    env = envs.raw_env("silver-and-gold", 3, reward="points")
    env.reset(seed=4)
    rows, masks, actions, rewards = [], [], [], dict.fromkeys(env.possible_agents, 0.0)
    while not env.position.is_over:
        agent = env.agent_selection
        seen = env.observe(agent)
        choice = int(seen["action_mask"].nonzero()[0][-1])
        if agent == "player_1":
            rows.append(seen["observation"])
            masks.append(seen["action_mask"])
            actions.append(choice)
        env.step(choice)
        for name, reward in env.rewards.items():
            rewards[name] += reward
    data = arrays([env.record()])
    own = data["seat"] == 1
    assert data["action"][own].tolist() == actions
    assert (data["action_mask"][own] == np.stack(masks)).all()
    for name in rows[0]:
        expected = np.stack([row[name] for row in rows])
        np.testing.assert_array_equal(data[f"observation/{name}"][own], expected)
    assert data["return"][own][0] == data["reward"][own].sum() == rewards["player_1"]
    assert data["terminated"][own].tolist() == [False] * (len(actions) - 1) + [True]


def test_rewards_and_bots() -> None:
    records = read("one-card-basic-2")
    wins = arrays(records, reward="win", flat=True)
    assert wins["return"][wins["terminated"]].sum() == len(records)
    assert wins["observation"].dtype == np.float32
    record = records[0]
    record.bots = ["expert", "greedy"]
    assert set(arrays([record], bot="greedy")["seat"].tolist()) == {1}


def test_refusals() -> None:
    unfinished = read("one-card-basic-2")[0]
    unfinished.result, unfinished.log = None, unfinished.log[:-1]
    with pytest.raises(NotOffered, match="record 1 has no result"):
        arrays([unfinished])
    with pytest.raises(NotOffered, match="different games"):
        arrays([*read("silver-and-gold-2"), *read("silver-and-gold-4")])
    with pytest.raises(NotOffered, match="no decisions"):
        arrays([])
    with pytest.raises(ValueError, match="expected reward"):
        arrays(read("silver-and-gold-2"), reward="fame")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = str(DATA / "silver-and-gold-2.jsonl"), tmp_path / "games.data"
    assert run(["dataset", source, "--out", str(out), "--flat"]) == 0
    with np.load(out) as data:
        count = len(data["action"])
        assert data["observation"].shape == (count, 1220)
    assert capsys.readouterr().out == f"wrote {count} decisions to {out}\n"
    assert run(["dataset", "--out", str(out)]) == 2
    assert run(["dataset", source]) == 2
    assert "either --out FILE or --minari ID" in capsys.readouterr().err
    assert run(["dataset", source, str(DATA / "one-card-basic-2.jsonl"), "--out", str(out)]) == 2
    assert "different games" in capsys.readouterr().err
    assert run(["dataset", source, "--out", str(tmp_path / "none" / "x")]) == 2
    assert "cannot write" in capsys.readouterr().err
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}\n")
    assert run(["dataset", str(bad), "--out", str(out)]) == 1
    assert f"{bad}:1:" in capsys.readouterr().out
    assert run(["dataset", source, "--minari", "a/b-v0"]) == 2
    assert "crossoff[learn]" in capsys.readouterr().err
