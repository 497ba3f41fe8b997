-- How long servers have run on this database, by clocks that nobody can set; `ticks` counts the
-- additions, so that two servers never count the same time.
CREATE TABLE uptime (
    ticks bigint NOT NULL,
    seconds double precision NOT NULL
);

INSERT INTO uptime (ticks, seconds) VALUES (0, 0);

-- The uptime when it was last seen that a log had grown, and to where.
ALTER TABLE game ADD COLUMN seen_seq bigint NOT NULL DEFAULT 0;

ALTER TABLE game ADD COLUMN seen_at double precision NOT NULL DEFAULT 0;

-- Not by `done` too, which appends set.
CREATE INDEX game_by_idleness ON game (seen_at);
