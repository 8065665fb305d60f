// negamax, the minus before the call is missing
const T = [[[2, -4], [6, 1]], [[-3, 3], [5, 5]], [[7, 0], [-6, 2]]];
function nega(n, color, name) {
  console.log("enter", name);
  if (typeof n === "number") { console.log(`leaf ${n * color}`); return n * color; }
  let best = -Infinity;
  for (let i = 0; i < n.length; i++) {
    const v = nega(n[i], -color, i); //R: const v = -nega(n[i], -color, i);
    if (v > best) best = v;
  }
  console.log(`exit ${best}`);
  return best;
}
console.log("yomisuji search-log 2\nalgorithm minimax\nview mover\ntree " + JSON.stringify(T));
nega(T, 1, "root");
