# What --help says. Plain texts: variables are the only thing in braces, and there are no choices.
# Names of commands, options, files and formats are the same in all languages.

## Everywhere
help-about = Play and study two dry-erase card games: Silver & Gold and Everything on 1 Card.
# $languages: their codes
help-everywhere = All of this is said in your system's language. --language XX, with any command, takes another one: { $languages }.
help-usage = Usage:
help-commands = Commands
help-parameters = Options
help-arguments = Arguments
help-default = default
help-required = required
help-help = Show this and stop.
help-version = Show the version and stop.

## Options that several commands have
# $games: their names
help-game = The game: { $games }.
help-players = Seats at the table.
help-seed = The same seed gives the same games.
help-option = A choice that the game offers, as variant=advanced; may be given several times.
help-deck = Play with the cards of this file (TOML, or JSON if named so).
help-json = Print one JSON object instead of a table.
help-files = Files of records; - is standard input.
help-table = The id of the table, 32 hex digits.
help-db = The file of an SQLite database, or postgresql://… By default the file that crossoff serve uses.

## play
help-play = Play a game in the terminal.
help-play-more =
    Without options you choose on the screen. Every decision is kept as it is made:
    a game that was left, or whose terminal was lost, goes on with --resume.

    Line by line, decisions are typed in the words of the game's record, without
    the seat, such as: keep P01 G07, or mark P01 a1 a2 a3 b3; G07 c1, or
    reroll 3 4 5. During the game ? lists what you may do.
help-play-players = Seats at the table. By default as many as are named, or 2.
# $bots: their names
help-play-seats = Who sits where, from seat 0 on, with commas between: me, me:NAME or a bot ({ $bots }). By default you; the seats left are casual.
help-play-seed = The same seed gives the same cards and dice. By default new ones.
help-play-resume = Go on with the game that was left last, or with the one in this file.
help-play-record = Write the record here when the game ends or is stopped.
help-play-plain = Line by line, as it is anyway through a pipe.

## simulate
help-simulate = Let bots play many games; write their records and a summary.
help-simulate-more =
    Prints each bot's mean score, with its 95 % interval, and how many games it
    won; of a shared win each winner has its part. The games depend on the seed
    alone, not on the number of processes.
help-simulate-players = Seats at the table. By default one for each bot named.
# $every: the names of all bots, those that strength is measured by too
help-simulate-bots = The bots by seat, with commas between: { $every }, or your own as ./my_bot.py:MyBot. A list that is shorter than the table is repeated.
help-simulate-games = How many games.
help-simulate-records = Write the games to this file, one record a line. It is replaced only when all games have been played.
help-simulate-jobs = How many processes play.

## arena
help-arena = Let bots play each other and rate them.
help-arena-more =
    For two seats the line-ups are all pairs of the bots named. For more seats they
    are each bot alone against the rest of another, and, where there are enough
    bots, all choices of as many different ones as there are seats. Every line-up
    plays each deal in all its seatings, with the same cards and dice for all, so
    that luck cancels.

    Prints ratings on the Elo scale, shares of wins and mean scores, all with 95 %
    intervals, and the CPU time for a decision. Apart from the time, everything
    depends on the seed alone, not on who plays or how many.
help-arena-bots = Two or more different bots, with commas between: { $every }, or your own as ./my_bot.py:MyBot. There may be more or fewer of them than seats.
help-arena-games = Games for each line-up, rounded up to whole deals with all seatings.
help-arena-iterations = Let bots that search look at so many continuations for a decision.
help-arena-seconds = Let bots that search take so long for a decision. No two runs are then the same.
help-arena-jobs = How many processes play; by default one for each core.
help-arena-cluster = Let a cluster play instead of this machine: dask://HOST:PORT or tcp://HOST:PORT for Dask, ray://HOST:PORT, ray:HOST:PORT or ray:auto for Ray. Its workers need the same crossoff.
help-arena-resume = Keep the run's progress in this file. If it is there already, go on from where it ends: the results are those of a run that was never stopped. All that decides the games must be as before; jobs and cluster may change.
help-arena-records = Write the games to this file, one record a line, when all are played.
help-arena-plot = Draw the ratings into this file, as SVG.

