### Two versions of a lesson compared.

versions-changed = { $what }: was { $before }, is { $now }
versions-new = { $what } is new: { $item }
versions-gone = { $what } is gone: { $item }
versions-field = the field { $field } is another
versions-other-tree = the tree, or the position that it grows from, is another
# $number (Number)
versions-stop = stop { $number }
versions-promise = promise
versions-of-run = { $algorithm }, { $name }
versions-value = value
versions-best = best move
versions-line = best line
versions-entered = nodes entered
versions-leaves = leaves evaluated
versions-cuts = cuts
versions-no-lesson = this is not a lesson
# The panel, and the action that shows it.
versions-section = Changes
versions-action = Compare with another version
versions-about = What differs between an earlier version and this lesson, in its words and in what its runs find. A click leads there.
versions-with-file = With the file
versions-with-original = With the original “{ $title }”
versions-other = file, or id of a lesson
versions-other-tip = another version: type its path or id and press Enter, or drop its file here
# Of a large lesson.
versions-again = Changed since; compare again
versions-comparing = comparing …
versions-from = Changed since { $name }:
versions-same = No difference from { $name }
