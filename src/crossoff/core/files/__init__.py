"""Parsing of deck files and of the lines of records."""
