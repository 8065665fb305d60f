### Filling in the back-up of one iteration of a search that samples.

iterations-name = visits and mean
iterations-visits = visits
iterations-mean = mean
# $count (Number)
# $number (Number)
iterations-number = iteration { $number } of { $count }
# What a worksheet is about.
iterations-about = { $algorithm }: { $iteration }.
# What is known before it is backed up.
iterations-reward-given = This iteration ended at { $end }, with a reward of { $reward } for { $side }.
iterations-so-far = Before this iteration: visits { $visits }, mean { $mean }.
iterations-new = Before this iteration: not visited yet.
iterations-later = another iteration:
iterations-write = At each node, from where the iteration ended to the root: the visits, Enter, the mean (0.417, or as a fraction: 5/12), Enter. Three decimals, 0.001 more or less; two are enough where no other mean is as near.
iterations-print = Write the visits and the mean of every node on its path, after this iteration: three decimals, 0.001 more or less; two are enough where no other mean is as near. The tree shows those before it.

## Verdicts

iterations-wrong = wrong visits and mean
iterations-wrong-why = An iteration adds one visit and its reward at every node on its path; the mean is the sum of the rewards, divided by the visits.
iterations-wrong-visits = wrong visits
iterations-wrong-visits-why = The mean is right. An iteration adds one visit at every node on its path.
iterations-wrong-mean = wrong mean
iterations-wrong-mean-why = The visits are right. The mean is the sum of the rewards, this one included, divided by the visits.
iterations-unchanged = the mean as it was before
iterations-unchanged-why = The reward counts here, too: it is added at every node on the path, up to the root.
iterations-other-side = the reward of the other side
iterations-other-side-why = The same reward is added at every node on the path: it does not change with the side to move.
iterations-halfway = halfway from the old mean to the reward
iterations-halfway-why = The old mean stands for all the visits so far, and the reward for one: the more visits, the less the mean moves.
iterations-reward = the reward alone
iterations-reward-why = The mean is taken over all the rewards, and not only the last one.
iterations-old-visits = divided by the visits before this iteration
iterations-old-visits-why = This iteration is one of the visits, too: the sum with its reward belongs to one visit more.
iterations-same-slip = All wrong means are wrong in one way: { $slip }. { $why }
