'use strict';
// MTD(f), negamax with memory. Values differ by whole numbers.
class Rng { constructor(s) { this.s = s; } next(n) { this.s = (this.s * 48271) % 2147483647; return this.s % n; } }
const rng = new Rng(226);
const grow = d => (d === 0 ? rng.next(60) - 30 : Array.from({ length: 2 + rng.next(2) }, () => grow(d - 1)));
const tree = grow(4);
const log = (kind, rest) => console.log(JSON.stringify({ kind, ...rest }));
console.log(JSON.stringify({ yomisuji: 'search-log', version: 2, algorithm: 'mtd-f', view: 'mover', return: 'soft', cut: '>=', order: 'tree', tree }));
const lower = new Map(), upper = new Map();

function ab(node, path, alpha, beta, sign) {
  log('enter', { node: path, alpha, beta });
  if (typeof node === 'number') { log('leaf', { value: sign * node }); return sign * node; }
  const key = path.join('/');
  if (lower.has(key) && lower.get(key) >= beta) { log('recall', { value: lower.get(key), bound: 'lower' }); return lower.get(key); }
  if (upper.has(key) && upper.get(key) <= alpha) { log('recall', { value: upper.get(key), bound: 'upper' }); return upper.get(key); }
  let g = -Infinity;
  for (let i = 0; i < node.length; i++) {
    g = Math.max(g, -ab(node[i], [...path, i], -beta, -Math.max(alpha, g), -sign));
    if (g >= beta) {
      if (i < node.length - 1) log('cut', { skipped: node.slice(i + 1).map((_, j) => String(i + 1 + j)) });
      break;
    }
  }
  if (g >= beta) lower.set(key, g); else upper.set(key, g); // null windows only
  log('exit', { value: g });
  return g;
}
let g = 0, lo = -Infinity, hi = Infinity;
do {
  const beta = g === lo ? g + 1 : g;
  g = ab(tree, [], beta - 1, beta, 1);
  if (g < beta) hi = g; else lo = g;
} while (lo < hi);
