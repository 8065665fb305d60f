### The words of a class: marks, copies for students, test papers.

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
class-papers-hint = Questions are drawn from the seed, and neighbours get different ones. The marking key is a second file, whose name ends in -key. The end of the name says what is written: .html to print from a browser, .gift for learning platforms, .xml for Moodle.
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
