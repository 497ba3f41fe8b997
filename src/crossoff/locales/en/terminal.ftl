# The table in the terminal. What is said there and in the browser alike stands in shell.ftl and in
# the games' own texts.

## Signs on the cards
tui-sign-crossed = crossed off
tui-sign-possible = can be chosen now
tui-sign-chosen = chosen, not confirmed yet

## Words in the bar
tui-quit = Quit
tui-leave = Leave
tui-help = Help
tui-type = Type
tui-hint = Hint
tui-review = Review

## Keys
tui-keys = Keys
tui-signs = Symbols
tui-key-move = move from one thing to the next
tui-key-press = choose, or take back; Enter also confirms a complete move
tui-key-type = type a move in the notation of the record
tui-key-digits = choose the thing with this number
tui-key-log = game log: everything that has happened so far
tui-log = Game log
tui-key-hint = a hint: first a nudge, then the coach’s move
tui-key-review = the coach’s review of the game
tui-key-leave = leave the table; the game is saved
tui-key-quit = quit the program; the game is saved
tui-key-record = save the record to a file

## Choosing a game
tui-how-to-choose = Choose with the arrow keys and Enter, or with the mouse
tui-person = A person
tui-no-name = name
# $longest: characters
tui-bad-name = A name has 1 to { $longest } visible characters.

## Typing a decision
# $example: a decision in the words of the record, which are the same in all languages
tui-typing = Type a move, such as: { $example }
# $verbs: the words that a decision can begin with
tui-bad-verb = A move starts with one of: { $verbs }. For example: { $example }
tui-bad-word = “{ $word }” doesn’t fit here. For example: { $example }
tui-not-allowed = The rules don’t allow that here. For example: { $example }

## Files
tui-save-where = Save the record to which file?
# $file: as it was typed
tui-saved = Record saved to { $file }.
tui-exists = { $file } already exists. Please choose another name.
# $reason: what the system says
tui-not-written = Can’t write { $file }: { $reason }
tui-unsaved = This couldn’t be saved, so it hasn’t happened yet: { $reason }
tui-save-missing = There’s no saved game in { $file }.
tui-save-spoilt = { $file } isn’t a saved game, or it’s damaged.
tui-save-open = The game in { $file } is open in another window.
tui-save-outdated = The game in { $file } was played by rules from before the first release. It can’t be continued.

## At every table
tui-done = Done
tui-key-back = Backspace
tui-key-arrows = Arrows
tui-key-enter = Enter, Space
tui-more-choices = … and { $count } more: type one

## Keys that do nothing
tui-incomplete = That move isn’t complete yet: choose what’s marked with brackets.
tui-not-yet = It isn’t your turn yet.
tui-no-hints = Hints are only for solo games against bots, not for the daily deal.
tui-nothing-back = There’s nothing to undo.
# $key: what was pressed
tui-no-key = “{ $key }” does nothing here. F1 shows the keys.
