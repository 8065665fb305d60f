### Saving lessons and games.

saving-saved = Saved: { $file }
# Goes on after saving-saved: further files of a series.
# $others (Number)
saving-others = {" "}and { $others } more
# Files that saving would replace; $others counts those beside the named one.
# $others (Number)
saving-exists = { $others ->
    [0] { $file }: it is there already; press “Save” once more to replace it
   *[other] { $file } and { $others } more are there already; press “Save” once more to replace them
}
# The folder of the typed path does not exist.
saving-new-folder = There is no folder { $folder } yet: saving makes it.
# Files are being made: the parts that are done, and all of them.
# $done (Number)
# $of (Number)
saving-in-work = Writing { $done } / { $of }
# Files are being made, and how many parts there are is not known.
saving-at-work = Writing
# Stops making files.
saving-stop = Stop
# The making of files was stopped.
saving-stopped = Stopped: nothing has been written
# The formats in which something can be saved: the ends of names.
saving-formats = Format
saving-to-print = Opened in the browser to be printed: { $files }
saving-not-shown = The pages could not be opened ({ $why }). They are here: { $files }
saving-not-remembered = What is open cannot be remembered. { $words }
saving-no-line-format = { $shown }: the extension names no format; expected { $endings }
saving-changed = { $shown }: another program has changed it since it was opened. Save under another name, or press “Save” once more: then it is replaced, and what is in the file now is kept as { $kept }
# Goes on after saving-saved.
saving-lost = . This format could not hold: { $what }
# Goes on after saving-saved: the file of a key.
saving-beside = {" "}and { $file }
# Goes on after saving-saved or saving-lost.
saving-kept = . What was in it before is in { $kept }
# A file with comments would lose them.
# $count (Number)
# $line (Number)
saving-comments = { $count ->
    [one] { $shown }: it has a comment (in line { $line }), which is lost when the file is written again. Save under another name, or press “Save” once more: then it is replaced, and the present file is kept as { $kept }
   *[other] { $shown }: it has comments (the first in line { $line }), which are lost when the file is written again. Save under another name, or press “Save” once more: then it is replaced, and the present file is kept as { $kept }
}
