### Saving lessons and games.

# $file (String)
saving-saved = Saved: { $file }
# Goes on after saving-saved: further files of a series.
# $others (Number)
saving-others = {" "}and { $others } more
# $file (String)
saving-exists = { $file }: it is there already; press “Save” once more to replace it
# $files (String)
saving-to-print = Opened in the browser to be printed: { $files }
# $files (String)
# $why (String)
saving-not-shown = The pages could not be opened ({ $why }). They are here: { $files }
# $words (String)
saving-not-remembered = What is open cannot be remembered. { $words }
# $endings (String)
# $shown (String)
saving-no-line-format = { $shown }: the extension names no format; expected { $endings }
# $kept (String)
# $shown (String)
saving-changed = { $shown }: another program has changed it since it was opened. Save under another name, or press “Save” once more: then it is replaced, and what is in the file now is kept as { $kept }
# Goes on after saving-saved.
# $what (String)
saving-lost = . This format could not hold: { $what }
# Goes on after saving-saved or saving-lost.
# $kept (String)
saving-kept = . What was in it before is in { $kept }
# A file with comments would lose them.
# $count (Number)
# $kept (String)
# $line (Number)
# $shown (String)
saving-comments = { $count ->
    [one] { $shown }: it has a comment (in line { $line }), which is lost when the file is written again. Save under another name, or press “Save” once more: then it is replaced, and the present file is kept as { $kept }
   *[other] { $shown }: it has comments (the first in line { $line }), which are lost when the file is written again. Save under another name, or press “Save” once more: then it is replaced, and the present file is kept as { $kept }
}
