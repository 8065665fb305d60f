// MTD(f) with a table (entry: value + flag), MAX's view
const tree = [[[14, 3], [9, 12, 7], [11, 10]], [[8, 13], [15, 6]], [[10, 16, 5], [12, 18], [17, 11]], [[4, 9], [13, 2]]];
const table = new Map();
console.log("yomisuji search-log 2\nalgorithm mtd-f\nreturn soft\ntree " + JSON.stringify(tree));
const word = x => (x === Infinity ? "inf" : x === -Infinity ? "-inf" : String(x));

function withMemory(node, key, alpha, beta, max) {
  console.log(`enter ${key} ${word(alpha)} ${word(beta)}`);
  if (typeof node === "number") { console.log("leaf " + node); return node; }
  const hit = table.get(key);
  if (hit) {
    if (hit.flag === "exact" || (hit.flag === "lower" && hit.v >= beta) || (hit.flag === "upper" && hit.v <= alpha)) {
      console.log(`recall ${hit.v} ${hit.flag}`);
      return hit.v;
    }
  }
  const a0 = alpha, b0 = beta;
  let g = max ? -Infinity : Infinity, n = 0;
  for (const kid of node) {
    n++;
    const v = withMemory(kid, key === "root" ? "" + n : key + "." + n, alpha, beta, !max);
    if (max) { g = Math.max(g, v); alpha = Math.max(alpha, g); }
    else { g = Math.min(g, v); beta = Math.min(beta, g); }
    if (alpha >= beta) break;
  }
  if (n < node.length) console.log("cut");
  const flag = g <= a0 ? "upper" : "exact";
  table.set(key, { v: g, flag });
  console.log("exit " + g);
  return g;
}

let f = 9, lo = -Infinity, hi = Infinity;
while (lo < hi) {
  const b = f === lo ? f + 1 : f;
  f = withMemory(tree, "root", b - 1, b, true);
  if (f < b) hi = f; else lo = f;
}
