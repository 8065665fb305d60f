#!/usr/bin/env python3
"""minimax of a nested list"""

game = [[[3, 9], [5, 1]], [[8, 2, 2], [4, 6]], [[7, 7], [0, 10]]]


def value_of(position, player, depth=0):
    print(depth * " " + "enter")
    if type(position) is int:
        print(depth * " " + "leaf", position)
        return position
    other = "MIN" if player == "MAX" else "MAX"
    results = []
    for move in position:
        results.append(value_of(move, other, depth + 1))
        best = max(results) if player == "MAX" else min(results)
        print(depth * " " + "exit", best)
        return best


print("yomisuji search-log 1")
print("algorithm minimax")
print(f"tree {game}")
value_of(game, "MAX")
