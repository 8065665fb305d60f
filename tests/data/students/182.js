// iterative deepening, negamax fail-soft, transposition table; game: a number is changed in turn
const MOVES = [["add3", x => x + 3], ["sub2", x => x - 2], ["dbl", x => 2 * x]];
const value = x => ((x * x + 5 * x) % 17 + 17) % 17 - 8;     // for MAX
const table = new Map();

function negamax(x, depth, alpha, beta, color, ply, name) {
  console.log(`enter ${name} ${alpha} ${beta}`);
  if (depth === 0) {
    const v = color * value(x);
    console.log(`leaf ${v}`);
    return v;
  }
  const key = x + ":" + color;
  const e = table.get(key);
  if (ply > 0 && e && e.depth >= depth) {
    if (e.flag === "exact" ||
        (e.flag === "lower" && e.v >= beta) ||
        (e.flag === "upper" && e.v <= alpha)) {
      console.log(`recall ${e.v} ${e.flag} ${e.depth}`);
      return e.v;
    }
  }
  const alpha0 = alpha;
  let best = -Infinity;
  for (const [n, f] of MOVES) {
    const s = -negamax(f(x), depth - 1, -beta, -alpha, -color, ply + 1, n);
    if (s > best) best = s;
    if (best > alpha) alpha = best;
    if (alpha >= beta) {
      console.log("cut");
      break;
    }
  }
  const flag = best <= alpha0 ? "upper" : best >= beta ? "lower" : "exact";
  table.set(key, { v: best, flag, depth });
  console.log(`exit ${best}`);
  return best;
}

console.log("yomisuji search-log 2");
console.log("algorithm alpha-beta");
console.log("view mover");
for (let d = 1; d <= 4; d++) {
  console.log(`depth ${d}`);
  negamax(1, d, -Infinity, Infinity, 1, 0, "root");
}
