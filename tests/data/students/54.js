#!/usr/bin/env node
// negamax
const INF = 1000;
const T = [[[1, 8], [5, 3]], [[9, 2], [4, 7], [6, 0]]];
let depth = 0;
const log = (...w) => console.log(" ".repeat(depth) + w.join(" "));

const negamax = (node, alpha, beta, color, name) => {
  log("enter", name, alpha, beta);
  if (!node.length) {
    log("leaf", color * node);
    return color * node;
  }
  let best = -INF;
  node.every((child, i) => {
    depth++;
    const value = negamax(child, -beta, -alpha, -color, i + 1);
    depth--;
    best = Math.max(best, value);
    alpha = Math.max(alpha, best);
    if (alpha >= beta) log("cut");
    return alpha < beta;
  });
  log("exit", best);
  return best;
};

console.log("yomisuji search-log 1");
console.log("view mover");
console.log("infinity " + INF);
console.log("tree " + JSON.stringify(T));
negamax(T, -INF, INF, 1, "root");
