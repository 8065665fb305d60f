"""Searches as students write them: each is traced, run, and gives its log.

A function here returns what is traced, after a run of it.
"""

import functools
from dataclasses import dataclass, field
from math import inf

import yomisuji

TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def textbook():
    """Nested lists, alpha and beta, one function for both sides."""

    @yomisuji.trace
    def alphabeta(node, depth, alpha, beta, maximizingPlayer):
        if depth == 0 or isinstance(node, int):
            return node
        if maximizingPlayer:
            value = -inf
            for child in node:
                value = max(value, alphabeta(child, depth - 1, alpha, beta, False))
                alpha = max(alpha, value)
                if value >= beta:
                    break
            return value
        value = inf
        for child in node:
            value = min(value, alphabeta(child, depth - 1, alpha, beta, True))
            beta = min(beta, value)
            if value <= alpha:
                break
        return value

    alphabeta(TREE, 2, -inf, inf, True)
    return alphabeta


def one_line_of_tuples():
    """Tuples, MIN first, keywords in another order, no window."""

    @yomisuji.trace
    def mm(is_max, n):
        return n if not isinstance(n, tuple) else (max if is_max else min)(
            mm(n=c, is_max=not is_max) for c in n
        )

    mm(n=((3, 12), (2, (4, 6))), is_max=False)
    return mm


def aima():
    """Two functions that call each other, a game as an object, as in AIMA."""
    t = yomisuji.trace(children=lambda state: {a: result(state, a) for a in actions(state)})
    names = {"A": "BCD", "B": "bcd", "C": "efg", "D": "hij"}
    values = dict(zip("bcdefghij", [3, 12, 8, 2, 4, 6, 14, 5, 2]))

    def actions(state):
        return ["a1", "a2", "a3"] if state in names else []

    def result(state, action):
        return names[state][int(action[1]) - 1]

    @t
    def max_value(state, alpha, beta):
        if state in values:
            return values[state], None
        v, move = -inf, None
        for a in actions(state):
            v2, _ = min_value(result(state, a), alpha, beta)
            if v2 > v:
                v, move = v2, a
                alpha = max(alpha, v)
            if v >= beta:
                return v, move
        return v, move

    @t
    def min_value(state, alpha, beta):
        if state in values:
            return values[state], None
        v, move = +inf, None
        for a in actions(state):
            v2, _ = max_value(result(state, a), alpha, beta)
            if v2 < v:
                v, move = v2, a
                beta = min(beta, v)
            if v <= alpha:
                return v, move
        return v, move

    max_value("A", -inf, inf)
    return t


def negamax():
    """Negamax with a colour."""

    @yomisuji.trace
    def negamax(node, alpha, beta, color):
        if not isinstance(node, list):
            return color * node
        value = -inf
        for child in node:
            value = max(value, -negamax(child, -beta, -alpha, -color))
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        return value

    negamax(TREE, -inf, inf, 1)
    return negamax


def places_in_a_list():
    """A complete tree in a flat list of scores, by depth and number (as on GeeksforGeeks)."""
    scores = [3, 5, 2, 9, 12, 5, 23, 23]

    @yomisuji.trace(children=lambda depth: 2 if depth < 3 else 0)
    def minimax(depth, nodeIndex, maximizingPlayer, values, alpha, beta):
        if depth == 3:
            return values[nodeIndex]
        best = -1000 if maximizingPlayer else 1000
        for i in range(0, 2):
            val = minimax(depth + 1, nodeIndex * 2 + i, not maximizingPlayer, values, alpha, beta)
            if maximizingPlayer:
                best = max(best, val)
                alpha = max(alpha, best)
            else:
                best = min(best, val)
                beta = min(beta, best)
            if beta <= alpha:
                break
        return best

    minimax(0, 0, True, scores, -1000, 1000)
    return minimax


@dataclass
class Node:
    name: str
    value: int = 0
    children: list = field(default_factory=list)


def nodes_of_a_class():
    """Nodes with children, and a player of a class of its own."""

    class Player:
        def __init__(self):
            self.read = 0

        @yomisuji.trace(name=lambda node: node.name)
        def search(self, node, a, b, is_max):
            self.read += 1
            if not node.children:
                return node.value
            best = -inf if is_max else inf
            for child in node.children:
                v = self.search(child, a, b, not is_max)
                if is_max:
                    best = max(best, v)
                    a = max(a, v)
                else:
                    best = min(best, v)
                    b = min(b, v)
                if b <= a:
                    break
            return best

    leaves = iter([3, 12, 8, 2, 4, 6, 14, 5, 2])
    inner = [Node(name, 0, [Node(f"{name}{i}", next(leaves)) for i in "123"]) for name in "BCD"]
    Player().search(Node("A", 0, inner), -inf, inf, True)
    return Player.search


def method_of_the_node():
    """The node itself has the method."""

    class Knot:
        def __init__(self, value, *children):
            self.value, self.children = value, children

        @yomisuji.trace
        def minimax(self, maximizing=True):
            if not self.children:
                return self.value
            values = [child.minimax(not maximizing) for child in self.children]
            return max(values) if maximizing else min(values)

    Knot(0, Knot(0, Knot(3), Knot(5)), Knot(0, Knot(2), Knot(9))).minimax()
    return Knot.minimax


def dict_of_moves():
    """A nested dict, moves by their names."""
    tree = {"left": {"x": 3, "y": 12}, "right": {"x": 2, "y": 15}}

    @yomisuji.trace
    def value(position, alpha, beta, is_max):
        if isinstance(position, int):
            return position
        best = -inf if is_max else inf
        for move in position:
            new = value(position[move], alpha, beta, not is_max)
            best = max(best, new) if is_max else min(best, new)
            if is_max:
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    value(tree, -inf, inf, True)
    return value


