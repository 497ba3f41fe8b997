# The words of the pages round the games. Each sentence stands whole, so that it can be said
# differently in another language. Where a text has $name, it also has $you: yes when that name is
# the reader ("You"), no otherwise; verbs and cases may need it.

## Everywhere
close = Close
menu = Menu
help = Help and shortcuts
settings = Settings
you = You
play = Play
try-again = Try again
go-home = Home
copy = Copy
copied = Copied
copy-by-hand = Couldn’t copy. Please copy the selected link yourself.
# $prompt: what can be done now, or who won
title-with = { $prompt } · crossoff

## Start page
tagline = Little card games. One pen.
unofficial = crossoff is an unofficial fan project, not affiliated with the designers or the publisher. If you like the games, buy the cards.
choose-game = Choose a game
learn = Learn it in three minutes
go-on-learning = Continue tutorial
who-plays = Who’s playing?
# $place: number of the seat, 1 to 4
who-sits = Player in seat { $place }
my-name = My name
my-name-hint = your name
your-name = Your name
# $count: guests without a name are counted
name-guest =
    { $count ->
        [1] Guest
       *[other] Guest { $count }
    }
name-local = Player { $place }
name-of = Name of player { $place }
a-friend = A friend, via link
a-local = On this device
by-link = You’ll get a link to share
by-device = You take turns on this screen
# $level: how strong the bot is
bot-named = Bot, { $level }
level-random = random
level-greedy = greedy
level-novice = novice
level-casual = casual
level-skilled = skilled
level-expert = expert
level-master = master
# The opponents, weakest first: people rather than levels
character-novice = Nils
character-casual = Ida
character-skilled = Otto
character-expert = Mara
character-master = Prof. Vega
# $strength: 1 to 5
strength = Strength { $strength } of 5
plays-random = Picks a legal move at random.
plays-greedy = Takes what looks best right now.
add = Add
add-friend = Friend
add-local = Same device
add-bot = Bot
remove-seat = Remove seat { $place }
invite-friends = Invite and play
recent = Unfinished games
# $names: the others at the table
go-on-with = Resume game with { $names }
go-on = Resume game
forget = Forget this game

## Options of a table
options = Options
memory-aid = Memory aid
time = Time per move
time-none = No limit
time-seconds =
    { $seconds ->
        [90] 1½ minutes
        [300] 5 minutes
       *[other] { $seconds } seconds
    }
time-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## Joining
join-title = You’re invited
sit-down = Sit down
# $name: who sent the link, $game: the title of a game
invited-by = { $name } invites you to play { $game }
invited-to = You’re invited to play { $game }
first-learn = Learn it first
watch-instead = Watch instead
no-free-seat = All seats are taken. You can watch, though.
game-ended = This game is over. You can still look at it.
back-to-table = Back to the invitation

## Waiting for the others
waiting-title =
    { $open ->
        [one] Waiting for one more player
       *[other] Waiting for { $open } more players
    }
waiting-for =
    { $open ->
        [0] Everyone’s here.
        [one] The game starts when one more player joins.
       *[other] The game starts when { $open } more players join.
    }
invite-title = Invite your friends
invite-words = Anyone with this link can join. They only need a name.
invite-link = Invitation link
invite-local = This address only works on this computer. To invite other devices, open crossoff at this computer’s network address.
qr-label = The same link as a QR code
at-the-table = At the table
start-now =
    { $open ->
        [one] Start now, with a bot in the free seat
       *[other] Start now, with bots in the free seats
    }
watch-title = Spectator link
watch-words = Anyone with this link can watch, but not play.

## Seats
people = Who’s here
seat-open = Free seat
# Bots have names, by their place at the table
bot-name =
    { $place ->
        [1] Ada
        [2] Otto
        [3] Ida
       *[other] Nils
    }
