### What is wrong with the file of a lesson.

lessons-files-no-such = { $name }: there is no such lesson
# $column (Number)
# $line (Number)
lessons-files-not-text = { $name }:{ $line }:{ $column }: found the byte 0x{ $byte }, expected UTF-8 text
lessons-files-unknown-cited = found '{ $id }', expected the id of a lesson that ships
lessons-files-no-piece-here = '{ $name }' is not a piece here, expected one such as P or +P on the board, or P in hand
lessons-files-no-piece = '{ $sign }' is not a piece, expected P, L, N, S, G, B, R or K
# $known (Number)
# $version (Number)
lessons-files-version = this is a lesson of version { $version }; this program reads version { $known }
lessons-files-no-algorithm = the lesson names no algorithm
lessons-files-small-patterns = patterns are made for boards of 8×8; a board of 4×4 has none
lessons-files-no-patterns = only Othello has patterns
lessons-files-no-terms = an evaluation of Othello has no terms of pieces and kings
lessons-files-no-pattern = there is no pattern '{ $id }', expected one such as hor4-1
lessons-files-algorithm-twice = the algorithm '{ $id }' is named twice
lessons-files-bad-id = the id must have 1 to 60 characters, each a letter from a to z, a digit, '-', '_' or '.'
lessons-files-no-answer = found a question without an answer, expected the field 'answer'
# $count (Number)
# $right (Number)
lessons-files-no-choice = there is no choice { $right }: they count from 1, and there are { $count }
# $most (Number)
lessons-files-texts-too-long = the texts of the lesson have more than { $most } characters together
# $count (Number)
# $most (Number)
lessons-files-text-too-long = the text has { $count } characters, expected at most { $most }: from here on it is too long
lessons-files-control = found the control character { $found } in a text, expected none
lessons-files-no-disc = found { $found }, expected X (Black), O (White) or '.'
lessons-files-ten-squares = expected at most 10 squares
lessons-files-no-compare = a subject without a position of shogi cannot be compared
# $depth (Number)
# $most (Number)
lessons-files-compare-depth = found a depth of { $depth } plies, expected 1 to { $most }
lessons-files-no-node = there is no node /{ $path }
lessons-files-no-bounds = '{ $name }' takes no bounds here: only a node with children does, and once
lessons-files-bounds-reversed = { $high } is less than { $low }: the least value comes first
lessons-files-bounds-miss = '{ $name }' is worth { $value }, which does not lie between { $low } and { $high }
lessons-files-begins-otherwise = found { $found }, expected a lesson, Lesson(…), a course, Course(…), or a log, which begins with yomisuji search-log 1
# $most (Number)
lessons-files-too-deep = the lesson is nested too deeply; a tree may be about { $most } plies deep
lessons-files-number-out-of-range = the number is too large or too small for this place
lessons-files-end-of-file = found the end of the file, expected the rest of the lesson
lessons-files-open-text = found a text that does not end, expected a closing "
lessons-files-open-comment = found a comment that does not end, expected a closing */
lessons-files-bad-escape = found an unknown escape, expected one like \n or \\
# What was expected.
lessons-files-want-list = [
lessons-files-want-list-end = ]
lessons-files-want-bool = true or false
lessons-files-want-comma = a comma or a closing bracket
lessons-files-want-integer = a whole number
lessons-files-want-number = a number
lessons-files-want-map = {"{"}
lessons-files-want-colon = a colon
lessons-files-want-map-end = {"}"}
lessons-files-want-text = a text in quotation marks
lessons-files-want-name = a name
lessons-files-want-option = Some(…) or None
lessons-files-want-unit = ()
lessons-files-want-opening = an opening (
lessons-files-want-closing = )
lessons-files-want-end = the end of the file
lessons-files-want-value = a value
lessons-files-field-twice = found the field '{ $field }' a second time, expected it once
lessons-files-found-wanted = found { $found }, expected { $wanted }
# $found (Number)
lessons-files-found-so-many = found { $found } of them, expected { $wanted }
# What was found.
lessons-files-is-end = the end of the file
lessons-files-is-text = a text
lessons-files-is-word = '{ $word }'
# $columns (Number)
# $count (Number)
lessons-files-row-length = found a row of { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}, expected { $columns }
lessons-files-not-measured = no match of { $a } against { $b } was measured
lessons-files-twin-twice = the listing '{ $twin }' is named twice
lessons-files-twin-elsewhere = the listing '{ $twin }' is run on another position; it needs { $position }
# $line (Number)
# $lines (Number)
lessons-files-twin-line = the listing '{ $twin }' has no line { $line }; it has { $lines } lines
lessons-files-cannot-change = found '{ $field }', which cannot be changed in this subject
# $nth (Number)
lessons-files-no-such-step = found { $on } number { $nth } at /{ $path }, which does not happen
lessons-files-bad-step = found '{ $name }', expected a number, 'last', or a name such as cut:PATH
# $what is what kind of text it is.
lessons-files-line-control = found the control character { $found } in a { $what }, expected one line
# $what is what kind of text it is.
# $count (Number)
# $least (Number)
# $most (Number)
lessons-files-line-length = found a { $what } of { $count } characters, expected one line of { $least } to { $most }
# A kind of text.
lessons-files-title = title
lessons-files-name = name
lessons-files-cell = table cell
lessons-files-unwritable = the lesson '{ $id }' cannot be saved: { $why }
lessons-files-no-evaluation = this subject has no evaluation to look into
lessons-files-unfit = the algorithm '{ $id }' cannot run on this subject: { $why }
lessons-files-no-field = found the field '{ $found }', expected one of { $expected }
lessons-files-no-variant = found '{ $found }', expected one of { $expected }
lessons-files-field-missing = found no field '{ $field }', expected one
# $outer is what ought to have the field.
lessons-files-field-missing-in = found no field '{ $field }' in '{ $outer }', expected one
# Another kind of value.
lessons-files-struct = { $name }(…)
lessons-files-other = { $why }
lessons-files-not-legal = { $moved } is not legal there
# $depth (Number)
# $most (Number)
lessons-files-lines-depth = found a depth of { $depth }, expected at most { $most }
# $found (Number)
# $expected (Number)
lessons-files-pattern-squares = found { $found } squares, expected { $expected }
lessons-files-unknown-pattern = there is no pattern '{ $id }'
lessons-files-unknown-kind = there is no kind of pattern '{ $id }'
lessons-files-stop = a stop: { $why }
lessons-files-two-stops = two stops are at the same step
# A title that a text names: so it is looked for in the texts of a lesson.
lessons-files-cited = “{ $title }”
lessons-files-chance-asks = where chance moves, no win is certain: ask for the value, and with values: "wins" for its chance
lessons-files-chance-further = where chance moves, every node is read to the same depth
lessons-files-chance-order = where chance moves, moves are tried in the order in which they are generated
lessons-files-best-none = best(0) reads no move at all
lessons-files-game-filter = in { $game } the moves to be read are all or best(count)
lessons-files-pass-searched = moves are generated from what follows a pass only where the search grows the tree (growth: searched)
lessons-files-pass-leaves = where moves are generated from what follows a pass, leaves are static or exchange
lessons-files-pass-further = where moves are generated from what follows a pass, nothing is extended or read further
lessons-files-pass-depth = reading a candidate takes a depth of at least 1 ply
lessons-files-no-captures-below = in this tree a node cannot be read further by captures alone
# $depth (Number)
# $most (Number)
lessons-files-depth = found a depth of { $depth } plies, expected at most { $most }
lessons-files-no-named-node = the tree has no node '{ $name }'
# Two nodes have one English name.
lessons-files-english-twice = two nodes have the English name '{ $name }'
lessons-files-not-read = the tree does not read { $moved } there
lessons-files-not-known = the tree does not know { $moved } there
# $levels (Number)
# $most (Number)
lessons-files-levels = found { $levels } levels, expected 1 to { $most }
# $text is in quotation marks in English.
lessons-files-no-move = found { $text }, expected a move such as 7g7f, 8h2b+ or P*5e
lessons-files-reads-otherwise = read again, it would be a different lesson
# $count (Number)
# $found (Number)
lessons-files-player-names = there are { $found } names of players, and { $count } players
lessons-files-not-together = '{ $name }' cannot be in this set: it takes nodes of one player with equally many moves, each once
