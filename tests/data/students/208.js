// PVS with negamax, JSON lines
const tree = [[[3, 5], [6, 9], [2, 1]], [[7, 4], [8, 6, 5], [5, 9]], [[1, -2], [4, 4]], [[6, 8], [7, 7, 2], [9, 6]]];
const out = o => console.log(JSON.stringify(o));
const fin = x => (Number.isFinite(x) ? x : null);
out({ yomisuji: "search-log", version: 2, algorithm: "pvs", view: "mover", return: "soft", cut: ">=", tree });

function pvs(n, alpha, beta, color, path) {
  const e = { kind: "enter", alpha: fin(alpha), beta: fin(beta) };
  if (path.length) e.node = path;
  out(e);
  if (!Array.isArray(n)) {
    out({ kind: "leaf", value: color * n });
    return color * n;
  }
  let best = -Infinity;
  for (let i = 0; i < n.length; i++) {
    const p = path.concat([i + 1]);
    let s;
    if (i === 0 || alpha === -Infinity) s = -pvs(n[i], -beta, -alpha, -color, p);
    else {
      s = -pvs(n[i], -alpha - 1, -alpha, -color, p);
      if (s > alpha && s < beta) s = pvs(n[i], -beta, -alpha, -color, p);
    }
    if (s > best) best = s;
    if (s > alpha) alpha = s;
    if (alpha >= beta && i + 1 < n.length) {
      out({ kind: "cut" });
      break;
    }
  }
  out({ kind: "exit", value: best });
  return best;
}
pvs(tree, -Infinity, Infinity, 1, []);
