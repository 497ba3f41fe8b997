"""Shared by all games: the kernel compiler, the game model, and deck and record files."""
