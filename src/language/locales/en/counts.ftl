### What a run has counted: visits by what they were for, cuts by the move that made them.

counts-full-visits = full visits
counts-scouts = scouts
counts-re-searches = re-searches
counts-from-table = from the table
counts-leaves = leaves
counts-cut-by = the { $number ->
    [1] 1st move
    [2] 2nd move
    [3] 3rd move
   *[other] { $number }th move
}
# $number (Number)
counts-cut-by-later = the { $number }th or later
