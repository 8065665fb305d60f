// negamax with alpha-beta, fail-hard, log as JSON lines
const tree = [[[5, -3], [2, 7, 1]], [[-4, 0], 6], [[3, 3, 9], [-8], [4, 1]]];
const out = o => console.log(JSON.stringify(o));
const num = x => (Number.isFinite(x) ? x : null);

function negamax(node, color, alpha, beta, path) {
  out({ kind: "enter", node: path, alpha: num(alpha), beta: num(beta) });
  if (!Array.isArray(node)) {
    out({ kind: "leaf", value: color * node });
    return color * node;
  }
  let i = 0;
  for (const child of node) {
    i++;
    const score = -negamax(child, -color, -beta, -alpha, path.concat(i));
    if (score >= beta) {
      if (i < node.length) out({ kind: "cut" });
      out({ kind: "exit", value: beta });
      return beta;
    }
    if (score > alpha) alpha = score;
  }
  out({ kind: "exit", value: alpha });
  return alpha;
}

out({ yomisuji: "search-log", version: 2, algorithm: "alpha-beta", view: "mover", return: "hard", tree });
negamax(tree, 1, -Infinity, Infinity, []);
