"""The words of a Silver & Gold record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from crossoff.core.errors import BadNotation, CrossoffError, said
from crossoff.core.files.lines import distinct_ids, expect_head, known_id, shown
from crossoff.core.model.contract import ActionId, Notation, OutcomeId, Seat
from crossoff.core.model.position import Position
from crossoff.core.model.setup import Setup
from crossoff.games.silver_gold.layout import (
    CHOICE,
    DEAL,
    DECK,
    DISPLAY,
    DRAW,
    EXPEDITION,
    HAND,
    KEEP,
    MARK,
    NONE,
    PAIRS,
    PILE,
    REFILL,
    SLOT_SHIFT,
    SLOTS,
    START,
    TAKE,
)

__all__ = ["FIELDS", "SilverGoldNotation", "field_names", "fields_mask"]

#: The names of the 16 fields by bit: a1 b1 c1 d1 a2 …
FIELDS = tuple(column + row for row in "1234" for column in "abcd")
_FIELD_IDS = {name: index for index, name in enumerate(FIELDS)}
_TAKE_PILE = "take pile"

#: Clauses of rules.md, by phase: who decides when, and between what.
_ORDER = {KEEP: "S2.2", MARK: "S4.2", TAKE: "S5"}
_CHOOSING = {KEEP: "S2.2", TAKE: "S5.3"}


def field_names(mask: int) -> list[str]:
    """The fields of a mask, row by row."""
    return [name for index, name in enumerate(FIELDS) if mask >> index & 1]


def fields_mask(names: Iterable[str]) -> int:
    """The mask of these fields."""
    return sum(1 << _FIELD_IDS[name] for name in names)


@cache
def _fields_text(mask: int) -> str:
    return " ".join(field_names(mask))


@lru_cache(maxsize=64)
def _choices_by_pattern(setup: Setup) -> list[list[int]]:
    return setup.tables.view(DECK)[0].fields.tolist()


def _choices(position: Position) -> list[int]:
    """What each choice crosses off with the turn's pattern: one field or a placement."""
    return _choices_by_pattern(position.setup)[position.state.pattern]


