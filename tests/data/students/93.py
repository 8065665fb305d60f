# quiescence, no pruning. node = (static value, captures...)
T = (0, ("Rxd5", 3, ("cxd5", -2, ("Nxd5", 1, ("Bxd5", -3)), ("Qxd5", -1, ("Kxd5", -8)))),
        ("Nxe6", 1, ("fxe6", -2, ("Rxe6", 4))),
        ("Pxg5", 1, ("hxg5", 0, ("Bxg5", 2, ("Qxg5", -1))), ("Qxg5", 0, ("Bxg5", 9))))

def quiesce(static, moves, white):
    print("stand", static)
    best = static
    for m in moves:
        print("enter", m[0])
        if len(m) == 2:
            print("leaf", m[1])
            v = m[1]
        else:
            v = quiesce(m[1], m[2:], not white)
        best = max(best, v) if white else min(best, v)
    print("exit", best)
    return best

print("yomisuji search-log 2")
print("algorithm quiescence")
print("enter root")
quiesce(T[0], T[1:], True)
