# Signs on the cards in the terminal.

sg-tui-color = { $color ->
    [purple] purple
    [orange] orange
    [green] green
    [gray] gray
   *[other] { $color }
}
sg-tui-sign-free = a free square
sg-tui-sign-cross = a cross: 1 extra square
sg-tui-sign-coin = a coin
sg-tui-sign-palm = a palm
sg-tui-sign-sealed = chosen, hidden until everyone is ready
sg-tui-key-place = place the shape, and move it to the next or previous place
