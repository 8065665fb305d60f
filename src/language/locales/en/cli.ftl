### What the subcommands print: answers for people, and why there is none.

# Bad usage, as clap says it.
cli-see-help = { $sentence }; see --help
# What clap finds wrong with the arguments, as are the next nine.
cli-usage-unknown = unexpected argument '{ $argument }' found
cli-usage-value = invalid value '{ $value }' for '{ $argument }'
# Stands after it.
cli-usage-values = {" "}[possible values: { $values }]
# Stands after it, too.
cli-usage-why = : { $why }
cli-usage-no-number = that is not a whole number
cli-usage-range = { $value } is not in { $range }
cli-usage-no-value = a value is required for '{ $argument }' but none was supplied
cli-usage-missing = the following required arguments were not provided: { $arguments }
cli-usage-conflict = the argument '{ $argument }' cannot be used with '{ $other }'
cli-usage-twice = the argument '{ $argument }' cannot be used multiple times
cli-usage-near = { $sentence }; did you mean '{ $name }'?
cli-output-not-written = the output could not be written: { $error }
cli-input-not-read = the input could not be read: { $error }
# $most (Number)
cli-input-too-large = the input has more than { $most } MB
# Counts, as are the next eleven; they stand in other texts.
cli-nodes = { $count ->
    [one] { $count } node
   *[other] { $count } nodes
}
cli-leaves = { $count ->
    [one] { $count } leaf
   *[other] { $count } leaves
}
cli-cuts = { $count ->
    [one] { $count } cut
   *[other] { $count } cuts
}
cli-scouts = { $count ->
    [one] { $count } scout
   *[other] { $count } scouts
}
cli-re-searches = { $count ->
    [one] { $count } re-search
   *[other] { $count } re-searches
}
cli-known-from-probes = { $count ->
    [one] { $count } value known from a probe
   *[other] { $count } values known from probes
}
cli-table-hits = { $count ->
    [one] { $count } table hit
   *[other] { $count } table hits
}
cli-promises = { $count ->
    [one] { $count } promise
   *[other] { $count } promises
}
cli-lessons = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
cli-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
cli-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
cli-lines-of-this-length = { $count ->
    [one] { $count } line of this length
   *[other] { $count } lines of this length
}
# Headings of columns, as are the next six.
cli-column-reader = reader
cli-column-depth = depth
cli-column-nodes = nodes
cli-column-move = move
cli-column-score = score
cli-column-line = line
cli-column-ms = ms
cli-none = none
cli-warning = warning: { $warning }
cli-expected-one-of = expected one of { $ids }
cli-expected-all-or = expected all, { $ids }
cli-beside-unknown = --beside { $name }: expected one of { $names }
cli-edit-unknown = --edit { $name }: expected a leaf and its value such as N=900 or セ=900, lab, or a name that --beside takes
# $count (Number)
# $legal (Number)
cli-candidates-count = { $count } of { $legal } legal moves
# Above the moves that are not worth reading.
cli-candidates-not-generated = not generated
# $broken (Number)
# $wrong (Number)
cli-check-sum = { $lessons }, { $promises }, { $broken } broken; { $claims } claims of steps proved, { $wrong } false
# $step (Number)
cli-false-claim = false: { $algorithm }, { $kind }, step { $step }
cli-no-legal-move = { $player }: no legal move
cli-plays = { $player } plays { $best } { $name }
cli-value-for-black = value for Black { $value }
cli-value-for-black-changed = value for Black { $value } ({ $change } by this move)
# $count (Number)
cli-as-good = { $count } as good: { $moves }
cli-no-engine-list = there is no list of engines; make one in the window (Compare, Engines…)
cli-no-engine = { $file }: there is no engine '{ $name }', expected one of { $names }
cli-compare-unit = hundredths of a pawn, from Black
# $depth (Number)
cli-tree-not-grown = the tree of depth { $depth } could not be grown
# $seconds (Number)
cli-not-answered = no answer within { $seconds } s, so it was told to stop
cli-compare-scores = scores are for Black, in hundredths of a pawn; engines report lines, not a tree
cli-mates = { $winner ->
    [black] Black
   *[white] White
} mates
# $plies (Number)
cli-mates-in = { $winner ->
    [black] Black
   *[white] White
} mates in { $plies }
cli-eval-value = { $evaluator }: { $black } for Black, { $mover } for the side to move
# Of the sugoroku race. $chance: an exact fraction.
cli-eval-chance = with perfect play Black wins with probability { $chance }; best move: { $best }
# Of Othello.
# $disc (Number)
cli-eval-value-in-discs = { $evaluator }: { $black } for Black, { $mover } for the side to move (a disc is { $disc })
cli-eval-over = the game is over: only discs count
# Before the number of a stage of the game.
cli-eval-stage = stage
# $nodes (Number)
cli-exchange-too-many = the tree of the exchange has more than { $nodes } nodes; it was not finished
# $value (Number)
cli-value = value { $value }
cli-exchange-first = first capture { $value }: { $moves }
# The sums of a swap list, and the next two below it.
cli-exchange-running = running   { $numbers }
cli-exchange-backed-up = backed up { $numbers }
cli-exchange-line = line      { $moves }
cli-exercise-no-such-thing = { $flag } cannot be used with '{ $goal }', which makes a position of shogi
# $read (Number)
cli-exercise-counts = { $nodes }, { $leaves }: { $read } evaluated, { $cuts }
# $points (Number)
cli-exercise-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-exercise-written = written to { $file }
cli-fill-refused = --fill { $entry }: { $why }
cli-fill-expected = expected NODE=TEXT
cli-fill-no-node = there is no node of that name
cli-fill-no-number = that is not a number
# $step (Number)
# $steps (Number)
cli-fit-step = least squares: step { $step } of { $steps }
# $number (Number)
# $played (Number)
# $games (Number)
cli-fit-round = round { $number } of 3: { $played }/{ $games } games
cli-fit-same = the weights in the program are the same
cli-fit-others = the weights in the program differ
# $games (Number)
# $positions (Number)
# $left (Number)
cli-fit-report = { $games } games, seed { $seed }; fitted to { $positions } positions; { $left } positions of other games were held out
# $bytes (Number)
cli-fit-bytes = { $file }: { $bytes } bytes
# Above a table.
cli-fit-errors = error against the final score on the positions held out, in discs (root mean square)
# The heads of its columns stand above the columns.
cli-fit-columns = stage placed positions  discs zero  triangle turtle
cli-grow-filter = expected all, captures, checks, yss, or best:N with N from 1 to 65535
cli-grow-one-position = -o: a lesson holds one position, but --sfen - reads many
cli-grow-depth-0 = --depth 0: reading a candidate takes a depth of at least 1 ply
cli-algorithm-unfit = --algorithm { $algorithm }: { $unfit }
cli-value-and-line = value { $value }, line { $line }
# Of a proof, which may have other lines.
cli-value-and-a-line = value { $value }, one of its lines { $line }
# Before the search is done.
cli-value-so-far = { $value } so far
# Tests of MTD(f).
# $count (Number)
cli-passes = { $count ->
    [one] { $count } pass
   *[other] { $count } passes
}
cli-grow-unfinished = unfinished: the cap was reached, so the tree has no value
cli-grow-counts = { $nodes } nodes, { $skipped } skipped moves; { $entered } entered, { $evaluated } evaluated, { $cuts }; { $ms } ms ({ $algorithm })
cli-no-lesson = there is no lesson, file or command '{ $lesson }'; 'yomisuji lessons' lists the lessons
cli-no-lesson-but-near = there is no lesson, file or command '{ $lesson }'; did you mean { $ids }? 'yomisuji lessons' lists the lessons
cli-found-game = { $lesson }: found a game record, expected a lesson (.ron)
cli-found-course = { $lesson }: found a course, expected a lesson
cli-found-marks = { $lesson }: found codes of marks, expected a lesson (.ron); 'yomisuji marks --codes' reads them
cli-no-course-marks = these are not the marks of a course that gives marks: open that course, then export them
cli-no-codes = { $file }: found no code of marks, expected yomisuji-marks:…
# $most (Number)
cli-codes-too-large = -: the text with the codes has more than { $most } MB
cli-found-position = { $lesson }: found a position, expected a lesson (.ron)
cli-algorithm-cannot-run = the algorithm '{ $algorithm }' cannot run on the lesson { $lesson }: { $unfit }
cli-no-position = no position is given, expected --sfen, or --game othello --position
cli-no-game-position = no position is given, expected --position with --game { $game }
cli-position-of-game = --position needs --game othello or another game; for a position of shogi use --sfen
cli-sfen-of-shogi = --sfen is for shogi; for a position of another game use --position
# What a line of the input is to be, as is the next.
cli-expected-sfen = SFEN
cli-expected-board = a board of the game
# $line (Number)
cli-empty-line = line { $line }, column 1: found nothing, expected { $expected }
# $column (Number)
cli-not-utf8 = column { $column }: found a byte that is not UTF-8, expected { $expected }
# $line (Number)
cli-in-line = line { $line }, { $error }
cli-no-lesson-in-folder = { $folder }: found no lesson, expected files named *.ron
cli-expected-theme = expected light or dark
cli-expected-mode = expected watch, predict, what-if or fill-in
cli-expected-signs = expected kanji or international
cli-expected-language = expected ja or en
# $games (Number)
cli-even-games = found --games { $games }, expected an even number: each opening is played with both colours
# $plies (Number)
cli-mate-found =
    mate in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } ({ $alone ->
        [unique] the only solution
        [several] not the only solution
       *[unknown] other solutions were not looked for to the end
    })
    first { $first }
    line  { $line }
