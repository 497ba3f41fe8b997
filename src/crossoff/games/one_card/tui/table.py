"""The table of Everything on 1 Card: dice, my cards, the supply, the others."""

from __future__ import annotations

from crossoff.core.model.contract import Seat
from crossoff.games.one_card.tui.cards import CROSSED, FREE, SUN, WOULD, card, die
from crossoff.games.one_card.tui.facts import beginnings, rows_of
from crossoff.local.draft import Choice, What
from crossoff.texts import Texts
from crossoff.tui.board import Scene, digit_keys, seat_note
from crossoff.tui.drawing import Block, Line, Span, Target, Zone, lay_out, paragraph, tick

__all__ = ["digits", "key", "keys", "signs", "targets", "zones"]

PASS = ("pass",)
_COLUMNS = 76  # of a sentence: what fits the narrowest terminal
_ENOUGH = 1_000  # columns, so that nothing is put below something else


def targets(what: What) -> frozenset[Target]:
    """What to press for a choice."""
    match what["verb"]:
        case "pass":
            return frozenset([PASS])
        case "reroll":
            return frozenset(("die", str(die)) for die in what["dice"])
        case "use":
            return frozenset([("card", what["cards"][0])])
        case "take":
            return frozenset([("supply", what["cards"][0])])
    return frozenset(("hand", card) for card in what["cards"])


def digits(scene: Scene) -> list[Target]:
    """The dice by their numbers, then the cards to choose from, and passing."""
    view = scene.view
    found: list[Target] = [("die", str(k)) for k in range(1, len(view.roll) + 1)]
    if not any(scene.pressable(die) for die in found):
        found = []
    found += [("hand", card) for card in view.hand]
    if scene.observer is not None:
        found += [("card", own.id) for own in view.seats[scene.observer].cards]
    found += [("supply", card) for card in view.supply if card is not None]
    return [one for one in [*found, PASS] if one[0] == "die" or scene.pressable(one)]


def keys(texts: Texts) -> list[tuple[str, str]]:
    """None of its own."""
    return []


def key(scene: Scene, key: str) -> Choice | None:
    """None of its own."""
    return None


def zones(scene: Scene) -> list[Zone]:
    """The whole table."""
    found = _coming_end(scene)
    if any(color is not None for color in scene.view.roll):
        found.append(_dice(scene))
    if scene.observer is not None:
        found.append(_mine(scene, scene.observer))
    if any(scene.view.supply):
        found.append(_supply(scene))
    others = [_rival(scene, seat) for seat in scene.others]
    return [*found, Zone(others, [Span(scene.texts.say("oc-table"), "title")])]


def _coming_end(scene: Scene) -> list[Zone]:
    """The end that comes by itself, once it is near."""
    ends = scene.view.ends
    if ends is None:
        return []
    words = scene.texts.say(f"oc-ends-{ends.why}", turns=ends.turns, left=ends.left)
    return [Zone([paragraph(words, _COLUMNS, "strong")])]


def _dice(scene: Scene) -> Zone:
    view, texts = scene.view, scene.texts
    words = [texts.say("oc-pile", cards=view.pile)]
    if view.active is not None and view.seats[view.active].standing == "rolling":
        words.insert(0, texts.say("oc-rolls-left", left=view.rolls_left))
    if any(scene.pressable(("die", str(k))) for k in range(1, len(view.roll) + 1)):
        words.append(f"{tick(True)} = {texts.say('oc-tui-again')}")
    title = [Span(texts.say("oc-tray"), "title"), Span(f"  {', '.join(words)}", "faint")]
    return Zone([die(scene, k, color) for k, color in enumerate(view.roll, 1)], title, gap=2)


def _mine(scene: Scene, seat: Seat) -> Zone:
    view, texts = scene.view, scene.texts
    mine = view.seats[seat]
    digit = digit_keys(scene, digits(scene))
    blocks = [
        card(scene, one, None, ("hand", one), key=digit.get(("hand", one), "")) for one in view.hand
    ]
    for own in mine.cards:
        target = ("card", own.id)
        use = _use(scene, target)
        note = scene.texts.speak(use["say"]["prompt"]) if use else ""
        boxes = use["earns"]["boxes"] if use else None
        blocks.append(card(scene, own.id, own.free, target, note, boxes, digit.get(target, "")))
    blocks += _pass(scene)
    # With several people at one keyboard it is said whose cards these are.
    name = scene.names[seat]
    owner = "" if name == texts.say("you") else f"{name}: "
    points = _points(scene, seat)
    title = [Span(f"{owner}{texts.say('oc-hand')}", "title"), Span(f"  {points}", "faint")]
    return Zone(blocks, title)


