# What the command line says. Names of commands, options, games and bots, the words of the record and
# everything that programs read are the same in all languages and come in through variables.

## Mistakes in the command itself
# $command: as it was typed, quoted; $commands: those there are
cmd-unknown-command = unknown command { $command }; there are { $commands }
cmd-unknown-language = unknown language { $language }; there are { $languages }
cmd-unexpected = unexpected { $words }.
cmd-unknown-option = Unknown option: { $option }.
cmd-did-you-mean = Did you mean { $option }?
cmd-missing-value = { $option } is missing, or its value is.
cmd-bad-value = { $option }: unable to convert { $value } into { $kind }.
cmd-kind-int = a whole number
cmd-kind-float = a number
cmd-repeated = { $option } is given more than once.
# $command: what to type
cmd-try = Try: { $command }
cmd-at-least-one = { $option } must be at least 1, not { $value }
cmd-seconds-range = --seconds must be above 0 and at most 3600, not { $seconds }
cmd-different-files = --resume, --records and --plot must be different files
cmd-needs-file = { $command } needs a file

## Files
cmd-is-directory = { $file } is a directory, not a file
cmd-no-directory = cannot write { $file }: there is no directory { $folder }
cmd-stdin-closed = standard input is closed

## Games, bots, seats
cmd-too-many-named = { $given } players are named for { $seats } seats
cmd-option-form = expected an option as NAME=VALUE, got { $text }
cmd-option-twice = option { $option } is given twice

## Playing in the terminal
cmd-loading-game = loading the game
cmd-unknown-seat = unknown kind of seat { $seat }; there are { $kinds }
cmd-bad-name = a name has 1 to { $longest } visible characters, not { $name }
cmd-same-names = two people at the table have the same name
cmd-play-resume-alone = --resume goes on with a game as it was begun: it takes no game, seats, options, deck or seed
cmd-play-nothing-left = there is no game to go on with
cmd-play-kept = The game is kept; crossoff play --resume goes on with it.
cmd-record-is-in = The record is in { $file }.
cmd-hand-over = Please hand the keyboard to { $name }: the others must not see what comes now.
cmd-hand-over-enter = { $name }, press Enter to go on.
cmd-plain-how =
    Type a decision in the words of the game's record, or:
      ?          list what you may do; ? 2 shows the second page
      undo       take back what you typed last, while the decision is not whole
      save FILE  write the record so far to a file
      quit       stop
      Enter      show the table again
cmd-plain-stopped = The game stops here.
cmd-plain-thinking = { $name } is thinking
cmd-plain-nothing-back = There is nothing to take back.
# $example: a decision in the words of the record
cmd-plain-choices =
    { $count ->
        [1] no other choice: { $example }
       *[other] { $count } choices, such as: { $example }
    }
cmd-plain-pages = There are pages 1 to { $last }.
cmd-plain-page = Page { $page } of { $last }; ? { $next } shows the next.
cmd-plain-save-where = Save the record? A file name, or Enter for no:
cmd-plain-save-needs-name = save needs the name of a file.
cmd-plain-save-failed = That did not work: { $reason }.

## Records: check, verify, show
cmd-checking = checking
cmd-checked =
    { $good ->
        [one] { $good } record ok
       *[other] { $good } records ok
    }
cmd-verified =
    { $good ->
        [one] { $good } game verified
       *[other] { $good } games verified
    }
# $said: one of the two above
cmd-some-bad = { $said }, { $bad } not
cmd-show-turn = { $file }, record { $record }, after turn { $turn } of { $last }
cmd-show-set-up = { $file }, record { $record }, after set-up
cmd-turns-range = the record has { $last } turns; --turn must be from 0 to { $last }, not { $turn }
cmd-record-from-1 = --record counts from 1, not { $number }
cmd-no-such-record = { $file } has { $found } records; there is no record { $number }

