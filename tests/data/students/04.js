// negamax, fail-soft
const tree = [[[[2, 9], [4, 4, 1]], [[7], [3, 6]]], [[[5, 5], [8, 0]], [[-2, 3], [1, 1]]], [[[6, -4], [0, 2]], [[9, 7], [5, 3]]]];
let depth = 0;
const say = (s) => console.log(" ".repeat(depth) + s);

function negamax(node, alpha, beta, i) {
  say(`enter ${i} ${alpha} ${beta}`);
  if (typeof node === "number") {
    say(`leaf ${node}`);
    return node;
  }
  let best = -Infinity;
  for (const [k, child] of node.entries()) {
    depth++;
    const v = -negamax(child, -beta, -alpha, k);
    depth--;
    best = Math.max(best, v);
    alpha = Math.max(alpha, v);
    if (best >= beta) {
      say("cut");
      break;
    }
  }
  say(`exit ${best}`);
  return best;
}
console.log("yomisuji search-log 1");
console.log("view mover");
console.log("tree " + JSON.stringify(tree));
negamax(tree, -Infinity, Infinity, "root");
