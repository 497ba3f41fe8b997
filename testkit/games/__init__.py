"""Positions, decks and random games."""
