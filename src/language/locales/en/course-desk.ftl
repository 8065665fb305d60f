### Making a course.

course-desk-title = My course
# $number (Number)
course-desk-chapter = Chapter { $number }
# The action, and the heading of its dialog.
course-desk-make = Make a course…
course-desk-change = Change this course…
course-desk-new = New course
course-desk-about = Type to find a lesson, Enter adds it below the selected row. Tab leaves the field; then ↑ ↓ select a row and Delete removes it. Ctrl+Shift+↑ ↓ move a lesson or a chapter.
course-desk-name = name of the course
course-desk-chapter-name = chapter
course-desk-up = Up
course-desk-down = Down
course-desk-remove = Remove
course-desk-add-chapter = Add chapter
course-desk-work = students
course-desk-marks = marks
course-desk-pass = marks to pass
# $marks (Number)
course-desk-pass-of = of { $marks }; 0: there is nothing to pass
course-desk-offered = lessons: your own, then those that ship
course-desk-is-in = in the course
# $count (Number)
course-desk-unsaved = { $count ->
    [one] One lesson of yours is not saved yet; save it (Ctrl+S) to add it.
   *[other] { $count } lessons of yours are not saved yet; save them (Ctrl+S) to add them.
}
course-desk-unwritten = not written to its file yet
