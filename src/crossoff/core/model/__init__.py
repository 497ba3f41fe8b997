"""A game as Python sees it: what it offers, its positions and its records."""
