'use strict';
// alpha-beta, generators; says what the parent has taken over
const TREE = [[7, [4, 9, 4]], [[3, 8], 5, [6, 1]], [[2, 2], [10, 0], 6]];

function* alphaBeta(node, alpha, beta, isMax, name = 'root') {
  yield `enter ${name} ${alpha} ${beta}`;
  if (typeof node === 'number') {
    yield `leaf ${node}`;
    return node;
  }
  const better = isMax ? Math.max : Math.min;
  let best;
  for (const i of node.keys()) {
    const value = yield* alphaBeta(node[i], alpha, beta, !isMax, i);
    yield `back ${value}`;
    best = best === undefined ? value : better(best, value);
    if (isMax) alpha = better(alpha, best);
    else beta = better(beta, best);
    if (alpha >= beta && i < node.length - 1) {
      yield 'cut';
      break;
    }
  }
  yield `exit ${best}`;
  return best;
}

console.log('yomisuji search-log 1');
console.log('root min');
console.log('cut >=');
for (const line of alphaBeta(TREE, -Infinity, Infinity, false)) console.log(line);
