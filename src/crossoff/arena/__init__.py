"""Bots against each other, fairly: every seating of every line-up on the same deals.

`plan` says what is to be played, `batch` plays a part of it anywhere, `jobs` and `cluster` spread
the parts over processes and machines, `progress` keeps what is done on disk, `tally` adds up, and
`summary`, `report` and `plot` tell what came of it.
"""
