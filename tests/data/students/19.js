let seed = 5;
const rand = (n) => (seed = (seed * 16807) % 2147483647) % n;
const grow = (d) => (d === 0 ? rand(30) : Array.from({ length: 2 + rand(2) }, () => grow(d - 1)));
const tree = grow(4);

function alphabeta(node, alpha, beta, isMax, name) {
  console.log("enter", name, alpha, beta);
  if (typeof node === "number") {
    console.log("leaf", node);
    return node;
  }
  let best;
  if (isMax) {
    best = -Infinity;
    for (let i = 0; i < node.length; i++) {
      best = Math.max(best, alphabeta(node[i], alpha, beta, false, i + 1));
      alpha = Math.max(alpha, best);
      if (alpha >= beta) { console.log("cut"); break; }
    }
  } else {
    best = Infinity;
    for (let i = 0; i < node.length; i++) {
      best = Math.min(best, alphabeta(node[i], alpha, beta, false, i + 1));
      beta = Math.min(beta, best);
      if (alpha >= beta) { console.log("cut"); break; }
    }
  }
  console.log("exit", best);
  return best;
}
console.log("yomisuji search-log 1");
console.log("tree " + JSON.stringify(tree));
alphabeta(tree, -Infinity, Infinity, true, "root");
