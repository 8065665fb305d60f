// alpha-beta; whose turn it is stands in the position, make and unmake
const tree = [[[4, 6, 1], [9, 2, 7]], [[3, 8], [5, 5, 6], [2, 0]], [[7, 6], [8, 1, 3]], [[6, 9], [4, 7]]];
let turn = 1;
let node = tree;
const stack = [];

function make(i) { stack.push(node); node = node[i]; turn = -turn; }
function unmake() { node = stack.pop(); turn = -turn; }

function search(alpha, beta, label) {
  console.log("enter", label, alpha, beta);
  if (!Array.isArray(node)) {
    console.log("leaf", node);
    return node;
  }
  const n = node.length;
  if (turn === 1) {
    let best = -Infinity;
    for (let i = 0; i < n; i++) {
      make(i);
      const v = search(alpha, beta, i);
      unmake();
      best = Math.max(best, v);
      alpha = Math.max(alpha, best);
      if (alpha >= beta) { console.log("cut"); break; }
    }
    console.log("exit", best);
    return best;
  }
  let best = Infinity;
  const here = node;
  for (let i = 0; i < n; i++) {
    make(i);
    const v = search(alpha, beta, i);
    best = Math.min(best, v);
    beta = Math.min(beta, best);
    if (alpha >= beta) { console.log("cut"); node = stack.pop(); break; } //R: if (alpha >= beta) { console.log("cut"); unmake(); break; }
    unmake();
  }
  console.log("exit", best);
  return best;
}

console.log("yomisuji search-log 2");
console.log("tree", JSON.stringify(tree));
search(-Infinity, Infinity, "root");
