### What a table has said of a node.

table-card-read = ◇ The value of the table: an equal position has been read { $depth ->
    [0] beyond the horizon
    [one] 1 ply deep
   *[other] { $depth } plies deep
} already, and is not read again.
table-card-earlier-visit = It was read at an earlier visit of this node.
# $place (String)
table-card-read-at = → It was read at { $place }
