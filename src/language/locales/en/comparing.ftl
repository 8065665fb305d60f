### Readers of one position side by side.

comparing-starting = { $name }: starting
# A line of an engine, and why it is not shown to its end.
comparing-line-stops = the line of { $name } { $rest }
comparing-chose-other = { $name } chose { $chosen } and gives no score for it; its last line was { $line }, { $said }
comparing-as-engine-says = { $said } (side to move, as the engine says it)
comparing-no-position = there is no position on the board
# $ply (Number)
comparing-board = the board, ply { $ply }
comparing-no-shogi = there is no shogi position to compare
comparing-this-tree = this tree
comparing-cut-away = this tree: the node was cut away and has no value
# Goes on after comparing-from-root.
comparing-as-pawns = , or { $measure } with a pawn as 100
# What a tree that counts from its root says, and what that is of the whole position.
comparing-from-root = this tree: its { $counted } is counted from the root; with the pieces there, { $base }, the whole position is worth { $whole }{ $as-pawns }
comparing-as-tree-says = { $value } (Black's view, piece values)
comparing-resigns = it resigns
comparing-declares-win = it declares a win by entering king
comparing-no-move = it says that it has no move
comparing-game-over = the game is over here: there are no moves to compare
comparing-side-wins = { $side } wins
comparing-side-not-wins = { $side } does not win
# Who reads to the end of the game.
comparing-to-the-end = to the end
comparing-by-discs = discs
comparing-by-mobility = mobility
# Our engine, and by what it values positions.
comparing-engine-by = { $name } ({ $by })
# A depth: to the end of the game.
comparing-end = end
comparing-more-moves = { $more } moves
comparing-covered = this tree: the value of this node is covered
# Reading to the end of the game was given up.
comparing-too-long = to the end: not known after { $nodes } nodes
# $most (Number)
# $empty (Number)
comparing-too-many-empty = to the end: read with at most { $most } empty squares; here there are { $empty }
# Whether a reader would play the move of the tree.
comparing-agreement = { $agreement ->
    [same] agrees
    [tie] a tie
   *[other] differs
}
comparing-black = ▲ Black
comparing-white = △ White
comparing-mates = { $side } mates
# $plies (Number)
comparing-mates-in = { $side } mates in { $plies }
# A message between the program and its readers in a browser; $error is in English.
comparing-message-damaged = the message is damaged: { $error }
comparing-no-such-reader = no "{ $found }" reads this position, only { $ids }
