// alpha-beta with two functions
const tree = [[8, 7, 3], [9, 10, 6], [2, 11, 5], [6, 6, 12]];
const isLeaf = n => typeof n === "number";

function maxValue(n, alpha, beta, name) {
  console.log(`enter ${name} ${alpha} ${beta}`);
  if (isLeaf(n)) { console.log("leaf " + n); return n; }
  let best = -Infinity;
  for (let i = 0; i < n.length; i++) {
    const v = minValue(n[i], alpha, beta, i + 1);
    if (v > best) best = v;
    if (best >= beta) { console.log("cut"); break; }
    if (best > alpha) alpha = best;
  }
  console.log("exit " + best);
  return best;
}

function minValue(n, alpha, beta, name) {
  console.log(`enter ${name} ${alpha} ${beta}`);
  if (isLeaf(n)) { console.log("leaf " + n); return n; }
  let best = Infinity;
  for (let i = 0; i < n.length; i++) {
    const v = maxValue(n[i], alpha, beta, i + 1);
    if (v < best) best = v;
    if (best <= beta) { console.log("cut"); break; }
    if (best < beta) beta = best;
  }
  console.log("exit " + best);
  return best;
}

console.log("yomisuji search-log 1");
console.log("tree " + JSON.stringify(tree));
maxValue(tree, -Infinity, Infinity, "root");
