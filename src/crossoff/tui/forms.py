"""The picture of the first page: what can be chosen, and what is."""

from __future__ import annotations

from collections.abc import Sequence

from crossoff.core.model.registry import load_game, load_games
from crossoff.local.naming import bot_style, game_text, level_name
from crossoff.local.sitting import GameSettings, LocalSeat
from crossoff.texts import Texts
from crossoff.tui.drawing import Block, Line, Span, Target, Zone, tick

__all__ = ["button", "form", "level", "title"]


def button(target: Target, label: str) -> Span:
    """Something to press."""
    return Span(f"[ {label} ]", "possible", target)


def title(texts: Texts, id_: str) -> Line:
    """The title of a zone."""
    return [Span(texts.say(id_), "title")]


def level(texts: Texts, bot: str) -> str:
    """A bot by its level."""
    return texts.say("bot-named", level=level_name(texts, bot))


def form(plan: GameSettings, texts: Texts) -> list[Zone]:
    """Everything that makes a plan, and the button that plays it."""
    go = Block([[button(("play",), texts.say("play"))]])
    return [_games(plan, texts), _seats(plan, texts), *_options(plan, texts), Zone([go])]


def _games(plan: GameSettings, texts: Texts) -> Zone:
    lines: list[Line] = []
    for game in load_games():
        target, mark = ("game", game.name), tick(game.name == plan.game, one_of=True)
        head = f"{mark} {game.title_said.render(texts)}"
        lines.append([Span(head, "strong", target)])
        if about := game_text(texts, game, "about"):
            lines[-1].append(Span(f"  {about}", "faint", target))
    return Zone([Block(lines)], title(texts, "choose-game"), is_cut=True)


def _seats(plan: GameSettings, texts: Texts) -> Zone:
    lines = [_seat(plan, texts, place) for place in range(1, len(plan.seats) + 1)]
    players = load_game(plan.game).players
    changes: Line = []
    if len(plan.seats) < players[-1]:
        changes += [button(("add",), texts.say("add")), Span("  ")]
    if len(plan.seats) > players[0]:
        changes.append(button(("remove",), texts.say("remove-seat", place=len(plan.seats))))
    return Zone([Block([*lines, changes])], title(texts, "who-plays"), is_cut=True)


def _seat(plan: GameSettings, texts: Texts, place: int) -> Line:
    who = plan.seats[place - 1]
    kind = button(("seat", str(place)), _kind(plan.seats, texts, who, place))
    if who.is_person:
        name = button(("name", str(place)), who.name or texts.say("tui-no-name"))
        return [Span(f"{place}  "), kind, Span("  "), name]
    about = bot_style(texts, load_game(plan.game), who.bot)
    return [Span(f"{place}  "), kind, Span(f"  {about}", "faint")]


def _kind(seats: Sequence[LocalSeat], texts: Texts, who: LocalSeat, place: int) -> str:
    if who.bot:
        return level(texts, who.bot)
    is_alone = sum(one.is_person for one in seats) == 1
    return texts.say("you") if is_alone else texts.say("name-local", place=place)


def _options(plan: GameSettings, texts: Texts) -> list[Zone]:
    lines: list[Line] = []
    game = load_game(plan.game)
    for key, values in game.options.items():
        line = [Span(f"{game_text(texts, game, f'option-{key}', key)}:")]
        for value in values:
            mark = tick(plan.options[key] == value, one_of=True)
            label = f"{mark} {game_text(texts, game, f'option-{key}-{value}', value)}"
            line += [Span("  "), Span(label, "strong", ("option", key, value))]
        lines.append(line)
    if memory := game_text(texts, game, "memory"):
        label, target = f"{tick(plan.memory_aid)} {texts.say('memory-aid')}", ("memory",)
        lines.append([Span(label, "strong", target), Span(f"  {memory}", "faint", target)])
    return [Zone([Block(lines)], title(texts, "options"), is_cut=True)] if lines else []
