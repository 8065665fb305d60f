// minimax; the leaves come from a text, three children everywhere
const text = "8 12 5 17 9 30 4 11 6 25 7 3 10 2 14 9 21 16 13 8 40 5 19 6 33 12 7";
const leaves = text.split(" "); //R: const leaves = text.split(" ").map(Number);
const nested = a => a.length === 3 ? a : [0, 1, 2].map(i => nested(a.slice(i * a.length / 3, (i + 1) * a.length / 3)));
const tree = nested(leaves);
console.log("yomisuji search-log 1");
console.log("algorithm minimax");
console.log("tree " + JSON.stringify(tree).replace(/"/g, ""));

function minimax(node, isMax, name) {
  console.log("enter " + name);
  if (!Array.isArray(node)) {
    console.log("leaf " + node);
    return node;
  }
  let best = null;
  node.forEach((child, i) => {
    const value = minimax(child, !isMax, i);
    if (best === null || (isMax ? value > best : value < best)) best = value;
  });
  console.log("exit " + best);
  return best;
}
minimax(tree, true, "root");
