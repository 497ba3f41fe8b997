# The words of the pages round the games. Each sentence stands whole, so that it can be said
# differently in another language. Where a text has $name, it also has $you: yes when that name is
# the reader ("You"), no otherwise; verbs and cases may need it.

## Everywhere
close = Close
menu = Menu
help = Help and keys
settings = Settings
you = You
play = Play
try-again = Try again
go-home = Start page
copy = Copy
copied = Copied
copy-by-hand = Please copy the marked link by hand
# $prompt: what can be done now, or who won
title-with = { $prompt } · crossoff

## Start page
tagline = Two little card games. One pen.
choose-game = Choose a game
about-silver-and-gold = Cross off treasure maps. 20 minutes.
about-one-card = Roll the dice, fill the rows. 15 minutes.
learn = Learn it in three minutes
go-on-learning = Go on learning
who-plays = Who plays?
# $place: number of the seat, 1 to 4
who-sits = Who sits on seat { $place }
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
a-friend = A friend, by link
a-local = On this device
by-link = You get a link to send
# $level: how strong the bot is
bot-named = Bot, { $level }
level-random = random
level-greedy = greedy
level-novice = novice
level-casual = casual
level-skilled = skilled
level-expert = expert
level-master = master
add = Add
add-friend = Friend
add-local = Same device
add-bot = Bot
remove-seat = Take away seat { $place }
invite-friends = Invite and play
recent = Tables to go back to
# $names: the others at the table
go-on-with = Go on with { $names }
go-on = Go on playing
forget = Forget this table

## Options of a table
options = Options
option-variant = Rules
option-variant-basic = Basic
option-variant-advanced = Advanced
memory-aid = Memory aid
memory-silver-and-gold = Shows which expedition cards were already out this round.
time = Time for a decision
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
join-title = You are invited
sit-down = Sit down

## Waiting for the others
waiting-title =
    { $open ->
        [one] Waiting for one more
       *[other] Waiting for { $open } more
    }
waiting-for =
    { $open ->
        [0] Everybody is here.
        [one] The game starts when one more person has come.
       *[other] The game starts when { $open } more people have come.
    }
invite-title = Invite your friends
invite-words = Whoever opens this link sits down with you. A name is all they need.
invite-link = Link of the invitation
invite-local = This address works on this computer only. Open crossoff by the computer's address in your network to invite other devices.
qr-label = The same link as a QR code
at-the-table = At the table
start-now =
    { $open ->
        [one] Start now, with a bot on the free seat
       *[other] Start now, with bots on the free seats
    }
watch-title = Link for onlookers
watch-words = Who opens this link sees the table as it lies, and can decide nothing.

## Seats
people = Who is here
seat-open = Free seat
# Bots have names, by their place at the table
bot-name =
    { $place ->
        [1] Ada
        [2] Otto
        [3] Ida
       *[other] Nils
    }
seat-waiting = waiting for somebody
seat-me = that is you
seat-local = on this device
seat-here = here
seat-away = away just now
# $about: how the bot plays
seat-bot = bot, { $level }: { $about }
give-to-bot = Give to a bot
open-seat = Open for a person

## The table
coming = Laying out the table
bar-label = Your decision
unsaved = Not yet saved
line-lost = Line lost, trying again
welcome-back = Here you are again.
last-turn = Last turn
# What the pens at the top say. $name: whose pen
pen-ready = { $name }: ready
pen-writing = { $name }: still deciding
pen-away = { $name }: away
ready-count = { $ready } of { $count } ready
see-result = See the result
record-so-far = Save the record so far
leave = Leave the table
end-table = End the table
end-table-words = This ends the game for everybody. It cannot be taken up again.
go-on-playing = Go on playing
board-fault = Something went wrong while drawing the table. Your game is safe.

## One device for several
# $name: who is next
hand-over = Hand the device to { $name }
hand-over-words = What comes next is for one pair of eyes.
i-am = I am { $name }

