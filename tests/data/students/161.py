# alpha-beta, fail-hard, with one class for the printing
INF = 10 ** 6
TREE = [[[5, 6], [7, 4, 5]], [[3, 9], [6, 1]], [[6, 8], [7, 2], [5, 9]]]


class Log:
    depth = 0

    def say(self, *words):
        print("  " * self.depth + " ".join(str(w) for w in words))


log = Log()


def show(x):
    return "inf" if x >= INF else "-inf" if x <= -INF else x


def maxi(node, alpha, beta, name):
    log.say("enter", name, show(alpha), show(beta))
    if isinstance(node, int):
        log.say("leaf", node)
        return min(max(node, alpha), beta)
    log.depth += 1
    result = None
    for i, child in enumerate(node, 1):
        v = mini(child, alpha, beta, i)
        if v >= beta:
            log.say("cut")
            result = beta
            break
        if v > alpha:
            alpha = v
    if result is None:
        result = alpha
    log.depth -= 1
    log.say("exit", show(result))
    return result


def mini(node, alpha, beta, name):
    log.say("enter", name, show(alpha), show(beta))
    if isinstance(node, int):
        log.say("leaf", node)
        return min(max(node, alpha), beta)
    log.depth += 1
    result = None
    for i, child in enumerate(node, 1):
        v = maxi(child, alpha, beta, i)
        if v <= alpha:
            log.say("cut")
            result = alpha
            break
        if v < beta:
            beta = v
    if result is None:
        result = beta
    log.depth -= 1
    log.say("exit", show(result))
    return result


print("yomisuji search-log 2")
print("algorithm alpha-beta")
print("return hard")
print("tree", TREE)
maxi(TREE, -INF, INF, "root")
