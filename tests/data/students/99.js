// alpha-beta with an aspiration window at the root
const T = [[[12, 5], [7, 9]], [[4, 3], [15, 1]], [[11, 8], [10, 14]], [[10, 10], [2, 6]]];
function ab(n, a, b, mx, nm) {
  console.log(`enter ${nm} ${a} ${b}`);
  if (!Array.isArray(n)) { console.log(`leaf ${n}`); return n; }
  let best = mx ? -Infinity : Infinity;
  for (const [i, c] of n.entries()) {
    const v = ab(c, a, b, !mx, i + 1);
    if (mx) { best = Math.max(best, v); a = Math.max(a, best); }
    else { best = Math.min(best, v); b = Math.min(b, best); }
    if (a >= b && i < n.length - 1) { console.log("cut"); break; }
  }
  console.log(`exit ${best}`);
  return best;
}
console.log("yomisuji search-log 2\nalgorithm alpha-beta\ntree " + JSON.stringify(T));
let [lo, hi] = [5, 8];
for (;;) {
  const v = ab(T, lo, hi, true, "root");
  if (v <= lo) lo = -Infinity;
  else if (v >= hi) hi = Infinity;
  else break;
}
