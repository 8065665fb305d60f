### Packs: the files of lessons in one file (ZIP).

pack-damaged = this is no whole ZIP file: it is damaged, or a part is missing
pack-locked = it is locked with a password; expected a ZIP file without one
pack-method = it is packed in a way that this program does not know; expected Deflate, the usual one
# $count (Number)
# $most (Number)
pack-too-many = the pack has { $count } files of lessons, expected at most { $most }
# $most (Number)
# $size (Number)
pack-too-large = unpacked, the files of lessons have { $size } bytes, expected at most { $most }
pack-no-lessons = found no lessons in the pack, expected files that end in .ron
pack-no-such = the pack has no such file
pack-not-changed = a pack is not changed; choose another place
pack-unwritable = the pack cannot be made: { $error }
pack-outside = { $name } is outside the folder of the course and cannot be packed with it
pack-without-place = drop a pack from a folder, or open it as a file
pack-title = Lessons
# Writes a pack.
pack-save = Save lessons as one file…
# What that is.
pack-hint = A pack (.zip) with the files of the lessons, and of their course. A pupil drops it on the window, and its lessons are listed. Lessons that ship are named, not copied.
# Which lessons.
pack-own = my own lessons
pack-no-zip = { $path }: a pack ends in .zip
