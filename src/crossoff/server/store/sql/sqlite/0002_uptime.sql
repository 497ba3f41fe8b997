-- How long servers have run on this database, by clocks that nobody can set; `ticks` counts the
-- additions, so that two of them never count the same time.
CREATE TABLE uptime (
    ticks INTEGER NOT NULL,
    seconds REAL NOT NULL
) STRICT;

INSERT INTO uptime (ticks, seconds) VALUES (0, 0.0);

-- The uptime when it was last seen that a log had grown, and to where.
ALTER TABLE game ADD COLUMN seen_seq INTEGER NOT NULL DEFAULT 0;

ALTER TABLE game ADD COLUMN seen_at REAL NOT NULL DEFAULT 0.0;

-- Not by `done` too: appends set that, and would write a page of this index anew each time, with the
-- same bytes. When that write fails on a full disk, those of an older WAL make the commit valid.
CREATE INDEX game_by_idleness ON game (seen_at);

-- Tables that are gone for everybody, while their events still have to be overwritten.
CREATE TABLE erased (
    game INTEGER PRIMARY KEY
) STRICT;