## Many games: simulate, arena, bench
cmd-loading-games = loading the games
cmd-starting = starting
cmd-playing = playing
cmd-measuring = measuring
cmd-jobs-ended = a process of --jobs was ended from outside; was there too little memory?
cmd-measured-failed = a process to be measured failed: { $reason }
# $how: one of the two below
cmd-stopped = stopped with { $done } of { $total } rounds played; { $how }
cmd-nothing-kept = nothing is kept. With --resume FILE a run can be stopped and continued
cmd-goes-on = the same command goes on from there, with { $file }
cmd-own-deck = own deck
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
cmd-iterations = { $count } iterations a decision
cmd-seconds-each = { $seconds } s a decision
cmd-column-bot = bot
cmd-column-seats = seats
cmd-column-games = games
cmd-column-mean-score = mean score
cmd-column-interval = 95 % interval
cmd-column-wins = wins
cmd-column-share = share
cmd-column-rating = rating
cmd-column-lineup = line-up
cmd-column-lead = lead
cmd-column-cpu-time = CPU time
cmd-column-decisions = decisions
cmd-column-mean = mean
cmd-column-longest = longest
cmd-figure = figure
cmd-value = value
cmd-span = { $low } to { $high }
cmd-to = to
cmd-shared-wins = Shared wins: { $count }; of each, every winner has its part.
cmd-speed = { $decisions } decisions in { $seconds } s of play: { $rate } decisions/s in a process
cmd-note-intervals = Intervals are for 95 %, from the spread between deals: Wilson's for wins, Student's for scores, Bayesian bootstrap for ratings. Of a shared win each winner has its part.
# $anchor: a bot
cmd-note-ratings = Ratings: Elo scale, { $anchor } is 0; the likeliest strengths (Bradley-Terry, Plackett-Luce), with a win and a loss against an average opponent added for each bot.
cmd-note-fair = Wins and scores are those of one seat; among equals each wins { $share }.
cmd-note-seconds = With a time budget no two runs are the same.
cmd-note-one-deal = A single deal tells no intervals.
cmd-note-few-deals = So few deals make the intervals of ratings too narrow.
cmd-plot-title = Ratings of bots
cmd-plot-axis = Elo, { $anchor } = 0; lines are 95 % intervals
# $anchor: a bot; the ratings follow
cmd-plot-about = Ratings on the Elo scale with 95 % intervals, { $anchor } at 0:

## For people who host: serve, export, erase
cmd-workers-range = workers must be 1 to 64, not { $workers }
cmd-port-range = a port is 0 to 65535, not { $port }
cmd-serving = crossoff is at { $address }  (Ctrl-C stops it)
cmd-seated = Seated. The link of this seat, should the program end before the game: { $link }
cmd-server-stopped = the server stopped so that nothing is lost: { $reason }
cmd-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
cmd-other-port = choose another with --port
cmd-bad-proxy = a proxy is an address or a network of addresses, not { $text }
cmd-table-id = the id of a table has 32 hex digits, this is { $id }
cmd-no-such-table = there is no table { $table } in this database
cmd-not-begun = the game at this table has not begun, so there is no record
cmd-erased = table { $table } is erased
# $word: what to type
cmd-erase-ask = Erase table { $table } for good? Type { $word }:
cmd-erase-nobody = nobody can be asked here whether this is meant: add --yes
cmd-nothing-erased = nothing was erased

## doctor: what is promised
cmd-doctor-at-risk = At risk
cmd-doctor-promised = Promised
cmd-doctor-not-promised = Not promised
cmd-doctor-kept-decisions = A decision that was acknowledged is still there after a crash, a kill or a power cut, once and in its place.
cmd-doctor-kept-games = Games go on where they were when the server is started again.
cmd-doctor-kept-log = A log that was changed by hand or damaged is found, and no other game suffers from it.
cmd-doctor-never-lying-disk = A disk that says that it has written what it has not takes saved decisions with it.
cmd-doctor-never-readers = Whoever can read the database, or a back-up of it, can see hidden cards of games in progress.
cmd-doctor-never-lost-disk = The file is on one disk: if that is lost, so are the games since the last back-up.
cmd-doctor-never-two-servers = One server process at a time. While it is down, nobody plays.
cmd-doctor-never-no-standby = No standby has what was saved: if the database's disk is lost, so are the games since the last back-up.
cmd-doctor-never-takeover = What a standby does when the database's machine is lost depends on how you have set it up to take over; try it out.

## doctor: what is found. An id ends with the first words of what the store says.
cmd-fact-database = database
cmd-fact-file = file
cmd-fact-place = place
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
cmd-value-not-compiled-yet = not compiled yet: the strong ones have a minute to wait after the next start
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