cli-no-mate-no-check = no mate: there is no check at all
cli-no-mate-within = no mate within { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
} by checks
cli-mate-unknown = unknown: a limit was hit before the search came to its end
cli-nodes-and-time = { $nodes } nodes, { $ms } ms
# The head of a branch.
# $ply (Number)
cli-record-branch = Branch at move { $ply }
# One of several games in a file.
# $number (Number)
# $line (Number)
cli-record-game = game { $number }, line { $line }
cli-option-of-shogi = found { $option } with --game { $game }, where games start from the usual position and end by themselves
# $wins (Number)
# $losses (Number)
# $draws (Number)
cli-series-result = { $a } against { $b }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, { $losses ->
    [one] { $losses } loss
   *[other] { $losses } losses
}, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}
# $played (Number)
# $games (Number)
# $wins (Number)
# $losses (Number)
# $draws (Number)
cli-series-progress = { $played }/{ $games }: { $wins } wins, { $losses } losses, { $draws } draws
cli-series-discs = mean disc difference of A at the end of a game: { $mean }
# The command that a game comes from, and its number; it stands in the record.
# $number (Number)
cli-series-game = { $command }, game { $number }
# $total (Number)
# $forced (Number)
cli-drops = { $total } ({ $forced } forced)
# $mate (Number)
# $repetition (Number)
# $perpetual (Number)
# $plies (Number)
# $long (Number)
cli-series-endings = ended by mate { $mate }, repetition { $repetition }, perpetual check { $perpetual }, { $plies } plies { $long }
# $won (Number)
# $repetition (Number)
# $plies (Number)
# $long (Number)
cli-series-endings-of-game = won on the board { $won }, drawn by repetition { $repetition }, ended after { $plies } plies { $long }
cli-series-drops = drops of A { $a }, of B { $b }
cli-pairs = pairs with 0, ½, 1, 1½, 2 points: { $counts }
cli-elo = Elo { $elo } ± { $error } (95 %)
cli-elo-without-error = Elo { $elo }; the error cannot be told from these games
# No pair of games tells anything of strength.
cli-elo-without-pairs = no Elo: no pair of games was played without a fault, or a side has not made a move
# What a player has done wrong.
# $crash (Number)
# $illegal (Number)
# $time (Number)
cli-series-faults = time { $time }, crash { $crash }, illegal move { $illegal }
# $pairs (Number)
cli-series-unrated = { $pairs ->
    [one] { $pairs } pair is
   *[other] { $pairs } pairs are
} not in the Elo, because a fault ended a game (lost by A: { $a }; by B: { $b })
cli-elo-without-limit = Elo is unbounded: one side has won every point
# Likelihood of superiority, after Elo.
cli-los = LOS { $los } %
cli-limit-without-engine = { $option } is for an engine whose name has no number, such as engine:yss; found { $a } and { $b }
cli-opening-plies-of-games = found --opening-plies, which is for other games; games of shogi from random openings are those of match
cli-in-order-of-shogi = found --in-order, which is for shogi: players of other games try moves in order anyway
cli-file-taken = { $flag } { $path }: this file { $why ->
    [read] is an input, and would be replaced
   *[written] is already an output, and would be replaced
}; expected another file
# $depth (Number)
# $deepest (Number)
cli-too-deep = --depth { $depth } is too deep, expected at most { $deepest }
# $count (Number)
cli-legal-moves = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}
# $count (Number)
cli-moves-of-chance = { $count ->
    [one] { $count } move of chance
   *[other] { $count } moves of chance
}
# $count (Number)
cli-legal-moves-in-check = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}, in check
# $count (Number)
cli-legal-moves-over = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}, the game is over
cli-expected-format = expected kif, ki2, csa, jkf, usi or sfen; for Othello ggf, sgf or moves; for other games moves
cli-expected-encoding = expected utf-8 or shift_jis
cli-game-not-held = { $file }: found a game of { $game }, which { $format } cannot hold
cli-json-and-to = --json and --to both print; expected -o FILE for what --to makes
cli-json-and-output = --json and -o - both print; expected -o FILE for what is exported
cli-files-and-output = -o -: a range of steps as { $format } is a file a step; expected -o FILE
# More of what is wrong, which is not said.
# $count (Number)
cli-more-faults = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
cli-record-to-stdout = -o -: without -o the record is printed; expected the name of a file
cli-no-format-ending = { $path }: the extension names no format, expected --to or .kif, .ki2, .csa, .jkf, .usi, .sfen, .ggf, .sgf or .moves
cli-half-record = { $file }: { $sentence }; { $path } exists and was not replaced by half a record
cli-before-fault = { $path }: holds only what comes before the fault
cli-record-lost = not in { $format }: { $what }
cli-step-expected = --step: found '{ $step }', expected a number or 'last'
# $step (Number)
# $last (Number)
cli-no-step = { $lesson }: there is no step { $step }, the last step is { $last }
# $step (Number)
# $last (Number)
cli-run-step = { $lesson } ({ $algorithm }), step { $step } of { $last }
# There is no value.
cli-none-yet = none yet
cli-run-counts = { $entered } entered, { $evaluated } evaluated, { $cuts }, { $never } never evaluated
# The same of a tree that the search has grown.
cli-run-counts-grown = { $entered } entered, { $evaluated } evaluated, { $cuts }
cli-cut-by = cut by { $rows }
# A promise of a lesson that holds; the sentences of promises stand below each other.
cli-proof-holds = ok      { $what } = { $expected }
cli-proof-broken = BROKEN  { $what }: expected { $expected }, got { $actual }
cli-expected-size = expected WIDTHxHEIGHT, at least 320x240 and at most 8000x8000
cli-position-without-algorithm = { $file }: a position has no algorithm; leave --algorithm out
cli-zoom = --zoom { $zoom }: expected a number from 0.000001 to 1000000000
cli-not-png = { $file }: found another extension, expected .png
cli-exact-of-othello = --exact needs --game othello: no other game is read to its end
cli-empties-of-exact = --empties-to-winner needs --exact
cli-exact-without-depth = --exact reads to the end, so it takes no --depth; expected --nodes, --movetime or no limit
cli-no-limit = no limit is given, expected --depth, --nodes or --movetime
cli-best-unfinished = best { $best }, depth 1 was not finished
cli-best-score = best { $best }, score { $score }
cli-best-final = best { $best }, final score { $score }
cli-line = line { $moves }
cli-mated = no legal move: mated
cli-over-score = the game is over, score { $score }
cli-limit-before-end = the limit was hit before the end was known
# $pawn (Number)
cli-search-end = { $nodes } nodes, { $rate } nodes/s; scores for the side to move, a pawn is { $pawn }
cli-search-end-of-game = { $nodes } nodes, { $rate } nodes/s; scores for the side to move, { $evaluator }
# A score.
cli-mate-in-plies = mate { $plies }
# Moves that a tree leaves out.
# $count (Number)
cli-more-moves = … { $count } more
# $most (Number)
cli-tree-too-large = --tree: the input has more than { $most } bytes
cli-tree-needs-board = the algorithm '{ $algorithm }' needs a board; it cannot run on a tree of numbers
cli-bounds-of-star = --bounds: only star1 and star2 ask between which values all leaves lie, not { $algorithm }
cli-bounds-expected = --bounds: found '{ $text }', expected two numbers as in 0..10, the smaller one first
cli-tree-value = { $algorithm }: value { $value }, line { $line }, { $leaves } evaluated
cli-never-evaluated = never evaluated: { $leaves }
# $kind is deep, shallow, caller, scout, mean, or alpha or beta where chance moves.
cli-cut-at = { $kind } cut at { $node }: value { $value }, bound { $bound } set at { $ancestor } by { $setter }
# By the window of the whole search, or of a pass of it.
cli-cut-at-window = cut at { $node }: value { $value }, bound { $bound } of the search's own window
cli-does-not-compile = does not compile
cli-never-part = they never part
# $line (Number)
# $step (Number)
cli-part-at = they part at line { $line }, step { $step }
cli-listing = listing { $id }: right { $right }, faulty { $faulty }; { $part }
# Said to a program that speaks USI, in both languages, as are all whose names begin so.
cli-usi-no-number = go { $word } has no number and is ignored
cli-usi-unknown-word = go: "{ $word }" is not known and is ignored
cli-usi-line-too-long = the line is too long and was not read to its end
cli-usi-no-value = { $name } cannot be "{ $value }"; it stays as it was
# The number of an option is outside of its limits.
cli-usi-taken-as = { $name } cannot be { $value }; it is { $used }
cli-usi-no-position = there is no position: the last one was refused
cli-usi-no-thread = no thread could be started: { $error }
cli-usi-unknown-command = "{ $command }" is not known and is ignored
cli-usi-unknown-option = there is no option "{ $name }"
cli-usi-not-pondering = ponderhit without go ponder is ignored
cli-usi-search-move = searchmoves, "{ $text }": { $why }
cli-usi-no-search-moves = none of the moves of searchmoves can be played: every move is read
# $pieces (Number)
# $points (Number)
cli-usi-declares = wins by declaration: the king and { $pieces } other pieces are in the enemy camp, { $points } points
# $ply (Number)
cli-usi-move = move { $ply }, "{ $text }": { $why }
# $from (Number)
# $to (Number)
cli-from-after-to = --from { $from } is after --to { $to }, expected it before
cli-stops-never = --stops { $names }: it never happens here, so there is no stop.
cli-stops-node = --stops: found the node '{ $node }', expected one of the tree
cli-stops-name = --stops: found '{ $name }', expected the kind of an event (such as cut), alpha, beta, best, line, above:N, below:N, reach:NODE, finish:NODE, explores or visits:N:NODE
cli-terminal = the terminal does not answer: { $error }
cli-walk-keys = → ← step / Shift+→ ← events / Ctrl+→ ← stops / Alt+→ ← chapters / ↑ ↓ branches / Home End / L language / q quit
cli-no-window = { $nodisplay }; here is the { $which ->
    [first] first lesson
   *[named] lesson
} in the terminal instead
cli-why-unfinished = { $lesson }: its tree is unfinished, so its run answers nothing
cli-not-a-log = { $name } is not a search log: expected "yomisuji search-log 2" in the first line
# $steps (Number)
cli-judge-right = Right: { $steps ->
    [one] the one step is
   *[other] all { $steps } steps are
} what the search has to do.
# $steps (Number)
cli-judge-right-so-far = Right so far: the log ends before its root returns, after { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
# Why the log cannot be read any further.
# $steps (Number)
cli-judge-before = { $error }; { $steps ->
    [one] the one step before is right
   *[other] the { $steps } steps before are right
}
# A wrong step of a log.
# $line (Number)
# $step (Number)
cli-log-fault = wrong   line { $line }, step { $step }: { $what }
# Told while a stream is read.
cli-lines-answered = { $lines } lines answered
cli-record-stdin = games on standard input, one a line in USI, are read with --positions only
cli-expected-usi-game = SFEN or a game in USI
cli-guesses-no-move = there is no move to choose
cli-guesses-same = both choose { $best }: { $exact-value } exactly, { $value } with guesses
cli-guesses-differ = exactly { $exact } at { $exact-value }, with guesses { $guessed } at { $value }
cli-guesses-none = Even without guesses the selective engine does not choose as the exact one does: by the order of its moves, or by its table.
# $all: whether all guesses together lead to the same choice.
# $step (Number)
cli-guesses-decisive = With the guesses before step { $step } the choice is still { $exact }; with that one as the last it is { $chooses }{ $all ->
    [same] {""}
   *[other] , with all of them { $selective }
}. { $words }
# $depth (Number)
cli-bench-signature = signature { $nodes }: nodes of the selective engine to depth { $depth }, { $evaluator }
# $depth (Number)
cli-bench-signature-exact = exact     { $nodes }: nodes of the exact engine to depth { $depth }
# The engine that leaves out what is hardly worth reading; a column.
cli-bench-selective = selective
# The engine that leaves nothing out; a column.
cli-bench-exact = exact
cli-column-nodes-a-second = nodes/s
cli-column-cpu-ms = CPU ms
cli-column-mean-depth = mean depth
cli-column-figure = figure
cli-column-budget = budget
# $depth (Number)
cli-bench-steps = { $evaluator }: nodes and CPU time to depth { $depth }; the mean depth finished with { $nodes } nodes a position
cli-bench-all-steps = all steps
cli-bench-without = without { $step }
cli-bench-counts = All steps: { $entered } nodes entered
cli-bench-recalled = known from the table: { $recalled }
cli-bench-scouts = null windows: { $scouts }; read again with a wider one: { $again }
cli-bench-passes = passes tried: { $passes }; enough: { $enough }
cli-bench-margin = cut by the static value: { $cut }
cli-bench-reduced = reduced moves: { $reduced } by { $plies } plies; read again in full: { $again }
cli-bench-extended = extended moves: { $extended }
cli-bench-skipped = moves skipped: { $skipped }
cli-bench-cuts = cuts by the window: { $all }; by declining, the first, second, third, fourth move, later: { $cuts }
cli-usi-player-option = found the option "{ $option }" in usi:{ $text }, expected NAME=VALUE
cli-usi-player-without-name = found usi: alone, expected the name of an engine on the list, or a program
cli-usi-player-of-shogi = found usi:{ $text } with --game { $game }; engines of others play shogi only
# How games ended that did not end by the rules of the board.
# $resign (Number)
# $declaration (Number)
# $illegal (Number)
# $time (Number)
# $crash (Number)
cli-series-endings-more = resigned { $resign }, won by declaration { $declaration }, lost by an illegal move { $illegal }, by time { $time }, by a crash { $crash }
# $number (Number)
cli-series-fault = game { $number }: { $fault }
# What a player has used for its moves.
cli-series-spent = { $ms } ms ({ $cpu } ms CPU) in { $moves } moves
cli-series-spent-by = mean time of a move: A { $a }, B { $b }
# $percent (Number)
cli-series-cpu-ratio = A used { $percent } % of the CPU time of B for a move
# How a game has ended.
cli-series-how = { $how ->
    [mate] mate
    [won] won on the board
    [repetition] repetition
    [perpetual_check] perpetual check
    [max_plies] too many plies
    [resign] resignation
    [declaration] declaration
    [illegal] illegal move
    [time] time
   *[crash] crash
}
# $number (Number)
# $plies (Number)
cli-series-game-over = game { $number }: A ({ $side ->
    [black] Black
   *[white] White
}) { $result ->
    [win] wins
    [loss] loses
   *[draw] draws
}, { $how }, { $plies } plies
cli-no-exploration = --exploration: { $why }
cli-no-iterations = the algorithm '{ $algorithm }' samples: --iterations says how often
cli-other-playout = --playout: there is no '{ $given }' here, only { $known }
cli-samples-not = the algorithm '{ $algorithm }' does not sample: --iterations, --exploration, --seed and --playout are not for it
cli-no-choice = the tree is a single leaf: there is no move to choose
# $iterations (Number)
cli-run-sampled = { $iterations ->
    [one] one iteration
   *[other] { $iterations } iterations
}, { $visited } visited, mean { $mean }, line { $line }
# $iterations (Number)
cli-sampled = { $algorithm }: { $iterations ->
    [one] one iteration
   *[other] { $iterations } iterations
}, chosen { $best }, mean { $mean }
# $most (Number)
# $least (Number)
cli-not-in-range = { $flag }: '{ $text }' is no whole number from { $least } to { $most }
cli-grid-is-sampled = tic-tac-toe has no engine: 'search --game tic-tac-toe' needs --algorithm, with uct, puct, ucb1 or flat-monte-carlo
cli-game-over = the game is over: there is no move to choose
cli-nobody-chooses = chance moves here, and nobody chooses: give a position after the throw
# $iterations (Number)
cli-sampled-moves = best { $best } after { $iterations ->
    [one] one iteration
   *[other] { $iterations } iterations
}, mean { $value }
cli-no-range = { $flag }: '{ $text }' is no range of numbers from 1 to 255, such as 2..5
cli-sum-of-max-n = --sum is for max-n; { $algorithm } does not use it
cli-sum-expected = --sum { $text }: expected a number that is not negative
cli-root-of-players = --root: the players take turns, and player 1 is to move at the root
