# What --help says. Plain texts: variables are the only thing in braces, and there are no choices.
# Names of commands, options, files and formats are the same in all languages.

## Everywhere
help-about = Play and study two dry-erase card games published by NSV: Silver & Gold by Phil Walker-Harding and Everything on 1 Card by Steffen Benndorf. An unofficial fan project.
# $languages: their codes
help-everywhere = Uses your system's language; --language XX picks another, with any command: { $languages }.
help-usage = Usage:
help-parameters = Options
help-group-play = Play
help-group-bots = Bots
help-group-records = Records
help-group-hosting = Hosting
help-group-shell = Your shell
help-example = Example:
help-arguments = Arguments
help-default = default
help-required = required
help-help = Show this help and exit.
help-version = Show the version and exit.

## Options that several commands have
# $games: their names
help-game = The game: { $games }.
help-players = Number of players.
help-seed = The same seed gives the same games.
help-option = An option of the game, such as variant=advanced. Can be repeated.
help-deck = Play with the cards in this file (TOML, or JSON if it's named .json).
help-json = Print one JSON object instead of a table.
help-files = Files of records; - is standard input.
help-table = The table's ID, 32 hex digits.
help-db = An SQLite file, or postgresql://… Default: the file that crossoff serve uses.

## play
help-play = Play a game in the terminal.
help-play-more =
    Without options, you choose on screen. Every move is saved as you make it: if
    you leave, or your terminal dies, --resume takes you back.

    In plain mode you type moves in the notation of the record, without the seat:
    keep P01 G07, or mark P01 a1 a2 a3 b3; G07 c1, or reroll 3 4 5. During the
    game, ? lists what you can do.
help-play-players = Number of players. Default: as many as you name, or 2.
# $bots: their names
help-play-seats = Who sits where, starting at seat 0, separated by commas: me, me:NAME, a bot ({ $bots }) or your own, FILE.py:CLASS. Default: you; casual bots take the other seats.
help-play-seed = The same seed gives the same cards and dice. Default: random.
help-play-resume = Resume the last game, or the one in this file.
help-play-record = Write the record to this file when the game ends or you stop.
help-play-plain = Plain text, one line at a time (the default when piped). Games through a pipe aren't saved; --record keeps them.

## daily
help-daily = Play today's deal, the same for everyone that day.
help-daily-more =
    You play against one bot. Afterwards you see par, which is what the strongest
    bot scores on this deal in your seat, your streak, and a text to share. An
    unfinished deal is resumed, and your first result counts.
help-daily-date = The deal of this date. Default: today.
help-daily-again = Play it once more, for practice.
help-daily-plain = Plain text, one line at a time (the default when piped).

## simulate
help-simulate = Have bots play many games; write the records and a summary.
help-simulate-more =
    Prints each bot's mean score with its 95% interval, and how many games it won;
    a shared win is split among the winners. The games depend only on the seed,
    not on the number of processes.
help-simulate-players = Number of players. Default: one for each bot named.
# $every: the names of all bots, those that strength is measured by too
help-simulate-bots = The bots by seat, separated by commas: { $every }, or your own as ./my_bot.py:MyBot or 'pipe:COMMAND'. A list shorter than the table is repeated.
help-simulate-games = Number of games.
help-simulate-records = Write the games to this file, one record per line. It's replaced only once all games have been played.
help-simulate-jobs = Number of processes.

## arena
help-arena = Have bots play each other, and rate them.
help-arena-more =
    With two seats, the lineups are all pairs of the bots named. With more, they
    are each bot alone against copies of another and, if there are enough bots,
    every combination of different ones. Every lineup plays each deal in all its
    seatings, with the same cards and dice, so that luck cancels out.

    Prints Elo ratings, win shares and mean scores, all with 95% intervals, and
    the CPU time per decision. Apart from the time, everything depends only on the
    seed, not on which or how many bots play.
help-arena-bots = Two or more different bots, separated by commas: { $every }, or your own as ./my_bot.py:MyBot or 'pipe:COMMAND'. There may be more or fewer bots than seats.
help-arena-task = A task of the benchmark, such as SG-2-greedy-v1 (docs/benchmark.md): it fixes the game, players, options, seed and opponent.
help-arena-games = Games per lineup, rounded up to whole deals with all seatings.
help-arena-iterations = Iterations per decision for bots that search.
help-arena-seconds = Seconds per decision for bots that search. No two runs will be the same.
help-arena-jobs = Number of processes. Default: one per core.
help-arena-cluster = Play on a cluster instead of this machine: dask://HOST:PORT or tcp://HOST:PORT for Dask; ray://HOST:PORT, ray:HOST:PORT or ray:auto for Ray. Its workers need the same crossoff.
help-arena-resume = Keep the run's progress in this file. If it exists, continue from there, with the same results as an uninterrupted run. Everything that affects the games must be the same; jobs and cluster may change.
help-arena-records = Write the games to this file, one record per line, once all are played.
help-arena-plot = Plot the ratings to this SVG file.

## serve
help-serve = Serve tables to browsers and bots. Without a command: the same, and open a browser.
help-serve-more =
    Runs until Ctrl+C or SIGTERM. Moves are stored before they're confirmed, and
    games continue after a restart. Several servers can share one PostgreSQL
    database.
help-serve-host = Address to listen on; 0.0.0.0 for all.
help-serve-port = Port to listen on; 0 for any free one.
help-serve-db = An SQLite file, or postgresql://… Default: a file in your data directory.
help-serve-open = Open the browser.
help-serve-origin = Another origin whose pages may connect, such as https://example.org, if a proxy changes the Host header.
help-serve-trust-proxy = Address or network of a proxy in front of this server. Its X-Forwarded-For header tells players apart, so that limits apply to each of them.
help-serve-workers = Number of worker processes for bots.
help-serve-metrics-port = Serve Prometheus metrics on 127.0.0.1 at this port.

## join
help-join = Have your own bot play at a server's table.
help-join-more =
    The class has one method: choose(view, legal), which returns one of legal, or
    act(observation, mask), which returns the number of an action. docs/first-bot.md
    describes both. It plays until the game is over, reconnects if the connection
    is lost, and prints the score.
help-join-url = An invitation link, or the link of a seat you already have.
help-join-bot = Your class: ./my_bot.py:MyBot or module:Class.
help-join-name = The bot's name at the table.

## check
help-check = Check that recorded games follow the rules.
help-check-more =
    A file holds one record per line, or a single record spread over many lines.
    Blank lines are skipped, and a file without records is valid. Each bad record
    prints one line: the file, the number of the record, the line of its log (0 for
    anything before the log) and the reason.

    Exits with status 0 if all records are valid, 1 if one is bad, 2 if a file
    can't be read.

## verify
help-verify = Verify that recorded games were dealt fairly.
help-verify-more =
    The seed of a record must match its commitment to this table, game and deck, and
    every card and die must be the one that the seed and the players' nonces give.
    The decisions must match the record's hash chain, and the result must be right.
    Each record that fails prints one line: the file, the number of the record, the
    line of its log (0 for anything before the log) and the reason. See
    docs/fairness.md for what this proves and what it doesn't.

    Exits with status 0 if every record is a complete game and verified, 1 if one is
    not (or is unfinished, or has nothing to verify), 2 if a file can't be read.
help-verify-head = A head you were shown during the game (64 hex digits); it must be in the chain. Can be repeated.

## dataset
help-dataset = Write the decisions of recorded games as arrays, for training.
help-dataset-more =
    The file is a NumPy archive (.npz) with a row for each decision: observation,
    mask of legal actions, action, reward up to the seat's next decision, and
    return up to the end of the game. docs/environments.md describes the arrays.
    All records must be of one game with the same number of players.
help-dataset-out = The file to write.
help-dataset-minari = Write a Minari dataset with this ID instead, such as crossoff/sg-expert-v0; needs crossoff[rl,learn].
help-dataset-flat = One vector per observation, with the cards looked up.
help-dataset-reward = What a seat gets: points as they are scored; or, at the end, its score, its share of a win or its lead.
help-dataset-bot = Only the decisions of this bot.

## games
help-games = List the finished games you played in the terminal.
help-games-more =
    Latest first, with the number of each game. Games played through a pipe aren't
    listed.

## review
help-review = Review finished games: luck, losses, and the costliest decisions.
help-review-more =
    The coach plays out every decision and its alternatives many times, and shows
    each seat's chance to win, how much was luck, what its decisions cost, and why.
    A decision is judged by what its seat could know. docs/coach.md explains the
    numbers.

    Exits with status 0 if all games were reviewed, 1 if one isn't finished or isn't
    valid (then no page is written), 2 if a file can't be read.
help-review-files = Files of records; - is standard input, and a number is a game of crossoff games.
help-review-record = Only this record of each file, counting from 1. Default: all.
help-review-seat = Only this seat's decisions, counting from 0. Default: all seats.
# $depths: their names
help-review-depth = How thorough: { $depths }.
help-review-seed = The same seed gives the same review.
help-review-jobs = Number of processes.
help-review-json = Print one JSON object per game (crossoff-review/1).
help-review-html = Write one page with all reviews to this file, to read in a browser or send to a friend.

## show
help-show = Draw the table at any point of a recorded game.
help-show-more = Shows everything on the table, in 80 columns.
help-show-file = A file of records; - is standard input.
help-show-record = Which record of the file, counting from 1.
help-show-turn = The end of this turn, counting from 1 over the whole game; 0 is the table after setup. Default: the end of the record.

## export
help-export = Print the record of a table from a server's database.
help-export-more =
    Prints one line of JSON; the server may keep running. During the game, the
    record holds only what a spectator has seen: no cards dealt in secret, no moves
    that others may not know yet, no seed. Players' secrets are never printed.
help-export-events = Print the events, one JSON object per line.

## erase
help-erase = Erase a table from a server's database for good.
help-erase-more =
    Erases its game, its secrets, and its players' names and nonces.

    In an SQLite file the bytes are overwritten; stop any server using the file
    first. PostgreSQL rewrites its tables, and servers wait for that. Backups,
    archived database logs and records that people have downloaded are not affected.
help-erase-yes = Don't ask for confirmation.

## doctor
help-doctor = Check what a server with this database can promise, and what's at risk.
help-doctor-more =
    Changes nothing; a server may be running.

    Exits with status 0 if nothing is at risk, 1 if something is, 2 if the database
    can't be examined.

## bench
help-bench = Measure the speed of the games on this machine.
help-bench-more =
    Games are for two players, with the first value of each option.

    random: games inside the engine; bare step: one engine call per decision, from
    Python; typed: through positions, as a Python bot plays; batched: many games
    stepped at once, with full observations; plain: random games with kernels that
    aren't compiled. These are in CPU time of one core. A first game and --help are
    whole processes, in wall-clock seconds.
help-bench-seconds = CPU time for each measurement.

## completion
help-completion = Print a script that completes commands, options, games and bots when you press Tab.
help-completion-more =
    To switch it on, save the script where your shell looks for it, as the examples
    show, and start a new shell.
# $shells: their names
help-completion-shell = Your shell: { $shells }.
