# Depth 2 with alpha-beta, then quiescence (stand pat) below; negamax, fail-hard
import random
random.seed(2371)

class Pos:
    count = 0
    def __init__(self, level, score):
        Pos.count += 1
        self.id = "n%d" % Pos.count
        self.score = score                        # for the side to move
        self.quiet, self.captures = [], []
        if level < 2:
            for _ in range(random.choice([1, 2])):
                self.quiet.append(Pos(level + 1, -score + random.randint(-3, 3)))
        if level < 5:
            for _ in range(random.choice([1, 2] if level < 3 else [0, 0, 1, 2])):
                self.captures.append(Pos(level + 1, -score + random.choice([-1, -3, -5])))

def b(x): return {99: "inf", -99: "-inf"}.get(x, str(x))

def qsearch(p, alpha, beta):
    print("enter", p.id, b(alpha), b(beta))
    print("stand", p.score)
    if p.score >= beta:
        if p.captures: print("cut", *(c.id for c in p.captures))
        print("exit", beta)
        return beta
    alpha = max(alpha, p.score)
    for i, c in enumerate(p.captures):
        v = -qsearch(c, -beta, -alpha)
        if v >= beta:
            if p.captures[i + 1:]: print("cut", *(c.id for c in p.captures[i + 1:]))
            print("exit", beta)
            return beta
        alpha = max(alpha, v)
    print("exit", alpha)
    return alpha

def search(p, depth, alpha, beta):
    if depth == 0:
        return qsearch(p, alpha, beta)
    print("enter", p.id, b(alpha), b(beta))
    moves = p.captures + p.quiet
    for i, c in enumerate(moves):
        v = -search(c, depth - 1, -beta, -alpha)
        if v >= beta:
            if moves[i + 1:]: print("cut", *(c.id for c in moves[i + 1:]))
            print("exit", beta)
            return beta
        alpha = max(alpha, v)
    print("exit", alpha)
    return alpha

root = Pos(0, 0)
print("yomisuji search-log 2")
print("algorithm quiescence-alpha-beta")
print("view mover")
print("return hard")
search(root, 2, -99, 99)
