function minimax(node, isMax, name) {
  console.log("enter " + name);
  if (!Array.isArray(node)) {
    console.log("leaf " + node);
    return node;
  }
  best = isMax ? -Infinity : Infinity;
  for (let i = 0; i < node.length; i++) {
    const v = minimax(node[i], !isMax, i);
    if (isMax && v > best) best = v;
    if (!isMax && v < best) best = v;
  }
  console.log("exit " + best);
  return best;
}

const tree = [[[5, 2], [4, 7]], [[9, 3], [1, 6, 8]], [[2, 0], [10, 4]]];
console.log("yomisuji search-log 1");
console.log("algorithm minimax");
console.log("tree " + JSON.stringify(tree));
minimax(tree, true, "root");
