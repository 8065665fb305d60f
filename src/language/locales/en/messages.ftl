### What the person is told about what has just been done.

messages-not-grown = The tree was not grown to the end: it is as it was
messages-unfinished = The tree is unfinished: its root has no value yet
# $more (Number)
messages-first-position = The first position is open; { $more ->
    [one] { $more } more line is not used
   *[other] { $more } more lines are not used
}
messages-no-comparing-yet = While a sheet is being filled in, nothing is compared. See the model answer first
# The key to the next stop, where none is left.
messages-no-stop = No stop lies ahead. Shift+→ goes to the next event of interest, End to the end
# At the end of a lesson, in a presentation.
messages-next-lesson = The lesson ends here. PageDown once more opens the next one: “{ $title }”
# The same, where no lesson follows.
messages-last-lesson = The lesson ends here, and it is the last one on the list
messages-nothing-tells = While you predict, nothing that tells the answer is shown. Watch (Ctrl+1) shows it
# Steps have been taken back.
# $step (Number)
messages-back-at-step = Back at step { $step }
# They have been taken again.
# $step (Number)
messages-again-at-step = At step { $step } again
# Another algorithm has been chosen in the middle of a run.
messages-other-steps = { $algorithm } has steps of its own: back at its beginning