## What happens at the table
told-sit = { $name } sits down
told-bot = { $you ->
    [yes] A bot takes over your seat
   *[no] A bot takes over the seat of { $name }
}
told-open = A seat is free again
told-begin = The game begins
told-over = The game is over
told-closed = The table was closed
told-rematch = On to the next game
# $sentence: what was decided
told-auto = { $sentence } (decided for them)

## Keys
key-tab = Tab, Enter
key-tab-does = go to the next thing, press it
key-explain-does = explain the symbols, one after another
key-help-does = this list
key-esc-does = close, or take back

## Rules
rules = Rules
# $game: its title
rules-of = Rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } passage found
   *[other] { $count } passages found
}
rules-contents = Contents
rules-print = Print
# Stands before what we decided because the printed rules are silent
rules-ruling = Our ruling:
rules-try = Try it
rules-try-again = Once more

## Help
why = Why?
symbols = Symbols
keys = Keys
hint-more = Rule
hint-close = Got it

## Settings
theme = Light
theme-system = Like the device
theme-light = Day
theme-dark = Evening
motion = Motion
motion-system = Like the device
motion-less = Hold still
sounds = Sounds
sounds-note = Pen, dice and cards, and a bell when your turn comes while you look elsewhere
hints = Explain what is new
hints-note = In one line, the first time it happens. Switched on again, everything is explained once more.
language = Language

## The end
you-win = You win!
you-share = You share the win with { $names }!
# $names: who won
they-win = { $names } wins!
they-share = { $names } share the win!
turn-by-turn = Turn by turn
# $scores: names and points
chart-label = Points turn by turn. At the end: { $scores }.
replay = Replay
look-at-table = The table
rematch = Rematch
rematch-host = Whoever opened the table can start a rematch.
record = Record
was-it-fair = Was it fair?

## Replay
back-to-result = Back to the result
step-back = One step back
step-forth = One step on
pause = Pause
replay-step = Step { NUMBER($step, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }

## Fair chance
fair-words = The server fixes a secret number before the first card and publishes its seal. That number and what every player adds decide all cards and dice. Now the number is known, and your browser has checked:
fair-commitment = The number fits its seal.
fair-commitment-wrong = The number does not fit its seal. This game was tampered with.
fair-promise = It’s the seal your browser was shown before the first card was drawn.
fair-promise-wrong = It’s not the seal your browser was shown before the first card was drawn.
fair-promise-unknown = This browser can’t know which seal was shown before the first card: it came later.
fair-nonce = What your browser added was mixed in.
fair-nonce-wrong = What your browser added was not mixed in.
fair-nonce-unknown = This browser added nothing of its own to this game.
fair-heads = Every decision your browser saw confirmed is in the record, unchanged.
fair-heads-wrong = The record doesn’t have the decisions your browser saw confirmed. Somebody changed it.
fair-heads-unknown = This browser kept nothing to compare the decisions with.
fair-draws = That every card and every roll follows from it can be checked with the record:
fair-trouble = The check could not be loaded. The record can still be checked:

## Troubles
error-title = Something went wrong
error-unknown = Something went wrong here. Please try again.
error-offline = Nobody answers. Are you connected?
error-malformed = That was not understood. Please look at the names once more.
error-not_found = There is no such table, or the link is no longer valid.
error-full = All seats are taken.
error-name_taken = Somebody at the table has this name already. Please choose another.
error-running = The game is still going on.
error-ended = This game is over.
error-too_fast = That was a little fast. Please wait a moment.
error-too_large = That was too much at once.
error-unavailable = The server cannot take this just now. Please try again in a moment.
error-unavailable-full = The server’s disk is full. Games can be looked at, and go on as soon as there is space.
error-illegal = This cannot be done now.
error-not_yours = It is not your turn.
error-stale = The table has moved on. Please decide once more.
error-already_done = This was decided already.
gone-title = No table here
gone-words = There is no such table, or this link is no longer valid. Perhaps a letter got lost on the way.
closed-title = The table is closed
closed-closed = The game was ended before it was over.
closed-abandoned = Nobody was here for a long time, so the table was cleared.
closed-outdated = This game was made by older rules, before the first release. It can’t be continued.
