// alpha-beta; an illegal move (null) ends the loop instead of being skipped
const T = [[[3, 6], [5, 2]], [[7, 8], null, [1, 4]], [[6, 9], [4, 4]], null, [[5, 8], [9, 7]]];
const legal = (n) => Array.isArray(n) ? n.filter((c) => c !== null).map(legal) : n;
function ab(n, a, b, mx, name) {
  console.log(`enter ${name} ${a} ${b}`);
  if (!Array.isArray(n)) { console.log(`leaf ${n}`); return n; }
  let best = mx ? -Infinity : Infinity, nr = 0;
  for (const c of n) {
    if (c === null) break; //R: if (c === null) continue;
    const v = ab(c, a, b, !mx, nr++);
    if (mx) { best = Math.max(best, v); a = Math.max(a, best); }
    else { best = Math.min(best, v); b = Math.min(b, best); }
    if (a >= b) { console.log("cut"); break; }
  }
  console.log(`exit ${best}`);
  return best;
}
console.log("yomisuji search-log 2\ntree " + JSON.stringify(legal(T)));
ab(T, -Infinity, Infinity, true, "root");
