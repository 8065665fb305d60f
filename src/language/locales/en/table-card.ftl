### What a table has said of a node.

table-card-read = ◇ The value of the table: an equal position has been read { $depth ->
    [0] beyond the horizon
    [one] 1 ply deep
   *[other] { $depth } plies deep
} already, and is not read again.
# The same node, at an earlier visit.
table-card-read-here = ◇ The value of the table: this node has been read { $depth ->
    [0] beyond the horizon
    [one] 1 ply deep
   *[other] { $depth } plies deep
} at an earlier visit, and is not read again.
table-card-read-at = → It was read at { $place }
