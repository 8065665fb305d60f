### Links to what is shown.

link-without-lesson = a link names a lesson: expected #course=, #lesson=, #position= or #own=
# A field of the link that holds something unknown; $name is the field.
link-unknown = the link holds { $name }={ $found }, which is not known here
link-damaged = what the link holds is damaged, or cut off
# $most (Number), in kibibytes
link-too-much = what the link holds has more than { $most } KiB
# How long it would be, and what is the most; in letters.
# $size (Number)
# $most (Number)
link-too-long = this lesson would make a link of { $size } letters, and longer ones than { $most } are cut off on their way: send its file instead
link-of-log = the log of a search does not fit into a link: send its file instead
# The same of a lesson with its course.
# $size (Number)
# $most (Number)
link-course-too-long = with the course this link would have { $size } letters, and longer ones than { $most } are cut off on their way: send the course as one file instead, or close it to link to the lesson alone
# A lesson of the course; $name is its file.
link-course-file = the lesson { $name } of the course is too large for a link: send the course as one file instead, or close it to link to the lesson alone
link-course-without = the course in the link has the lesson { $name }, which is not in the link
