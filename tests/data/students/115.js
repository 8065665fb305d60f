// PVS; the second search goes into a new variable of the same name
const T = [[[4, 6], [3, 8]], [[9, 2], [7, 6, 8]], [[5, 9], [8, 1]], [[8, 6], [11, 10], [9, 12]]];
const INF = 10000;
function pvs(n, a, b, color, name) {
  console.log(`enter ${name} ${a} ${b}`);
  if (typeof n === "number") { console.log(`leaf ${color * n}`); return color * n; }
  let best = -INF;
  for (let i = 0; i < n.length; i++) {
    let v;
    if (i === 0) v = -pvs(n[i], -b, -a, -color, i);
    else {
      v = -pvs(n[i], -a - 1, -a, -color, i);
      if (a < v && v < b) {
        let v = -pvs(n[i], -b, -a, -color, i); //R: v = -pvs(n[i], -b, -a, -color, i);
      }
    }
    if (v > best) best = v;
    if (best > a) a = best;
    if (a >= b) { if (i + 1 < n.length) console.log("cut"); break; }
  }
  console.log(`exit ${best}`);
  return best;
}
console.log(`yomisuji search-log 2\nalgorithm pvs\nview mover\ninfinity ${INF}\ntree ${JSON.stringify(T)}`);
pvs(T, -INF, INF, 1, "root");
