// fail-hard, numbers with decimals; names as in the picture
const N = (name, ...kids) => ({ name, kids });
const t = N("A",
  N("B", N("E", 0.25, 1.5), N("F", -0.75, 2, 0.5), N("G", 1.25, 3)),
  N("C", N("H", 2.5, 0.125), N("I", 0.25, -1)),
  N("D", N("J", 4, 0.5), N("K", 1.5, 1.5), N("L", -2.5, 0.75)));

const nameOf = (parent, k, i) => (typeof k === "object" ? k.name : parent.name + "-" + "pqr"[i]);
function max(n, name, a, b) {
  console.log("enter", name, String(a), String(b));
  if (typeof n === "number") return leaf(n);
  for (const [i, k] of n.kids.entries()) {
    const v = min(k, nameOf(n, k, i), a, b);
    if (v >= b) return cut(n, i, b);
    if (v > a) a = v;
  }
  return exit(a);
}
function min(n, name, a, b) {
  console.log("enter", name, String(a), String(b));
  if (typeof n === "number") return leaf(n);
  for (const [i, k] of n.kids.entries()) {
    const v = max(k, nameOf(n, k, i), a, b);
    if (v <= a) return cut(n, i, a);
    if (v < b) b = v;
  }
  return exit(b);
}
function leaf(v) { console.log("leaf " + v); return v; }
function exit(v) { console.log("exit " + v); return v; }
function cut(n, i, bound) {
  const rest = n.kids.slice(i + 1).map((k, j) => nameOf(n, k, i + 1 + j));
  if (rest.length) console.log("cut " + rest.join(" "));
  return exit(bound);
}
console.log("yomisuji search-log 1\nroot max");
max(t, "A", -Infinity, Infinity);
