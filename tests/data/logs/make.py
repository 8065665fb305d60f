"""Makes the logs of this folder: what students' programs write, right and wrong."""

from math import inf
from pathlib import Path

TREE = [[3, 12, 8], [2, 4, 6], [[14, 1], 5, 2]]


class Program:
    """Alpha-beta with a switch for a bug, or for a way of writing it that is right."""

    def __init__(self, bug="", style=""):
        self.bug, self.style, self.lines = bug, style, []

    def say(self, *words):
        self.lines.append(" ".join(str(word) for word in words if word != ""))

    def leaf(self, node, path):
        return node + 1 if self.bug == "leaf" and path == [1, 0] else node

    def search(self, node, alpha, beta, is_max, path=()):
        name = "" if not path or self.style == "unnamed" else ".".join(str(n + 1) for n in path)
        self.say("enter", name, alpha, beta)
        if not isinstance(node, list):
            node = self.leaf(node, list(path))
            self.say("leaf", node)
            return node
        best = -inf if is_max else inf
        for number, child in enumerate(node):
            passed = -inf if self.bug == "window" and not path else alpha
            value = self.search(child, passed, beta, not is_max, (*path, number))
            if is_max:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                turned = self.bug == "mixed" and best < inf
                best = max(best, value) if turned else min(best, value)
                beta = min(beta, best)
            closed = alpha >= beta and (is_max or self.bug != "missed")
            if self.bug == "early" and list(path) == [0] and number == 1:
                closed = True
            if closed:
                self.say("cut")
                break
        if self.bug == "best" and list(path) == [0]:
            best = node[-1]
        self.say("exit", best)
        return best


class Hard(Program):
    """Fail-hard: what is returned never lies outside the window."""

    def search(self, node, alpha, beta, is_max, path=()):
        self.say("enter", ".".join(str(n + 1) for n in path), alpha, beta)
        if not isinstance(node, list):
            self.say("leaf", node)
            return node
        for number, child in enumerate(node):
            value = self.search(child, alpha, beta, not is_max, (*path, number))
            if is_max and value >= beta or not is_max and value <= alpha:
                self.say("cut")
                result = beta if is_max else alpha
                self.say("exit", result)
                return result
            alpha, beta = (max(alpha, value), beta) if is_max else (alpha, min(beta, value))
        result = alpha if is_max else beta
        self.say("exit", result)
        return result


class Negamax(Program):
    """Every number is from the view of the player to move."""

    def search(self, node, alpha, beta, color, depth=0):
        self.say("  " * depth + "enter", alpha, beta)
        if not isinstance(node, list):
            self.say("leaf", color * node)
            return color * node
        best = -inf
        for child in node:
            value = self.search(child, -beta, -alpha, -color, depth + 1)
            value = value if self.bug == "sign" and depth == 1 else -value
            self.say("back", value)
            best = max(best, value)
            alpha = max(alpha, best)
            if alpha >= beta:
                self.say("cut")
                break
        self.say("exit", best)
        return best


class Minimax(Program):
    """No windows; every return is an exit, and nodes have names of their own."""

    def search(self, node, name, is_max):
        self.say("enter", name)
        if not isinstance(node, list):
            self.say("exit", node)
            return node
        values = [self.search(child, f"{name}{n}", not is_max) for n, child in enumerate(node)]
        turned = self.bug == "mixed" and len(name) == 2
        best = max(values) if is_max != turned else min(values)
        self.say("exit", best)
        return best


def write(name, program, *header):
    head = ["yomisuji search-log 1", *header]
    Path(__file__).with_name(f"{name}.log").write_text("\n".join(head + program.lines) + "\n")


def main():
    tree = f"tree {TREE}"
    for name, bug, style in [
        ("soft", "", ""),
        ("unnamed", "", "unnamed"),
        ("wrong-window", "window", ""),
        ("missed-cut", "missed", ""),
        ("early-cut", "early", ""),
        ("wrong-best", "best", ""),
        ("wrong-leaf", "leaf", ""),
        ("mixed-up", "mixed", ""),
    ]:
        program = Program(bug, style)
        program.search(TREE, -inf, inf, True)
        write(name, program, "algorithm alpha-beta", "root max", tree)
    program = Program("", "unnamed")
    program.search(TREE, -inf, inf, True)
    write("without-tree", program)
    program = Hard()
    program.search(TREE, -inf, inf, True)
    write("hard", program, tree)
    for name, bug in [("negamax", ""), ("wrong-sign", "sign")]:
        program = Negamax(bug)
        program.search(TREE, -inf, inf, 1)
        write(name, program, "view mover", tree)
    for name, bug in [("minimax", ""), ("minimax-mixed", "mixed")]:
        program = Minimax(bug)
        program.search(TREE, "n", True)
        write(name, program, "algorithm minimax")


if __name__ == "__main__":
    main()
