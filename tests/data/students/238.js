// Proof-number search on an AND/OR tree; MIN (the attacker) moves at the root
const tree = [[[-1, [1, -1]], [[1, 1], [-1, 1], 1]], [[[1, -1], [1, 1, -1]], [1, [1, -1]], [1, 1]], [[[-1, 1], -1, [-1, -1, 1]], [[1, -1], [-1, 1]]], [1]];
const say = (kind, o = {}) => console.log(JSON.stringify({ kind, ...o }));
console.log(JSON.stringify({ yomisuji: "search-log", version: 2, algorithm: "pns", root: "min", view: "max", tree }));
const inf = x => (x === Infinity ? null : x);
class Node {
  constructor(t, no, attacker, parent) { Object.assign(this, { t, no, attacker, parent, pn: 1, dn: 1, kids: null }); }
  enter() { say("enter", this.parent ? { node: String(this.no) } : {}); }
  develop() {
    if (!Array.isArray(this.t)) {
      [this.pn, this.dn] = this.t < 0 ? [0, Infinity] : [Infinity, 0];
      say("leaf", { value: this.t });
      return;
    }
    this.kids = this.t.map((k, i) => new Node(k, i + 1, !this.attacker, this));
    say("expand", { children: this.kids.map(k => String(k.no)) });
    this.update();
  }
  update() {
    const p = this.kids.map(k => k.pn), d = this.kids.map(k => k.dn), add = (a, b) => a + b;
    this.pn = this.attacker ? Math.min(...p) : p.reduce(add);
    this.dn = this.attacker ? d.reduce(add) : Math.min(...d);
    say("numbers", { numbers: [inf(this.pn), inf(this.dn)] });
  }
}
const root = new Node(tree, 0, true, null);
while (root.pn > 0 && root.dn > 0) {
  let n = root;
  n.enter();
  while (n.kids) {
    n = n.attacker ? n.kids.find(k => k.pn === n.pn) : n.kids.find(k => k.dn === n.dn);
    n.enter();
  }
  n.develop();
  if (n.kids) n.pn === 0 ? say("exit", { value: -1 }) : n.dn === 0 ? say("exit", { value: 1 }) : say("leave");
  for (n = n.parent; n; n = n.parent) {
    n.update();
    if (n.pn === 0) say("exit", { value: -1 });
    else if (n.dn === 0) say("exit", { value: 1 });
    else say("leave");
  }
  if (!root.kids) break;
}
