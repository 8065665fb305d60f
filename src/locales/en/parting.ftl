### Where two runs or two lines part.

# Of a run that is over where another one goes on.
parting-done = done
# $step (Number)
parting-step = step { $step }
# $step (Number)
# $words (String)
parting-step-words = step { $step }: { $words }
# $here (String)
# $number (Number)
# $there (String)
parting-both = 1 { $here }, { $number } { $there }
parting-is-cut = a cut
parting-is-window = another window
parting-is-value = another value
parting-is-action = something else is done
# Between a node and what is not the same there.
parting-at = :{" "}
