### Wrong rules, as those say them who follow them.

slips-never-cuts = No branch is left out: every move is read to its end.
slips-window-forgotten = Every node starts with the window (−∞, +∞), whatever has been found before.
slips-strict-cut = The rest is cut only where α > β: a tie is not enough.
slips-worse-came = Besides α ≧ β, a move that is no better than the best so far is a reason to cut the rest of the node.
slips-better-came = Besides α ≧ β, a move that is better than the best so far is a reason to cut the rest of the node.
slips-wrong-side = The bound of the side that moves is taken for the cut: at Black's nodes the rest is cut where the best is ≦ α, at White's where it is ≧ β.
slips-deep-forgotten = Only the node right above sets a bound: what has been found further above is forgotten.
slips-only-beta-cuts = Only at Black's nodes is the rest cut, never at White's.
slips-only-alpha-cuts = Only at White's nodes is the rest cut, never at Black's.
slips-only-leaves = Only leaves are cut: a branch with moves of its own is always read.
slips-one-move = A cut leaves out one move only; the moves after it are read.
slips-swapped-window = The window is written with α and β exchanged: what Black has stands as β, what White has as α.
slips-window-after = The window of a node is the one with which it is left, not the one passed to it.
slips-one-window = There is a single α and a single β: what was found in one branch stays for the next.
slips-last-bound = α at Black's nodes, and β at White's, is the value that came last, even if an earlier one was better.
slips-bound-of-child = The best value of a node moves the bound of the other side: β at Black's nodes, α at White's.
slips-no-bounds = What comes back from a cut is the value itself: neither ≧ nor ≦ is written.
slips-edge-as-value = What lies outside the window is written as the edge of the window, as if it were the value.
slips-cut-is-zero = A branch that is cut counts as 0.
slips-first-is-best = The first move is taken for the best one everywhere: what is cut then follows from the shape of the tree alone.
slips-swapped = Black takes the smallest value, and White the largest.
slips-root-chooses = Everybody chooses what is best for the side that moves at the root.
slips-opponent-chooses = Everybody chooses what is worst for the side that moves at the root.
slips-best-leaf = A node has the value of the leaf below it that is best for the side that moves there, whoever moves on the way.
slips-first-move = A node has the value of its first move; the others do not count.
slips-last-move = A node has the value of its last move.
slips-sum = A node has the sum of the values of its moves.
slips-average = White's nodes have the average of their moves.
slips-starts-at-zero = The comparison starts at 0: Black's nodes are never below 0, and White's never above.
slips-mover-sign = At White's nodes the sign is turned: numbers are written from the side of the one who moves.
slips-absolute = The larger number is the better one for Black, whatever its sign.
slips-no-scouts = No move is read with a null window first: every move gets the whole window, as in plain alpha-beta.
slips-no-research = What a null window returns is taken for the value: no move is searched again.
slips-sign-lost = What comes back keeps its sign, though it is the value for the other side: the negative is missing.
slips-window-not-turned = The window is handed down as it stands: for the other side it should be (−β, −α).
slips-leaf-not-turned = Leaves are valued for Black even where White moves, as if both sides counted alike.
slips-infinity-overflows = The negative of −∞ is −∞ again, as with the smallest whole number of a type.
slips-late-cut = Whether to cut is decided before the last value has moved α or β: one move too many is read.
slips-alpha-lost = α is never handed down to the next node.
slips-beta-lost = β is never handed down to the next node.
slips-one-comparison = Both sides take what is larger than the best so far, and White begins at +∞: nothing is.
slips-last-unread = The last move of a node is never read.
slips-cut-before-best = A value that cuts the rest is not taken over before the node is left: the best so far is returned.
slips-white-moves-on = After White’s move it is White’s turn again, and so on down to the leaves.
slips-shared-best = There is a single variable for the best value: every node below overwrites it.
slips-inherited-lost = The best value of a node is handed down in place of its own bound: what came from further above is lost.
slips-white-moves-alpha = At White’s nodes α is moved instead of β.
slips-best-beyond-bound = A value becomes the best only if it is beyond the side’s own bound: otherwise the node returns infinity.
slips-other-edge = White’s nodes return α, where β is their value.
slips-not-exchanged = −α and −β are handed down without being exchanged: α becomes the bound of the wrong side.
slips-bound-for-best = A node returns the bound that it has moved (α at Black’s nodes, β at White’s) and not its best value.
slips-text-order = Values are compared as texts, sign by sign: “10” comes before “9”.
slips-bound-replaced = The best value of a node is put in the place of its bound, also where that is worse than the bound that came from above.
slips-every-second = Every second move of a node is never read, as if the list lost a move whenever one is taken from it.
slips-turn-each-move = The side to move changes with every move that is read, and not once per node: every second branch is read for the wrong side.
slips-turn-lost-at-cut = At a cut the node is left before the side to move is changed back: up to the next cut, all is read for the wrong side.
slips-zero-is-none = A best value of 0 is taken to mean that there is none yet: the next value takes its place, even if it is worse.
slips-own-bound-cuts = The rest is cut when a move does not come past the bound of the side that moves: that is the condition at the other side’s nodes.
slips-reduced-trusted = A move that is read with less depth keeps the value that comes back, even where that is better than the bound: it is never read in full.
slips-reduced-again = A move that was good with less depth is read again with less depth: the depth is not restored.
slips-proofs-summed = Where one child suffices, the numbers of the children are added, too: the least of them is never taken.
slips-proofs-least = Where all children are needed, the least of their numbers is taken, too: they are never added.
slips-proofs-swapped = The least number and the sum are exchanged: the side that begins is taken for the other one.
slips-other-chosen = The search goes on to the child with the least number of which all are needed, and not the one of which one suffices.
slips-result-not-turned = The result of an iteration is added to the nodes of both sides as it is: for the other side it has to be turned.
slips-mean-of-all = What a node has got is divided by the number of all iterations, and not by its own visits.
slips-table-depth-ignored = Entries of the table are used whatever their depth: one that was read less deep counts, too.
slips-table-kind-lost = The table keeps numbers without their kind: a bound is taken out of it as the value.
slips-table-wrong-edge = A bound from the table is used though it does not answer the window: it is compared with the wrong edge, or with none.
slips-table-collision = An entry of the table is used without comparing the position that it is about: it is that of another one.
slips-again-at-edge = A move is read again though what came back from its null window is just the bound: ≧ stands where > belongs.
slips-wrong-edge-opened = When the window of the root has failed, the edge on the other side is opened.
slips-research-lost = What a second reading returns is lost: the answer of the null window stays.
slips-stand-bound-lost = The value of standing pat is the first best one, but does not move α (at White’s nodes β) for the captures.
slips-stand-unused = The value of standing pat is only held against the window: it is not taken for the best one.
slips-mean-whole = Means are whole numbers: the division drops what comes after the decimal point.
slips-own-logarithm = The logarithm in UCB1 is of the visits of the child itself, and not of those of its parent.
slips-draw-proves = A leaf of 0, a draw, counts as proved: ≧ 0 is asked where > 0 is meant.
slips-second-lost = The second least number is wrong: when a new least one is found, the old one does not take the second place.
slips-small-infinity = Infinity is too small: a node begins with a number that all its moves may be worse than.
slips-depth-counted-down = The depth is lowered for every move that is read, and not once per node: each branch is read one ply less deep than the one before.
slips-depth-short = The search stops a ply too early: nodes with moves are valued like leaves.
slips-whole-values = Values are kept as whole numbers: what comes after the decimal point is lost on the way up.
slips-all-logarithm = The logarithm in UCB1 is of all iterations, and not of the visits of the parent.
slips-proof-chosen = Everywhere the search goes on to the child with the least proof number, also where the other side chooses.
slips-again-not-turned = The value of a second reading keeps its sign on the way up, though that of the first is turned (negamax).
slips-again-from-entry = A second reading gets the window with which the node above was entered: how its bound has moved since is forgotten.
slips-pass-elsewhere = The null window of the next pass of MTD(f) does not lie right beside the value that has come back.
slips-stand-replaces = Captures are read with the value of standing pat as α (at White’s nodes β), even where a better bound is known.
slips-stand-moves-alpha = At White’s nodes, the value of standing pat moves α instead of β.
slips-selected-whole = Only where a child is chosen, means are whole numbers: the division drops what comes after the decimal point.
slips-half-hard = Only values that are too good for the side to move become the edge of the window: those that are too bad come back as they are.
slips-rest-unread = A node is left before all its moves have been read, though nothing cuts the rest.
slips-stand-held-to-beta = At White’s nodes, standing pat is compared with β and not with α: it cuts where it must not, and does not cut where it should.
slips-proofs-as-root = At every node, the numbers are worked out as if the player at the root were to move: the least and the sum never change places.

slips-found = Nearly all of the sheet follows one rule that is wrong: “{ $rule }”
slips-other-value = On { $tree } (Black to move) this rule gives { $wrong }; the right value is { $right }.
# $right (Number)
# $wrong (Number)
slips-other-leaves = On { $tree } (Black to move) this rule reads { $wrong } leaves; { $right } are enough.
# $right (Number)
# $wrong (Number)
slips-other-less = On { $tree } (Black to move) this rule reads only { $wrong } of the leaves; { $right } have to be read.
# What a log does up to its first wrong line, and there. $rule: a sentence. $who: both, or the side that
# alone follows it: max or min.
slips-log-follows = Up to its first wrong line, and there, the log says what a search by one wrong rule says{ $who ->
    [both] {""}
    [max] , followed at Black's nodes alone
   *[min] , followed at White's nodes alone
}: “{ $rule }”
