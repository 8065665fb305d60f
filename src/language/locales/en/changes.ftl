### What a change has made of a run.

changes-root-same = The root is worth { $value } as before.
changes-root = The root: { $from } → { $to }.
changes-line-same = The best line is the same: { $line }.
changes-line = The best line: { $from } before, { $to } now.
changes-read-now = Read now, and skipped before: { $moves }.
changes-cut-now = Skipped now, and read before: { $moves }.
changes-values = Values that differ: { $values }.
# $count (Number)
changes-leaves-same = Leaves read: { $count } as before.
# $from (Number)
# $to (Number)
changes-leaves = Leaves read: { $from } → { $to }.
# A list that goes on.
changes-list = { $first }, { $next }
# At the end of a list: how many are not named.
# $count (Number)
changes-more = { $count } more

## What follows for a leaf

changes-leaf-cut = { $leaf } is not read: whatever it is worth, nothing changes at the root. That is why it may be cut.
changes-leaf-inside-cut = { $leaf } stands in a branch that is cut: whatever it is worth, nothing changes at the root.
changes-leaf-never-reached = The search never comes to { $leaf }: whatever it is worth, this search stays the same.
changes-leaf-changes-nothing = { $leaf } is read, but the root is worth the same.
changes-leaf-changes-root = The value of { $leaf } changes what the root is worth.
changes-leaf-read-now = { $leaf } is read this time.
changes-leaf-unread-now = { $leaf } is not read this time.
