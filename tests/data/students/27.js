// plain minimax on a random tree
let x = 12345;
function rnd(n) {
  x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
  return (x >> 12) % n;
}
function build(d) {
  if (d === 0) return rnd(201) - 100;
  const kids = [];
  const n = 3 + (d === 2 ? 1 : 0);
  for (let i = 0; i < n; i++) kids.push(build(d - 1));
  return kids;
}
function minimax(node, max, name, pad = "") {
  console.log(`${pad}enter ${name}`);
  if (!(node instanceof Array)) {
    console.log(`${pad}leaf ${node}`);
    return node;
  }
  const vals = node.map((k, i) => minimax(k, !max, i, pad + " "));
  const v = max ? Math.max(...vals) : Math.min(...vals);
  console.log(`${pad}exit ${v}`);
  return v;
}
console.log("yomisuji search-log 1\nalgorithm minimax\nroot min");
minimax(build(3), false, "root");
