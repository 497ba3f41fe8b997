"""A real browser, and people who use the page in it."""
