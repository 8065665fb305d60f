### Exercises from random trees, and sheets that are filled in.

# A screen reader of a node of a sheet with nothing written.
exercises-empty = empty
# A screen reader of a node of a sheet, before what is written there.
exercises-written = written
exercises-marked-chosen = marked as chosen
# How much of a sheet has nothing written yet.
exercises-left = { $blanks ->
    [one] 1 node still has nothing written
   *[other] { $blanks } nodes still have nothing written
}
exercises-marked-cut = marked as never read
