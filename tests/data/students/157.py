# Quiescence search without a window: every position has a name, a guess, and (if it is not quiet) captures.
from collections import namedtuple

Pos = namedtuple("Pos", "name guess captures moves")


def pos(name, guess=0, captures=(), moves=()):
    return Pos(name, guess, captures, moves)


START = pos("start", moves=(
    pos("h3", moves=(
        pos("g6", 2),
        pos("g5", -1, (pos("hxg5", 3, (pos("Qxg5", -2, (pos("Rxg5", 6),)), pos("Bxg5", 1))), pos("Qxg5", -4))),
    )),
    pos("Ne5", moves=(
        pos("dxe5", -5, (pos("dxe5*", 0, (pos("Qxe5", -6),)), pos("Bxe5", -1))),
        pos("Nd7", 1, (pos("Nxd7", 4, (pos("Kxd7", 2),)),)),
    )),
    pos("0-0", moves=(pos("0-0-0", 0), pos("Kf8", 3))),
))


def quiet(p, white):
    print("enter", p.name)
    if not p.captures:
        print("leaf", p.guess)
        return p.guess
    print("stand", p.guess)
    value = p.guess
    for c in p.captures:
        v = quiet(c, not white)
        value = max(value, v) if white else min(value, v)
    print("exit", value)
    return value


def full(p, white):
    if not p.moves:
        return quiet(p, white)
    print("enter", p.name)
    value = (max if white else min)(list(map(lambda q: full(q, not white), p.moves)))
    print("exit", value)
    return value


print("yomisuji search-log 2")
print("algorithm quiescence")
full(START, True)
