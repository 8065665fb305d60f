// alpha-beta with a small hash table, whole game
const SIZE = 8;
const DEPTH = 4;
const hash = new Array(SIZE).fill(null);
const kids = x => [x + 1, x + 3, 2 * x];
const worth = x => (x * 7 + (x >> 2)) % 20;
const unfold = (x, d) => d === 0 ? worth(x) : kids(x).map(k => unfold(k, d - 1));

function ab(x, d, alpha, beta, max, name) {
  console.log(`enter ${name} ${alpha} ${beta}`);
  if (d === 0) {
    console.log(`leaf ${worth(x)}`);
    return worth(x);
  }
  const key = x * 8 + d;
  const e = hash[(x * 3 + d) % SIZE];
  if (e && e.d === d) { //R: if (e && e.d === d && e.key === key) {
    if (e.type === "exact" || (e.type === "lower" && e.v >= beta) || (e.type === "upper" && e.v <= alpha)) {
      console.log(`recall ${e.v} ${e.type}`);
      return e.v;
    }
  }
  let a = alpha, b = beta, best = max ? -Infinity : Infinity;
  let i = 0;
  for (const k of kids(x)) {
    const v = ab(k, d - 1, a, b, !max, ++i);
    if (max) { best = Math.max(best, v); a = Math.max(a, best); }
    else { best = Math.min(best, v); b = Math.min(b, best); }
    if (a >= b) { console.log("cut"); break; }
  }
  const type = best <= alpha ? "upper" : best >= beta ? "lower" : "exact";
  hash[(x * 3 + d) % SIZE] = { key, d, v: best, type };
  console.log(`exit ${best}`);
  return best;
}

console.log("yomisuji search-log 2");
console.log("algorithm alpha-beta");
console.log("tree " + JSON.stringify(unfold(4, DEPTH)));
ab(4, DEPTH, -Infinity, Infinity, true, "root");
