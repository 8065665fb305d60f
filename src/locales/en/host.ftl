### What goes wrong with files, engines and threads.

host-found-folder = found a folder, expected a file
host-no-ordinary-file = found no ordinary file, expected one
# $size (Number)
# $largest (Number)
host-too-many-bytes = the file has { $size } bytes, expected at most { $largest }
host-no-ordinary-file-or-none = found no ordinary file, expected one or none
host-no-such-folder = there is no such folder
# What is in a file cannot be kept beside what is written now.
host-no-free-name = no name is free to keep what is in it: there are too many .bak files
host-unforeseen = something unforeseen happened, and it could not be prepared
# $error (String)
host-no-thread = no thread could be started: { $error }
# An engine.
host-only-beside-a-window = it is started only beside a window
host-no-file-dialog = the system's file dialog cannot be opened; type the path into the field
host-course-for-lesson = found a course, expected a lesson
host-no-position = found no position, expected SFEN
# $error (String)
host-no-engine-list = this is no list of engines: { $error }
# $found (Number)
# $newest (Number)
host-engine-list-version = found a list of version { $found }, expected 1 to { $newest }
host-no-place-for-engines = there is no place to keep the list of engines
# $what (String)
host-engine-list-not-put-aside = the unreadable list cannot be put aside: { $what }
# $error (String)
host-engine-list-not-written = the list of engines cannot be written: { $error }
host-papers-given-up = The test papers were given up
host-lesson-not-renamed = it cannot be read as a lesson, and so not be renamed
host-comment-would-be-lost = found a comment, which renaming would lose, so nothing was changed; change the title in the file itself
host-no-place-for-state = there is no place to keep the state: the home folder is not known
# Parts of the state that may be left out of it, as are the next four.
host-part-study = sheets and predictions that were begun
host-part-recent = the list of files that were used
host-part-layout = where the panels are
host-part-place = where you were
host-part-stops = where runs are to stop
# The state is too large.
# $part (String)
host-part-not-kept = too large, so this is not kept: { $part }
host-too-large = it is too large to be kept
# $error (String)
host-unreadable = it cannot be read: { $error }
# $error (String)
host-unwritten = it cannot be written: { $error }
# What was wrong with a file is one of the texts above.
# $wrong (String)
# $name (String)
host-kept-as = { $wrong }. It is kept under the name { $name }
# $wrong (String)
host-not-put-aside = { $wrong }. It cannot be put aside either, so that nothing will be remembered
host-other-window-writes = another window does not finish writing
# Of unsaved work.
# $found (Number)
# $expected (Number)
host-work-version = found version { $found }, expected { $expected }
host-no-game = found no game
host-work-of-other-window = it belongs to another window that is open
# $error (String)
host-game-not-written = the game cannot be written: { $error }
# Beside the thread that asks.
# $error (String)
host-no-worker = no thread could be started: { $error }
# Before a line of an engine, in a log in which both languages stand.
host-ignored = ignored
