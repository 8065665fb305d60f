### What is changed in a lesson, and what follows from it.

# The value of the root is another one; its best move is not.
what-changed-root-value = The value of the root changes from { $old } to { $new }; { $best } is still best.
# The best move of the root is another one; its value is not.
what-changed-root-best = The best move of the root changes from { $old } to { $new }; the value is still { $value }.
what-changed-root-both = The answer at the root changes: from { $old-best } at { $old-value } to { $new-best } at { $new-value }.
# Added to the title of a lesson whose tree has been grown.
what-changed-grown = , grown
# Added to the title of a lesson that is read with other values.
what-changed-own-values = , own values
# Added to the title of a lesson whose tree has been grown along a line.
what-changed-line-grown = {" "}(a line grown)
what-changed-source = From the lesson “{ $title }”, changed
what-changed-nothing-such = this lesson has nothing of that kind to change
what-changed-no-algorithm = no algorithm runs on the changed tree
# Added to the title of a lesson that has been changed to see what follows.
what-changed-what-if = {" "}(what if)
# Before what the changed run does.
what-changed-now = Changed: { $said }
what-changed-root-same = The answer at the root stays: { $value }, and { $best } is still best.
# $title is that of the lesson it comes from, $what is what is changed in it.
what-changed-notes =
    Made from the lesson “{ $title }”.
    What was changed: { $what }.
    The notes, stops and questions of that lesson are about the tree as it was, and are not here.
# A change, in a few words.
what-changed-leaf = a leaf is worth { $value }
what-changed-branch = a branch moved
what-changed-black-first = Black to move
what-changed-white-first = White to move
what-changed-cheapest-blind = cheapest first, blind to pins
what-changed-cheapest = cheapest legal first
what-changed-any-capture = every capture
what-changed-after = after { $moved }
what-changed-taken-back = one move earlier
# An order of moves.
what-changed-best-first = best moves first
what-changed-worst-first = worst moves first
what-changed-reversed = reversed order
what-changed-random = random order { $seed }
what-changed-order = the order below { $name }: { $old } → { $now }
# $more (Number)
what-changed-more-leaves = the values of { $more } more leaves
# $more (Number)
what-changed-more-orders = the order below { $more } more nodes
what-changed-plies = { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}
# A leaf with another value.
what-changed-leaf-value = the leaf { $name }: { $old } → { $new }
# Before the notes of the lesson that a grown tree comes from.
what-changed-notes-of = (The notes of the lesson “{ $title }”, about its tree before it was changed:)
