# What the command line says. Names of commands, options, games and bots, the words of the record and
# everything that programs read are the same in all languages and come in through variables.

## Mistakes in the command itself
# $command: as it was typed, quoted; $hint: what may have been meant or what there is
cmd-unknown-command = unknown command { $command }; { $hint }
cmd-unknown-language = unknown language { $language }; { $hint }
cmd-unknown-shell = unknown shell { $shell }; { $hint }
cmd-unexpected = unexpected { $words }; { $hint }
cmd-unknown-option = unknown option { $option }; { $hint }
cmd-missing-value = { $option } needs a value; { $hint }
cmd-missing = { $name } is missing; { $hint }
cmd-bad-value = { $option } must be { $kind }, not { $value }
cmd-kind-int = a whole number
cmd-kind-float = a number
cmd-repeated = { $option } is given more than once
# A hint; $command: what to type
cmd-see = see { $command }
cmd-at-least-one = { $option } must be at least 1, not { $value }
cmd-seconds-range = --seconds must be above 0 and at most 3600, not { $seconds }
cmd-different-files = --resume, --records and --plot must be different files
cmd-task-fixes = { $task } fixes the game, players, options, deck and seed; leave them out
cmd-needs-file = { $command } needs a file; { $hint }

## Files
cmd-is-directory = { $file } is a directory, not a file
cmd-no-directory = cannot write { $file }: there is no directory { $folder }
cmd-stdin-closed = standard input is closed

## Games, bots, seats
cmd-too-many-named =
    { $seats ->
        [one] { $given } players are named for { $seats } seat
       *[other] { $given } players are named for { $seats } seats
    }
cmd-option-form = expected an option as NAME=VALUE, got { $text }
cmd-option-twice = option { $option } is given twice

## Playing in the terminal
cmd-loading-game = loading the game
cmd-unknown-seat = unknown kind of seat { $seat }; { $hint }
cmd-bad-name = a name must have 1 to { $longest } visible characters, not { $name }
cmd-same-names = two people at the table have the same name
cmd-play-resume-alone = --resume continues a game as it was set up: it takes no game, seats, options, deck or seed
cmd-play-nothing-left = there is no game to resume
cmd-play-kept = Game saved; crossoff play --resume continues it.
cmd-record-is-in = Record saved to { $file }.
cmd-hand-over = Please hand the keyboard to { $name }: what comes next is for their eyes only.
cmd-hand-over-enter = { $name }, press Enter to continue.
cmd-plain-how =
    Type a move in the notation of the record, or:
      ?          list what you can do; ? 2 shows the second page
      undo       take back what you typed last, while the move isn't complete
      save FILE  write the record so far to a file
      quit       stop
      Enter      show the table again
cmd-plain-stopped = The game stops here.
cmd-plain-thinking = { $name } is thinking
cmd-plain-nothing-back = There's nothing to undo.
# $example: a decision in the words of the record
cmd-plain-choices =
    { $count ->
        [1] one choice: { $example }
       *[other] { $count } choices, such as: { $example }
    }
cmd-plain-pages = There are pages 1 to { $last }.
cmd-plain-page = Page { $page } of { $last }; ? { $next } shows the next.
cmd-plain-save-where = Save the record? A file name, or Enter for no:
cmd-plain-save-needs-name = save needs a file name.
cmd-plain-save-failed = That didn't work: { $reason }.

## Records: check, verify, show
cmd-checking = checking
cmd-checked =
    { $good ->
        [one] { $good } record ok
       *[other] { $good } records ok
    }
cmd-dataset-where = give either --out FILE or --minari ID
cmd-dataset-written =
    { $decisions ->
        [one] wrote { $decisions } decision to { $file }
       *[other] wrote { $decisions } decisions to { $file }
    }
cmd-verified =
    { $good ->
        [one] { $good } game verified
       *[other] { $good } games verified
    }
# $said: one of the two above
cmd-some-bad = { $said }, { $bad } not
cmd-show-turn = { $file }, record { $record }, after turn { $turn } of { $last }
cmd-show-set-up = { $file }, record { $record }, after setup
cmd-turns-range =
    { $last ->
        [one] the record has { $last } turn; --turn must be from 0 to { $last }, not { $turn }
       *[other] the record has { $last } turns; --turn must be from 0 to { $last }, not { $turn }
    }
cmd-record-from-1 = --record counts from 1, not { $number }
cmd-no-such-record =
    { $found ->
        [one] { $file } has { $found } record; there is no record { $number }
       *[other] { $file } has { $found } records; there is no record { $number }
    }

