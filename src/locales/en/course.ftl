### Courses, chapters and the marks of a learner.

# $error (String)
course-no-csv = the CSV cannot be written: { $error }
# $error (String)
course-no-json = the JSON cannot be written: { $error }
# $id (String)
course-no-algorithm = The course asks for the algorithm '{ $id }', which this lesson does not have
# $path (String)
course-no-format = { $path }: the ending names no format; expected .csv or .json
course-marks-before = The course marks only what is answered before it is seen
# What a lesson is called while its questions are open.
course-a-lesson = A lesson
# $chapter (String)
# $number (Number)
course-lesson-in = Lesson { $number } ({ $chapter })
# $number (Number)
course-lesson-number = Lesson { $number }
# $title (String)
course-is-open = The course “{ $title }” is open
# $first is a sentence, $more goes on with how many more there are.
# $title (String)
# $first (String)
# $more (String)
course-has-faults = The course “{ $title }” has lessons that cannot be opened. { $first }{ $more }
# $count (Number)
course-more-faults = {" "}(and { $count } more)
