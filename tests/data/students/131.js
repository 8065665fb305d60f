// Full search for two plies, then only captures with standing pat. MAX = white.
const position = {
  e4: {
    Nf6: { stand: 1, takes: { Nxe4: { stand: -2, takes: { Qxe4: { stand: 3, takes: {} } } } } },
    d5: { stand: 0, takes: { exd5: { stand: 2, takes: { Qxd5: { stand: -1, takes: {} } } }, Bxd5: { stand: 4, takes: {} } } },
  },
  d4: {
    c5: { stand: -3, takes: { dxc5: { stand: -1, takes: { Bxc5: { stand: -5, takes: {} } } } } },
    e5: { stand: 5, takes: { dxe5: { stand: 6, takes: {} } } },
  },
  Nf3: {
    g5: { stand: 2, takes: { Nxg5: { stand: 4, takes: { Qxg5: { stand: 0, takes: { Bxg5: { stand: 9, takes: {} } } }, hxg5: { stand: 1, takes: {} } } } } },
    b6: { stand: 1, takes: {} },
  },
};

function log(...words) { console.log(...words); }

function quiesce(p, alpha, beta, white, name) {
  log("enter", name, alpha, beta);
  log("stand", p.stand);
  let best = p.stand;
  if (white) alpha = Math.max(alpha, best); else beta = Math.min(beta, best);
  if (alpha >= beta) {
    log("cut");
    log("exit", best);
    return best;
  }
  for (const [move, next] of Object.entries(p.takes)) {
    const v = quiesce(next, alpha, beta, !white, move);
    if (white) { if (v > best) best = v; if (best > alpha) alpha = best; }
    else { if (v < best) best = v; if (best < beta) beta = best; }
    if (alpha >= beta) { log("cut"); break; }
  }
  log("exit", best);
  return best;
}

function search(p, depth, alpha, beta, white, name) {
  if (depth === 0) return quiesce(p, alpha, beta, white, name);
  log("enter", name, alpha, beta);
  let best = white ? -Infinity : Infinity;
  const moves = Object.entries(p);
  for (let i = 0; i < moves.length; i++) {
    const v = search(moves[i][1], depth - 1, alpha, beta, !white, moves[i][0]);
    if (white) { best = Math.max(best, v); alpha = Math.max(alpha, best); }
    else { best = Math.min(best, v); beta = Math.min(beta, best); }
    if (alpha >= beta && i + 1 < moves.length) { log("cut", moves.slice(i + 1).map(m => m[0]).join(" ")); break; }
  }
  log("exit", best);
  return best;
}

log("yomisuji search-log 2");
log("algorithm quiescence-alpha-beta");
search(position, 2, -Infinity, Infinity, true, "start");
