"""The table of Silver & Gold: display and expedition, my maps, the others."""

from __future__ import annotations

from crossoff.core.model.contract import Seat
from crossoff.games.silver_gold.tui.cards import (
    CROSSED,
    expedition,
    large_map,
    progress,
    score_card,
    small_map,
)
from crossoff.games.silver_gold.tui.facts import COIN, CROSS, PALM, PLAIN
from crossoff.local.draft import What
from crossoff.texts import Texts
from crossoff.tui.board import Scene, digit_keys, seat_note
from crossoff.tui.drawing import Block, Line, Span, Target, Zone, lay_out, tick

__all__ = ["digits", "signs", "targets", "zones"]

PILE = ("pile",)
_ENOUGH = 1_000  # columns, so that nothing is put below something else


def targets(what: What) -> frozenset[Target]:
    """What to press for the last step of a choice."""
    if what["verb"] == "mark":
        group = what["groups"][-1]
        return frozenset(("field", group["map"], field) for field in group["fields"])
    if what["verb"] == "take":
        cards = what["cards"]
        return frozenset([("display", cards[0]) if cards else PILE])
    return frozenset(("hand", card) for card in what["cards"])


def digits(scene: Scene) -> list[Target]:
    """Maps to keep or take, and the pile."""
    view = scene.view
    cards = [("hand", card) for card in view.hand]
    cards += [("display", card) for card in view.display if card]
    return [target for target in [*cards, PILE] if scene.pressable(target)]


def zones(scene: Scene) -> list[Zone]:
    """The whole table."""
    found = [_display(scene)] if any(scene.view.display) else []
    if scene.observer is not None:
        found.append(_mine(scene, scene.observer))
    others = [_rival(scene, seat) for seat in scene.others]
    return [*found, Zone(others, [Span(scene.texts.say("sg-title-others"), "title")])]


def _display(scene: Scene) -> Zone:
    view, texts = scene.view, scene.texts
    keys = digit_keys(scene, digits(scene))
    maps = [
        small_map(scene, card, None, ("display", card), keys.get(("display", card), ""))
        for card in view.display
        if card
    ]
    worth = texts.say("sg-note-palm", points=view.palm)
    note = f"  {worth}, {texts.say('sg-pile', count=view.pile)}"
    title = [Span(texts.say("sg-title-display"), "title"), Span(note, "faint")]
    blocks = [expedition(scene, view.expedition), *maps, *_pile(scene), *_seen(scene)]
    return Zone(blocks, title, gap=2)


def _pile(scene: Scene) -> list[Block]:
    """The top of the pile, where it can be taken."""
    if scene.pressable(PILE) is None:
        return []
    is_on = scene.is_marked(PILE)
    state = "chosen" if is_on else "possible"
    words = [scene.texts.say("sg-take-pile"), scene.texts.say("sg-take-pile-what")]
    key = digit_keys(scene, digits(scene)).get(PILE, "")
    head = Span(f"{tick(is_on, key=key)} {words[0]}", state, PILE)
    return [Block([[head], [Span(words[1], "faint", PILE)]])]


def _seen(scene: Scene) -> list[Block]:
    """The expedition cards of the round so far, for who wants to be reminded."""
    seen = scene.view.seen
    if not seen:
        return []
    words = [[Span(scene.texts.say("sg-title-seen"), "faint")], [Span(" ".join(seen))]]
    return [Block(words)]


def _mine(scene: Scene, seat: Seat) -> Zone:
    view, texts = scene.view, scene.texts
    mine = view.seats[seat]
    keys = digit_keys(scene, digits(scene))
    dealt = [
        small_map(scene, card, None, ("hand", card), keys.get(("hand", card), ""))
        for card in view.hand
    ]
    maps = [large_map(scene, card) for card in mine.maps]
    points = texts.say("sg-note-points", points=mine.score["total"])
    # With several people at one keyboard it is said whose maps these are.
    name = scene.names[seat]
    owner = "" if name == texts.say("you") else f"{name}: "
    title = [Span(f"{owner}{texts.say('sg-title-mine')}", "title"), Span(f"  {points}", "faint")]
    return Zone([*dealt, *maps, score_card(scene, mine)], title)


def _rival(scene: Scene, seat: Seat) -> Block:
    view = scene.view
    rival = view.seats[seat]
    lines: list[Line] = [_rival_title(scene, seat)]
    if scene.shows_others and rival.maps:
        maps = [small_map(scene, card.id, card.free) for card in rival.maps]
        blocks = [*maps, score_card(scene, rival)]
        return Block(lines + lay_out([Zone(blocks, gap=2)], _ENOUGH).lines)
    return Block(lines + [progress(scene, card) for card in rival.maps])


def _rival_title(scene: Scene, seat: Seat) -> Line:
    view, texts = scene.view, scene.texts
    rival = view.seats[seat]
    points = texts.say("sg-note-points", points=rival.score["total"])
    words = [seat_note(scene, seat), points, _state(scene, seat)]
    return [Span(scene.names[seat], "strong"), Span(f"  {', '.join(filter(None, words))}", "faint")]


def _state(scene: Scene, seat: Seat) -> str:
    """Where a seat stands in the turn."""
    view = scene.view
    if view.phase == "take":
        return scene.texts.say("sg-picking") if view.seats[seat].waiting else ""
    if view.phase in ("keep", "mark"):
        return scene.texts.say("sg-thinking" if view.seats[seat].waiting else "sg-ready")
    return ""


def signs(texts: Texts) -> list[tuple[str, str]]:
    """The signs on the cards, and what they mean."""
    return [
        (PLAIN, texts.say("sg-tui-sign-free")),
        (CROSS, texts.say("sg-tui-sign-cross")),
        (COIN, texts.say("sg-tui-sign-coin")),
        (PALM, texts.say("sg-tui-sign-palm")),
        (CROSSED, texts.say("tui-sign-crossed")),
        (f"[{PLAIN}]", texts.say("tui-sign-possible")),
        (f"[{CROSSED}]", texts.say("tui-sign-chosen")),
        (f"({CROSSED})", texts.say("sg-tui-sign-sealed")),
    ]
