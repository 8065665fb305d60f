### The names of the algorithms.

algorithms-minimax = Minimax
algorithms-alpha-beta = Alpha-beta
algorithms-alpha-beta-shallow = Alpha-beta, parent's bound only
algorithms-quiescence = Quiescence
algorithms-quiescence-alpha-beta = Quiescence with alpha-beta
algorithms-exchange = Take or decline
algorithms-pvs = Principal variation search
algorithms-mtd-f = MTD(f)
algorithms-wishful = Wishful reading
algorithms-iterated-generation = Iterated generation
algorithms-and-or = AND/OR search
algorithms-pns = Proof-number search
algorithms-df-pn = df-pn
algorithms-engine = Engine
algorithms-selective = Selective engine
algorithms-order-generated = as generated
algorithms-order-captures = good captures first
algorithms-order-shallow = best of a shallower search
algorithms-order-history = killers and history too
algorithms-unknown = there is no algorithm '{ $name }', expected one of { $ids }
algorithms-ucb1 = UCB1 (bandit)
algorithms-flat-monte-carlo = Flat Monte Carlo
algorithms-uct = UCT (Monte-Carlo tree search)
algorithms-puct = PUCT (with priors)
algorithms-no-exploration = '{ $text }' is no number from 0 to 1000
algorithms-no-prior = '{ $text }' is no number above 0 and up to 1