def _use(scene: Scene, target: Target) -> What | None:
    """Using the roll on a card, where that may be chosen."""
    offered = () if scene.draft is None else scene.draft.offered
    return next((one.what for one in offered if one.targets == {target}), None)


def _pass(scene: Scene) -> list[Block]:
    if scene.pressable(PASS) is None:
        return []
    is_on = scene.is_marked(PASS)
    digit = digit_keys(scene, digits(scene)).get(PASS, "")
    word = f"{tick(is_on, key=digit)} {scene.texts.say('oc-do-pass')}"
    return [Block([[Span(word, "chosen" if is_on else "possible", PASS)]])]


def _supply(scene: Scene) -> Zone:
    cards = [one for one in scene.view.supply if one is not None]
    title = [Span(scene.texts.say("oc-supply"), "title")]
    if scene.shows_others or any(scene.pressable(("supply", one)) for one in cards):
        digit = digit_keys(scene, digits(scene))
        targets = [("supply", one) for one in cards]
        blocks = [card(scene, one[1], None, one, key=digit.get(one, "")) for one in targets]
        return Zone(blocks, title)
    return Zone([Block([_in_short(scene, one) for one in cards])], title)


def _in_short(scene: Scene, id_: str) -> Line:
    """A card on one line: `17  red 4*  blue 6 …`."""
    line = [Span(f"{id_}  ", "strong")]
    for row in rows_of(scene.deck, id_):
        name = scene.texts.say(f"oc-color-{row.color}")
        line.append(Span(f" {name} {row.boxes}{SUN * row.has_sun} ", row.color))
    return line


def _rival(scene: Scene, seat: Seat) -> Block:
    rival = scene.view.seats[seat]
    words = [seat_note(scene, seat), _points(scene, seat)]
    words.append(scene.texts.say(f"oc-standing-{rival.standing}"))
    note = ", ".join(filter(None, words))
    lines: list[Line] = [[Span(scene.names[seat], "strong"), Span(f"  {note}", "faint")]]
    if scene.shows_others and rival.cards:
        blocks = [card(scene, one.id, one.free) for one in rival.cards]
        return Block(lines + lay_out([Zone(blocks, gap=2)], _ENOUGH).lines)
    return Block(lines + [_progress(scene, one.id, one.free) for one in rival.cards])


def _progress(scene: Scene, id_: str, free: dict[str, int]) -> Line:
    """A rival's card in little room: its boxes, row by row, with the beginnings of the colours."""
    line = [Span(f"{id_:<3}", "strong")]
    names = beginnings(scene.texts, scene.deck)
    for row in rows_of(scene.deck, id_):
        left = free[row.color]
        head = f"{names[row.color]}{SUN if row.has_sun else ' '}"
        line += [Span(" "), Span(head, row.color)]
        line.append(Span(CROSSED * (row.boxes - left), f"{row.color} crossed"))
        line.append(Span(FREE * left, row.color))
    return line


def _points(scene: Scene, seat: Seat) -> str:
    """What a seat has: points, and how many of the cards that end the game."""
    texts, rival = scene.texts, scene.view.seats[seat]
    total = texts.say("oc-points-label", points=rival.score["total"])
    cards = texts.say("oc-of-cards", scored=len(rival.scored), cards=scene.deck.scored_cards)
    return f"{total}, {cards}"


def signs(texts: Texts) -> list[tuple[str, str]]:
    """The signs on the cards, and what they mean."""
    return [
        (FREE, texts.say("oc-tui-sign-box")),
        (CROSSED, texts.say("tui-sign-crossed")),
        (WOULD, texts.say("oc-tui-sign-would")),
        (SUN, texts.say("oc-tui-sign-sun")),
        (tick(False), texts.say("tui-sign-possible")),
        (tick(True), texts.say("tui-sign-chosen")),
    ]
