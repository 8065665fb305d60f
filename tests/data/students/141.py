# flat Monte Carlo for a race game, with a log in JSON lines
import json
import random

rng = random.Random(31)
MOVES = {"walk": (1, 1), "run": (0, 3), "jump": (-1, 4)}
stats = {m: [0, 0] for m in MOVES}
everything = [0, 0]


def emit(**event):
    print(json.dumps(event))


def play_out(first):
    me = rng.randint(*MOVES[first])
    other = 0
    for turn in range(4):
        other += rng.randint(0, 3)
        me += rng.randint(*MOVES[rng.choice(list(MOVES))])
    return 1 if me > other else 0.5 if me == other else 0


emit(yomisuji="search-log", version=2, algorithm="flat-monte-carlo")
for number in range(27):
    emit(kind="iteration")
    if number == 0:
        emit(kind="expand", children=list(MOVES))
    move = list(MOVES)[number % 3]
    emit(kind="enter", node=move)
    result = play_out(move)
    emit(kind="playout", value=result)
    for box in (stats[move], everything):
        box[0] += 1
        box[1] += result
        emit(kind="update", visits=box[0], mean=round(box[1] / box[0], 3))
