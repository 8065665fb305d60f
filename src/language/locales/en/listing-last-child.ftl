### Minimax that remembers the best value, and what it returns. (m-01)

listing-last-child-name = Minimax
listing-last-child-symptom = On the tree of the lesson it chooses B with +250, and not D with +120, though it reads all 12 leaves.
listing-last-child-hint = Which leaf is worth +250, and which place has it among its parent's children?
listing-last-child-explanation = v still holds the value of the child that was read last. What should be returned is best: the best value is found, and then thrown away. The article's listing returns eval, the variable for a child's value, where Black is to move and where White is, instead of max and min. All of them are integers, so no compiler objects.
listing-last-child-assumption = The article has the part for Black and the part for White apart; they are one here. The caller is described there in words, and written accordingly.
listing-last-child-line-function-root-value-root = function root_value(root)
listing-last-child-line-return-largest-value-next = return the largest value(next position, 2) of all moves
listing-last-child-line-function-value-node-depth = function value(node, depth)
listing-last-child-line-if-depth-0-return = if depth = 0: return the number of the leaf
listing-last-child-line-best-if-black-move = best ← −∞ if Black is to move, +∞ if White is
listing-last-child-line-for-each-child-from = for each child, from the left:
listing-last-child-line-v-value-child-depth = v ← value(child, depth − 1)
listing-last-child-line-if-v-better-than = if v is better than best for the side to move: best ← v
listing-last-child-line-published = return v
listing-last-child-said-worth = { $name } is worth { $value }.
listing-last-child-var-largest-value = largest value
listing-last-child-said-number-leaf-returned = The number of the leaf { $here } is returned.
listing-last-child-var-leaf = leaf
listing-last-child-said-entered-black-move = { $here } is entered: Black is to move.
listing-last-child-said-entered-white-move = { $here } is entered: White is to move.
listing-last-child-said-value-comes-back = The value of { $child } comes back to { $here }.
listing-last-child-said-now-best = { $child } is now the best of { $here }.
listing-last-child-said-best-stays = The best of { $here } stays.
listing-last-child-said-value-returned = The value of { $here } is returned.
listing-last-child-var-returned = returned
