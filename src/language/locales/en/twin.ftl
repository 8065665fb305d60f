### The search for the slip in a listing.

twin-silent = The compiler stops it: there are no steps.
twin-no-result = does not compile
# $line (Number)
twin-right = Right: it is line { $line }.
# $line (Number)
twin-right-too = Line { $line } is right, too. { $repair }
# $line (Number)
twin-shown = It is line { $line }.
# $line (Number)
twin-wrong = It is not line { $line }.
# $line (Number)
twin-wrong-hint = It is not line { $line }. A hint: { $hint }
