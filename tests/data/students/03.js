const tree = [
  [[[3, 8], [5, 1]], [[6, 2], [9, 4]]],
  [[[7, 0], [2, 2]], [[4, 11], [3, 5]]],
  [[[1, 6], [8, 7]], [[10, 3], [0, 2]]],
];
const out = [];
function negamax(node, alpha, beta, name) {
  out.push(`enter ${name} ${alpha} ${beta}`);
  if (!Array.isArray(node)) {
    out.push(`leaf ${node}`);
    return node;
  }
  let best = -Infinity;
  for (let i = 0; i < node.length; i++) {
    const v = -negamax(node[i], alpha, beta, i + 1);
    if (v > best) best = v;
    if (best > alpha) alpha = best;
    if (alpha >= beta) {
      out.push("cut");
      break;
    }
  }
  out.push(`exit ${best}`);
  return best;
}
out.push("yomisuji search-log 1", "view mover", "tree " + JSON.stringify(tree));
negamax(tree, -Infinity, Infinity, "root");
console.log(out.join("\n"));
