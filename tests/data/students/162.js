// negamax, fail-soft; leaves are stored from the view of the first player
const tree = [[[4, -2, 7], [1, 3]], [[-5, 0], [6, 2, 8]], [[3, 5], [-1, -4]], [[9, 2], [7, 5]]];
console.log("yomisuji search-log 2");
console.log("algorithm alpha-beta");
console.log("view mover");
console.log("return soft");

function negamax(node, alpha, beta, color, name) {
  console.log(`enter ${name} ${alpha} ${beta}`);
  if (!Array.isArray(node)) {
    console.log("leaf " + color * node);
    return color * node;
  }
  let best = -Infinity;
  for (let i = 0; i < node.length; i++) {
    const v = -negamax(node[i], -beta, -alpha, -color, i);
    if (v > best) best = v;
    if (best > alpha) alpha = best;
    if (alpha >= beta) {
      console.log(["cut", ...node.keys()].filter((k) => k === "cut" || k > i).join(" "));
      break;
    }
  }
  console.log("exit " + best);
  return best;
}
negamax(tree, -Infinity, Infinity, 1, "root");
