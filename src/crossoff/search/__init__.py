"""Searches that know no game: they are given functions."""
