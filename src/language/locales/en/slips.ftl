### Wrong rules, as those say them who follow them.

slips-never-cuts = No branch is left out: every move is read to its end.
slips-window-forgotten = Every node starts with the window (−∞, +∞), whatever has been found before.
slips-strict-cut = The rest is cut only where α > β: a tie is not enough.
slips-worse-came = As soon as a move is no better than the best so far, the rest of the node is cut.
slips-better-came = As soon as a move is better than the best so far, the rest of the node is cut.
slips-wrong-side = The rest is cut where the best value has not come past the bound of the side that moves.
slips-deep-forgotten = Only the node right above sets a bound: what has been found further above is forgotten.
slips-only-beta-cuts = Only Black's nodes are cut, White's never.
slips-only-alpha-cuts = Only White's nodes are cut, Black's never.
slips-only-leaves = Only leaves are cut: a branch with moves of its own is always read.
slips-one-move = A cut leaves out one move, and the moves after it are read again.
slips-swapped-window = α and β change places.
slips-window-after = The window of a node is the one with which it is left, not the one passed to it.
slips-one-window = There is a single α and a single β: what was found in one branch stays for the next.
slips-last-bound = α at Black's nodes, and β at White's, is the value that came last, even if an earlier one was better.
slips-bound-of-child = A value that comes back moves the bound of the side that has made it: β at Black's nodes, α at White's.
slips-no-bounds = What comes back from a cut is the value itself: neither ≧ nor ≦ is written.
slips-edge-as-value = What lies outside the window is written as the edge of the window, as if it were the value.
slips-cut-is-zero = A branch that is cut counts as 0.
slips-swapped = Black takes the smallest value, and White the largest.
slips-root-chooses = Everybody chooses what is best for the side that moves at the root.
slips-opponent-chooses = Everybody chooses what is worst for the side that moves at the root.
slips-best-leaf = A node has the best leaf below it, whoever moves on the way there.
slips-first-move = A node has the value of its first move; the others are not looked at.
slips-last-move = A node has the value of its last move.
slips-sum = A node has the sum of the values of its moves.
slips-average = White's nodes have the average of their moves.
slips-starts-at-zero = The comparison starts at 0: Black has at least 0 everywhere, and White at most 0.
slips-mover-sign = At White's nodes the sign is turned: values are written from the side of the one who moves.
slips-absolute = The larger number is the better one for Black, whatever its sign.
slips-no-research = What a null window returns is taken for the value: no move is searched again.

slips-found = The whole sheet follows one rule that is wrong: “{ $rule }” It is counted as one mistake.
slips-other-value = On { $tree } (Black to move) it comes to { $wrong }; { $right } is right.
# $right (Number)
# $wrong (Number)
slips-other-leaves = On { $tree } (Black to move) it reads { $wrong } of the leaves; { $right } are enough.
# $right (Number)
# $wrong (Number)
slips-other-less = On { $tree } (Black to move) it reads only { $wrong } of the leaves; { $right } have to be read.
