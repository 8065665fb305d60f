### Links to what is shown.

link-without-lesson = a link names a lesson: expected #lesson=, #position= or #own=
# A field of the link that holds something unknown; $name is the field.
# $name (String)
# $found (String)
link-unknown = the link holds { $name }={ $found }, which is not known here
link-damaged = the lesson in the link is damaged, or cut off
# $most (Number), in kibibytes
link-too-much = the lesson in the link has more than { $most } KiB
# How long it would be, and what is the most; in letters.
# $size (Number)
# $most (Number)
link-too-long = this lesson would make a link of { $size } letters, and longer ones than { $most } are cut off on their way: send its file instead
link-of-log = the log of a search does not fit into a link: send its file instead
