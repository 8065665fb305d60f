"""Four cards lie open, each player takes one in turn, the last one stays; alpha-beta with make and undo."""
from math import inf

CARDS = [4, 9, 2, 7]


def build(cards, score, sign):
    if len(cards) == 1:
        return score
    return [build(cards[:i] + cards[i + 1:], score + sign * c, -sign) for i, c in enumerate(cards)]


class Game:
    def __init__(self, cards):
        self.cards = list(cards)
        self.score = 0
        self.is_max = True

    def take(self, i):
        card = self.cards.pop(i)
        self.score += card if self.is_max else -card
        self.is_max = not self.is_max
        return card

    def undo(self, i, card):
        self.is_max = not self.is_max
        self.cards.insert(i, card)
        self.score -= card  #R: self.score -= card if self.is_max else -card


def search(game, alpha, beta, name):
    print("enter", name, alpha, beta)
    if len(game.cards) == 1:
        print("leaf", game.score)
        return game.score
    best = -inf if game.is_max else inf
    for i in range(len(game.cards)):
        card = game.take(i)
        value = search(game, alpha, beta, i)
        game.undo(i, card)
        if game.is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if beta <= alpha:
            print("cut")
            break
    print("exit", best)
    return best


print("yomisuji search-log 2")
print("algorithm alpha-beta")
print("order tree")
print("tree", build(CARDS, 0, 1))
search(Game(CARDS), -inf, inf, "root")