class SilverGoldNotation(Notation):
    """Lines such as `0 keep P01 G07`, `1 mark P01 a1 a2 a3 b3; G07 c1`, `1 take pile S11`."""

    # --- decisions ---

    def decision_text(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> str:
        s, maps = position.state, position.setup.deck.maps
        if s.phase == KEEP:
            first, second = PAIRS[actions[0]]
            return f"keep {maps[s.hand[seat, first]].id} {maps[s.hand[seat, second]].id}"
        if s.phase == TAKE:
            place = actions[0]
            return _TAKE_PILE if place == PILE else f"take {maps[s.display[place]].id}"
        masks = _choices(position)
        groups = []
        for action in actions:
            card = maps[s.maps[seat, action >> SLOT_SHIFT]]
            groups.append(f"{card.id} {_fields_text(masks[action & CHOICE])}")
        return "mark " + "; ".join(groups)

    def parse_decision(self, position: Position, seat: Seat, text: str) -> list[ActionId]:
        phase = position.state.phase
        if phase == KEEP:
            return [self._parse_keep(position, seat, text)]
        if phase == MARK:
            return self._parse_mark(position, seat, text)
        return [self._parse_take(position, text)]

    def owes_more(self, position: Position, seat: Seat) -> bool:
        return bool(position.state.extras[seat] > 0)

    def open_ends(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> list[bool]:
        s, maps = position.state, position.setup.deck.maps
        if s.phase != MARK:
            return [False] * len(actions)
        crosses = [0 if card == NONE else maps[card].cross_mask for card in s.maps[seat].tolist()]
        owed = max(int(s.extras[seat]), 1) - 1  # this step is itself one of those owed
        free = sum(mask.bit_count() for mask in s.free[seat].tolist())
        masks = _choices(position)
        ends = []
        for action in actions:
            mask = masks[action & CHOICE]
            extras = owed + (mask & crosses[action >> SLOT_SHIFT]).bit_count()
            ends.append(extras > 0 and free > mask.bit_count())
        return ends

    def split_decision(self, text: str) -> tuple[str, str]:
        if text.startswith(_TAKE_PILE + " "):
            return _TAKE_PILE, text[len(_TAKE_PILE) + 1 :]
        return text, ""

    def why_not(self, position: Position, seat: Seat, text: str) -> str:
        phase = int(position.state.phase)
        if seat not in position.actors():
            return _ORDER[phase]
        if phase != MARK:
            return _CHOOSING[phase]
        if not text.startswith("mark "):
            return "S4.2"
        try:
            (first,) = self._parse_mark(position, seat, text.partition("; ")[0])
            position.apply(seat, first)
        except CrossoffError:
            return "S4.1"
        return "S4.3"  # the shape is right, so it is the extra fields that are not

    def _parse_keep(self, position: Position, seat: Seat, text: str) -> ActionId:
        hand = position.state.hand[seat].tolist()
        maps = position.setup.deck.maps
        places = {maps[card].id: place for place, card in enumerate(hand)}
        words = expect_head("keep", text)
        kept = distinct_ids(places, words, said("sg-why-map-dealt"), SLOTS)
        return ActionId(PAIRS.tolist().index(sorted(kept)))

    def _parse_take(self, position: Position, text: str) -> ActionId:
        if text == _TAKE_PILE:
            return ActionId(PILE)
        display = position.state.display.tolist()
        maps = position.setup.deck.maps
        places = {maps[card].id: place for place, card in enumerate(display) if card != NONE}
        words = expect_head("take", text)
        return ActionId(distinct_ids(places, words, said("sg-why-map-displayed"), 1)[0])

    def _parse_mark(self, position: Position, seat: Seat, text: str) -> list[ActionId]:
        s, maps = position.state, position.setup.deck.maps
        own = s.maps[seat].tolist()
        slots = {maps[card].id: slot for slot, card in enumerate(own) if card != NONE}
        body = " ".join(expect_head("mark", text))
        actions = []
        for number, group in enumerate(body.split("; ")):
            card, *fields = group.split(" ")
            slot = known_id(slots, card, said("sg-why-map-own"))
            bits = distinct_ids(_FIELD_IDS, fields, said("sg-why-field"), len(fields))
            choice = self._choice(position, sum(1 << b for b in bits), bits, number, group)
            actions.append(ActionId((slot << SLOT_SHIFT) + choice))
        return actions

    def _choice(
        self, position: Position, mask: int, bits: list[int], number: int, group: str
    ) -> int:
        if len(bits) == 1:
            return bits[0]
        choices = _choices(position)
        if number == 0 and mask in choices:
            return choices.index(mask)
        name = position.setup.deck.patterns[position.state.pattern]
        shape = said("sg-why-shape", pattern=name) if number == 0 else said("sg-why-one-field")
        raise BadNotation("why-expected", what=shape, got=shown(group))

    # --- chance ---

    def chance_head(self, position: Position) -> str | None:
        s = position.state
        if s.phase == DEAL:
            return f"* deal {_seat_dealt_to(position)}"
        if s.phase == DRAW:
            return f"{(s.start + s.resolved) % s.players} {_TAKE_PILE}"
        return _HEADS.get(int(s.phase))

    def ends_line(self, before: Position, after: Position) -> bool:
        if (
            before.state.phase == EXPEDITION
        ):  # turns in which nobody can cross off follow each other
            return True
        return self.chance_head(before) != self.chance_head(after)

    def chance_text(self, before: Position, outcomes: Sequence[OutcomeId], after: Position) -> str:
        phase, deck = before.state.phase, before.setup.deck
        if phase == START:
            words = [str(seat) for seat in outcomes]
        elif phase == EXPEDITION:
            words = [deck.patterns[pattern] for pattern in outcomes]
        else:
            words = [deck.maps[card].id for card in outcomes]
        return " ".join([self.chance_head(before) or "", *words])

    def parse_chance(self, position: Position, line: str) -> list[OutcomeId]:
        s, deck = position.state, position.setup.deck
        words = expect_head(self.chance_head(position) or "", line)
        if s.phase == START:
            ids = {str(seat): seat for seat in range(s.players)}
            found = distinct_ids(ids, words, said("why-seat"), 1)
        elif s.phase == EXPEDITION:
            ids = {name: index for index, name in enumerate(deck.patterns)}
            found = distinct_ids(ids, words, said("sg-why-pattern"), 1)
        else:
            ids = {card.id: index for index, card in enumerate(deck.maps)}
            found = distinct_ids(ids, words, said("sg-why-map"), _cards_due(position))
        return [OutcomeId(outcome) for outcome in found]


_HEADS = {
    DISPLAY: "* display",
    START: "* start",
    EXPEDITION: "* expedition",
    REFILL: "* refill",
}


def _seat_dealt_to(position: Position) -> int:
    return int((position.state.hand[:, HAND - 1] == NONE).argmax())


def _cards_due(position: Position) -> int:
    """How many maps stand in the line of the draws that are due."""
    s = position.state
    if s.phase == DEAL:
        return HAND
    if s.phase == DRAW:
        return 1
    return min(int((s.display == NONE).sum()), int(s.unseen).bit_count())