seat-waiting = waiting for a player
seat-me = you
seat-local = on this device
seat-here = here
seat-away = away
# $about: how the bot plays
seat-bot = bot, { $level }: { $about }
give-to-bot = Replace with a bot
open-seat = Open to a player

## The table
coming = Setting up the table…
bar-label = Your move
unsaved = Saving…
withdraw = Take it back
line-lost = Connection lost, reconnecting…
welcome-back = Welcome back.
last-turn = Latest turn
since-last-turn = Since your last turn
log = What happened
# What the pens at the top say. $name: whose pen
pen-ready = { $name }: ready
pen-writing = { $name }: still deciding
pen-away = { $name }: away
# $pen: one of those above
pen-points = { $points ->
    [one] { $pen }, 1 point
   *[other] { $pen }, { $points } points
}
# Somebody the others wait for is disconnected. $name: who
away = { $name } is away
away-words = Not connected right now
wait = Wait
nudge = Nudge
nudge-sent = { $name } will see your nudge
nudged = { $name } is waiting for you
let-bot-play = Let a bot play
# Small gestures for the others at the table
emotes = Gestures
emotes-shown = Show the others’ gestures
# $name: who, $emote: one of those below
emote-said = { $name }: { $emote }
emote-thumb = Nice
emote-wow = Wow
emote-oops = Oops
emote-hurry = Hurry up
emote-well-played = Well played
emote-thanks = Thanks
ready-count = { $ready } of { $count } ready
see-result = See the result
record-so-far = Save the record so far
move-seat = Move to another device
move-seat-words = Open this link on another device to keep playing there. Anyone with it can play in your place, so don’t share it.
move-seat-link = Link to your seat
leave = Leave the table
end-table = End game for everyone
end-table-words = This ends the game for everyone. It can’t be resumed.
go-on-playing = Keep playing
board-fault = Something went wrong while drawing the table. Your game is safe.

## One device for several
# $name: who is next
hand-over = Pass the device to { $name }
hand-over-words = What comes next is for their eyes only.
i-am = I’m { $name }

## What happens at the table
told-sit = { $name } joined
told-bot = { $you ->
    [yes] A bot took over your seat
   *[no] A bot took over for { $name }
}
told-open = A seat is free again
told-begin = The game begins
told-ready = { $you ->
    [yes] You’re ready
   *[no] { $name } is ready
}
told-unready = { $you ->
    [yes] You’re thinking again
   *[no] { $name } is thinking again
}
told-over = The game is over
told-closed = The table was closed
# Under "You win!". $cause: "11 more for cups"
won-by = { $points ->
    [one] By 1 point.
   *[other] By { $points } points.
}
won-by-cause = { $points ->
    [one] By 1 point: { $cause }.
   *[other] By { $points } points: { $cause }.
}
told-rematch = On to the next game
# $sentence: what was decided
told-auto = { $sentence } (played automatically)
# What a seat did since the reader last decided. $list: "4 squares, 1 coin"
told-brief = { $name }: { $list }
told-brief-auto = { $you ->
    [yes] Time’s up. Played for you: { $list }
   *[no] { $name }, out of time: { $list }
}

## Keys
key-tab = Tab, Enter
key-tab-does = move to the next button, press it
key-explain-does = explain the symbols one by one
key-help-does = show this list
key-esc-does = close or undo

## Rules
rules = Rules
# $game: its title
rules-of = Rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
    [0] No matches
    [one] { $count } match
   *[other] { $count } matches
}
rules-contents = Contents
rules-print = Print
# Stands before what we decided because the printed rules are silent
rules-ruling = Our ruling:
rules-example = Example:
rules-none = No rules to read here yet. The game still tells you what you can do.
rules-try = Try it
rules-try-again = Try again

## Help
why = Why?
symbols = Symbols
keys = Keyboard shortcuts
hint-more = Rule
hint-close = Got it

