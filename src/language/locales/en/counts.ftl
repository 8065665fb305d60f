### What a run has counted: visits by what they were for, cuts by what made them, guesses.

counts-full-visits = full visits
counts-null-windows = null-window visits
counts-scouts = scouts
counts-re-searches = re-searches
counts-from-table = from the table
counts-known = known already
counts-leaves = leaves
counts-cut-by = the { $number ->
    [1] 1st move
    [2] 2nd move
    [3] 3rd move
   *[other] { $number }th move
}
# $number (Number)
counts-cut-by-later = the { $number }th or later
# Instead of a move, a pass or the static value cut.
counts-cut-by-pass = a pass
counts-cut-by-margin = the static value
counts-cut-by-mean = the bound of a mean
# What was guessed, as rows of a table.
counts-passes = passes tried
# Of these passes.
counts-enough = … were enough
counts-reduced = read less deeply
# Of these moves.
counts-read-again = … read again in full
counts-extended = read deeper
counts-skipped = { $reason ->
    [futile] skipped as futile
    [late] skipped as late
   *[exchange] skipped as losing
}
