### Courses, chapters and the marks of a learner.

course-no-csv = the CSV cannot be written: { $error }
course-no-json = the JSON cannot be written: { $error }
course-no-algorithm = The course asks for the algorithm '{ $id }', which this lesson does not have
course-day-unread = the day { $day } is not read; a day is written as 2026-12-01
course-name-shortened = { $name } is a number that a spreadsheet has shortened; whose row it is cannot be told, and it is left out
course-table-lacks = this table of marks has no column { $names }, so its rows are not read
course-row-damaged = this row of the table is damaged, and is left out
# A code of marks that cannot be read.
course-code-damaged = this code of marks is damaged or cut off: ask for it again
# $most (Number)
course-codes-too-large = the codes up to here make a table of more than { $most } MB, more than a class can have
# $known (Number)
# $version (Number)
course-code-version = this code of marks is of version { $version }; this program reads version { $known }
course-no-format = { $path }: the extension names no format; expected .csv or .json
course-marks-before = The course marks only what is answered before it is seen
# What a lesson is called while its questions are open.
course-a-lesson = A lesson
# $number (Number)
course-lesson-in = Lesson { $number } ({ $chapter })
# $number (Number)
course-lesson-number = Lesson { $number }
course-is-open = The course “{ $title }” is open
# $first is a sentence, $more goes on with how many more there are.
course-has-faults = The course “{ $title }” has lessons that cannot be opened. { $first }{ $more }
# $count (Number)
course-more-faults = {" "}(and { $count } more)
course-unwritable = the course cannot be written: { $why }
course-what-if-marks = what_if has no right answer and earns no marks; leave marks out, or set work to watch, predict or fill_in
course-asks-nothing = { $lesson } has nothing of what is asked here, and so nobody could earn its marks
course-no-questions = Predict has no questions about { $lesson } with { $algorithm }, so no marks can be earned in it; leave marks out, or set work to watch or fill_in
course-lesson-without = the lesson has no algorithm '{ $id }'
# $known (Number)
# $version (Number)
course-version = this is a course of version { $version }; this program reads version { $known }
course-empty-chapter = the chapter names no lesson
course-no-such-lesson = there is no lesson '{ $name }', expected the id of a lesson that ships, or the name of a file (….ron)
course-file-twice = another lesson of the course is called '{ $name }', too, and marks name a file without its folder: rename one of them
course-named-twice = the lesson '{ $name }' is named twice
course-empty = the course names no lesson
# $marks (Number)
# $pass (Number)
course-pass = { $pass } marks are needed to pass, but the course has only { $marks }
# What a learning platform has kept.
course-kept-damaged = What the platform has kept of your work cannot be read; what this browser has kept goes on.
# The phases of a lesson in class do not add up.
# $found (Number)
# $wanted (Number)
course-plan-minutes = the phases take { $found } minutes together, expected { $wanted }
course-plan-no-lesson = the plan or a paper names the lesson '{ $name }', which the chapters of this course do not have
# $count (Number)
# $stop (Number)
course-plan-no-stop = there is no stop { $stop }: in the run that is shown, the lesson has { $count }, counted from 1
# $count (Number)
# $question (Number)
course-plan-no-question = there is no question { $question }: the lesson has { $count }, counted from 1
course-paper-empty = the paper asks nothing
# The map of the course.
course-map = Map of the course
course-map-tip = Which chapter builds on which; a click opens the next lesson of one
course-map-reads = Lines lead to what builds on a chapter; gold is the way here. Numbers: lessons seen, of all.
course-map-nothing = The map is one of the lessons that ship: leave the open course to see it.
# The chapters of the course.
course-chapter-tree = A tree and minimax
course-chapter-alpha-beta = Alpha-beta
course-chapter-order = The order of moves
course-chapter-proof = Reading for a proof
course-chapter-values = Piece values and a tree of shogi
course-chapter-exchanges = Exchanges
course-chapter-stops = Where reading stops
course-chapter-quiescence = Reading on (quiescence)
course-chapter-engine = Order and the engine
course-chapter-horizon = The horizon
course-chapter-readers = Readers side by side
course-chapter-generating = Generating moves (YSS)
course-chapter-candidates = Which moves to read
course-chapter-evaluation = Evaluation, seen from inside
course-chapter-bugs = Spot the bug
course-chapter-othello = Othello
course-chapter-patterns = Pattern evaluation (Turtle)
course-chapter-dobutsu = Dōbutsu shōgi
course-chapter-sampling = Sampling (Monte Carlo tree search)
course-chapter-best-first = Best first, by intervals
course-chapter-chance = Chance
course-chapter-players = More than two players
