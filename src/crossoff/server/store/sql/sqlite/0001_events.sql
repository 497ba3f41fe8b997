CREATE TABLE schema_version (
    version INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    applied_at REAL NOT NULL
) STRICT;

-- One row for each table: where its log ends. The short key keeps the events of games that are
-- played at the same time on few pages.
CREATE TABLE game (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    seq INTEGER NOT NULL,
    chain BLOB NOT NULL,
    created_at REAL NOT NULL,
    last_at REAL NOT NULL,
    done INTEGER NOT NULL CHECK (done IN (0, 1))
) STRICT;

CREATE INDEX game_by_activity ON game (done, last_at);

CREATE TABLE event (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq > 0),
    body BLOB NOT NULL,
    command TEXT,
    answer BLOB,
    chain BLOB NOT NULL,
    at REAL NOT NULL,
    UNIQUE (game, seq)
) STRICT;

CREATE UNIQUE INDEX event_by_command ON event (game, command) WHERE command IS NOT NULL;
