// minimax; the tree comes as text
const text = "[[9, 10, 4], [7, 25, 8], [30, 6, 12], [11, 100, 5]]";
const tokens = text.match(/\[|\]|-?\d+/g);

function parse() {
  const t = tokens.shift();
  if (t !== "[") return t;
  const list = [];
  while (tokens[0] !== "]") list.push(parse());
  tokens.shift();
  return list;
}

function minimax(node, max) {
  console.log("enter");
  if (!Array.isArray(node)) {
    console.log("leaf " + node);
    return node;
  }
  let best = null;
  for (const child of node) {
    const v = minimax(child, !max);
    if (best === null || (max ? v > best : v < best)) best = v;
  }
  console.log("exit " + best);
  return best;
}

console.log("yomisuji search-log 1");
console.log("algorithm minimax");
console.log("root max");
console.log("tree " + text);
minimax(parse(), true);
