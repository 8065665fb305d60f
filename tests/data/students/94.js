// one ply of full width, then quiescence (fail-hard, as in the wiki), negamax
// node: {n: name, e: static value for White, c: captures}
const N = (n, e, ...c) => ({ n, e, c });
const T = N("root", 0,
  N("Qd4", 1, N("exd4", -8, N("cxd4", -5)), N("Bxd4", -6, N("cxd4", 2))),
  N("Nf3", 2, N("Bxf3", -1, N("gxf3", 2, N("Qxf3", -3))), N("Rxf3", -2, N("gxf3", 3))),
  N("h3", 1, N("Bxh3", 0, N("gxh3", 3)), N("Rxh3", 4, N("gxh3", 6))),
  N("Kb1", 3, N("axb2", 2, N("Kxb2", 3))));
const say = (...a) => console.log(...a);
function quies(x, alpha, beta, color) {
  const stand = color * x.e;
  say("stand", stand);
  if (stand >= beta) { if (x.c.length) say("cut", ...x.c.map(k => k.n)); say("exit", beta); return beta; }
  if (alpha < stand) alpha = stand;
  for (let i = 0; i < x.c.length; i++) {
    say("enter", x.c[i].n, -beta, -alpha);
    const score = -quies(x.c[i], -beta, -alpha, -color);
    if (score >= beta) {
      if (i + 1 < x.c.length) say("cut", ...x.c.slice(i + 1).map(k => k.n));
      say("exit", beta);
      return beta;
    }
    if (score > alpha) alpha = score;
  }
  say("exit", alpha);
  return alpha;
}
say("yomisuji search-log 2\nalgorithm quiescence-alpha-beta\nview mover\nreturn hard");
let alpha = -Infinity;
say("enter root -inf inf");
for (const k of T.c) {
  say("enter", k.n, -Infinity, -alpha);
  const v = -quies(k, -Infinity, -alpha, -1);
  if (v > alpha) alpha = v;
}
say("exit", alpha);
