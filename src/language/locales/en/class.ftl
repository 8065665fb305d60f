### The words of a class: marks, copies for students, test papers, worksheets.

# Writes the marks to a file.
class-marks = Export my marks…
# What that is for.
class-marks-hint = The file name ends in .csv or .json. Only the first take counts (first_percent). Marks are kept on this machine only, and sent nowhere.
# The name of the learner.
class-learner = Your name (optional)
# Writes a copy without answers.
class-student = Save a copy for students…
# What that is.
class-student-hint = A lesson file without answers, notes, stops or promises; it opens in Predict.
# Makes test papers.
class-papers = Make test papers…
# What that does.
class-papers-hint = The seed is any number: the same one gives the same papers, another one other questions. Neighbours get different questions. The marking key is a second file, whose name ends in -key. The end of the name says what is written: .html or .pdf to print, .gift for learning platforms, .xml for Moodle.
# Makes worksheets.
class-worksheet = Make a worksheet…
# What that does.
class-worksheet-hint = The tree and the board of each lesson with a table for values, windows and cuts, two lessons a page, each pupil on a new sheet. The answers are a second file, whose name ends in -key. The end of the name says what is written: .html or .pdf.
# Whether what is known at the shown step stands on the worksheet.
# $step (Number)
class-given = What is known at step { $step } is given
# What the button to print does.
class-print-tip = Opens the pages in the browser, which prints them.
# Which lessons.
class-of-lesson = this lesson
# Which lessons.
class-of-chapter = this chapter
# Which lessons.
class-of-list = the whole course
# How many questions a paper has.
class-questions = Questions on a paper
# How many papers.
class-copies = Papers
# From which seed.
class-seed = Seed
# How much of a course was reached.
class-reached = Course marks
# Nothing has been done yet.
class-no-marks = No marks yet: finish a lesson in Predict or Fill in.
# Puts the marks into the clipboard, as one line.
class-copy-code = Copy as a code
# What that is for.
class-copy-code-tip = One line of text for a mail, a form or a chat: your teacher’s program makes the table from it.
# The title of the table with the marks of a class.
class-table = Marks of the class
# What is in the file.
class-table-hint = The file has all lessons of everybody. Its name ends in .csv or .json.
# The head of the column with the names.
class-table-learner = Name
# What is wrong with a code.
# $line (Number)
class-table-fault = Line { $line }: { $what }

# What a teacher has to look at.
class-doubt-sum = the total is not the sum of the lessons
class-doubt-course = another course than most: other lessons, marks or weights
# $count (Number)
class-doubt-joined = joined from { $count } codes or tables
class-doubt-twice = two first takes of a lesson in one code or table, the smaller counts
# $few (Number)
# $many (Number)
class-doubt-risen = first take of { $lesson }: { $before }% after { $few } answers, { $now }% after { $many }
# $answers (Number)
# $most (Number)
class-doubt-fewer = { $lesson }: { $answers } answers, where others have up to { $most }; another course may have asked for less
class-doubt-damaged = a row of the table is damaged and left out
class-doubt-same-name = this name stands more than once in the list of names
class-doubt-twin = the same marks, takes and looks as { $name }
class-doubt-missing = no marks handed in
class-doubt-no-name = no name
class-doubt-not-in-roster = not in the list of names
class-table-last = last day
class-table-doubts = to look at
