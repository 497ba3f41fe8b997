# Why something is refused or cannot be. Programs, logs and the wire have these in English, so every
# English text here is plain: words and variables. Some are parts of others. What stands in files,
# records and commands is the same in all languages and comes in through variables.

## Files
# $reason: what the system says
why-cannot-write = cannot write { $file }: { $reason }
why-cannot-read = cannot read { $file }: { $reason }
why-no-file = no such file: { $file }
why-line = line { $line }
why-nested = nested too deeply

## Games, bots, options
why-unknown-game = unknown game { $game }; { $hint }
# $hint in these: one of the next two
why-did-you-mean = did you mean { $name }?
why-available = available: { $names }
# $title: the name of the game
why-players = { $title } is for { $least } to { $most } players, not { $players }
# $option: the name of something that a game offers; $known: what there is
why-unknown-option = unknown option { $option }; { $title } has { $known }
why-no-options = no options
why-option-values = option { $option } is { $known }, not { $got }
why-unknown-bot = unknown bot { $bot }; { $hint }
why-unknown-task = unknown task { $task }; { $hint }
why-game-lacks-bot = { $title } has no bot { $bot }; it has { $bots }
why-not-compiled = { $title } has no compiled bot { $bot } for batches of games; it has { $bots }
why-learned-players = the learned bot of { $title } only plays two-player games
why-no-observing = { $title } has no observations for RL agents
why-data-unfinished = record { $number } has no result: the game was not played to the end
why-data-mixed = records of different games, numbers of players or decks cannot go into one file
why-data-empty = there are no decisions to write
why-no-deck = there are no cards: this game has no deck
# $option: seconds or iterations
why-budget = a budget of { $option } must be above 0, not { $got }
# $extra: what to install
why-package = this needs the package { $package }: pip install 'crossoff[{ $extra }]'

## Somebody's own bot, and a seat for it
why-bot-name = bot { $bot }: expected FILE.py:CLASS or MODULE:CLASS
why-bot-import = bot { $bot }: { $reason }
why-bot-class = bot { $bot }: { $place } has no class { $wanted } with a method choose, act or act_batch
why-bot-choice = { $bot } must return one choice out of { $count }, not { $got }
why-bot-action = { $bot } must return the number of one of { $count } legal actions, not { $got }
why-bot-actions = { $bot } must return { $count } action numbers from act_batch, one for each game, not { $got }
why-bot-raised = { $bot } failed: { $reason }
why-bot-program = bot { $bot }: there is no program { $program }
why-bot-silent = { $bot } did not answer within { $seconds } s
why-bot-ended = { $bot } exited with status { $status } instead of answering
why-bot-answer = { $bot } must answer with one line, a JSON object with the id { $id }, not { $got }
why-join-link = expected a link that starts with http:// or https:// and ends with #j/TABLE/INVITE or #t/TABLE/TOKEN
# $reason: a sentence
why-join-no-seat = no seat: { $reason }
why-join-no-table = cannot join the table: { $reason }
why-join-unreached = cannot reach the table: { $reason }
# $do: a decision in the words of the record
why-join-refused = { $do } was refused: { $reason }

## Decks. The place in the file stands before the reason.
why-deck-missing = missing
why-deck-unknown-key = unknown key { $got }; expected { $known }
why-deck-unknown-color = unknown color { $got }; expected { $known }
why-deck-not-a-name = { $got } is not a name of 1 to 12 letters, digits, '_' or '-'
why-deck-not-a-color = { $got } is not a plain name of 1 to 12 letters a-z
why-deck-twice = { $got } appears twice
why-deck-key-twice = key { $key } appears twice
why-deck-expected-list = expected a list, got { $got }
why-deck-expected-table = expected a table, got { $got }
why-deck-expected-text = expected text, got { $got }
why-deck-expected-integer = expected a whole number from { $low } to { $high }, got { $got }
why-deck-length = expected { $low } to { $high } of them, got { $got }
why-deck-exactly = expected exactly { $count } of them, got { $got }
# The next three: what came instead
why-deck-list = a list
why-deck-table = a table
why-deck-huge = a huge number
# $form: TOML or JSON; $reason: what its parser says
why-deck-form = not { $form }: { $reason }
why-deck-not-utf-8 = not UTF-8
why-deck-not-a-file = a directory or a device, not a file
why-deck-large = larger than { $size } KiB
why-deck-long-line = { $length } characters; a line may have { $most }
why-deck-unread = cannot be read: { $reason }

## Records
# $reason: what the parser says
why-not-a-record = not a record: { $reason }
why-record-missing = { $field } is missing
why-record-large = longer than { $size } MiB
why-not-a-review = not a review: { $reason }
why-review-unfinished = the game is not over; only finished games can be reviewed
why-unknown-depth = unknown depth { $depth }; { $hint }
why-no-coach = the coach cannot judge { $title }: it would have to guess what is hidden
why-no-seat = expected a seat from 0 to { $last }, got { $seat }
why-format = expected format { $format }, got { $got }
why-older-rules = made by rules version { $version }, before the first release; it cannot be continued
why-unknown-deck = unknown deck { $got }; expected { $standard } or a deck object
# $what: one of the next four, or a thing of the game; $got: what stands there
why-expected = expected { $what }, got { $got }
# $head: how the line begins
why-head = '{ $head } …'
why-line-of-seat = a line of seat { $seat }
why-no-line = no line: the game is over
why-seat = seat
# $what: a thing of the game
why-count = expected { $count } × { $what }, got { $got }
why-count-different = expected { $count } different × { $what }, got { $got }
why-unfinished = expected the decision to continue after { $got }
why-whole-already = expected nothing after the complete decision, got { $got }
why-not-asked = expected { $what }, got { $got } of seat { $seat }
why-not-allowed = the rules do not allow { $got } here
why-not-drawn = { $got } cannot be drawn here
# $got: a line of a record that was taken during the game, with ? for cards
why-hidden = { $got } hides what was secret while the game was running; the full record is available once it is over
why-early-result = expected { $what }, but the record ends with a result
why-no-result = the game is over, but the record has no result
# $key: scores or winners
why-result = expected { $key } { $right }, got { $got }

