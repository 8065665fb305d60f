// alpha-beta; best starts at 0 for MAX
const T = [[[4, 2], [6, 5]], [[-3, -5], [-1, -7]], [[3, 8], [-2, -4]]];
function ab(n, a, b, mx, name) {
  console.log(`enter ${name} ${a} ${b}`);
  if (!Array.isArray(n)) { console.log(`leaf ${n}`); return n; }
  let best = mx ? 0 : Infinity; //R: let best = mx ? -Infinity : Infinity;
  for (let i = 0; i < n.length; i++) {
    const v = ab(n[i], a, b, !mx, i);
    if (mx) { best = Math.max(best, v); a = Math.max(a, best); }
    else { best = Math.min(best, v); b = Math.min(b, best); }
    if (a >= b) { if (i < n.length - 1) console.log("cut"); break; }
  }
  console.log(`exit ${best}`);
  return best;
}
console.log("yomisuji search-log 2\ntree " + JSON.stringify(T));
ab(T, -Infinity, Infinity, true, "root");
