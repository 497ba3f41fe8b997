# Signs on the cards in the terminal.

oc-tui-sign-box = a free box
oc-tui-sign-would = what this roll would cross off
oc-tui-sign-sun = a row with a sun
oc-tui-again = roll again
