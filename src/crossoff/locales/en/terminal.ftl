# The table in the terminal. What is said there and in the browser alike stands in shell.ftl and in
# the games' own texts.

## Signs on the cards
tui-color = { $color ->
    [purple] purple
    [orange] orange
    [green] green
    [gray] gray
   *[other] { $color }
}
tui-sign-free = a free field
tui-sign-cross = a cross: one more field
tui-sign-coin = a coin
tui-sign-palm = a palm
tui-sign-crossed = crossed off
tui-sign-possible = can be chosen now
tui-sign-chosen = chosen, not yet done
tui-sign-sealed = decided, and covered until all are ready
tui-sign-box = a free box
tui-sign-would = what this roll would cross off
tui-sign-sun = a row with a sun

## Words in the bar
tui-quit = Quit
tui-leave = Leave
tui-help = Help
tui-type = Type

## Keys
tui-keys = Keys
tui-signs = Signs
tui-key-move = go from one thing to the next
tui-key-press = choose, or take back; Enter also confirms what is complete
tui-key-type = type a decision in the words of the record
tui-key-log = everything that happened so far
tui-key-leave = leave the table; the game is kept
tui-key-quit = quit the program; the game is kept
tui-key-record = save the record in a file

## Choosing a game
tui-how-to-choose = Choose with arrows and Enter, or with the mouse
tui-person = A person
tui-no-name = name
# $longest: characters
tui-bad-name = A name has 1 to { $longest } visible characters.

## Typing a decision
# $example: a decision in the words of the record, which are the same in all languages
tui-typing = Type a decision, such as: { $example }
# $verbs: the words that a decision can begin with
tui-bad-verb = A decision begins with one of: { $verbs }. For instance: { $example }
tui-bad-word = “{ $word }” does not fit here. For instance: { $example }
tui-not-allowed = The rules do not allow that here. For instance: { $example }

## Files
tui-save-where = Save the record in which file?
# $file: as it was typed
tui-saved = The record is in { $file }.
tui-exists = { $file } exists already. Please choose another name.
# $reason: what the system says
tui-not-written = { $file } cannot be written: { $reason }
tui-unsaved = This could not be saved, so it has not happened yet: { $reason }
tui-save-missing = There is no saved game in { $file }.
tui-save-spoilt = { $file } is not a saved game, or it is damaged.
tui-save-open = The game in { $file } is open in another window.
tui-save-outdated = The game in { $file } was made by older rules, before the first release. It can’t be continued.
