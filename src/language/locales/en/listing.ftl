### The words of the panel in which one looks for the slip in a listing.

# The name of the panel.
listing-spot = Spot the bug
# How a line is pressed by the keyboard.
listing-keys = (or choose it with Shift+↑ ↓, then Enter)
# A line that can be marked, for a screen reader.
listing-line = Line
# Shows the wrong line.
listing-show = Show me
# To the beginning.
listing-first = First
# One step back, with its key.
listing-back = Back (,)
# One step on, with its key.
listing-next = Next (.)
# To the end.
listing-last = Last
# To where the two versions part.
listing-parting = Where they part
# Beside the first step that differs.
listing-parts = ◆ they part here
# Column: the number of the step.
listing-step = step
# Before what the publication leaves open.
listing-assumed = Assumed here:
# The number that did not fit, for a screen reader.
listing-overflow = The number that does not fit, on a number line
# A version that is over.
listing-over = (over)
