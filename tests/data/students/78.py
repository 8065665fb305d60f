# after Russell & Norvig
infinity = float('inf')
State = [[[[[3, 1], [4, 1]], [[5, 9], [2, 6]]], [[[5, 3], [5, 8]], [[9, 7], [9, 3]]]],
         [[[[2, 3], [8, 4]], [[6, 2], [6, 4]]], [[[3, 3], [8, 3]], [[2, 7], [9, 5]]]]]

def alphabeta_search(state):
    def max_value(state, alpha, beta, k=''):
        print('enter', k, alpha, beta)
        if terminal(state):
            return utility(state)
        v = -infinity
        for k, s in enumerate(state):
            v = max(v, min_value(s, alpha, beta, k))
            if v >= beta:
                print('cut')
                return leave(v)
            alpha = max(alpha, v)
        return leave(v)

    def min_value(state, alpha, beta, k=''):
        print('enter', k, alpha, beta)
        if terminal(state):
            return utility(state)
        v = infinity
        for k, s in enumerate(state):
            v = min(v, max_value(s, alpha, beta, k))
            if v <= alpha:
                print('cut')
                return leave(v)
            beta = min(beta, v)
        return leave(v)

    return max_value(state, -infinity, infinity)

def terminal(s): return isinstance(s, int)
def utility(s): print('leaf', s); return s
def leave(v): print('exit', v); return v

print('yomisuji search-log 1')
print('tree', State)
alphabeta_search(State)