## Records: was the chance fair?
why-fair-none = has no fairness data: nothing to verify
why-fair-data = not fairness data: { $reason }
why-fair-scheme = expected one of the schemes { $scheme }, got { $got }
why-fair-secret = seed or salt is not published: nothing to verify until the game is over
why-fair-empty = the log is empty: nothing to verify
why-fair-unfinished = verified up to this line; the game is not over
# $key: seed or salt
why-fair-digits = expected a { $key } of 64 lower-case hex digits, got { $got }
why-fair-nonce = expected nonces of up to 64 lower-case hex digits, got { $got }
why-fair-nonces = expected { $count } nonces, one per seat, got { $got }
why-fair-start = expected a start seat from 0 to { $last }, got { $got }
why-fair-commitment = seed and salt do not fit the commitment { $got }
# $right, $got: lines of the record
why-fair-line = expected { $right } by seed and nonces, got { $got }
# $right, $got: heads of the chain of decisions, 64 hex digits
why-fair-head = the decisions do not fit the head { $got }; theirs is { $right }
why-fair-kept-head = no line of this log has the head { $got }: a decision was changed, or it is another game
why-fair-date = expected a date like 2026-11-18, got { $got }
why-fair-daily = this is not the deal of { $date }
why-fair-no-chain = { $scheme } has no chain of decisions: there is no head to compare

## The arena
why-arena-twice = bot { $bot } is named twice; the arena repeats bots by itself
why-arena-two-bots = an arena needs at least two different bots
why-arena-games = the number of games must be at least 1, not { $got }
why-arena-jobs = the number of jobs must be at least 1, not { $got }
why-arena-seconds = a budget of seconds must be a number, not { $got }
why-arena-large = seed and iterations must be below 2 ** 63
why-arena-many = { $games } games per lineup is too many
why-arena-code = the crossoff code differs where the games are to be played
why-arena-died = a process playing games died: { $reason }
why-arena-failed = the cluster failed: { $reason }
why-arena-worker = on worker { $worker }: { $reason }
why-arena-address = expected a cluster as dask://HOST:PORT (or tcp://HOST:PORT), ray://HOST:PORT, ray:HOST:PORT or ray:auto, got { $got }
why-arena-package = this kind of cluster needs the package { $package }: pip install 'crossoff[{ $extra }]'
# $place: an address
why-arena-no-workers = the Dask cluster at { $place } has no workers
why-arena-no-cpus = the Ray cluster at { $place } has no CPUs
# $reason: what the system says, or that it was waited
why-arena-no-answer = no cluster answers at { $place }: { $reason }
why-arena-no-answer-token = no cluster answers at { $place }: { $reason }; where it asks for a token, RAY_AUTH_MODE and RAY_AUTH_TOKEN must be set
why-arena-waited = waited { $seconds } s
why-arena-not-a-file = { $file } is not a file
why-arena-taken = { $file } is in use by another run
why-arena-not-progress = { $file } is not the progress file of a run ({ $format })
why-arena-other-code = { $file } was started with different crossoff code
why-arena-other-deck = { $file } belongs to a run with another deck
# $setting: the name of an option of the command
why-arena-other-run = { $file } belongs to a run with another { $setting }: { $there } there, { $here } here
why-arena-none = none
why-arena-damaged = { $file } is damaged at line { $line }

## Databases
why-db-scheme = a database is postgresql://... or the path of a file, not { $scheme }://
why-db-package = PostgreSQL needs the package { $package }: pip install 'crossoff[{ $extra }]'
# $example: such an address
why-db-address = this is not the address of a PostgreSQL database ({ $example })
# $process: its number, or that it is unknown
why-db-taken = { $file } is in use by another server (process { $process }): stop it first, or use PostgreSQL to run several
why-db-unknown = unknown
# $reason: what the database says, or one of the others
why-db-postgres = cannot use the PostgreSQL database: { $reason }
why-db-cannot-use = cannot use { $file }: { $reason }
why-db-old-sqlite = SQLite { $version } is too old and can lose saved data: install an apsw with SQLite { $oldest } or newer
why-db-no-wal = its file system cannot hold a database in WAL mode
why-db-no-file = there is no database file { $file }
why-db-not-sqlite = { $file } is not an SQLite database
why-db-foreign = { $file } belongs to another program
why-db-foreign-inside = this SQLite database belongs to another program
why-db-empty = this database holds no tables yet
why-db-newer = made by a newer crossoff (schema { $version }; this version knows up to { $newest }). Use the newer program, or another database.
why-db-older = made by an older crossoff (schema { $version }, expected { $newest }): start a server on it once, which brings it up to date
why-db-full = the disk is full
why-db-gone = the database file was removed or replaced: { $file }
why-db-unsettled = lost the database during a commit; not yet known whether it was saved: { $reason }
why-db-not-now = the database is unavailable: { $reason }
why-db-file-not-now = the database file cannot be written now: { $reason }
why-db-damaged = the database is damaged: { $reason }
why-db-file-failed = the database file failed: { $reason }
why-db-writer = the writer failed: { $reason }
why-db-log = the log of table { $table } was changed or damaged at event { $seq }
why-db-old-bytes = the table is erased, but its old bytes may still be in PostgreSQL's files ({ $reason }): run VACUUM FULL event, game
