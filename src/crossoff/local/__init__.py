"""A game on this computer: people who share a keyboard, bots, and a file that keeps it."""
