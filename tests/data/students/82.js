// negamax without pruning
const T = [[[3, 5], [-1, 4]], [[2, 2], [9, 0]], [[-7, 6], [1, 8]]];
const out = [];
function nega(n, color, name) {
  out.push(`enter ${name}`);
  if (typeof n === "number") { out.push(`leaf ${color * n}`); return color * n; }
  let best = -Infinity;
  n.forEach((c, i) => { best = Math.max(best, -nega(c, -color, i)); });
  out.push(`exit ${best}`);
  return best;
}
out.push("yomisuji search-log 2", "algorithm minimax", "view mover", "tree " + JSON.stringify(T));
nega(T, 1, "");
console.log(out.join("\n"));
