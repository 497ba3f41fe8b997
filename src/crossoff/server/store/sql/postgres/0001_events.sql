CREATE TABLE schema_version (
    version integer PRIMARY KEY,
    name text NOT NULL,
    applied_at double precision NOT NULL
);

-- One row for each table: where its log ends. Whoever appends locks it.
CREATE TABLE game (
    id text PRIMARY KEY,
    seq bigint NOT NULL,
    chain bytea NOT NULL,
    created_at double precision NOT NULL,
    last_at double precision NOT NULL,
    done boolean NOT NULL
);

CREATE INDEX game_by_activity ON game (done, last_at);

CREATE TABLE event (
    game text NOT NULL REFERENCES game ON DELETE CASCADE,
    seq bigint NOT NULL CHECK (seq > 0),
    body bytea NOT NULL,
    command text,
    answer bytea,
    chain bytea NOT NULL,
    at double precision NOT NULL,
    UNIQUE (game, seq)
);

CREATE UNIQUE INDEX event_by_command ON event (game, command) WHERE command IS NOT NULL;
