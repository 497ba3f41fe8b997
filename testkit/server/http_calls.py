"""The HTTP calls of a server, from its OpenAPI document, and a client's knowledge of the tables it
made.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

__all__ = ["Call", "KnownTable", "read_calls"]

Json = dict[str, Any]

#: The valid secrets of a call, by its action; others need none.
_SECRETS = {
    "join": ("invite",),
    "seats/{number}": ("host",),
    "rematch": ("host", "token"),
    "end": ("host",),
    "invitation": ("invite",),
    "record": ("token", "watch", "invite"),
    "replay": ("token", "watch", "invite"),
    "replay/{number}": ("token", "watch", "invite"),
}


@dataclass(frozen=True)
class Call:
    """One call: how to make it, and its possible answers."""

    method: str
    path: str  # with parameters in braces
    required: tuple[str, ...]  # keys of the body
    optional: tuple[str, ...]
    statuses: frozenset[int]
    answer: frozenset[str] | None  # keys of a good answer; None if the document leaves them open

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def action(self) -> str:
        """What it does with a table: the path after the table's id."""
        return self.path.partition("{table}/")[2]

    @property
    def secrets(self) -> tuple[str, ...]:
        """The kinds of secrets that authorize it."""
        return _SECRETS.get(self.action, ())


def read_calls(document: Json) -> list[Call]:
    """Return all calls of an OpenAPI document."""
    schemas = document["components"]["schemas"]

    def schema_of(content: Json) -> Json:
        schema: Json = content.get("content", {}).get("application/json", {}).get("schema", {})
        found: Json = schemas[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
        return found

    calls = []
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            body = schema_of(call.get("requestBody", {}))
            required = tuple(body.get("required", ()))
            optional = tuple(key for key in body.get("properties", ()) if key not in required)
            answers = {int(status): schema_of(one) for status, one in call["responses"].items()}
            good = next(answer for status, answer in answers.items() if status < 300)
            assert good["type"] == "object", path
            keys = frozenset(good["properties"]) if "properties" in good else None
            statuses = frozenset(answers)
            calls.append(Call(method.upper(), path, required, optional, statuses, keys))
    return calls


@dataclass
class KnownTable:
    """A table made by a client: its secrets, current and revoked."""

    table: str
    host: str
    invite: str
    watch: str
    tokens: dict[int, str]
    former: list[str] = field(default_factory=list)
    inherited: tuple[str, ...] = ()  # of the table before a rematch: some are valid here too

    @classmethod
    def made(cls, answer: Json) -> KnownTable:
        """Return the table of a 201 answer."""
        tokens = {local["seat"]: local["token"] for local in answer["local"]}
        tokens[answer["seat"]] = answer["token"]
        return cls(answer["table"], answer["host"], answer["invite"], answer["watch"], tokens)

    def right(self, call: Call) -> list[str]:
        """Return the secrets that may authorize a call."""
        found = {"host": [self.host], "invite": [self.invite], "watch": [self.watch]}
        found["token"] = list(self.tokens.values())
        right = [secret for kind in call.secrets for secret in found[kind]]
        return right + list(self.inherited)

    def everything(self) -> list[str]:
        return [self.host, self.invite, self.watch, *self.tokens.values(), *self.former]

    def take(self, call: Call, answer: Json) -> KnownTable | None:
        """Learn from a good answer; return the new table, if there is one."""
        match call.action:
            case "join":
                self.tokens[answer["seat"]] = answer["token"]
            case "seats/{number}":
                if answer["seat"] in self.tokens:
                    self.former.append(self.tokens.pop(answer["seat"]))
                if answer["invite"] is not None:
                    self.former.append(self.invite)
                    self.invite = answer["invite"]
            case "rematch":
                known = (self.host, self.invite, self.watch, dict(self.tokens))
                return KnownTable(
                    answer["table"], *known, inherited=(*self.everything(), *self.inherited)
                )
        return None
