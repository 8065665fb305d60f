// alpha-beta, cuts only when alpha > beta
const T = [[[6, 3], [3, 8]], [[3, 1], [7, 2]], [[4, 3], [3, 3]]];
function search(n, alpha, beta, isMax, name) {
  console.log("enter", name, alpha, beta);
  if (!Array.isArray(n)) { console.log("leaf", n); return n; }
  let best = isMax ? -Infinity : Infinity;
  for (let i = 0; i < n.length; i++) {
    const v = search(n[i], alpha, beta, !isMax, i);
    if (isMax) { if (v > best) best = v; if (best > alpha) alpha = best; }
    else { if (v < best) best = v; if (best < beta) beta = best; }
    if (alpha > beta) { if (i + 1 < n.length) console.log("cut"); break; }
  }
  console.log("exit", best);
  return best;
}
console.log("yomisuji search-log 2\ncut >\ntree " + JSON.stringify(T));
search(T, -Infinity, Infinity, true, "root");
