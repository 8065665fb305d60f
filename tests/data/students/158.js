// negamax for the course, log as JSON
const tree = [[[3, -2], [6, 1]], [[5, 0], -4, [2, 8]], [7, [-1, -9]]];

function emit(kind, fields) {
  console.log(JSON.stringify(Object.assign({ kind }, fields)));
}

function bound(x) { return x === Infinity || x === -Infinity ? null : x; }

function negamax(node, alpha, beta, color, name) {
  emit("enter", { node: name, alpha: bound(alpha), beta: bound(beta) });
  if (typeof node === "number") {
    emit("leaf", { value: node });
    return node;
  }
  let best = -Infinity;
  node.some((child, i) => {
    const v = -negamax(child, -beta, -alpha, -color, String(i));
    best = Math.max(best, v);
    alpha = Math.max(alpha, best);
    if (alpha >= beta) emit("cut");
    return alpha >= beta;
  });
  emit("exit", { value: best });
  return best;
}

console.log(JSON.stringify({ yomisuji: "search-log", version: 2, view: "mover", tree }));
negamax(tree, -Infinity, Infinity, 1, "");
