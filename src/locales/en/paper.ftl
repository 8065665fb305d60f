### Why no test papers can be made.

paper-nothing = no question can be asked about these lessons
# $found (Number)
# $needed (Number)
# $asked (Number)
# $differ (Bool)
paper-too-few = these lessons give { $found } of the { $needed } questions that are needed: papers of { $asked }{ $differ ->
    [true] , and neighbours are to differ
   *[false] {""}
}
# There are enough, but they would answer each other.
# $found (Number)
# $asked (Number)
# $differ (Bool)
paper-answered = of the { $found } questions that these lessons give, no { $asked }{ $differ ->
    [true] {" "}that neighbours have not
   *[false] {""}
} stand on a paper without one answering another; ask for fewer, or name more lessons
