'use strict';
// Proof-number search: can MAX win? Leaves: 1 win, 0 draw, -1 loss for MAX.
const TREE = [[1, [0, -1]], [[0, 1], [1, 1]], [[-1, 1], 0]];

class PNode {
  constructor(data, isMax, parent, name) {
    Object.assign(this, { data, isMax, parent, name, kids: null, pn: 1, dn: 1 });
  }
  get terminal() { return typeof this.data === 'number'; }
  evaluate() {
    if (this.data >= 0) { this.pn = 0; this.dn = Infinity; }
    else { this.pn = Infinity; this.dn = 0; }
  }
  update() {
    const p = this.kids.map(k => k.pn), d = this.kids.map(k => k.dn);
    const sum = l => l.reduce((x, y) => x + y, 0);
    if (this.isMax) { this.pn = Math.min(...p); this.dn = sum(d); }
    else { this.pn = sum(p); this.dn = Math.min(...d); }
  }
}

const say = (...w) => console.log(w.join(' '));
say('yomisuji search-log 2');
say('algorithm pns');
say('tree', JSON.stringify(TREE));
const root = new PNode(TREE, true, null, 'root');
while (root.pn !== 0 && root.dn !== 0) {
  let n = root;
  say('enter', n.name);
  while (n.kids) {
    n = n.isMax ? n.kids.find(k => k.pn === n.pn) : n.kids.find(k => k.dn === n.dn);
    say('enter', n.name);
  }
  n.kids = n.data.map((d, i) => new PNode(d, !n.isMax, n, i + 1));
  for (const k of n.kids) if (k.terminal) {
    k.evaluate();
    say('enter', k.name);
    say('leaf', k.data);
  }
  for (; n; n = n.parent) {
    n.update();
    say('numbers', n.pn, n.dn);
    say('leave');
  }
}
