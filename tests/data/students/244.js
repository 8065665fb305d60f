// UCT in negamax style: every node keeps what the player to move there has got (0 to 1)
let seed = 244;
const rand = n => { seed = (seed * 16807) % 2147483647; return seed % n; };
const lines = [];
const w = (...a) => lines.push(a.join(" "));
const C = 0.9;
w("yomisuji search-log 2"); w("algorithm uct"); w("view mover"); w("results 0 1"); w("exploration", C);
// subtraction game: take 1, 3 or 4; who takes the last one wins
const make = (heap, take) => ({ heap, take, n: 0, sum: 0, kids: null });
function playout(heap) {
  let turn = 0;
  while (heap > 0) {
    const t = [1, 3, 4].filter(x => x <= heap);
    heap -= t[rand(t.length)];
    turn ^= 1;
  }
  return turn === 1 ? 1 : 0; // for the player to move at the start of the playout
}
function iterate(node) {
  let r;
  if (node.heap === 0) r = 0;
  if (node.heap === 0 || (node.n === 0 && node.take !== 0)) {
    if (r === undefined) r = playout(node.heap);
    w("playout", r);
  } else {
    if (!node.kids) {
      node.kids = [1, 3, 4].filter(x => x <= node.heap).map(x => make(node.heap - x, x));
      w("expand", ...node.kids.map(k => "take-" + k.take));
    }
    let next = node.kids.find(k => k.n === 0);
    if (!next) {
      const ucb = k => 1 - k.sum / k.n + C * Math.sqrt(Math.log(node.n) / k.n);
      next = node.kids.reduce((a, b) => (ucb(b) > ucb(a) ? b : a));
    }
    w("enter", "take-" + next.take);
    r = iterate(next);
  }
  node.n += 1;
  node.sum += r;
  w("update", node.n, (node.sum / node.n).toFixed(5));
  return r;
}
const root = make(9, 0);
for (let i = 1; i <= 50; i++) { w("iteration", i); iterate(root); }
console.log(lines.join("\n"));
