### A passage of the YSS paper whose sente and gote are not the players of the board. (y-03)

listing-sides-name = The passage, played out
listing-sides-symptom = Played out as the text says, the first move is impossible.
listing-sides-hint = In figure 5 White (gote) is to move. Whom does the text call sente?
listing-sides-explanation = In this paragraph sente and gote are not Black and White of the board, but the side that searches and the other one. It is White who reads △R-6b, and Black who passes. Elsewhere in the paper the same words do mean Black and White.
listing-sides-assumption = Figure 5 could not be had: the board was made to agree with every statement of the text.
listing-sides-task = Press the line where the misreading begins
listing-sides-published = As in the paper
listing-sides-corrected = With the right sides
listing-sides-line-function-play-out-figure = function play_out(figure 5) → moves made
listing-sides-line-published = sente ← Black, gote ← White
listing-sides-line-corrected = sente ← who searches, gote ← the other side
listing-sides-line-after-sente-has-played = “after sente has played 62R in the search”
listing-sides-line-gote-passes = “gote passes”
listing-sides-line-26g = “26G”
listing-sides-line-49b = “49B”
listing-sides-line-37g = “37G”
listing-sides-line-return-number-moves-made = return the number of moves made
listing-sides-said-figure-5-set-up = Figure 5 is set up.
listing-sides-said-sente-gote = sente is { $first }, gote is { $second }.
listing-sides-var-sente = sente
listing-sides-said-has-no-piece-can = { $side } has no piece that can go there: impossible.
listing-sides-var-moves-made = moves made
listing-sides-said-made = { $name } is made.
listing-sides-said-passes = { $side } passes.
# $made (Number)
listing-sides-said-moves-were-made = { $made ->
    [one] { $made } move was made
   *[other] { $made } moves were made
}.
