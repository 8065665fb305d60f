### Why no test papers can be made.

paper-nothing = no question can be asked about these lessons
# $found (Number)
# $needed (Number)
# $asked (Number)
# $differ (Bool)
paper-too-few = these lessons give { $found } of the { $needed } questions that are needed for papers of { $asked }{ $differ ->
    [true] { " " }with neighbours that differ
   *[false] { "" }
}; ask for fewer, or name more lessons
# There are enough, but they would answer each other.
# $found (Number)
# $asked (Number)
# $differ (Bool)
paper-answered = of the { $found } questions that these lessons give, it was not possible to choose { $asked }{ $differ ->
    [true] { " " }that differ from the neighbours' and
   *[false] { " " }that
} do not answer one another; ask for fewer, or name more lessons
