// Nim with two heaps, depth by depth, with a hash table. MAX's view.
const print = o => console.log(JSON.stringify(o));
print({ yomisuji: "search-log", version: 2, algorithm: "alpha-beta", return: "soft", root: "max" });
const hash = {};
const key = (h, max) => h.join("-") + (max ? "+" : "-");
function value(h, max) {
  if (h[0] + h[1] === 0) return max ? -20 : 20;
  const v = ((h[0] * 5 + h[1] * 3) % 7) - 3;
  return (max ? v : -v) + 0.5;
}
function moves(h) {
  const m = [];
  for (const i of [0, 1]) for (let k = 1; k <= Math.min(2, h[i]); k++) m.push([i, k]);
  return m;
}
function alphabeta(h, depth, alpha, beta, max, node) {
  print({ kind: "enter", ...(node ? { node } : {}), alpha: String(alpha), beta: String(beta) });
  const list = moves(h);
  if (depth === 0 || !list.length) {
    print({ kind: "leaf", value: value(h, max) });
    return value(h, max);
  }
  const k = key(h, max), e = hash[k];
  if (e && (e.bound === "exact" || (e.bound === "at-least" ? e.value >= beta : e.value <= alpha))) {
    print({ kind: "recall", value: e.value, bound: e.bound, plies: e.depth });
    return e.value;
  }
  const [a, b] = [alpha, beta];
  let best = max ? -Infinity : Infinity;
  while (list.length) {
    const [i, c] = list.shift();
    h[i] -= c;
    const v = alphabeta(h, depth - 1, alpha, beta, !max, "ab"[i] + c);
    h[i] += c;
    if (max) alpha = Math.max(alpha, (best = Math.max(best, v)));
    else beta = Math.min(beta, (best = Math.min(best, v)));
    if (alpha >= beta) {
      if (list.length) print({ kind: "cut" });
      break;
    }
  }
  hash[k] = { value: best, depth, bound: best <= a ? "at-most" : best >= b ? "at-least" : "exact" };
  print({ kind: "exit", value: best });
  return best;
}
for (let d = 1; d <= 4; d++) {
  print({ kind: "depth", plies: d });
  alphabeta([4, 3], d, -Infinity, Infinity, true, null);
}
