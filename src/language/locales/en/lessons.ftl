### The words of the list of lessons.

# The field that looks for lessons.
lessons-search = Find a lesson
# What it does.
lessons-search-tip = Titles, chapters, algorithms, terms: the best match first; Enter opens it (/)
# Nothing is found.
lessons-none-found = No lesson matches
# Empties the field.
lessons-clear-search = Clear the search (Esc)
# Enter opens this one.
lessons-first-found = Enter opens it
# The person's own.
lessons-own = My own
# Marked lessons have been walked through.
lessons-walked = Walked through: every stop was visited
# The best of the takes after the first one, before a share.
lessons-retake = (retake { $share })
# How many lessons of a chapter have been walked through.
lessons-progress-tip = Lessons walked through, of all (a jump to the end does not count)
# Lists the lessons that ship again.
lessons-leave-course = Back to the lessons that ship
# What it does.
lessons-leave-course-tip = Closes the course; the marks stay
# A lesson that a course names cannot be opened.
lessons-cannot-open = Cannot be opened
# How many stops of the open lesson have been visited.
# $walked (Number)
# $stops (Number)
lessons-stops = (stops { $walked }/{ $stops })
# Opens the menu of a lesson.
lessons-menu = Rename, delete
# Changes a title.
lessons-rename = Rename
# Takes a lesson away.
lessons-delete = Delete
# Asks before it does.
lessons-delete-file = The file is deleted, too, and cannot be restored.
# Asks before it does, where there is no file.
lessons-delete-made = It is not saved, and cannot be restored.
# Leaves everything as it is.
lessons-cancel = Cancel
# What a lesson counts for in a course, after how it is to be worked with.
lessons-points =
    {" "}· { $marks ->
        [one] 1 point
       *[other] { $marks } points
    }
