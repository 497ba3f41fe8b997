"""The HTTP calls follow their OpenAPI description for any request, and never break."""

from __future__ import annotations

import asyncio
import json
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import checks

from crossoff.core.model.registry import game_names, load_game
from testkit.server.processes import Seated, new_table
from testkit.server.seeded import running_seeded, web

EXAMPLES = 30  # per call, well formed, and as many that are not
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
    checks.negative_data_rejection,
]
SETTINGS = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Tables:
    """Tables of every kind, so that calls get past authorization."""

    def __init__(self, running: Seated, waiting: Seated, ended: Seated) -> None:
        self._tables = [running, waiting, ended]

    def lead(self, case: Any, data: Any) -> None:
        """Give a call an existing table, and often one of its secrets."""
        table = data.draw(st.sampled_from(self._tables))
        if "table" in (case.path_parameters or {}) and data.draw(st.integers(0, 3)):
            case.path_parameters["table"] = table.table
        if "number" in (case.path_parameters or {}) and data.draw(st.booleans()):
            case.path_parameters["number"] = data.draw(st.integers(-1, 3))
        if case.method == "GET" and case.headers is not None and data.draw(st.booleans()):
            case.headers["Authorization"] = f"Bearer {table.watch}"
        if isinstance(case.body, dict):
            if "seats" in case.body and data.draw(st.booleans()):
                case.body = PLAN | {"name": "Ann"}  # the description doesn't tell what games need
            for key in ("host", "invite"):
                if isinstance(case.body.get(key), str) and data.draw(st.integers(0, 3)):
                    case.body[key] = getattr(table, key)


def ask_everything(address: str, tables: Tables) -> dict[int, int]:
    """Make all calls of the description; return the count of each status."""
    schema = schemathesis.openapi.from_url(f"{address}api/schema/openapi.json")
    statuses: dict[int, int] = {}

    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    for operation, mode in product(operations, schemathesis.GenerationMode):
        if mode.is_negative and not operation.body:
            continue  # a path may contain any text

        @SETTINGS
        @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
        def ask(case: Any, data: Any) -> None:
            if case.meta.generation.mode.is_positive:
                tables.lead(case, data)
            response = case.call_and_validate(checks=CHECKS)
            statuses[response.status_code] = statuses.get(response.status_code, 0) + 1

        ask()
    return statuses


def test_calls_keep_to_their_description(tmp_path: Path) -> None:
    async def play() -> dict[int, int]:
        async with running_seeded(str(tmp_path / "db")) as server, web(server) as http:
            first, second, third = [
                await new_table(http, seats=seats)
                for seats in (("human", "local"), ("human", "human"), ("human", "local"))
            ]
            await http.post(f"/api/tables/{third.table}/end", json={"host": third.host})
            tables = Tables(first, second, third)
            return await asyncio.to_thread(ask_everything, server.address, tables)

    statuses = asyncio.run(play())
    assert {200, 201, 400, 404, 409} <= set(statuses)
    assert sum(statuses.values()) >= 8 * EXAMPLES


def test_other_methods_get_405_and_the_allowed_ones(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_seeded(str(tmp_path / "db")) as server, web(server) as http:
            schema = (await http.get("/api/schema/openapi.json")).json()
            for path, calls in schema["paths"].items():
                url = path.replace("{number}", "0").replace("{", "").replace("}", "")
                for method in {"get", "put", "post", "delete", "patch", "trace"} - set(calls):
                    answer = await http.request(method.upper(), url)
                    assert (answer.status_code, answer.json()["code"]) == (405, "not_found")
                    allowed = answer.headers["allow"].lower().split(", ")
                    assert set(allowed) - {"options"} == set(calls), path

    asyncio.run(play())


# --- regressions: each of these got a 500, or was accepted ---

PLAN = {"game": "one-card", "seats": [{"kind": "human"}, {"kind": "local", "name": "K"}]}
GOOD = json.dumps({**PLAN, "name": "Ann"})
BAD_BODIES = {
    "deep": GOOD[:-1] + ',"deck":{"a":' + "[" * 10_000 + "]" * 10_000 + "}}",
    "deep, not even JSON": "[" * 200_000,
    "a key twice": GOOD[:-1] + ',"name":"Bob"}',
    "a key twice, further in": GOOD.replace('"kind": "local"', '"kind": "local", "kind": "human"'),
    "an unknown key": GOOD[:-1] + ',"colour":"red"}',
    "an unknown key of a seat": GOOD.replace('"kind": "local"', '"kind": "local", "a": 1'),
    "a nonce with a line end": GOOD[:-1] + ',"nonce":"ab\\n"}',
    "nothing": "",
}


def test_bodies_that_were_taken_by_mistake(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_seeded(str(tmp_path / "db")) as server, web(server) as http:
            good = await post(http, GOOD)
            assert good.status_code == 201
            for name, body in BAD_BODIES.items():
                answer = await post(http, body)
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), name
            invite = {"invite": good.json()["invite"], "name": "Bob", "nonce": "ab\n"}
            path = f"/api/tables/{good.json()['table']}/join"
            assert (await http.post(path, json=invite)).status_code in (400, 409)
            strange = {"Origin": "http://[::1"}
            assert (await http.get("/api/games", headers=strange)).status_code == 404

    asyncio.run(play())


async def post(http: httpx.AsyncClient, body: str) -> httpx.Response:
    headers = {"Content-Type": "application/json"}
    return await http.post("/api/tables", content=body, headers=headers)


def test_decks_that_ship_are_not_too_deep_to_be_sent(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_seeded(str(tmp_path / "db")) as server, web(server) as http:
            for game in game_names():
                deck = load_game(game).rules.load_deck("standard").source
                assert await new_table(http, game, deck=deck)

    asyncio.run(play())
