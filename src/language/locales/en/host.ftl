### What goes wrong with files, engines and threads.

host-found-folder = found a folder, expected a file
host-no-ordinary-file = this is not a regular file
# $size (Number)
# $largest (Number)
host-too-many-bytes = the file has { $size } bytes, expected at most { $largest }
host-no-ordinary-file-or-none = the name is taken by something that is not a regular file
host-no-such-folder = there is no such folder
# What is in a file cannot be kept beside what is written now.
host-no-free-name = no free name is left for the old contents: there are too many .bak files
host-unforeseen = something unforeseen happened, and it could not be prepared
host-no-thread = no thread could be started: { $error }
# An engine.
host-only-beside-a-window = it is started only beside a window
host-no-file-dialog = the system's file dialog cannot be opened; type the path into the field
host-course-for-lesson = found a course, expected a lesson
host-no-lessons = found no lessons in the folder, expected files that end in .ron
host-no-position = found no position, expected SFEN
host-no-engine-list = this is no list of engines: { $error }
# $found (Number)
# $newest (Number)
host-engine-list-version = found a list of version { $found }, expected 1 to { $newest }
host-no-place-for-engines = there is no place to keep the list of engines
host-engine-list-not-put-aside = the unreadable list cannot be put aside: { $what }
host-engine-list-not-written = the list of engines cannot be written: { $error }
host-papers-given-up = The papers were given up
host-print-nowhere = there is no place for what is to be printed: the home folder is not known
host-lesson-not-renamed = it cannot be read as a lesson, so it cannot be renamed
host-no-place-for-state = there is no place to keep the state: the home folder is not known
# Parts of the state that may be left out of it, as are the next four.
host-part-study = unfinished sheets and predictions, changes in “What if”, and lessons being edited
host-part-recent = the list of recent files
host-part-layout = where the panels are
host-part-place = where you were
host-part-stops = where runs are to stop
# The state is too large.
host-part-not-kept = too large, so this is not kept: { $part }
host-too-large = it is too large to be kept
host-unreadable = it cannot be read: { $error }
host-unwritten = it cannot be written: { $error }
# What was wrong with a file is one of the texts above.
host-kept-as = { $wrong }. It is kept under the name { $name }
host-not-put-aside = { $wrong }. It cannot be put aside either, so nothing will be remembered
host-other-window-writes = another window has not finished writing
# Of unsaved work.
# $found (Number)
# $expected (Number)
host-work-version = found version { $found }, expected { $expected }
host-no-game = found no game
host-work-of-other-window = it belongs to another window that is open
host-game-not-written = the game cannot be written: { $error }
# Beside the thread that asks.
host-no-worker = no thread could be started: { $error }
# Before a line of an engine, in a log in which both languages stand.
host-ignored = ignored
