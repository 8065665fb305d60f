### What is changed in a lesson, and what follows from it.

# The value of the root is another one; its best move is not.
# $best (String)
# $new (String)
# $old (String)
what-changed-root-value = The value of the root changes from { $old } to { $new }; { $best } is still best.
# The best move of the root is another one; its value is not.
# $new (String)
# $old (String)
# $value (String)
what-changed-root-best = The best move of the root changes from { $old } to { $new }; the value is still { $value }.
# $new-best (String)
# $new-value (String)
# $old-best (String)
# $old-value (String)
what-changed-root-both = The answer at the root changes: from { $old-best } at { $old-value } to { $new-best } at { $new-value }.
# Added to the title of a lesson whose tree has been grown.
what-changed-grown = , grown
# Added to the title of a lesson that is read with other values.
what-changed-own-values = , own values
# Added to the title of a lesson whose tree has been grown along a line.
what-changed-line-grown = {" "}(a line grown)
# $title (String)
what-changed-source = From the lesson “{ $title }”, changed
what-changed-nothing-such = this lesson has nothing of that kind to change
what-changed-no-algorithm = no algorithm runs on the changed tree
# Added to the title of a lesson that has been changed to see what follows.
what-changed-what-if = {" "}(what if)
# Before what the changed run does.
# $said (String)
what-changed-now = Changed: { $said }
# $value (String)
# $best (String)
what-changed-root-same = The answer at the root stays: { $value }, and { $best } is still best.
# $title is that of the lesson it comes from, $what is what is changed in it.
# $title (String)
# $what (String)
what-changed-notes =
    Made from the lesson “{ $title }”.
    What was changed: { $what }.
    The notes, stops and questions of that lesson are about the tree as it was, and are not here.
