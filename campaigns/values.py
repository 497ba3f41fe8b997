"""Build the value tables of the Everything on 1 Card bots, into the package."""

from __future__ import annotations

import sys

import numpy as np

from crossoff.games.one_card.deck import load_deck
from crossoff.games.one_card.levels import PRICES, SHIPPED
from crossoff.games.one_card.tables import build_tables
from crossoff.games.one_card.values import build_values


def main() -> int:
    """Solve every card of the standard deck at the prices of each level."""
    deck = build_tables(load_deck())
    tables = {level: build_values(deck, prices).worth for level, prices in PRICES.items()}
    np.savez_compressed(SHIPPED, **tables)  # type: ignore[arg-type]
    print(f"{SHIPPED}: {SHIPPED.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
