### What is wrong with the file of a lesson.

# $name (String)
lessons-files-no-such = { $name }: there is no such lesson
# $byte (String)
# $column (Number)
# $line (Number)
# $name (String)
lessons-files-not-text = { $name }:{ $line }:{ $column }: found the byte 0x{ $byte }, expected UTF-8 text
# $id (String)
lessons-files-unknown-cited = found '{ $id }', expected the id of a lesson that ships
# $name (String)
lessons-files-no-piece-here = '{ $name }' is not a piece here, expected one such as P or +P on the board, or P in hand
# $sign (String)
lessons-files-no-piece = '{ $sign }' is not a piece, expected P, L, N, S, G, B, R or K
# $known (Number)
# $version (Number)
lessons-files-version = this is a lesson of version { $version }; this program reads versions 1 to { $known }
lessons-files-no-algorithm = the lesson names no algorithm
lessons-files-small-patterns = patterns are made for boards of 8×8; a board of 4×4 has none
lessons-files-no-patterns = only Othello has patterns
lessons-files-no-terms = an evaluation of Othello has no terms of pieces and kings
# $id (String)
lessons-files-no-pattern = there is no pattern '{ $id }', expected one such as hor4-1
# $id (String)
lessons-files-algorithm-twice = the algorithm '{ $id }' is named twice
lessons-files-bad-id = the id must have 1 to 60 characters, each a letter from a to z, a digit, '-', '_' or '.'
lessons-files-no-answer = found a question without an answer, expected the field 'answer'
# $most (Number)
lessons-files-texts-too-long = the texts of the lesson have more than { $most } characters together
# $count (Number)
# $most (Number)
lessons-files-text-too-long = the text has { $count } characters, expected at most { $most }: from here on it is too long
# $found (String)
lessons-files-control = found the control character { $found } in a text, expected none
# $found (String)
lessons-files-no-disc = found { $found }, expected X (Black), O (White) or '.'
lessons-files-ten-squares = expected at most 10 squares
lessons-files-no-compare = a subject without a position of shogi cannot be compared
# $depth (Number)
# $most (Number)
lessons-files-compare-depth = found a depth of { $depth } plies, expected 1 to { $most }
lessons-files-step-twice = found a step both by its number (step) and by its name (on, at, nth), expected one of them
# $path (String)
lessons-files-no-node = there is no node /{ $path }
# $found (String)
lessons-files-begins-otherwise = found { $found }, expected a lesson, Lesson(…), or a course, Course(…)
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
# $field (String)
lessons-files-field-twice = found the field '{ $field }' a second time, expected it once
# $found (String)
# $wanted (String)
lessons-files-found-wanted = found { $found }, expected { $wanted }
# $found (Number)
# $wanted (String)
lessons-files-found-so-many = found { $found } of them, expected { $wanted }
# What was found.
lessons-files-is-end = the end of the file
lessons-files-is-text = a text
# $word (String)
lessons-files-is-word = '{ $word }'
# $columns (Number)
# $count (Number)
lessons-files-row-length = found a row of { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}, expected { $columns }
# $a (String)
# $b (String)
lessons-files-not-measured = no match of { $a } against { $b } was measured
# $twin (String)
lessons-files-twin-twice = the listing '{ $twin }' is named twice
# $position (String)
# $twin (String)
lessons-files-twin-elsewhere = the listing '{ $twin }' is run on another position; it needs { $position }
# $line (Number)
# $lines (Number)
# $twin (String)
lessons-files-twin-line = the listing '{ $twin }' has no line { $line }; it has { $lines } lines
# $field (String)
lessons-files-cannot-change = found '{ $field }', which cannot be changed in this subject
# $last (Number)
# $number (Number)
lessons-files-no-step = found step { $number }, but the last step is { $last }
# $nth (Number)
# $on (String)
# $path (String)
lessons-files-no-such-step = found { $on } number { $nth } at /{ $path }, which does not happen
# $name (String)
lessons-files-bad-step = found '{ $name }', expected a number, 'last', or a name such as cut:PATH
# $what is what kind of text it is.
# $found (String)
# $what (String)
lessons-files-line-control = found the control character { $found } in a { $what }, expected one line
# $what is what kind of text it is.
# $count (Number)
# $least (Number)
# $most (Number)
# $what (String)
lessons-files-line-length = found a { $what } of { $count } characters, expected one line of { $least } to { $most }
# A kind of text.
lessons-files-title = title
lessons-files-name = name
lessons-files-cell = table cell
# $id (String)
# $why (String)
lessons-files-unwritable = the lesson '{ $id }' cannot be saved: { $why }
lessons-files-no-evaluation = this subject has no evaluation to look into
# $id (String)
# $why (String)
lessons-files-unfit = the algorithm '{ $id }' cannot run on this subject: { $why }
# $found (String)
# $expected (String)
lessons-files-no-field = found the field '{ $found }', expected one of { $expected }
# $found (String)
# $expected (String)
lessons-files-no-variant = found '{ $found }', expected one of { $expected }
# $field (String)
lessons-files-field-missing = found no field '{ $field }', expected one
# $outer is what ought to have the field.
# $field (String)
# $outer (String)
lessons-files-field-missing-in = found no field '{ $field }' in '{ $outer }', expected one
# Another kind of value.
# $name (String)
lessons-files-struct = { $name }(…)
# $why (String)
lessons-files-other = { $why }
# $moved (String)
lessons-files-not-legal = { $moved } is not legal there
# $depth (Number)
# $most (Number)
lessons-files-lines-depth = found a depth of { $depth }, expected at most { $most }
# $found (Number)
# $expected (Number)
lessons-files-pattern-squares = found { $found } squares, expected { $expected }
# $id (String)
lessons-files-unknown-pattern = there is no pattern '{ $id }'
# $id (String)
lessons-files-unknown-kind = there is no kind of pattern '{ $id }'
# $why (String)
lessons-files-stop = a stop: { $why }
lessons-files-two-stops = two stops are at the same step
# A title that a text names: so it is looked for in the texts of a lesson.
# $title (String)
lessons-files-cited = “{ $title }”
lessons-files-best-none = best(0) reads no move at all
# $game (String)
lessons-files-game-filter = in { $game } the moves to be read are all or best(count)
lessons-files-pass-searched = moves are generated from what follows a pass only where the search grows the tree (growth: searched)
lessons-files-pass-leaves = where moves are generated from what follows a pass, leaves are static or exchange
lessons-files-pass-further = where moves are generated from what follows a pass, nothing is extended or read further
lessons-files-pass-depth = reading a candidate takes a depth of at least 1 ply
lessons-files-no-captures-below = in this tree a node cannot be read further by captures alone
# $depth (Number)
# $most (Number)
lessons-files-depth = found a depth of { $depth } plies, expected at most { $most }
# $name (String)
lessons-files-no-named-node = the tree has no node '{ $name }'
# Two nodes have one English name.
# $name (String)
lessons-files-english-twice = two nodes have the English name '{ $name }'
# $moved (String)
lessons-files-not-read = the tree does not read { $moved } there
# $moved (String)
lessons-files-not-known = the tree does not know { $moved } there
# $levels (Number)
# $most (Number)
lessons-files-levels = found { $levels } levels, expected 1 to { $most }
# $text is in quotation marks in English.
# $text (String)
lessons-files-no-move = found { $text }, expected a move such as 7g7f, 8h2b+ or P*5e
lessons-files-reads-otherwise = read again, it would be a different lesson
