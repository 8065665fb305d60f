# minimax by agents, as in the Pac-Man homework; there is one ghost, but numAgents is 3
T = [[[[4, 1], [7, 3]], [[2, 6], [5, 5]]], [[[8, 0], [6, 9]], [[1, 1], [3, 7]]]]

class Agent:
    num_agents = 3  #R: num_agents = 2

    def value(self, n, turn, name):
        print("enter", name)
        if not isinstance(n, list):
            print("leaf", n)
            return n
        f = max if turn % self.num_agents == 0 else min
        v = f([self.value(c, turn + 1, i) for i, c in enumerate(n, 1)])
        print("exit", v)
        return v

print("yomisuji search-log 2")
print("algorithm minimax")
print("tree", T)
Agent().value(T, 0, "root")
