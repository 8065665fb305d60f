// iterative deepening with a transposition table: a counter goes up by 1, 2 or 3, values for MAX
const EVAL = [0, 4, -3, 7, 2, -6, 5, 1, -2, 8, -5, 3, 6, -1, 9, -4];
const table = new Map();
const probe = (key, depth) => { const e = table.get(key); return e && e.depth >= depth ? e : null; };

function search(n, depth, alpha, beta, isMax, name) {
  console.log(`enter ${name} ${alpha} ${beta}`);
  if (depth === 0) {
    console.log(`leaf ${EVAL[n]}`);
    return EVAL[n];
  }
  const key = n + (isMax ? "w" : "b");
  const entry = probe(key, depth - 1); //R: const entry = probe(key, depth);
  if (entry && name !== "root") {
    const v = entry.value;
    if (entry.bound === "exact" || (entry.bound === "lower" && v >= beta) || (entry.bound === "upper" && v <= alpha)) {
      console.log(`recall ${v} ${entry.bound} ${entry.depth}`);
      return v;
    }
  }
  let a = alpha, b = beta, best = isMax ? -Infinity : Infinity;
  for (let k = 1; k <= 3; k++) {
    const v = search(n + k, depth - 1, a, b, !isMax, "plus" + k);
    if (isMax) { best = Math.max(best, v); a = Math.max(a, best); }
    else { best = Math.min(best, v); b = Math.min(b, best); }
    if (a >= b) {
      const rest = [];
      for (let r = k + 1; r <= 3; r++) rest.push("plus" + r);
      console.log(("cut " + rest.join(" ")).trim());
      break;
    }
  }
  const bound = best <= alpha ? "upper" : best >= beta ? "lower" : "exact";
  table.set(key, { depth, bound, value: best });
  console.log(`exit ${best}`);
  return best;
}
console.log("yomisuji search-log 2");
console.log("algorithm alpha-beta");
for (let d = 1; d <= 4; d++) {
  console.log(`depth ${d}`);
  search(0, d, -Infinity, Infinity, true, "root"); 
}
