// iterative deepening, alpha-beta, best move of the last search first
// a node: [value of standing here, children...]
const T = ["a", 0,
  ["b", 3, ["e", 1, ["n", 4], ["o", 2]], ["f", 6, ["p", 7], ["q", 5]]],
  ["c", 5, ["g", 4, ["r", 6], ["s", 3]], ["h", 5, ["t", 9], ["u", 5]], ["i", 2, ["v", 8]]],
  ["d", 4, ["j", 7, ["w", 1]], ["k", 4, ["x", 2], ["y", 4]]]];
const pv = {};
function search(n, depth, a, b, mx) {
  console.log(`enter ${n[0]} ${a} ${b}`);
  let kids = n.slice(2);
  if (depth === 0 || kids.length === 0) { console.log(`leaf ${n[1]}`); return n[1]; }
  if (pv[n[0]]) kids = [pv[n[0]], ...kids.filter(k => k !== pv[n[0]])];
  let best = mx ? -Infinity : Infinity;
  for (let i = 0; i < kids.length; i++) {
    const v = search(kids[i], depth - 1, a, b, !mx);
    if (mx ? v > best : v < best) { best = v; pv[n[0]] = kids[i]; }
    if (mx) a = Math.max(a, best); else b = Math.min(b, best);
    if (a >= b) {
      const rest = kids.slice(i + 1).map(k => k[0]);
      if (rest.length) console.log("cut " + rest.join(" "));
      break;
    }
  }
  console.log(`exit ${best}`);
  return best;
}
console.log("yomisuji search-log 2\nalgorithm alpha-beta");
for (let d = 1; d <= 3; d++) { console.log("depth " + d); search(T, d, -Infinity, Infinity, true); }