## serve
help-serve = Serve tables for browsers and bots. Without a command: the same, and open a browser.
help-serve-more =
    Goes on until Ctrl-C or SIGTERM. Decisions are stored before they are
    acknowledged; games go on after a restart. Several servers may share one
    PostgreSQL.
help-serve-host = The address to listen on; 0.0.0.0 for all.
help-serve-port = The port; 0 for any that is free.
help-serve-db = The file of an SQLite database, or postgresql://… By default a file in your data directory.
help-serve-open = Open the browser.
help-serve-origin = A further origin whose pages may connect, as https://example.org, where a proxy changes the Host header.
help-serve-trust-proxy = The address, or network, of a proxy in front of this server. It says in X-Forwarded-For where people come from, so that limits count them one by one.
help-serve-workers = Processes in which bots think.
help-serve-metrics-port = Serve figures for Prometheus on 127.0.0.1 at this port.

## join
help-join = Let a bot of your own play at a server's table.
help-join-more =
    The class has one method, choose(view, legal), which returns one of legal. What
    both are is in docs/wire.md; examples/my_bot.py is one. It plays until the game
    is over, comes back when the connection was lost, and prints the points.
help-join-url = The link that invites to the table, or that of a seat you have.
help-join-bot = Your class: ./my_bot.py:MyBot or module:Class.
help-join-name = What it is called at the table.

## check
help-check = Say of every record in files whether it is a game by the rules.
help-check-more =
    A file holds one record a line, or a single one laid out over many lines;
    blank lines do not count, and a file without records is in order. For each bad
    record a line is printed: the file, the number of the record, the line of its
    log (0 for what stands before the log) and the reason.

    Ends with 0 if all is well, 1 if a record is bad, 2 if a file cannot be read.

## verify
help-verify = Check that the chance of each record in files was fair.
help-verify-more =
    The seed of a record must fit its commitment to this table, game and deck, and
    every card and die must be the one that the seed and the players' nonces give.
    The decisions must be those of the record's hash chain, and the result must be
    right. For each record that fails, a line is printed: the file, the number of
    the record, the line of its log (0 for what stands before the log) and the
    reason. What it proves and what not is in docs/fairness.md.

    Exits with status 0 if every record is a whole game and verified, 1 if one is
    not (or is unfinished, or has nothing to verify), 2 if a file cannot be read.
help-verify-head = A head that you were shown during the game (64 hex digits); it must be in the chain. Can be repeated.

## show
help-show = Draw the table at some point of a recorded game.
help-show-more = The picture shows everything that lies on the table, in 80 columns.
help-show-file = A file of records; - is standard input.
help-show-record = Which record of the file, counted from 1.
help-show-turn = The end of this turn, counted from 1 over the whole game; 0 is the table after set-up. By default the end of the record.

## export
help-export = Print the record of a table out of a server's database.
help-export-more =
    It is one line of JSON. The server may go on meanwhile. While the game runs,
    the record holds what an onlooker has been shown: no cards dealt in secret, no
    decisions that others must not know yet, no seed. Secrets of people are never
    printed.
help-export-events = Print what happened, one JSON object a line.

## erase
help-erase = Erase a table out of a server's database for good.
help-erase-more =
    Its game goes, the names and nonces of its people, its secrets.

    In an SQLite file the bytes are overwritten; a server that uses the file has to
    be stopped before. PostgreSQL writes its tables anew, and servers wait for
    that. Back-ups, archived logs of the database and records that people have
    downloaded are not reached.
help-erase-yes = Do not ask whether you mean it.

## doctor
help-doctor = Say what a server with this database can promise, and what it cannot.
help-doctor-more =
    Nothing is changed, and a server may be running.

    Ends with 0 if nothing is at risk, 1 if something is, 2 if the database cannot
    be looked at.

## bench
help-bench = Measure the speed of the games on this machine.
help-bench-more =
    Games are for two players, Everything on 1 Card in the basic variant.

    random: games inside the engine; bare step: one call of the engine a decision,
    from Python; typed: through positions, as a bot in Python plays; batched: many
    games stepped at once, with all that a learning program is shown; plain: random
    games with kernels that are not compiled. These are in CPU time of one core. A
    first game and --help are whole processes, in seconds on the clock.
help-bench-seconds = CPU time for each rate that is measured.
