### The names of the algorithms.

algorithms-minimax = Minimax
algorithms-alpha-beta = Alpha-beta
algorithms-alpha-beta-shallow = Alpha-beta, parent's bound only
algorithms-quiescence = Quiescence
algorithms-quiescence-alpha-beta = Quiescence with alpha-beta
algorithms-exchange = Take or decline
algorithms-pvs = Principal variation search
algorithms-wishful = Wishful reading
algorithms-iterated-generation = Iterated generation
algorithms-and-or = AND/OR search
algorithms-pns = Proof-number search
algorithms-df-pn = df-pn
algorithms-engine = Engine
