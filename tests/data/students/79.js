// The moves are put into order first (best for the mover by their average leaf), then searched.
const raw = [[[2, 4], [9, 7, 8]], [[6, 5], [1, 3]], [[8, 8], [7, 6], [5, 9]], [[0, -4], [3, 3]]];
const avg = n => Array.isArray(n) ? n.map(avg).reduce((a, b) => a + b) / n.length : n;
const order = (n, max) => Array.isArray(n)
  ? n.map(c => order(c, !max)).sort((a, b) => max ? avg(b) - avg(a) : avg(a) - avg(b))
  : n;

let alphaStack = [-1e9], betaStack = [1e9];
const top = s => s[s.length - 1];
const out = s => process.stdout.write(s + "\n");

function ab(node, max, id) {
  let [alpha, beta] = [top(alphaStack), top(betaStack)];
  out(`enter ${id} ${alpha} ${beta}`);
  if (!Array.isArray(node)) { out(`leaf ${node}`); return node; }
  let best = max ? -1e9 : 1e9;
  node.some((c, i) => {
    alphaStack.push(alpha); betaStack.push(beta);
    const v = ab(c, !max, id === "root" ? `${i + 1}` : `${id}.${i + 1}`);
    alphaStack.pop(); betaStack.pop();
    best = max ? Math.max(best, v) : Math.min(best, v);
    if (max) alpha = Math.max(alpha, best); else beta = Math.min(beta, best);
    if (alpha >= beta) out("cut");
    return alpha >= beta;
  });
  out(`exit ${best}`);
  return best;
}
const tree = order(raw, false);
out("yomisuji search-log 1");
out("root min");
out(`tree ${JSON.stringify(tree)}`);
ab(tree, false, "root");
