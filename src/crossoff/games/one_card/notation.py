"""The words of an Everything on 1 Card record."""

from __future__ import annotations

from collections.abc import Sequence

from crossoff.core.errors import BadNotation, Said, said
from crossoff.core.files.lines import distinct_ids, expect_head, known_id, shown
from crossoff.core.model.contract import ActionId, Notation, OutcomeId, Seat
from crossoff.core.model.position import Position
from crossoff.games.one_card.layout import (
    ADVANCED,
    BASIC_CARDS,
    DEAL,
    DRAW,
    HAND,
    KEEP,
    NONE,
    PASS,
    REROLL,
    RESTOCK,
    ROLL,
    SLOTS,
    START,
    SUPPLY,
    TAKE,
    TRIPLES,
)

__all__ = ["OneCardNotation"]

_HEADS = {SUPPLY: "* supply", RESTOCK: "* supply", START: "* start", ROLL: "* roll"}
_CHOOSING = {KEEP: "C2.3", TAKE: "C5.4"}  # clauses of rules.md, by phase


class OneCardNotation(Notation):
    """Lines such as `* roll red red blue green yellow`, `0 reroll 3 4 5`, `0 use 17`, `* draw 0
    22`.
    """

    # --- decisions ---

    def decision_text(self, position: Position, seat: Seat, actions: Sequence[ActionId]) -> str:
        s, cards = position.state, position.setup.deck.cards
        (action,) = actions
        if s.phase == KEEP:
            return " ".join(["keep", *(cards[s.hand[seat, k]].id for k in TRIPLES[action])])
        if s.phase == TAKE:
            return f"take {cards[s.supply[action]].id}"
        if action == PASS:
            return "pass"
        if action < PASS:
            return f"use {cards[s.cards[seat, action]].id}"
        dice = action - REROLL
        return " ".join(["reroll", *(str(k + 1) for k in range(len(s.dice)) if dice >> k & 1)])

    def parse_decision(self, position: Position, seat: Seat, text: str) -> list[ActionId]:
        s, cards = position.state, position.setup.deck.cards
        verb = text.partition(" ")[0]
        if s.phase == KEEP:
            places = {cards[card].id: place for place, card in enumerate(s.hand[seat].tolist())}
            kept = distinct_ids(places, expect_head("keep", text), said("oc-why-card-dealt"), SLOTS)
            return [ActionId(TRIPLES.tolist().index(sorted(kept)))]
        if s.phase == TAKE:
            there = said("oc-why-card-supplied")
            return [self._place(position, s.supply.tolist(), "take", text, there)]
        if text == "pass":
            return [ActionId(PASS)]
        if verb == "use":
            own = s.cards[seat].tolist()
            return [self._place(position, own, "use", text, said("oc-why-card-own"))]
        if verb == "reroll":
            return [self._parse_reroll(position, text)]
        raise BadNotation("why-expected", what=said("oc-why-decision"), got=shown(text))

    def why_not(self, position: Position, seat: Seat, text: str) -> str:
        s = position.state
        if seat not in position.actors():
            return "C2.3" if s.phase == KEEP else "C4"
        if s.phase in _CHOOSING:
            return _CHOOSING[int(s.phase)]
        verb = text.partition(" ")[0]
        if verb == "reroll":
            return "C3.2" if seat == s.active else "C3.1"
        return "C4.3" if verb == "use" else "C4"

    def _place(
        self, position: Position, row: list[int], verb: str, text: str, what: Said
    ) -> ActionId:
        cards = position.setup.deck.cards
        places = {cards[card].id: place for place, card in enumerate(row) if card != NONE}
        return ActionId(distinct_ids(places, expect_head(verb, text), what, 1)[0])

    def _parse_reroll(self, position: Position, text: str) -> ActionId:
        words = expect_head("reroll", text)
        numbers = {str(k + 1): k for k in range(position.setup.deck.dice)}
        dice = distinct_ids(numbers, words, said("oc-why-die"), len(words))
        return ActionId(REROLL + sum(1 << k for k in dice))

    # --- chance ---

    def chance_head(self, position: Position) -> str | None:
        s = position.state
        if s.phase == DEAL:
            return f"* deal {_seat_dealt_to(position)}"
        if s.phase == DRAW:
            return f"* draw {(s.active + s.used) % s.players}"
        return _HEADS.get(int(s.phase))

    def ends_line(self, before: Position, after: Position) -> bool:
        return self.chance_head(before) != self.chance_head(after)

    def chance_text(self, before: Position, outcomes: Sequence[OutcomeId], after: Position) -> str:
        phase, deck = before.state.phase, before.setup.deck
        if phase == START:
            words = [str(seat) for seat in outcomes]
        elif phase == ROLL:
            words = [deck.colors[color] for color in after.state.dice[: deck.dice]]
        else:
            words = [deck.cards[card].id for card in outcomes]
        return " ".join([self.chance_head(before) or "", *words])

    def parse_chance(self, position: Position, line: str) -> list[OutcomeId]:
        s, deck = position.state, position.setup.deck
        words = expect_head(self.chance_head(position) or "", line)
        if s.phase == ROLL:
            return self._parse_roll(position, words)
        if s.phase == START:
            ids = {str(seat): seat for seat in range(s.players)}
            found = distinct_ids(ids, words, said("why-seat"), 1)
        else:
            ids = {card.id: index for index, card in enumerate(deck.cards)}
            found = distinct_ids(ids, words, said("oc-why-card"), _cards_due(position))
        return [OutcomeId(outcome) for outcome in found]

    def _parse_roll(self, position: Position, words: list[str]) -> list[OutcomeId]:
        """The colours of the dice in the air; the others must lie as they lay."""
        s, deck = position.state, position.setup.deck
        if len(words) != deck.dice:
            raise BadNotation("oc-why-dice", count=deck.dice, got=len(words))
        ids = {name: index for index, name in enumerate(deck.colors)}
        colors = [known_id(ids, word, said("oc-why-color")) for word in words]
        for die, color in enumerate(colors):
            if not s.pending >> die & 1 and s.dice[die] != color:
                lies = deck.colors[s.dice[die]]
                numbers = {"die": die + 1, "color": lies, "got": words[die]}
                raise BadNotation("oc-why-die-moved", **numbers)
        return [OutcomeId(c) for die, c in enumerate(colors) if s.pending >> die & 1]


def _seat_dealt_to(position: Position) -> int:
    s = position.state
    full = s.hand[:, HAND - 1] if s.variant == ADVANCED else s.cards[:, BASIC_CARDS - 1]
    return int((full == NONE).argmax())


def _cards_due(position: Position) -> int:
    """How many cards stand in the line of the draws that are due."""
    s = position.state
    if s.phase == DEAL:
        return HAND if s.variant == ADVANCED else BASIC_CARDS
    if s.phase == DRAW:
        return 1
    return min(int((s.supply == NONE).sum()), int(s.unseen).bit_count())
