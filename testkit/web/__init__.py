"""A real browser, and users of the page in it."""
