// negamax with JSON lines; alphaOrig is kept for a table that I add later
const out = o => console.log(JSON.stringify(o));
const tree = [[[2, 6, 4], [9, 5]], [[7, 3], [1, 8], [4, 4]], [[5, 9], [3, 7, 6]]];
out({ yomisuji: "search-log", version: 2, algorithm: "alpha-beta", view: "mover" });

function search(node, alpha, beta, sign, path) {
  out({ kind: "enter", node: path, alpha, beta });
  if (typeof node === "number") {
    out({ kind: "leaf", value: sign * node });
    return sign * node;
  }
  const alphaOrig = alpha;
  let best = -Infinity;
  for (let i = 0; i < node.length; i++) {
    const value = -search(node[i], -beta, -alphaOrig, -sign, path.concat(i + 1)); //R: const value = -search(node[i], -beta, -alpha, -sign, path.concat(i + 1));
    best = Math.max(best, value);
    alpha = Math.max(alpha, value);
    if (alpha >= beta) {
      out({ kind: "cut", skipped: node.slice(i + 1).map((_, k) => String(i + k + 2)) });
      break;
    }
  }
  out({ kind: "exit", value: best });
  return best;
}
search(tree, -Infinity, Infinity, 1, []);