## Settings
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
motion = Motion
motion-system = System
motion-less = Reduced
sounds = Sounds
sounds-note = Pen, dice and cards, plus a bell when it’s your turn and you’re looking elsewhere
sounds-offer = Play with sounds? Pen, coins, cards and dice.
sounds-yes = Sounds on
sounds-no = No thanks
hints = Show tips
hints-note = One-line tips the first time something happens. Turn off and on to see them again.
language = Language

## The end
you-win = You win!
you-share = You share the win with { $names }!
# $names: who won
they-win = { $names } wins!
they-share = { $names } share the win!
turn-by-turn = Turn by turn
# $scores: names and points
chart-label = Points turn by turn. Final score: { $scores }.
replay = Replay
look-at-table = View table
rematch = Rematch
rematch-join = Join the rematch
rematch-watch = Watch the rematch
# $name: who proposed it
wants-rematch = { $name } wants a rematch
# $names: who hasn’t come yet
rematch-waiting = Waiting for { $names } to join.
rematch-start = Start now, with a bot instead
record = Save record
was-it-fair = Was it fair?

## Replay
back-to-result = Back to the result
step-back = Step back
step-forth = Step forward
pause = Pause
replay-step = Step { NUMBER($step, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }
replay-seat = Point of view

## Fair chance
fair-words = Before the first card, the server picked a secret number and published its fingerprint. That number and what every player added decide all cards and dice. Now the number is public, and your browser has checked:
fair-commitment = The number matches its fingerprint.
fair-commitment-wrong = The number doesn’t match its fingerprint. This game was tampered with.
fair-promise = It’s the fingerprint your browser was shown before the first card was drawn.
fair-promise-wrong = It’s not the fingerprint your browser was shown before the first card was drawn.
fair-promise-unknown = This browser joined too late to see the fingerprint before the first card.
fair-nonce = What your browser added was mixed in.
fair-nonce-wrong = What your browser added wasn’t mixed in.
fair-nonce-unknown = This browser added nothing of its own to this game.
fair-heads = Every move your browser saw confirmed is in the record, unchanged.
fair-heads-wrong = The record doesn’t match the moves your browser saw confirmed. Someone changed it.
fair-heads-unknown = This browser kept nothing to compare the moves with.
fair-draws = The record lets you check that every card and every roll follows from it:
fair-trouble = The check couldn’t be loaded. You can still check the record:

## Troubles
error-title = Something went wrong
error-unknown = Something went wrong. Please try again.
error-offline = Can’t reach the server. Are you online?
error-malformed = Please check the names.
error-not_found = This table doesn’t exist, or the link is no longer valid.
error-full = All seats are taken.
error-name_taken = Someone at the table already has this name. Please pick another.
error-running = The game is still in progress.
error-ended = This game is over.
error-too_fast = That was a bit fast. Please wait a moment.
error-too_large = That’s too much at once.
error-unavailable = The server can’t do that right now. Please try again in a moment.
error-unavailable-full = The server’s disk is full. You can look at games, and they’ll continue once there’s space.
error-illegal = You can’t do that now.
error-not_yours = It’s not your turn.
error-stale = The game has moved on. Please choose again.
error-already_done = You’ve already made this move.
gone-title = No table here
gone-words = This table doesn’t exist, or the link is no longer valid. Maybe part of it went missing when it was copied.
no-seat-title = You don’t have a seat here
no-seat-words = This address only works in the browser of someone playing at this table. To join or to watch, ask them for an invitation or a spectator link.
closed-title = This table is closed
closed-closed = The game was ended early.
closed-abandoned = Nobody was here for a long time, so the table was closed.
closed-outdated = This game was played by rules from before the first release. It can’t be continued.

## A game without a board of its own
generic-prompt = Choose what to do
# $names: the seats that decide now
generic-wait = Waiting for { $names }
generic-table = On the table
generic-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
generic-search = Search the choices
generic-none = No choice matches
generic-do = Confirm
take-back = Undo
generic-total = Total
# $do: a decision in the words of the record, which are the same in all languages
generic-told = { $name }: { $do }
