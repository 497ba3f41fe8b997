"""The HTTP calls of the wire protocol (docs/wire.md)."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody

from crossoff.bots import describe_bot, offered_bots, strength_of
from crossoff.core.model.contract import Game
from crossoff.core.model.record import encode as encode_record
from crossoff.core.model.registry import game_names, load_game, load_games
from crossoff.play.frames import record_for
from crossoff.play.lessons import lesson_names
from crossoff.play.table import Refused
from crossoff.server import lessons, requests
from crossoff.server.gate import AddressGate, Gate, address_of, too_many_tries
from crossoff.server.lobby import Lobby
from crossoff.server.networks import shares_of
from crossoff.server.room import Room

__all__ = ["api", "catalogue"]

JSON = "application/json"


def _answer(kind: Any, about: str) -> ResponseSpec:
    return ResponseSpec(kind, description=about, generate_examples=False)  # made up


_PROBLEMS = {
    status: _answer(requests.Problem, about)
    for status, about in {
        400: "malformed",
        404: "no such table, or a wrong secret",
        405: "not by this method",
        409: "full, name_taken, running, ended or conflict",
        413: "too large",
        415: "not JSON",
        429: "too fast",
        503: "not now",
    }.items()
}
_RECORD = {200: _answer(dict[str, Any], "a record")}
_DECK = {200: _answer(dict[str, Any], "a deck")}
_REPLAY = {200: _answer(requests.Replay, "the game, frame by frame")}
_LESSON = {200: _answer(lessons.LessonStep, "the step of the lesson")}
_PREVIEW = {200: _answer(lessons.Previewed, "what it would earn, and how it can go on")}

AnyRequest = Request[Any, Any, Any]


def _gate(request: AnyRequest) -> AddressGate:
    gate: Gate = request.app.state.gate
    return gate.at(address_of(request.client))


def _lobby(request: AnyRequest) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def _guarded(request: AnyRequest, secret: str, work: Any) -> Any:
    """Run a request that needs a secret; count wrong secrets. A right one is never refused:
    otherwise anyone at the same address, or a web page opened there, could lock its holder out.
    """
    try:
        return await work
    except Refused as refused:
        is_wrong = refused.code == "not_found" and secret != ""
        if is_wrong and not _gate(request).count_wrong():
            raise too_many_tries() from None
        raise


@post("/tables", responses=_PROBLEMS)
async def create_table(
    request: AnyRequest, data: JSONBody[requests.NewTable]
) -> requests.TableCreated:
    """Create a table; the response contains its secrets."""
    gate = _gate(request)
    if not gate.may_create():
        raise Refused("too_fast", "too many tables from this address; please wait a minute")
    await gate.wait_to_create()
    created: requests.TableCreated = await _lobby(request).create(data)
    return created


Bearer = Annotated[str | None, HeaderParameter(name="Authorization")]


def _secret(authorization: str | None) -> str:
    scheme, _, secret = (authorization or "").partition(" ")
    return secret if scheme.lower() == "bearer" else ""


@get("/tables/{table:str}/invitation", responses=_PROBLEMS)
async def get_invitation(
    request: AnyRequest, table: FromPath[str], authorization: Bearer = None
) -> requests.Invitation:
    """Return who invites to what, and who is there."""
    secret = _secret(authorization)
    work = _lobby(request).invitation(table, secret)
    invitation: requests.Invitation = await _guarded(request, secret, work)
    return invitation


@post("/tables/{table:str}/join", responses=_PROBLEMS)
async def join_table(
    request: AnyRequest, table: FromPath[str], data: JSONBody[requests.Join]
) -> requests.Joined:
    """Take the next free seat."""
    joined: requests.Joined = await _guarded(
        request, data.invite, _lobby(request).join(table, data)
    )
    return joined


@post("/tables/{table:str}/seats/{number:int}", status_code=200, responses=_PROBLEMS)
async def hand_over(
    request: AnyRequest,
    table: FromPath[str],
    number: FromPath[int],
    data: JSONBody[requests.HandOver],
) -> requests.HandedOver:
    """Give a seat to a bot, or open it to people again."""
    work = _lobby(request).hand_over(table, number, data)
    handed: requests.HandedOver = await _guarded(request, data.host, work)
    return handed


@post("/tables/{table:str}/rematch", responses=_PROBLEMS)
async def rematch(
    request: AnyRequest, table: FromPath[str], data: JSONBody[requests.Rematch]
) -> requests.RematchCreated:
    """Start another game with the same players."""
    work = _lobby(request).rematch(table, data, _gate(request).may_create)
    secret = data.token or data.host or ""
    rematched: requests.RematchCreated = await _guarded(request, secret, work)
    return rematched


@post("/tables/{table:str}/end", status_code=200, responses=_PROBLEMS)
async def end_table(
    request: AnyRequest, table: FromPath[str], data: JSONBody[requests.EndTable]
) -> requests.TableEnded:
    """End a table for everybody."""
    work = _lobby(request).end(table, data.host)
    return requests.TableEnded(await _guarded(request, data.host, work))


@get("/tables/{table:str}/record", responses=_PROBLEMS | _RECORD)
async def get_record(
    request: AnyRequest, table: FromPath[str], authorization: Bearer = None
) -> Response[bytes]:
    """Return the record, as far as the holder of the secret may see it."""
    secret = _secret(authorization)
    room, seat = await _guarded(request, secret, _lobby(request).observer(table, secret))
    if room.table.older_rules is not None:
        raise Refused("ended", "the game was made by older rules; it has no record by these")
    record = record_for(room.table, seat)
    if record is None:
        raise Refused("running", "the game has not begun")
    return Response(encode_record(record).encode(), media_type=JSON)


@get("/tables/{table:str}/replay", responses=_PROBLEMS | _REPLAY)
async def get_replay(
    request: AnyRequest, table: FromPath[str], authorization: Bearer = None
) -> Response[bytes]:
    """Return the whole game for replay, once it is over."""
    room, seat = await _finished(request, table, authorization)
    return await _replayed(request, room, seat)


@get("/tables/{table:str}/replay/{number:int}", responses=_PROBLEMS | _REPLAY)
async def get_replay_of_seat(
    request: AnyRequest, table: FromPath[str], number: FromPath[int], authorization: Bearer = None
) -> Response[bytes]:
    """Return the whole game as another seat saw it: once it is over, nothing is hidden."""
    room, _ = await _finished(request, table, authorization)
    if number not in range(len(room.table.seats)):
        raise Refused("not_found", "there is no such seat")
    return await _replayed(request, room, number)


async def _finished(
    request: AnyRequest, table: str, authorization: str | None
) -> tuple[Room, int | None]:
    """The room of a finished game, and the seat of whoever asks."""
    secret = _secret(authorization)
    room, seat = await _guarded(request, secret, _lobby(request).observer(table, secret))
    if not room.table.ended:
        raise Refused("running", "the game is not over yet")
    return room, seat


async def _replayed(request: AnyRequest, room: Room, observer: int | None) -> Response[bytes]:
    network = shares_of(address_of(request.client))[0].network
    return _zipped(request, await _lobby(request).replays.replay(room, observer, network))


def _zipped(request: AnyRequest, body: bytes) -> Response[bytes]:
    """A gzipped JSON response, decompressed for clients that do not accept gzip. Must not contain
    secrets, because its size depends on its content.
    """
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(body), media_type=JSON, headers=headers)
    return Response(body, media_type=JSON, headers=headers | {"Content-Encoding": "gzip"})


#: The board of games that have none of their own.
GENERIC_BOARD = "/js/generic/board.js"


def catalogue() -> dict[str, Any]:
    """The games available on this server."""
    return {"games": [_facts(game) for game in load_games()]}


def _facts(game: Game) -> dict[str, Any]:
    """The data of a game for the browser."""
    own = game.package.folder
    folder = f"/games/{own.name}/"
    modules = {path.stem for path in own.glob("web/*.js")}
    return {
        "name": game.name,
        "title": game.title,
        "prefix": game.prefix,
        "players": list(game.players),
        "options": {key: list(values) for key, values in game.options.items()},
        "bots": [
            {"name": bot, "about": describe_bot(bot, game), "strength": strength_of(bot)}
            for bot in offered_bots(game)
        ],
        "decks": ["standard"],
        "lessons": list(lesson_names(game.name)),
        "board": f"{folder}board.js" if "board" in modules else GENERIC_BOARD,
        "folder": folder,
        "brings": sorted(modules & {"art", "rules"}),
        "languages": sorted(path.stem for path in own.glob("texts/*.ftl")),
        "refusals": dict(game.shown.refusals),
    }


@get("/games", responses=_PROBLEMS)
async def get_games(request: AnyRequest) -> dict[str, Any]:
    """List the games with their options, bots and decks."""
    found: dict[str, Any] = request.app.state.catalogue()
    return found


@get("/games/{game:str}/decks/{deck:str}", responses=_PROBLEMS | _DECK)
async def get_deck(
    request: AnyRequest, game: FromPath[str], deck: FromPath[str]
) -> Response[bytes]:
    """Return the cards of a deck that ships with a game."""
    if game not in game_names() or deck != "standard":
        raise Refused("not_found", "there is no such deck")
    cards = msgspec.json.encode(load_game(game).rules.load_deck(deck).source)
    return _zipped(request, gzip.compress(cards, 9, mtime=0))


@post("/games/{game:str}/lessons/{lesson:str}", status_code=200, responses=_PROBLEMS | _LESSON)
async def follow_lesson(
    game: FromPath[str], lesson: FromPath[str], data: JSONBody[lessons.LessonTry]
) -> Response[bytes]:
    """Return the state of a lesson after these decisions."""
    return Response(lessons.follow(game, lesson, data), media_type=JSON)


@post(
    "/games/{game:str}/lessons/{lesson:str}/preview",
    status_code=200,
    responses=_PROBLEMS | _PREVIEW,
)
async def preview_lesson(
    game: FromPath[str], lesson: FromPath[str], data: JSONBody[lessons.LessonPreview]
) -> Response[bytes]:
    """Return what a partial decision would earn in a lesson."""
    return Response(lessons.look_ahead(game, lesson, data), media_type=JSON)


def api() -> Router:
    """All routes under /api except the socket."""
    return Router(
        "/api",
        route_handlers=[
            create_table,
            get_invitation,
            join_table,
            hand_over,
            rematch,
            end_table,
            get_record,
            get_replay,
            get_replay_of_seat,
            get_games,
            get_deck,
            follow_lesson,
            preview_lesson,
        ],
    )