def graph_of_letters():
    """A dict from a node to its children, told to the recorder, and leaves with ``inf`` in them."""
    graph = {"S": ["A", "B"], "A": ["C", "D"], "B": ["E", "F"]}
    utility = {"C": 4, "D": inf, "E": 2, "F": 7}

    @yomisuji.trace(children=lambda n: graph.get(n, []))
    def walk(n, lo, hi, maximizing_player):
        if n in utility:
            return utility[n]
        best = -inf if maximizing_player else inf
        for c in graph[n]:
            v = walk(c, lo, hi, not maximizing_player)
            if maximizing_player:
                best = max(best, v)
                lo = max(lo, best)
            else:
                best = min(best, v)
                hi = min(hi, best)
            if lo >= hi:
                break
        return best

    walk("S", -inf, inf, True)
    return walk


LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    return next((board[a] for a, b, c in LINES if board[a] == board[b] == board[c] != " "), None)


def tic_tac_toe():
    """A board that is changed and put back; the one who starts returns a move, not a value."""
    t = yomisuji.trace(
        children=lambda board: [] if winner(board) else [i for i in range(9) if board[i] == " "],
    )

    @t
    def minimax(board, depth, is_maximizing, alpha, beta):
        won = winner(board)
        if won:
            return 10 - depth if won == "X" else depth - 10
        if " " not in board:
            return 0
        best = -inf if is_maximizing else inf
        for i in range(9):
            if board[i] == " ":
                board[i] = "X" if is_maximizing else "O"
                score = minimax(board, depth + 1, not is_maximizing, alpha, beta)
                board[i] = " "
                if is_maximizing:
                    best = max(best, score)
                    alpha = max(alpha, best)
                else:
                    best = min(best, score)
                    beta = min(beta, best)
                if beta <= alpha:
                    break
        return best

    @t.root
    def best_move(board):
        best_score, move = -inf, -1
        for i in range(9):
            if board[i] == " ":
                board[i] = "X"
                score = minimax(board, 0, False, -inf, inf)
                board[i] = " "
                if score > best_score:
                    best_score, move = score, i
        return move

    best_move(list("XOXO X  O"))
    return t


def three_in_a_list():
    """[row, column, score], as a much copied tic-tac-toe returns it; the score has to be told."""

    @yomisuji.trace(value=-1, maximizing=lambda player: player == +1)
    def minimax(state, depth, player):
        best = [-1, -1, -inf] if player == +1 else [-1, -1, +inf]
        free = [(r, c) for r in range(3) for c in range(3) if state[r][c] == 0]
        rows = state + [list(col) for col in zip(*state)] + [[state[i][i] for i in range(3)]]
        if [1] * 3 in rows or [-1] * 3 in rows or not free:
            return [-1, -1, ([1] * 3 in rows) - ([-1] * 3 in rows)]
        for r, c in free:
            state[r][c] = player
            score = minimax(state, depth - 1, -player)
            state[r][c] = 0
            score[0], score[1] = r, c
            if player == +1:
                best = max(best, score, key=lambda it: it[2])
            else:
                best = min(best, score, key=lambda it: it[2])
        return best

    minimax([[1, -1, 1], [-1, 1, 0], [0, 0, -1]], 3, 1)
    return minimax


def through_another():
    """The recursion goes through a helper and a generator, and the bounds lie outside."""

    @yomisuji.trace(algorithm="alpha-beta")
    def value_of(node, is_max=True, above=(-inf, inf)):
        if type(node) is int:
            return node
        return choose(node, is_max, above)

    def choose(node, is_max, above):
        low, high = above
        best = None
        for value in (value_of(child, not is_max, (low, high)) for child in node):
            if best is None or (value > best if is_max else value < best):
                best = value
            low, high = (max(low, best), high) if is_max else (low, min(high, best))
            if low >= high:
                break
        return best

    value_of([[3, [12, 8]], [2, [4, 6]], [[14], 5, 2]])
    return value_of


def remembered():
    """A game of taking stones, with a cache below the recorder."""

    @yomisuji.trace(name=lambda stones: f"n{stones}")
    @functools.lru_cache(maxsize=None)
    def nim(stones, maximizing):
        if stones == 0:
            return -1 if maximizing else 1
        values = [nim(stones - k, not maximizing) for k in (1, 2) if k <= stones]
        return max(values) if maximizing else min(values)

    nim(4, True)
    return nim


def pairs_of_fractions():
    """Pairs (move, node) as children, moves tried from last to first, floats and fractions."""
    from fractions import Fraction

    tree = [("a", [("c", 0.5), ("d", Fraction(1, 3))]), ("b", [("e", -2.0), ("f", 9)])]

    @yomisuji.trace(children=lambda kids: kids if isinstance(kids, list) else [])
    def best(kids, alpha, beta, maximizer):
        if not isinstance(kids, list):
            return kids
        result = (-inf if maximizer else inf, None)
        for move, kid in reversed(kids):
            v = best(kid, alpha, beta, not maximizer)
            v = v[0] if isinstance(v, tuple) else v
            if v > result[0] if maximizer else v < result[0]:
                result = (v, move)
            if maximizer:
                alpha = max(alpha, v)
            else:
                beta = min(beta, v)
            if alpha >= beta:
                break
        return result

    best(tree, -inf, inf, True)
    return best


ALL = [
    textbook, one_line_of_tuples, aima, negamax, places_in_a_list, nodes_of_a_class,
    method_of_the_node, dict_of_moves, graph_of_letters, tic_tac_toe, three_in_a_list,
    through_another, remembered, pairs_of_fractions,
]  # fmt: skip