## daily
# $game: its title; $date: written out
cmd-daily-title = Deal of the day: { $game }, { $date }
cmd-daily-result = Result: you { $mine }, bot { $theirs }
# $low and $high: the 95% interval
cmd-daily-par =
    { $games ->
        [one] Par is { $par } ({ $low } to { $high }): what the strongest bot scores here in your seat, on average over { $games } game.
       *[other] Par is { $par } ({ $low } to { $high }): what the strongest bot scores here in your seat, on average over { $games } games.
    }
cmd-daily-best = Best known score: { $points }
cmd-daily-no-par = Par couldn't be computed here.
cmd-daily-computing = computing par
cmd-daily-streak =
    { $days ->
        [0] No streak: this was a past deal.
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
cmd-daily-share = To share:
cmd-daily-future = the deal for { $date } isn't out yet
cmd-daily-bad-date = expected a date like 2026-11-18, got { $date }

## games
cmd-column-number = number
cmd-column-date = date
cmd-column-game = game
cmd-column-players = players
cmd-column-points = points
cmd-column-result = result
cmd-games-none = No finished games yet. Play one with crossoff play; it's listed here once it ends.
# $most: how many
cmd-games-kept = These games are in { $folder }, one record per file; the latest { $most } are kept.
# $command: what to type
cmd-games-review = { $command } reviews the game with that number.

## review
cmd-reviewing = reviewing
cmd-review-is-in = Review saved to { $file }.
# $hint: what there is
cmd-unknown-depth = unknown depth { $depth }; { $hint }
cmd-seat-range = --seat must be from 0 to { $last }, not { $seat }
# $command: what to type
cmd-no-such-game = there is no finished game { $number }; { $command } lists them

## Many games: simulate, arena, bench
cmd-loading-games = loading the games
cmd-starting = starting
cmd-playing = playing
cmd-measuring = measuring
cmd-measured-failed = a measured process failed: { $reason }
# $how: one of the two below
cmd-stopped = stopped with { $done } of { $total } rounds played; { $how }
cmd-nothing-kept = nothing was saved. With --resume FILE, a run can be stopped and continued
cmd-goes-on = the same command continues from there, with { $file }
cmd-own-deck = custom deck
cmd-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
cmd-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
cmd-games-on-deals =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
cmd-seed = seed { $seed }
cmd-iterations =
    { $count ->
        [one] { $count } iteration per decision
       *[other] { $count } iterations per decision
    }
cmd-seconds-each = { $seconds } s per decision
cmd-column-bot = bot
cmd-column-seats = seats
cmd-column-games = games
cmd-column-mean-score = mean score
cmd-column-interval = 95% interval
cmd-column-wins = wins
cmd-column-share = share
cmd-column-rating = rating
cmd-column-lineup = lineup
cmd-column-lead = lead
cmd-column-cpu-time = CPU time
cmd-column-decisions = decisions
cmd-column-mean = mean
cmd-column-longest = longest
cmd-figure = figure
cmd-value = value
cmd-span = { $low } to { $high }
cmd-to = to
cmd-shared-wins = Shared wins: { $count }, each split among its winners.
cmd-speed = { $decisions } decisions in { $seconds } s of play: { $rate } decisions/s per process
cmd-note-intervals = 95% intervals, from the spread between deals: Wilson for wins, Student's t for scores, Bayesian bootstrap for ratings. A shared win is split among its winners.
# $anchor: a bot
cmd-note-ratings = Ratings: Elo scale, { $anchor } is 0; maximum likelihood (Bradley-Terry, Plackett-Luce), with one win and one loss against an average opponent added for each bot.
cmd-note-fair = Wins and scores are per seat; among equals, each wins { $share }.
cmd-note-seconds = With a time budget, no two runs are the same.
cmd-note-one-deal = A single deal gives no intervals.
cmd-note-few-deals = With so few deals, the rating intervals are too narrow.
cmd-plot-title = Bot ratings
cmd-plot-axis = Elo, { $anchor } = 0; lines are 95% intervals
# $anchor: a bot; the ratings follow
cmd-plot-about = Elo ratings with 95% intervals, { $anchor } at 0:

## For people who host: serve, export, erase
cmd-workers-range = workers must be 1 to 64, not { $workers }
cmd-port-range = a port is 0 to 65535, not { $port }
cmd-serving = crossoff is at { $address }  (press Ctrl+C to stop)
cmd-seated = Seated. If the program ends before the game does, use this seat's link: { $link }
cmd-server-stopped = the server stopped so that nothing is lost: { $reason }
cmd-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
cmd-other-port = choose another with --port
cmd-bad-proxy = a proxy is an address or a network of addresses, not { $text }
cmd-table-id = a table ID has 32 hex digits, not { $id }
cmd-no-such-table = there is no table { $table } in this database
cmd-not-begun = this table's game hasn't started, so there's no record
cmd-erased = table { $table } is erased
# $word: what to type
cmd-erase-ask = Erase table { $table } for good? Type { $word }:
cmd-erase-nobody = cannot ask for confirmation here; add --yes
cmd-nothing-erased = nothing was erased

## doctor: what is promised
cmd-doctor-no-file = There's no file { $file } yet; a server would create it.
cmd-doctor-at-risk = At risk
cmd-doctor-promised = Promised
cmd-doctor-not-promised = Not promised
cmd-doctor-kept-decisions = A confirmed move survives a crash, a kill or a power cut, exactly once and in order.
cmd-doctor-kept-games = When the server restarts, games continue where they were.
cmd-doctor-kept-log = A log that was edited or damaged is detected, and no other game is affected.
cmd-doctor-never-lying-disk = If a disk reports writes it hasn't made, saved moves can be lost.
cmd-doctor-never-readers = Anyone who can read the database or a backup can see the hidden cards of running games.
cmd-doctor-never-lost-disk = The file is on one disk: if you lose the disk, you lose all games since the last backup.
cmd-doctor-never-two-servers = One server process at a time. While it's down, nobody can play.
cmd-doctor-never-no-standby = No standby has a copy: if you lose the database's disk, you lose all games since the last backup.
cmd-doctor-never-takeover = What a standby does when the database machine is lost depends on your failover setup; test it.

## doctor: what is found. An id ends with the first words of what the store says.
cmd-fact-database = database
cmd-fact-file = file
cmd-fact-place = location
cmd-fact-size = size
cmd-fact-file-mode = file mode
cmd-fact-writable = writable
cmd-fact-file-system = file system
cmd-fact-free-space = free space
cmd-fact-schema = schema
cmd-fact-clock = clock
cmd-fact-max-connections = max. connections
cmd-fact-bots = bots
cmd-fact-bot-sandbox = bot sandbox
cmd-fact-role = role
cmd-fact-standbys = standbys
cmd-value-yes = yes
cmd-value-no = no
cmd-value-none = none
cmd-value-unknown = unknown
cmd-value-in-order = in order
cmd-value-none-yet-a-server-makes-the = none yet; a server makes the file
cmd-value-none-yet-a-server-makes-it = none yet; a server makes it
cmd-value-compiled = compiled
cmd-value-not-compiled-yet = not compiled yet: strong bots need about a minute after the next start
cmd-value-no-network-no-files = no network, no files
cmd-value-no-network = no network
cmd-value-no-files = no files
cmd-value-none-on-this-system = none on this system
cmd-risk-a-power-cut-takes-saved-moves = a power cut takes saved moves
cmd-risk-the-file-is-damaged-restore-a = the file is damaged: restore a copy
cmd-risk-others-on-this-machine-can-read = others on this machine can read the games
cmd-risk-whoever-runs-this-command-can-save = whoever runs this command can save nothing there
cmd-risk-locks-and-syncs-over-a-network = locks and syncs over a network are not to be trusted: use a local disk
cmd-risk-this-is-memory-everything-is-gone = this is memory: everything is gone when the machine goes down
cmd-risk-when-it-is-full-no-decision = when it is full, no decision can be saved
cmd-risk-a-crash-of-its-machine-can = a crash of its machine can lose or damage everything: set fsync = on
cmd-risk-a-power-cut-can-damage-pages = a power cut can damage pages for good: set full_page_writes = on
cmd-risk-saved-moves-can-be-lost-it = saved moves can be lost: it must be on for our connections
cmd-risk-this-server-is-a-standby-it = this server is a standby: it can be read, but nothing can be saved
cmd-risk-no-standby-is-waited-for-when = no standby is waited for: when one takes over, the last saved moves can be lost. Set synchronous_standby_names
cmd-risk-made-by-a-newer-crossoff-which = made by a newer crossoff, which this program cannot serve
cmd-risk-a-clock-was-set-back-the = a clock was set back: the times in logs are wrong
cmd-risk-the-times-in-logs-and-in = the times in logs and in the database do not agree: set both clocks by NTP
