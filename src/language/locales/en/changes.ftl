### What a change has made of a run.

# $value (String)
changes-root-same = The root is worth { $value } as before.
# $from (String)
# $to (String)
changes-root = The root: { $from } → { $to }.
# $line (String)
changes-line-same = The best line is the same: { $line }.
# $from (String)
# $to (String)
changes-line = The best line: { $from } before, { $to } now.
# $moves (String)
changes-read-now = Read now, and skipped before: { $moves }.
# $moves (String)
changes-cut-now = Skipped now, and read before: { $moves }.
# $values (String)
changes-values = Values that differ: { $values }.
# $count (Number)
changes-leaves-same = Leaves read: { $count } as before.
# $from (Number)
# $to (Number)
changes-leaves = Leaves read: { $from } → { $to }.
# A list that goes on.
# $first (String)
# $next (String)
changes-list = { $first }, { $next }
# At the end of a list: how many are not named.
# $count (Number)
changes-more = { $count } more

## What follows for a leaf

# $leaf (String)
changes-leaf-cut = { $leaf } is not read: whatever it is worth, nothing changes at the root. That is why it may be cut.
# $leaf (String)
changes-leaf-inside-cut = { $leaf } stands in a branch that is cut: whatever it is worth, nothing changes at the root.
# $leaf (String)
changes-leaf-never-reached = The search never comes to { $leaf }: whatever it is worth, this search stays the same.
# $leaf (String)
changes-leaf-changes-nothing = { $leaf } is read, but the root is worth the same.
# $leaf (String)
changes-leaf-changes-root = The value of { $leaf } changes what the root is worth.
# $leaf (String)
changes-leaf-read-now = { $leaf } is read this time.
# $leaf (String)
changes-leaf-unread-now = { $leaf } is not read this time.
