### Games: their moves, and those that are kept until they are saved.

games-kept-put-aside = The unsaved game was put aside: it is still under File, “Games not saved”
# The position before the first move, in the list of moves.
games-kept-start = start
# Why nothing more was read of a game record.
games-kept-read-up-to = Read up to here. { $why }
# Where a game comes from, and how far it goes.
games-kept-game = { $moves ->
    [one] { $name }, 1 move
   *[other] { $name }, { $moves } moves
}
