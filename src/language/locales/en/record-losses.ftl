### What a format of game records cannot hold.

record-losses-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
record-losses-branches = { $count ->
    [one] { $count } branch
   *[other] { $count } branches
}
record-losses-endings = { $count ->
    [one] { $count } ending
   *[other] { $count } endings
}
# Endings for which CSA has no name.
record-losses-replaced-endings = { $count ->
    [one] { $count } ending without a name there, written as an interruption (CHUDAN)
   *[other] { $count } endings without a name there, written as interruptions (CHUDAN)
}
record-losses-comments = { $count ->
    [one] { $count } comment
   *[other] { $count } comments
}
record-losses-notes = { $count ->
    [one] { $count } line of notes (# or ')
   *[other] { $count } lines of notes (# or ')
}
record-losses-bookmarks = { $count ->
    [one] { $count } bookmark
   *[other] { $count } bookmarks
}
record-losses-times = { $count ->
    [one] { $count } time
   *[other] { $count } times
}
record-losses-fractions = { $count ->
    [one] { $count } fraction of a second
   *[other] { $count } fractions of a second
}
# Names of headers, with commas.
record-losses-headers = headers: { $headers }
# Of games of Othello, as are the next two.
# $count (Number)
record-losses-othello-evaluations = evaluations: { $count }
# $count (Number)
record-losses-othello-times = times: { $count }
# $count (Number)
record-losses-othello-notes = notes on moves: { $count }
